import Findings
import Values
import YAML

/// Reads the values of a mapping by their keys, as the types of fields read them. A key without a value is as good as none.
package struct NodeReader {
    package let node: YAMLNode
    package let rule: Rule

    /// See the properties.
    package init(node: YAMLNode, rule: Rule) {
        self.node = node
        self.rule = rule
    }

    /// The value of a key, if there is one.
    package subscript(key: String) -> YAMLNode? { node[key].flatMap { $0.isEmpty ? nil : $0 } }

    package func text(_ key: String, report: inout Report) -> String? { self[key].flatMap { Rule.text($0, key: key, report: &report) } }

    /// A text in somebody's own words, in which a `#` may be meant.
    package func words(_ key: String, report: inout Report) -> String? {
        self[key].flatMap { Rule.words($0, key: key, report: &report) }
    }

    package func list(_ key: String, report: inout Report) -> [YAMLNode] {
        self[key].map { Rule.items($0, key: key, report: &report) } ?? []
    }

    package func integer(_ key: String, _ range: ClosedRange<Int>, default fallback: Int, report: inout Report) -> Int {
        self[key].flatMap { Rule.setting($0, key: key, range, usual: fallback, report: &report) } ?? fallback
    }

    package func yesNo(_ key: String, default fallback: Bool, report: inout Report) -> Bool {
        self[key].flatMap { Rule.yesNo($0, key: key, likely: !fallback, report: &report) } ?? fallback
    }

    package func choice<Choice: RawRepresentable & CaseIterable>(_ key: String, _ type: Choice.Type, report: inout Report) -> Choice?
    where Choice.RawValue == String {
        self[key].flatMap { Rule.choice($0, of: type, key: key, report: &report) }
    }
}

extension Rule {
    /// A text in somebody's own words, in which a `#` may be meant.
    package static func words(_ node: YAMLNode, key: String, report: inout Report) -> String? {
        guard let text = text(node, key: key, report: &report) else { return nil }
        checkComment(after: node, key: key, report: &report)
        return text
    }

    /// The items of a list of texts; those that are none have findings.
    package static func items(_ node: YAMLNode, key: String, report: inout Report) -> [YAMLNode] {
        each(of: node, key: key, most: .max, shape: "[…]", report: &report) { item, _ in item }
    }

    /// A whole number that a file sets, of which others are taken for slips.
    package static func setting(
        _ node: YAMLNode, key: String, _ range: ClosedRange<Int>, usual: Int, report: inout Report
    ) -> Int? {
        guard let text = text(node, key: key, report: &report) else { return nil }
        if let number = Int(text), range.contains(number) { return number }
        // "1,000" is meant well.
        let meant = Int(text.filter { $0 != "," && $0 != " " }).map { min(max($0, range.lowerBound), range.upperBound) }
        return report.reject(
            .numberRange, node.span,
            "\(key.quoted) must be a whole number from \(range.lowerBound) to \(range.upperBound), not \(text.quoted)",
            reason: "Without the line it is \(usual).", fix: report.fix(node, key: key, value: String(meant ?? usual)))
    }

    /// One of the cases of an enum, by their words.
    package static func choice<Choice: RawRepresentable & CaseIterable>(
        _ node: YAMLNode, of type: Choice.Type, synonyms: @autoclosure () -> [String: String] = [:], key: String, report: inout Report
    ) -> Choice? where Choice.RawValue == String {
        let words = Choice.allCases.map { $0.rawValue }
        return choice(node, of: words, synonyms: synonyms(), key: key, report: &report).flatMap { Choice(rawValue: $0) }
    }
}
