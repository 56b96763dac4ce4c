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
            let ids = Rule.all.map(\.id)
            let guess = Spelling.nearest(to: rule, among: ids) ?? ids.first { $0.split(separator: "-").contains(rule.lowercased()[...]) }
            throw ValidationError(
                "There is no rule '\(rule)'." + (guess.map { " Did you mean '\($0)'?" } ?? "") + " 'houser rules' lists them all.")
        }
        try Terminal.print("\(found.id) (\(found.severity.rawValue))\n\(found.title).\n\n\(TextWrap.wrap(found.explanation, width: 78))\n")
        guard !found.example.isEmpty else { return }
        let lines = found.example.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }
        try Terminal.print("\nFor example:\n\n" + lines.joined())
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
