import Values

extension Rule {
    /// The chosen words of a field with several choices; a word that is chosen twice counts once.
    static func choices(_ node: YAMLNode, of words: [String], synonyms: [String: String] = [:], key: String, report: inout Report)
        -> [String]
    {
        func read(_ text: String) -> String? {
            words.own(text) ?? words.first { $0.lowercased() == text.lowercased() }
        }
        let items = list(
            node, key: key, sample: FieldType.choices(words).shape,
            word: { read($0) ?? Spelling.nearest(to: $0, among: words) ?? $0 }, report: &report)
        guard let items else { return [] }
        var result: [String] = []
        for item in items {
            if report.isFull { break }
            guard let text = item.text?.trimmed, !text.isEmpty else {
                report.add(.valueShape, item.span, "an item of \(key.quoted) must be text, not \(item.noun)")
                continue
            }
            if let word = read(text) {
                if !result.contains(word) { result.append(word) }
                continue
            }
            let guess = meant(text, among: words, synonyms: synonyms)
            // Another word may say less than the choice: who has Wi-Fi does not always include it in the rent.
            let isSlip = synonyms[text.withoutWordQuotes.foldedWord] == nil
            report.add(
                .choiceValue, item.span,
                "\(text.quoted) is not a choice for \(key.quoted)" + (guess.map { "; did you mean \($0.quoted)?" } ?? ""),
                reason: "The choices are \(words.listed()). Anything else can be said in the description.",
                fix: (isSlip ? guess : nil).flatMap { report.line(replacing: item, with: YAMLText.flowScalar($0)) })
        }
        return result
    }
}
