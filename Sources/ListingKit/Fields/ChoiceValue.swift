import Values

extension Rule {
    static let choiceValue = Rule(
        "choice-value", .error, "A choice is one of the words offered",
        "Fields with choices take exactly the words that the kind's file lists, so that people can filter by them.")

    /// The word of the choices that is meant, whatever its case and whether with hyphens or spaces; reports anything else.
    /// `synonyms` are other words for the choices, in lower case with hyphens; they are offered, never taken.
    static func choice(
        _ node: YAMLNode, of words: [String], synonyms: @autoclosure () -> [String: String] = [:], key: String, report: inout Report
    ) -> String? {
        guard let text = node.text?.trimmed, !text.isEmpty else {
            report.add(.valueShape, node.span, "\(key.quoted) must be one of \(words.listed("or")), not \(node.noun)")
            return nil
        }
        // The kind's own word, so that all listings share it.
        if let word = words.own(text) { return word }
        let folded = text.foldedWord
        if let word = words.first(where: { $0.foldedWord == folded }) { return word }
        let guess = meant(text, among: words, synonyms: synonyms())
        report.add(
            .choiceValue, node.span,
            "\(text.quoted) is not a choice for \(key.quoted)" + (guess.map { "; did you mean \($0.quoted)?" } ?? ""),
            reason: "The choices are \(words.listed()).", fix: guess.map { report.fix(node, key: key, value: $0) })
        return nil
    }

    /// The choice that a text most likely means: by another word for it, else by its spelling.
    static func meant(_ text: String, among words: [String], synonyms: [String: String]) -> String? {
        let plain = text.withoutWordQuotes
        return synonyms[plain.foldedWord] ?? words.first { $0.foldedWord == plain.foldedWord } ?? Spelling.nearest(to: plain, among: words)
    }
}
