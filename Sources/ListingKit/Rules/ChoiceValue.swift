extension Rule {
    static let choiceValue = Rule(
        "choice-value", .error, "A choice is one of the words offered",
        "Fields with choices take exactly the words that the kind's file lists, so that people can filter by them.")

    /// The word of the choices that is meant, whatever its case and whether with hyphens or spaces; reports anything else.
    static func choice(_ node: YAMLNode, of words: [String], key: String, report: inout Report) -> String? {
        guard let text = node.text?.trimmed, !text.isEmpty else {
            report.add(.valueShape, node.span, "\(key.quoted) must be one of \(words.listed("or")), not \(node.noun)")
            return nil
        }
        if words.contains(text) { return text }
        let folded = text.lowercased().replacing("_", with: "-")
        if let word = words.first(where: { $0.lowercased().replacing(" ", with: "-") == folded.replacing(" ", with: "-") }) { return word }
        let guess = Spelling.nearest(to: text, among: words)
        report.add(
            .choiceValue, node.span,
            "\(text.quoted) is not a choice for \(key.quoted)" + (guess.map { "; did you mean \($0.quoted)?" } ?? ""),
            reason: "The choices are \(words.listed()).", fix: guess.map { "\(key): \($0)" })
        return nil
    }
}
