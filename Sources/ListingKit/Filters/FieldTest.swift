import Facts

/// What the value of one field must be.
struct FieldTest: Sendable, Hashable {
    /// How a value is compared.
    enum Comparison: Sendable, Hashable {
        /// The chosen word, or one of those chosen, is among the words.
        case anyWord([String])
        /// All of the words are chosen.
        case allWords([String])
        /// The value's ``FieldValue/measure`` is among the numbers.
        case anyNumber([Int])
        /// The value's ``FieldValue/measure`` is in the range.
        case range(ClosedRange<Int>)
        /// The number is among those of the range.
        case includes(Int)
        /// The text in lower case is among the texts.
        case anyText([String])
    }

    /// The place of the field among those of the kind.
    let field: Int
    let comparison: Comparison

    func passes(_ value: FieldValue) -> Bool {
        switch comparison {
        case .anyWord(let words):
            if case .choice(let word) = value { return words.contains(word) }
            if case .choices(let chosen) = value { return chosen.contains(where: words.contains) }
            if case .references(let names) = value { return names.contains(where: words.contains) }
            return false
        case .allWords(let words):
            if case .choices(let chosen) = value { return words.allSatisfy(chosen.contains) }
            return false
        case .anyText(let texts):
            if case .text(let text) = value { return texts.contains(text.foldedForSearch) }
            return false
        case .includes(let number):
            if case .range(let range) = value { return range.holds(number) }
            return false
        case .anyNumber(let numbers): return value.measure.map(numbers.contains) ?? false
        case .range(let range): return value.measure.map(range.contains) ?? false
        }
    }
}
