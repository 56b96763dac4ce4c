import ArgumentParser
import Findings
import ListingKit

/// `houser rules`: lists what is checked.
struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "rules", abstract: "List everything that is checked.")

    /// A form of the list.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        /// For people.
        case text
        /// For programs.
        case json
    }

    @Option(help: "How the list is printed: text or json.")
    var format: Format = .text

    func run() throws {
        switch format {
        case .text: try printText()
        case .json: try Terminal.print(json)
        }
    }

    private func printText() throws {
        let width = Rule.all.map(\.id.count).max() ?? 0
        for rule in Rule.all {
            let id = rule.id + String(repeating: " ", count: width - rule.id.count)
            let severity = rule.severity.rawValue + String(repeating: " ", count: 7 - rule.severity.rawValue.count)
            try Terminal.print("\(id)  \(severity)  \(rule.title)\n")
        }
        try Terminal.print("\n\"houser explain RULE\" says more about one.\n")
    }

    private var json: String {
        let rules = Rule.all.map { rule in
            JSONDocument.object([
                ("id", .string(rule.id)), ("severity", .string(rule.severity.rawValue)), ("title", .string(rule.title)),
                ("explanation", .string(rule.explanation)), ("example", rule.example.isEmpty ? nil : .string(rule.example)),
            ])
        }
        return JSONDocument.object([("version", .number(1)), ("rules", .array(rules))]).document
    }
}
