import Findings

extension Diagnostic {
    /// The text of a file once somebody did what the first fix says; nil if it takes more than to paste lines or to delete some.
    func pasted(into text: String) -> String? {
        guard let fix, span.line > 0 else { return nil }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let place = span.line - 1
        guard lines.indices.contains(place) else { return nil }
        switch fix {
        case "Delete this line.", "Delete one of the two lines.": lines.remove(at: place)
        case _ where fix.hasPrefix("Delete everything above"): lines.removeSubrange(..<(lines.firstIndex { $0.hasPrefix("---") } ?? 0))
        case "Keep one of the two.": lines.remove(at: place)
        default:
            guard let offered = fix.split(separator: "\nor\n").first.map({ $0.split(separator: "\n").map(String.init) }) else { return nil }
            // A fact that is missing has no line yet, and what follows the last one is shown below it.
            let isNew = missing.map { !$0.contains(".") } ?? false && !message.contains("has no value") && offered.first != lines[place]
            lines.replaceSubrange(place..<(isNew ? place : place + 1), with: offered)
        }
        return lines.joined(separator: "\n")
    }
}
