import CommonMark

extension Listing {
    /// The words of the title, of tags and of short facts, by which it is found before others.
    public var leadingWords: WordSet {
        var words = WordSet()
        words.insert(title)
        for text in shortTexts { words.insert(text) }
        return words
    }

    /// The other words of its text.
    public func otherWords(than leading: WordSet) -> WordSet {
        var words = WordSet()
        for text in longTexts { words.insert(text, except: leading) }
        return words
    }

    /// Whether all of some words are found in it.
    func holds(words wanted: [[UInt8]]) -> Bool {
        let leading = leadingWords
        let missing = wanted.filter { !leading.holds($0) }
        if missing.isEmpty { return true }
        let others = otherWords(than: leading)
        return missing.allSatisfy(others.holds)
    }

    /// Tags, and what choices and texts of the kind's fields say.
    private var shortTexts: [String] {
        let facts = values.flatMap { (value: FieldValue?) -> [String] in
            switch value {
            case .text(let text), .choice(let text): [text]
            case .choices(let texts): texts
            default: []
            }
        }
        return tags + facts
    }

    /// The description and the fields of prose.
    private var longTexts: [Markdown.Rendered] {
        [description] + values.compactMap { if case .prose(let text)? = $0 { text } else { nil } }
    }
}
