/// Finds keys that nobody knows, with the key that was probably meant.
enum KeyCheck {
    static func check(_ node: YAMLNode, allowed: [String], of owner: String, rule: Rule, report: inout Report) {
        for entry in node.entries ?? [] where !allowed.contains(entry.key) {
            unknown(entry, allowed: allowed, of: owner, rule: rule, report: &report)
        }
    }

    static func unknown(_ entry: YAMLNode.Entry, allowed: [String], of owner: String, rule: Rule, report: inout Report) {
        let guess = Spelling.nearest(to: entry.key, among: allowed)
        let fix: String? =
            if let guess, let text = entry.value.text, !text.contains("\n") {
                "\(guess): \(YAMLText.scalar(text))"
            } else {
                guess.map { "\($0):" }
            }
        report.add(
            rule, entry.keySpan, "\(owner) has no key \(entry.key.quoted)" + (guess.map { "; did you mean \($0.quoted)?" } ?? ""),
            reason: "The keys are \(allowed.listed()).", fix: fix)
    }
}
