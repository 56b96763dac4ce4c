import ArgumentParser
import Findings
import ListingKit
import Values

/// `houser explain RULE`: tells what a rule wants, and why.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "explain", abstract: "Explain what a rule wants, and why.")

    @Argument(help: ArgumentHelp("The rule's id, as shown in brackets after a problem.", valueName: "rule"))
    var rule: String

    func run() throws {
        guard let found = Rule.named(rule) else {
            let guess = Self.nearest(to: rule.lowercased(), among: Rule.all.map(\.id))
            throw ValidationError(
                "There is no rule '\(rule)'." + (guess.map { " Did you mean '\($0)'?" } ?? "") + " 'houser rules' lists them all.")
        }
        try Terminal.print("\(found.id) (\(found.severity.rawValue))\n\(found.title).\n\n\(TextWrap.wrap(found.explanation, width: 78))\n")
        guard !found.example.isEmpty else { return }
        let lines = found.example.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }
        try Terminal.print("\nFor example:\n\n" + lines.joined())
    }

    /// The id that is most like a text: by its spelling, else the first that begins with it, else the one that shares most words with it.
    private static func nearest(to text: String, among ids: [String]) -> String? {
        if let near = Spelling.nearest(to: text, among: ids) { return near }
        if text.count > 2, let begun = ids.first(where: { $0.hasPrefix(text) }) { return begun }
        let words = Set(text.split { !$0.isLetter })
        let shared = ids.map { id in (id: id, count: id.split(separator: "-").count { words.contains($0) }) }
        guard let most = shared.map(\.count).max(), most > 0 else { return nil }
        return shared.first { $0.count == most }?.id
    }
}

/// Breaks text into lines at spaces.
enum TextWrap {
    static func wrap(_ text: String, width: Int) -> String {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return (lines + [line]).joined(separator: "\n")
    }
}
