import ArgumentParser
import Findings
import ListingKit

/// `houser rules`: lists what is checked.
struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "rules", abstract: "List everything that is checked.")

    func run() throws {
        let width = Rule.all.map(\.id.count).max() ?? 0
        for rule in Rule.all {
            let id = rule.id + String(repeating: " ", count: width - rule.id.count)
            let severity = rule.severity.rawValue + String(repeating: " ", count: 7 - rule.severity.rawValue.count)
            try Terminal.print("\(id)  \(severity)  \(rule.title)\n")
        }
        try Terminal.print("\n\"houser explain RULE\" says more about one.\n")
    }
}
