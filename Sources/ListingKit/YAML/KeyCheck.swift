/// Finds keys that nobody knows, with the key that was probably meant.
enum KeyCheck {
    static func check(_ node: YAMLNode, allowed: [String], of owner: String, rule: Rule, report: inout Report) {
        var previous: YAMLNode.Entry?
        for entry in node.entries ?? [] {
            defer { previous = entry }
            if allowed.contains(entry.key) { continue }
            // Looking for the key that was meant takes its time.
            if report.isFull { return }
            if let previous, let text = previous.value.text, isRest(entry, of: previous) {
                report.add(
                    rule, entry.keySpan, "\(entry.key.quoted) is taken for a key, since a comma in braces ends a value",
                    reason: "A value with a comma stands in double quotes.",
                    fix: "\(previous.key): \(YAMLText.quoted(text + ", " + entry.key))")
            } else {
                let meant = KeyWords.meant(entry.key, in: allowed)
                unknown(entry, among: node, allowed: allowed, of: owner, meant: meant, rule: rule, report: &report)
            }
        }
    }

    /// Whether a key without a value is what follows a comma in the value before it, all in braces on one line.
    private static func isRest(_ entry: YAMLNode.Entry, of previous: YAMLNode.Entry) -> Bool {
        entry.value.isEmpty && !previous.value.isQuoted && !previous.value.isEmpty && entry.keySpan.line == previous.keySpan.line
    }

    /// Reports a key that is not allowed; returns the one that was probably meant: by another word for it, else by its spelling. It is no
    /// fix to give a key that is there already once more.
    @discardableResult
    static func unknown(
        _ entry: YAMLNode.Entry, among siblings: YAMLNode, allowed: [String], of owner: String, meant: KeyWords.Meant? = nil, rule: Rule,
        report: inout Report
    ) -> String? {
        let guess = meant ?? Spelling.nearest(to: entry.key, among: allowed).map { KeyWords.Meant(key: $0) }
        let isTaken = guess.map { siblings[$0.key] != nil } ?? false
        let name = guess.map { $0.key.quoted + ($0.inner.map { " with \($0.quoted) inside" } ?? "") }
        report.add(
            rule, entry.keySpan, "\(owner) has no key \(entry.key.quoted)" + (name.map { "; did you mean \($0)?" } ?? ""),
            reason: allowed.count == 1 ? "The only key is \(allowed[0])." : "The keys are \(allowed.listed()).",
            fix: isTaken ? nil : guess.flatMap { fix($0, entry, report) })
        return guess?.key
    }

    /// The line with the key that was meant.
    private static func fix(_ meant: KeyWords.Meant, _ entry: YAMLNode.Entry, _ report: Report) -> String? {
        let value = entry.value
        guard let inner = meant.inner else {
            // Inside a group the line holds more than the key.
            if entry.keySpan.column > 1, let line = report.line(replacing: entry.keySpan, with: meant.key) { return line }
            guard let text = value.text else { return "\(meant.key): \(YAMLText.flow(value))" }
            return "\(meant.key): \(text.contains("\n") ? "|" : value.isEmpty ? "" : YAMLText.scalar(text))".trimmed
        }
        guard let text = value.text, !text.contains("\n"), !value.isEmpty else { return nil }
        let keys = meant.key == "address" ? ["suburb", "state", "postcode"] : []
        let all = keys.contains(inner) ? keys : [inner] + keys
        return "\(meant.key): {\(all.map { "\($0): \($0 == inner ? YAMLText.flowScalar(text) : Rule.ellipsis)" }.joined(separator: ", "))}"
    }
}
