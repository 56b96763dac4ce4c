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
                unknown(entry, allowed: allowed, of: owner, rule: rule, report: &report)
            }
        }
    }

    /// Whether a key without a value is what follows a comma in the value before it, all in braces on one line.
    private static func isRest(_ entry: YAMLNode.Entry, of previous: YAMLNode.Entry) -> Bool {
        entry.value.isEmpty && !previous.value.isQuoted && !previous.value.isEmpty && entry.keySpan.line == previous.keySpan.line
    }

    /// Reports a key that is not allowed; returns the one that was probably meant.
    @discardableResult
    static func unknown(
        _ entry: YAMLNode.Entry, allowed: [String], of owner: String, rule: Rule, report: inout Report
    ) -> String? {
        let guess = Spelling.nearest(to: entry.key, among: allowed)
        let fix: String? =
            if let guess, let text = entry.value.text, !text.contains("\n") {
                "\(guess): \(YAMLText.scalar(text))"
            } else {
                guess.map { "\($0): \(entry.value.text == nil ? YAMLText.flow(entry.value) : "|")" }
            }
        report.add(
            rule, entry.keySpan, "\(owner) has no key \(entry.key.quoted)" + (guess.map { "; did you mean \($0.quoted)?" } ?? ""),
            reason: allowed.count == 1 ? "The only key is \(allowed[0])." : "The keys are \(allowed.listed()).", fix: fix)
        return guess
    }
}
