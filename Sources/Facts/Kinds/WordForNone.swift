import Values

/// A choice on a card that says what a count of 0 on it says too: of the type "studio", with "Studio" for its bedrooms.
public struct WordForNone: Sendable, Hashable {
    /// The choice.
    public let word: String
    /// The place of the count among the fields of the kind.
    public let count: Int

    /// All of a kind whose card shows the fields in those places.
    package static func all(of fields: [Field], onCard places: [Int]) -> [WordForNone] {
        let words = places.compactMap { fields[$0].type.as(ChoiceField.self)?.words }.joined()
        return places.flatMap { place -> [WordForNone] in
            guard let zero = fields[place].zero?.foldedWord else { return [] }
            return words.filter { $0.foldedWord == zero }.map { WordForNone(word: $0, count: place) }
        }
    }
}
