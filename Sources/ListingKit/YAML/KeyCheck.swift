/// Finds keys that nobody knows, with the key that was probably meant.
enum KeyCheck {
    static func check(
        _ node: YAMLNode, allowed: [String], of owner: @autoclosure () -> String, rule: @autoclosure () -> Rule, report: inout Report
    ) {
        let entries = node.entries ?? []
        // Nearly always all keys are known.
        guard entries.contains(where: { !allowed.holds($0.key) }) else { return }
        let (owner, rule) = (owner(), rule())
        var index = 0
        while index < entries.count {
            let entry = entries[index]
            index += 1
            if allowed.contains(entry.key) { continue }
            // Looking for the key that was meant takes its time.
            if report.isFull { return }
            if index > 1, isRest(entry, of: entries[index - 2]) {
                let previous = entries[index - 2]
                while index < entries.count, isRest(entries[index], of: previous) { index += 1 }
                report.add(
                    rule, entry.keySpan, "\(entry.key.quoted) is taken for a key, since a comma in braces ends a value",
                    reason: "A value with a comma stands in double quotes.", fix: quoted(previous.value, to: entries[index - 1], report))
            } else {
                let meant = KeyWords.meant(entry.key, in: allowed)
                unknown(entry, among: node, allowed: allowed, of: owner, meant: meant, rule: rule, report: &report)
            }
        }
    }

    /// Whether a key that is not there was most likely meant by one that is not known, which has a finding already.
    static func isMisspelt(_ key: String, in node: YAMLNode, allowed: [String]) -> Bool {
        guard node[key] == nil else { return false }
        return (node.entries ?? []).prefix(20).contains { entry in
            guard !allowed.holds(entry.key) else { return false }
            return (KeyWords.meant(entry.key, in: allowed)?.key ?? Spelling.nearest(to: entry.key, among: allowed)) == key
        }
    }

    /// The whole line with all from a value to the last of its parts in quotes.
    private static func quoted(_ value: YAMLNode, to last: YAMLNode.Entry, _ report: Report) -> String? {
        let length = last.keySpan.column + last.keySpan.length - value.span.column
        guard length > 0, let line = report.source.line(value.span.line) else { return nil }
        let text = String(line.unicodeScalars.dropFirst(value.span.column - 1).prefix(length))
        return report.line(
            replacing: SourceSpan(line: value.span.line, column: value.span.column, length: length), with: YAMLText.quoted(text))
    }

    /// Whether a key without a value is what follows a comma in the value before it, all in braces on one line.
    static func isRest(_ entry: YAMLNode.Entry, of previous: YAMLNode.Entry) -> Bool {
        entry.value.isEmpty && !previous.value.isQuoted && !previous.value.isEmpty && entry.keySpan.line == previous.value.span.line
    }

    /// Reports a key that is not allowed; returns the one that was probably meant: by another word for it, else by its spelling. It is no
    /// fix to give a key that is there already once more, or to give it a value that it cannot have.
    @discardableResult
    static func unknown(
        _ entry: YAMLNode.Entry, among siblings: YAMLNode, allowed: [String], of owner: String, meant: KeyWords.Meant? = nil,
        fits: (_ value: YAMLNode, _ key: String) -> Bool = { _, _ in true }, rule: Rule, report: inout Report
    ) -> String? {
        let guess = meant ?? Spelling.nearest(to: entry.key, among: allowed).map { KeyWords.Meant(key: $0) }
        let isTaken = guess.map { siblings[$0.key] != nil || $0.inner == nil && !fits(entry.value, $0.key) } ?? false
        let isCase = allowed.contains(entry.key.lowercased())
        let name = guess.map { $0.key.quoted + ($0.inner.map { " with \($0.quoted) inside" } ?? "") }
        report.add(
            rule, entry.keySpan, "\(owner) has no key \(entry.key.quoted)" + (name.map { "; did you mean \($0)?" } ?? ""),
            reason: isCase
                ? "Keys are written in lower case."
                : allowed.count == 1 ? "The only key is \(allowed[0])." : "The keys are \(allowed.listed()).",
            fix: isTaken ? nil : guess.flatMap { fix($0, entry, report) })
        return guess?.key
    }

    /// The line with the key that was meant.
    private static func fix(_ meant: KeyWords.Meant, _ entry: YAMLNode.Entry, _ report: Report) -> String? {
        let value = entry.value
        guard let inner = meant.inner else {
            if let line = report.line(replacing: entry.keySpan, with: meant.key) { return line }
            guard let text = value.text else { return "\(meant.key): \(YAMLText.flow(value))" }
            return "\(meant.key): \(text.contains("\n") ? "|" : value.isEmpty ? "" : YAMLText.scalar(text))".trimmed
        }
        guard let text = value.text, !text.contains("\n"), !value.isEmpty else { return nil }
        let keys = meant.key == "address" ? ["suburb", "state", "postcode"] : []
        let all = keys.contains(inner) ? keys : [inner] + keys
        return "\(meant.key): {\(all.map { "\($0): \($0 == inner ? YAMLText.flowScalar(text) : Rule.ellipsis)" }.joined(separator: ", "))}"
    }
}
