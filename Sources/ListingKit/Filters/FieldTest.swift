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
        /// The text in lower case is among the texts.
        case anyText([String])
    }

    /// The place of the field among those of the kind.
    let field: Int
    let comparison: Comparison

    func passes(_ value: FieldValue) -> Bool {
        switch (comparison, value) {
        case (.anyWord(let words), .choice(let word)): words.holds(word)
        case (.anyWord(let words), .choices(let chosen)): chosen.contains(where: words.holds)
        case (.allWords(let words), .choices(let chosen)): words.allSatisfy(chosen.holds)
        case (.anyText(let texts), .text(let text)): texts.contains(text.foldedForSearch)
        case (.anyNumber(let numbers), _): value.measure.map(numbers.contains) ?? false
        case (.range(let range), _): value.measure.map(range.contains) ?? false
        default: false
        }
    }
}

extension String {
    /// Its letters without their case, as the search page folds them too: the Greek sigma at the end of a word is one of them.
    var foldedForSearch: String { lowercased().replacing("ς", with: "σ") }
}
