import Findings
import Values

extension Rule {
    package static let valueShape = Rule(
        "value-shape", .error, "Every fact is written the right way",
        "Some facts are plain text, some a list in brackets, some a few named parts in braces. The message shows how to write this one.")

    /// The text of a node on one line, or nil with a finding.
    package static func text(_ node: YAMLNode, key: String, report: inout Report) -> String? {
        guard let text = node.text else {
            let only = isOwnLine(node, report) ? nil : node.items.flatMap { $0.count == 1 ? $0[0].text : nil }
            return report.reject(
                .valueShape, node.span, "\(key.quoted) must be text, not \(node.noun)",
                fix: only.map { "\(key): \(YAMLText.flowScalar($0))" })
        }
        let trimmed = text.trimmed
        guard !trimmed.isEmpty else {
            return report.reject(.valueShape, node.span, "\(key.quoted) is empty", fix: "Fill it in, or delete the line.")
        }
        guard trimmed.isVisible else {
            return report.reject(
                .valueShape, node.span, "\(key.quoted) shows nothing: it is made of invisible characters alone",
                fix: report.line(replacing: node, with: ellipsis) ?? "Fill it in, or delete the line.")
        }
        return trimmed
    }

    /// The items of a list; a single text counts as one item. `word` corrects an item for a fix.
    package static func list(
        _ node: YAMLNode, key: String, sample: @autoclosure () -> String, word: (String) -> String = { $0 }, report: inout Report
    ) -> [YAMLNode]? {
        if let items = node.items { return items }
        if checkHyphens(node, report: &report) { return nil }
        if let text = node.text, !node.isEmpty {
            let parts = text.split { $0 == "," || $0 == ";" || $0 == "\n" }.map { $0.trimmed }.filter { !$0.isEmpty }
            guard parts.count > 1, parts.count <= 100 else { return [node] }
            return report.reject(
                .valueShape, node.span, "\(key.quoted) must be a list in brackets, not text with commas",
                fix: "\(key): [\(parts.map { YAMLText.flowScalar(word($0)) }.joined(separator: ", "))]")
        }
        // A group where a list of groups is wanted is most likely its only item.
        let sample = sample()
        let isItem = !(node.entries ?? []).isEmpty && sample.hasPrefix("[{")
        return report.reject(
            .valueShape, node.span, "\(key.quoted) must be a list" + (isItem ? ", also of one group" : ""),
            reason: isItem && isOwnLine(node, report)
                ? "Put a hyphen and a space before its first key, and two more spaces before its others." : "",
            fix: isOwnLine(node, report) ? nil : "\(key): " + (isItem ? "[\(YAMLText.flow(node))]" : sample))
    }

    /// The group of a node, with unknown keys reported. `item` is how it is written in a list.
    package static func group(
        _ node: YAMLNode, keys: [String], key: String, sample: @autoclosure () -> String, item: @autoclosure () -> String? = nil,
        guesses: (YAMLNode, [String]) -> KeyGuesses = { KeyGuesses(node: $0, allowed: $1) }, report: inout Report
    ) -> YAMLNode? {
        guard node.entries != nil else {
            return report.reject(
                .valueShape, node.span, "\(key.quoted) must be in named parts, in braces, not \(node.noun)",
                fix: item().flatMap { report.line(replacing: node, with: $0) } ?? (isOwnLine(node, report) ? nil : "\(key): \(sample())"))
        }
        if KeyCheck.hasUnknown(node, keys) {
            KeyCheck.check(guesses(node, keys), of: key.quoted, rule: .unknownKey, report: &report)
        }
        return node
    }

    /// Whether a list or group starts on a line of its own below its key, where a line with the key must not be pasted.
    package static func isOwnLine(_ node: YAMLNode, _ report: Report) -> Bool {
        guard node.text == nil, node.span.column > 0, let line = report.source.line(node.span.line) else { return false }
        return line.unicodeScalars.prefix(node.span.column - 1).allSatisfy { $0 == " " }
    }
}
