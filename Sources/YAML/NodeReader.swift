import Findings
import Values

/// Reads the values of a mapping that a maintainer writes (board, kind, owner), with findings of one rule.
package struct NodeReader {
    package let node: YAMLNode
    package let rule: Rule

    /// See the properties.
    package init(node: YAMLNode, rule: Rule) {
        self.node = node
        self.rule = rule
    }

    /// `what` says in a message what the value must be, and `example` is a line that is right.
    package func text(_ key: String, what: String = "text", example: String? = nil, report: inout Report) -> String? {
        guard let value = node[key], !value.isEmpty else { return nil }
        guard let text = value.text else {
            let only = value.items.flatMap { $0.count == 1 ? $0[0].text : nil }
            return report.reject(
                rule, value.span, "\(key.quoted) must be \(what), not \(value.noun)",
                fix: only.map { "\(key): \(YAMLText.flowScalar($0))" } ?? example)
        }
        let trimmed = text.trimmed
        guard !trimmed.isEmpty else { return nil }
        if trimmed.isVisible { return trimmed }
        return report.reject(
            rule, value.span, "\(key.quoted) shows nothing: it is made of invisible characters alone",
            fix: report.fix(value, key: key, value: Rule.ellipsis))
    }

    /// A text in somebody's own words, in which a `#` may be meant.
    package func words(_ key: String, report: inout Report) -> String? {
        guard let text = text(key, report: &report), let value = node[key] else { return nil }
        Rule.checkComment(after: value, key: key, report: &report)
        return text
    }

    package func list(_ key: String, report: inout Report) -> [YAMLNode] {
        guard let value = node[key], !value.isEmpty else { return [] }
        guard let items = value.items else {
            report.add(
                rule, value.span, "\(key.quoted) must be a list",
                fix: "\(key): \(value.text.map { "[\(YAMLText.flowScalar($0))]" } ?? "[…]")")
            return []
        }
        return items.filter { item in
            if item.text != nil { return true }
            report.add(rule, item.span, "an item of \(key.quoted) must be text, not \(item.noun)")
            return false
        }
    }

    package func integer(_ key: String, _ range: ClosedRange<Int>, default fallback: Int, report: inout Report) -> Int {
        let what = "a whole number from \(range.lowerBound) to \(range.upperBound)"
        let usual = "\(key): \(fallback)"
        guard let text = text(key, what: what, example: usual, report: &report) else { return fallback }
        guard let number = Int(text), range.contains(number) else {
            // "1,000" is meant well.
            let nearest = Int(text.filter { $0 != "," && $0 != " " }).map { "\(key): \(min(max($0, range.lowerBound), range.upperBound))" }
            report.add(
                rule, node[key]?.span ?? node.span, "\(key.quoted) must be \(what), not \(text.quoted)",
                reason: "Without the line it is \(fallback).", fix: nearest ?? usual)
            return fallback
        }
        return number
    }

    package func yesNo(_ key: String, default fallback: Bool, report: inout Report) -> Bool {
        let other = "\(key): \(fallback ? "no" : "yes")"
        guard let text = text(key, what: "yes or no", example: other, report: &report) else { return fallback }
        guard let value = YesNo.read(text) else {
            let meant = YesNo.meant(text).map { report.fix(node[key] ?? node, key: key, value: $0 ? "yes" : "no") }
            report.add(
                rule, node[key]?.span ?? node.span, "\(key.quoted) must be yes or no, not \(text.quoted)",
                reason: "Without the line it is \(fallback ? "yes" : "no").", fix: meant ?? other)
            return fallback
        }
        return value
    }

    package func choice<Choice: RawRepresentable & CaseIterable>(
        _ key: String, _ type: Choice.Type, synonyms: [String: String] = [:], report: inout Report
    ) -> Choice? where Choice.RawValue == String {
        guard let text = text(key, report: &report) else { return nil }
        if let choice = Choice(rawValue: text) { return choice }
        let words = Choice.allCases.map { $0.rawValue }
        let meant = synonyms[text.foldedWord] ?? words.first { $0 == text.foldedWord } ?? Spelling.nearest(to: text, among: words)
        return report.reject(
            rule, node[key]?.span ?? node.span, "\(key.quoted) must be \(words.listed("or")), not \(text.quoted)",
            fix: meant.map { report.fix(node[key] ?? node, key: key, value: $0) })
    }
}

/// The words for yes and no that a file may use.
package enum YesNo {
    package static func read(_ text: String) -> Bool? {
        switch text.lowercased() {
        case "yes", "true": true
        case "no", "false": false
        default: nil
        }
    }

    /// What other usual words mean, which are not taken but understood.
    package static func meant(_ text: String) -> Bool? {
        switch text.lowercased() {
        case "y", "yep", "yeah", "on", "1", "si", "ja", "ok", "okay", "sure": true
        case "n", "nope", "none", "off", "0", "nil", "nein", "never": false
        default: nil
        }
    }
}
