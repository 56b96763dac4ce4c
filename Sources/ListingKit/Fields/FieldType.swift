/// What the values of a field are. Every value is text in the file; its type gives it a meaning and says what may be wrong with it.
public enum FieldType: Sendable, Hashable {
    /// One line of text of at most that many characters.
    case text(max: Int)
    /// Several paragraphs of Markdown.
    case prose
    /// A whole number.
    case count(ClosedRange<Int>)
    /// A decimal number.
    case number(ClosedRange<Double>)
    /// A single amount of dollars, in cents.
    case money(ClosedRange<Int>)
    /// One of some words.
    case choice([String])
    /// Any number of some words.
    case choices([String])
    /// `yes` or `no`.
    case yesNo
    /// A day, `YYYY-MM-DD`.
    case date
    /// Periods of time on a day.
    case slots
    /// A suburb with its state and postcode, perhaps a street.
    case address
    /// A name with a phone number or an e-mail address.
    case contact
    /// The handle of an owner.
    case person
    /// Pictures beside the listing's file.
    case images
    /// A web address.
    case link
    /// An Australian phone number.
    case phone
    /// An e-mail address.
    case email
    /// Short words of the listing's own choosing.
    case tags

    /// The word that a kind's file uses for it.
    public var name: String {
        switch self {
        case .text: "text"
        case .prose: "prose"
        case .count: "count"
        case .number: "number"
        case .money: "money"
        case .choice: "choice"
        case .choices: "choices"
        case .yesNo: "yes-no"
        case .date: "date"
        case .slots: "slots"
        case .address: "address"
        case .contact: "contact"
        case .person: "person"
        case .images: "images"
        case .link: "link"
        case .phone: "phone"
        case .email: "email"
        case .tags: "tags"
        }
    }

    /// The words for all types, in the order in which they are explained.
    static let names = [
        "text", "prose", "count", "number", "money", "choice", "choices", "yes-no", "date", "slots", "address", "contact", "person",
        "images",
        "link", "phone", "email", "tags",
    ]

    /// The facets that make sense for values of the type; none for types that have no facet.
    var facets: [Field.Facet] {
        switch self {
        case .text, .choice, .yesNo: [.anyOf]
        case .choices: [.anyOf, .allOf]
        case .count, .number, .money: [.anyOf, .atLeast, .atMost]
        case .date: [.anyOf, .from, .atLeast, .atMost]
        default: []
        }
    }
}
