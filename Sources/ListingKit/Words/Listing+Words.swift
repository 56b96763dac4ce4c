import CommonMark

extension Listing {
    /// The words of the title, of the street if that may be published, of tags and of short facts, by which it is found before others.
    public var leadingWords: WordSet {
        var words = WordSet()
        words.insert(title)
        if let street = publicStreetName { words.insert(street) }
        for text in shortTexts { words.insert(text) }
        return words
    }

    /// The other words of its text.
    public func otherWords(than leading: WordSet) -> WordSet {
        var words = WordSet(reservingCapacity: description.byteCount / 2)
        for text in longTexts { words.insert(text, except: leading) }
        words.shrink()
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

    /// The name of the street without numbers and sorts of streets, which many addresses share; nil if nobody may know it.
    private var publicStreetName: String? {
        place?.publicStreet.map { street in
            // Unicode's tables are slow, and nearly all streets are in ASCII.
            let words =
                street.utf8.allSatisfy { $0 < 0x80 }
                ? street.utf8.split { !$0.isASCIIAlphanumeric && $0 != UInt8(ascii: "'") }.map { Substring($0) }
                : street.split { !$0.isLetter && !$0.isNumber && !"'’".contains($0) }
            return words.filter { word in
                let plain = word.lowercased()
                return !plain.contains(where: \.isNumber) && !StreetWord.types.contains(plain) && !StreetWord.parts.contains(plain)
            }.joined(separator: " ")
        }
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
