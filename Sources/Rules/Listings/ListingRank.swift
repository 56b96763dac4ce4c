import Facts
import Findings
import Values
import YAML

extension Rule {
    package static let rankValue = Rule(
        "rank-value", .error, "A rank is a whole number from 1 to 999",
        "On their own page people can put their listings in order: rank 1 comes first, then 2 and so on, and listings without a rank come last, newest first. Two listings may have the same rank.",
        example: "rank: 1")

    /// The place that a listing wants on the page of its owner.
    static func rank(_ node: YAMLNode, report: inout Report) -> Int? {
        guard let text = text(node, key: "rank", report: &report) else { return nil }
        if text.utf8.count <= 3, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let rank = Int(text), rank > 0 { return rank }
        let meant = NumberWords.count(text).map { min(999, max(1, $0)) } ?? 1
        return report.reject(
            .rankValue, node.span, "\"rank\" is a whole number from 1 to 999, not \(text.quoted)",
            reason: "It's the listing's place on your own page. Leave it out, and the listing comes after those with a rank.",
            fix: report.fix(node, key: "rank", value: String(meant)))
    }
}
