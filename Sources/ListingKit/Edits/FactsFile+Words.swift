import Findings
import Values
import YAML

// How the description is changed, which stands below the facts or under a key of its own.
extension FactsFile {
    /// The key of a description.
    private static let key = "description"

    /// The description as it is written; nil if there is none.
    var words: String? {
        if let body, body.contains(where: { $0 > 0x20 }) { return FactsFile.words(in: String(decoding: body, as: UTF8.self)) }
        return root[FactsFile.key]?.text.map(FactsFile.words)
    }

    /// The file with another description, where the one stands that it has; all that is around it stays, and so does the sort of its line ends.
    func settingWords(_ text: String, order: [String]) throws(UnchangeableFact) -> FactsFile {
        let text = FactsFile.words(in: text)
        if text == words { return self }
        guard let body, root[FactsFile.key].map(\.isEmpty) ?? true else {
            return try setting(FactsFile.key, to: text.isEmpty ? nil : YAMLNode(text), order: order)
        }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf8) }
        var place = range(ofWordsIn: body)
        var bytes = Array(lines.joined(separator: lineEnd))
        if place.isEmpty {
            // Below the line of hyphens, which may have no end, and an empty one.
            place = body.startIndex..<body.endIndex
            let isClosed = source.bytes[..<body.startIndex].last == lineEnd.last
            bytes = (isClosed ? [] : lineEnd) + lineEnd + bytes + lineEnd
        }
        let changed = FactsFile(replacing([Replacement(place, bytes)]))
        guard let changed, changed.root.says(root), changed.words ?? "" == text else {
            throw UnchangeableFact(key: FactsFile.key, line: root.span.line)
        }
        return changed
    }

    /// Where the text begins and ends among what is below the facts, without empty lines around it.
    private func range(ofWordsIn body: ArraySlice<UInt8>) -> Range<Int> {
        guard let first = body.firstIndex(where: { $0 > 0x20 }), let last = body.lastIndex(where: { $0 > 0x20 }) else {
            return body.startIndex..<body.startIndex
        }
        // What its first line is indented by is part of it.
        let start = body[..<first].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? body.startIndex
        return start..<(last + 1)
    }

    /// A text with line ends of one sort, without empty lines around it.
    private static func words(in text: String) -> String {
        let lines = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
            .split(separator: "\n", omittingEmptySubsequences: false)
        let isEmpty: (Substring) -> Bool = { $0.allSatisfy(\.isWhitespace) }
        guard let first = lines.firstIndex(where: { !isEmpty($0) }), let last = lines.lastIndex(where: { !isEmpty($0) }) else { return "" }
        let whole = lines[first...last].joined(separator: "\n")
        return String(whole[..<(whole.lastIndex { !$0.isWhitespace }.map { whole.index(after: $0) } ?? whole.endIndex)])
    }
}
