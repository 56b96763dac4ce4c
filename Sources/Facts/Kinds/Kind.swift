import Bytes
import Matching
import Values

/// A kind of listing: what it is called, which facts it has, and how it is shown, as declared in one YAML file.
///
/// Copies share their storage.
public struct Kind: Sendable, Hashable {
    /// Which field holds the price, and what it is for.
    public struct PriceRule: Sendable, Hashable {
        /// The key of the money field.
        public let field: String
        /// What it is for.
        public let per: PricePeriod
        /// Whether every listing has one.
        public let isRequired: Bool
        /// What is shown for a price of 0; without it 0 is refused.
        public internal(set) var zero: String?
        /// What stands before an amount, such as `Up to`.
        public internal(set) var before: String?
    }

    /// The word that names the kind, such as `rental`.
    public var id: String { facts.value.id }
    /// The name of its folder in the content and in the site, such as `rentals`.
    public var plural: String { facts.value.plural }
    /// What one is called: `Home to rent`.
    public var label: String { facts.value.label }
    /// What several are called: `Homes to rent`.
    public var labels: String { facts.value.labels }
    /// What the thing itself is called once it is no longer offered: `home`.
    public var noun: String { facts.value.noun }
    /// How much of a place a listing gives.
    public var place: PlaceRule { facts.value.place }
    /// The price, if the kind has one.
    public var price: PriceRule? { facts.value.price }
    /// The status of a listing that is about to be taken, such as `under-application`.
    public var pending: String { facts.value.pending }
    /// The usual status of one that is taken, such as `let` or `sold`.
    public var done: String { facts.value.taken[0] }
    /// All statuses of one that is taken, such as `sold` and `swapped`, the usual one first.
    public var taken: [String] { facts.value.taken }
    /// What people should know before they pay or hand over anything; nil for nothing.
    public var advice: String? { facts.value.advice }
    /// The fields that a card shows, in order.
    public var card: [String] { facts.value.card }
    /// The places of the fields that a card shows among the fields, in order.
    public var cardFields: [Int] { facts.value.cardFields }
    /// The choices on a card that repeat what is said of a count of 0 there.
    public var wordsForNone: [WordForNone] { facts.value.wordsForNone }
    /// The facts by which its catalogue is divided into shorter lists.
    public var mainFacets: [MainFacet] { facts.value.mainFacets }
    /// How its catalogue is divided into sections that people follow; nil if it is one list.
    public var sections: KindSections? { facts.value.sections }
    /// The categories of places nearby that its pages show first, by their names in files.
    public var nearby: [String] { facts.value.nearby }
    /// The places of its fields that hold times of their own, such as those of an event, among the fields.
    public var occasionFields: [Int] { facts.value.occasionFields }
    /// The place of the field that says from which day on a listing can be had, among the fields; nil if it has none, or is itself a wish.
    public var startField: Int? { facts.value.startField }
    /// The days after `confirmed` for which a listing stands.
    public var expires: Int { facts.value.expires }
    /// The type of schema.org that each of its listings has.
    public var schema: SchemaRule { facts.value.schema }
    /// How it is shown and compared beyond what every kind is.
    public var uses: KindUses { facts.value.uses }
    /// Its own fields, in the order in which they are shown; the price is among them.
    public var fields: [Field] { facts.value.fields }

    /// The status of a listing that is open to all.
    public static let available = "available"
    /// The name of the field that says from which day on something is to be had or wanted.
    public static let start = "available"
    /// The status of a listing that was taken back.
    public static let withdrawn = "withdrawn"

    /// The statuses that a listing of the kind may have.
    public var statuses: [String] { facts.value.statuses }

    /// What people read for one of its statuses: `Under application`.
    public func label(ofStatus status: String) -> String { facts.value.statusNames[status] ?? status.asLabel }

    /// Whether it says things as in another language than its file's.
    public var isSaid: Bool { facts.value.isSaid }
    /// Whether there are words for so many of it.
    public var isCounted: Bool { facts.value.isCounted }

    /// What people call its price: `Rent`.
    public var priceLabel: String? { price.map { field($0.field)?.label ?? $0.field.asLabel } }

    /// The field of that key, or nil.
    public func field(_ id: String) -> Field? { index(of: id).map { fields[$0] } }

    /// The place of the field of that key among the fields, or nil.
    public func index(of field: String) -> Int? {
        let fields = fields
        for index in fields.indices where fields[index].id == field { return index }
        return nil
    }

    /// Whether a field is the price, and every listing has one.
    package func requiresPrice(_ field: Field) -> Bool { price?.field == field.id && price?.isRequired ?? false }

    /// Its name in a sentence after a number: `1 home to rent`, `46 homes to rent`.
    public func count(_ number: Int) -> String { counted(number, label.lowercasedFirst, labels.lowercasedFirst) }

    init(_ facts: Facts) {
        self.facts = Shared(facts)
    }

    /// The same kind on a board with those brands, which are sorted by slug.
    public func knowing(brands: [(slug: String, name: String)]) -> Kind {
        guard fields.contains(where: { $0.type.target?.isOfBrands ?? false }) else { return self }
        var facts = facts.value
        facts.fields = fields.map { field in
            field.type.target == nil ? field : field.with(type: field.type.knowing(brands: brands))
        }
        return Kind(facts)
    }

    /// The same kind on a board with those habits.
    package func comparing(_ scale: HabitScale) -> Kind {
        guard uses.match != nil else { return self }
        var facts = facts.value
        facts.uses.match?.scale = scale
        return Kind(facts)
    }

    /// The same kind in another language.
    func said(_ change: (inout Facts) -> Void) -> Kind {
        var facts = facts.value
        change(&facts)
        return Kind(facts)
    }

    private let facts: Shared<Facts>

    /// What the properties give, all of it.
    struct Facts: Sendable, Hashable {
        let id: String
        let plural: String
        var label: String
        var labels: String
        var noun: String
        let place: PlaceRule
        var price: PriceRule?
        let pending: String
        /// Never empty.
        let taken: [String]
        /// What ``Kind/statuses`` gives, put together once.
        let statuses: [String]
        /// What ``Kind/label(ofStatus:)`` gives for those that are called otherwise than in the kind's file.
        var statusNames: [String: String] = [:]
        var isSaid = false
        var isCounted = false
        var advice: String?
        let card: [String]
        let expires: Int
        let schema: SchemaRule
        var uses: KindUses
        var fields: [Field]
        /// What ``Kind/cardFields`` gives, looked up once.
        let cardFields: [Int]
        /// What ``Kind/wordsForNone`` gives, compared once.
        let wordsForNone: [WordForNone]
        let mainFacets: [MainFacet]
        let sections: KindSections?
        let nearby: [String]
        /// What ``Kind/occasionFields`` gives, looked up once.
        let occasionFields: [Int]
        let startField: Int?
    }
}
