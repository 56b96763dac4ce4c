import Values

/// What a field says to readers of a site, which another language says otherwise. Its key and its words in files are none of it.
public struct FieldTexts: Sendable, Hashable {
    /// The key of the field.
    public let id: String
    /// What people read before its value.
    public var label: String
    /// What follows its number.
    public var unit: Field.Unit?
    /// What is shown in place of the number 0.
    public var zero: String?
    /// What helps people to fill it in.
    public var help: String?
    /// What people read for each of its words.
    public var choices: [String: String] = [:]
    /// What a card says for some of its words.
    public var onCard: [String: String] = [:]
    /// What is said of two who chose the same word of it.
    public var both: [String: String] = [:]
    /// What somebody says of themselves who chooses a word of it.
    public var own: [String: String] = [:]

    init(_ field: Field) {
        id = field.id
        (label, unit, zero, help) = (field.label, field.unit, field.zero, field.help)
        guard field.type.target == nil else { return }
        choices = Dictionary(firstOf: field.type.words.map { ($0, $0) })
        onCard = field.type.as(ChoiceField.self)?.onCard ?? [:]
    }
}

/// What the values of a field are called where the file of its kind is written in another language than the site.
public struct FieldNames: Sendable, Hashable {
    /// What people read for a word of the field; words that stand for themselves are not here.
    public var choices: [String: String] = [:]
    /// What a card says for a word.
    public var onCard: [String: String] = [:]
    /// Whether they have what stands in place of the number 0, written as it is to be shown.
    public var isZeroSaid = false
}
