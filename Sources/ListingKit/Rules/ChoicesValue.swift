extension Rule {
    /// The chosen words of a field with several choices; a word that is chosen twice counts once.
    static func choices(_ node: YAMLNode, of words: [String], key: String, report: inout Report) -> [String] {
        guard let items = list(node, key: key, sample: "[\(words.prefix(2).joined(separator: ", "))]", report: &report) else { return [] }
        var result: [String] = []
        for item in items {
            guard let text = item.text?.trimmed, !text.isEmpty else {
                report.add(.valueShape, item.span, "an item of \(key.quoted) must be text, not \(item.noun)")
                continue
            }
            if let word = words.first(where: { $0 == text }) ?? words.first(where: { $0.lowercased() == text.lowercased() }) {
                if !result.contains(word) { result.append(word) }
                continue
            }
            if report.isFull { break }
            let guess = Spelling.nearest(to: text, among: words)
            report.add(
                .choiceValue, item.span,
                "\(text.quoted) is not a choice for \(key.quoted)" + (guess.map { "; did you mean \($0.quoted)?" } ?? ""),
                reason: "The choices are \(words.listed()). Anything else can be said in the description.")
        }
        return result
    }
}
