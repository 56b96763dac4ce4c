import Findings
import Places
import Values
import YAML

/// The declaration of a field in a kind's file, from which its type reads what it needs.
public struct FieldDeclaration {
    /// The field's name.
    package let key: String
    package let keySpan: SourceSpan
    package let node: YAMLNode
    package let reader: NodeReader

    init(_ entry: YAMLNode.Entry) {
        key = entry.key
        keySpan = entry.keySpan
        node = entry.value
        reader = NodeReader(node: entry.value, rule: .kindFile)
    }

    /// The least and the greatest value, as `min` and `max` give them within limits.
    package func bounds(_ limits: ClosedRange<Int>, report: inout Report) -> ClosedRange<Int> {
        let low = reader.integer("min", limits, default: limits.lowerBound, report: &report)
        let high = reader.integer("max", limits, default: limits.upperBound, report: &report)
        if low <= high { return low...high }
        report.add(.kindFile, node.span, "the least value, \(low), is above the greatest, \(high)")
        return limits
    }

    /// The words of a field of choices; nil with a finding if there are none. `name` is the word for its type.
    package func choices(_ name: String, report: inout Report) -> [String]? {
        var words: [String] = []
        var seen: Set<String> = []
        for item in reader.list("of", report: &report) {
            if report.isFull { break }
            let word = item.text?.trimmed ?? ""
            if !word.isEmpty, seen.insert(word).inserted {
                words.append(word)
            } else {
                report.add(
                    .kindFile, item.span, word.isEmpty ? "a choice of \(key.quoted) is empty" : "\(word.quoted) is given twice",
                    fix: "Delete it.")
            }
        }
        if !words.isEmpty { return words }
        return report.reject(
            .kindFile, node.span, "\(key.quoted) needs its choices",
            fix: report.indented("\(key): {type: \(name), of: […]}", at: keySpan))
    }

    /// What a card says for some of a field's choices, as `card` gives it; nil if it says nothing of the kind.
    func wordsOnCard(of choices: [String], report: inout Report) -> [String: String]? {
        guard let node = node["card"], !node.isEmpty else { return nil }
        guard let entries = node.entries else {
            return report.reject(
                .kindFile, node.span, "\"card\" must be a group of choices with what a card says for them",
                fix: choices.first.map { "card: {\(YAMLText.flowScalar($0)): …}" })
        }
        var words: [String: String] = [:]
        for entry in entries where !report.isFull {
            if !choices.contains(entry.key) {
                report.add(
                    .kindFile, entry.keySpan, "\(entry.key.quoted) is not among the choices of this field",
                    reason: "The choices are \(PlaceWording.list(choices, limit: 12)).")
            } else if let text = entry.value.text?.trimmed, !text.isEmpty {
                words[entry.key] = text
            } else {
                report.add(.kindFile, entry.value.span, "\(entry.key.quoted) must be followed by what a card says, not \(entry.value.noun)")
            }
        }
        return words
    }
}
