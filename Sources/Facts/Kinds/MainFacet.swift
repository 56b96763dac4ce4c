import Values

/// A fact by which the catalogue of a kind is divided into shorter lists, as people first tell listings apart: how many bedrooms at least,
/// what price at most, which sort of thing. It comes from the fields that people can filter by.
public struct MainFacet: Sendable, Hashable {
    /// How listings are shared out among lists. A list of one that says "at least" holds those of the next one too.
    public enum Division: Sendable, Hashable {
        /// By a field: from that number on, counted from 1.
        case atLeast(field: Int, steps: Int)
        /// Prices up to some amounts in dollars, rising.
        case upTo(dollars: [Int])
        /// By a field: one of its words.
        case choice(field: Int, words: [String])
        /// By a field: some of its words.
        case choices(field: Int, words: [String])
    }

    /// How listings are shared out.
    public let division: Division
    /// The key of the fact in filters.
    public let key: String
    /// What the part of an address is called under which the lists stand.
    public let folder: String

    /// How many lists there may be.
    public var count: Int {
        switch division {
        case .atLeast(_, let steps): steps
        case .upTo(let dollars): dollars.count
        case .choice(_, let words), .choices(_, let words): words.count
        }
    }

    /// How many ranks there are.
    public var rankCount: Int { if case .choices = division { 1 << count } else { count + 2 } }

    /// Whether its lists are of words, so that none holds another one.
    public var isOfWords: Bool {
        switch division {
        case .choice, .choices: true
        case .atLeast, .upTo: false
        }
    }

    /// The value that a filter asks for to get the list at a place.
    public func value(_ place: Int) -> String {
        switch division {
        case .atLeast: String(place + 1)
        case .upTo(let dollars): String(dollars[place])
        case .choice(_, let words), .choices(_, let words): words[place]
        }
    }

    /// Whether a listing of that rank is in the list at a place.
    public func holds(_ rank: UInt8, at place: Int) -> Bool {
        switch division {
        case .atLeast: Int(rank) > place
        case .upTo: rank > 0 && Int(rank) <= place + 1
        case .choice: Int(rank) == place + 1
        case .choices: rank & 1 << place != 0
        }
    }

    /// What decides in which lists a listing of that price and those values of fields is: 0 for none.
    package func rank(price: Money?, value: (_ field: Int) -> FieldValue?) -> UInt8 {
        switch division {
        case .atLeast(let field, let steps):
            guard case .count(let count)? = value(field) else { return 0 }
            return UInt8(clamping: min(count, steps))
        case .upTo(let dollars):
            guard let price else { return 0 }
            return UInt8(clamping: 1 + (dollars.firstIndex { price.cents <= $0 * 100 } ?? dollars.count))
        case .choice(let field, let words):
            guard case .choice(let word)? = value(field), let place = words.firstIndex(of: word) else { return 0 }
            return UInt8(clamping: place + 1)
        case .choices(let field, let words):
            guard case .choices(let chosen)? = value(field) else { return 0 }
            return words.indices.reduce(0) { chosen.contains(words[$1]) ? $0 | 1 << UInt8($1) : $0 }
        }
    }

    /// The word of addresses for the pages of a list that goes over several, which no field takes away.
    private static let taken = "page"
    /// The most lists of a field: more are no help.
    private static let most = 20
    /// The most words of a field that takes several: each has its digit in the rank.
    private static let mostOfSeveral = 7
    /// The numbers that a count goes up to if "two or more" says something: years and distances are not counted so.
    private static let counts = 100
    /// From how many on more makes no difference to most people.
    private static let steps = 5

    /// The main facets of a kind with those fields: the first count, the price, and the first choice.
    package static func all(of fields: [Field], price: Kind.PriceRule?) -> [MainFacet] {
        let usable = fields.indices.filter { fields[$0].id != taken && fields[$0].id != price?.field }
        let count = usable.first {
            fields[$0].facet == .atLeast && fields[$0].type.as(CountField.self).map { $0.range.upperBound <= counts } ?? false
        }
        let choice = usable.first { index in
            guard fields[index].facet == .anyOf else { return false }
            let several = fields[index].type.as(ChoicesField.self)?.words
            guard let words = several ?? fields[index].type.as(ChoiceField.self)?.words, several.map({ $0.count <= mostOfSeveral }) ?? true
            else {
                return false
            }
            // Each has an address.
            let slugs = Set(words.map { $0.slugified })
            return words.count <= most && slugs.count == words.count && !slugs.contains("")
        }
        return [
            count.map { place in
                let id = fields[place].id
                return MainFacet(division: .atLeast(field: place, steps: steps), key: id == "bedrooms" ? "beds" : id, folder: id)
            },
            price.map { MainFacet(division: .upTo(dollars: $0.per.steps), key: "max", folder: "max") },
            choice.map { place in
                let words = fields[place].type.words
                return MainFacet(
                    division: fields[place].type.is(ChoicesField.self)
                        ? .choices(field: place, words: words) : .choice(field: place, words: words),
                    key: fields[place].id, folder: fields[place].id)
            },
        ].compactMap { $0 }
    }
}

extension PricePeriod {
    /// Amounts in dollars up to which people look, rising.
    fileprivate var steps: [Int] {
        switch self {
        case .night: [50, 100, 150, 200, 300, 500]
        case .week: [200, 300, 400, 500, 600, 700, 800, 1000, 1500]
        case .month: [500, 1000, 1500, 2000, 2500, 3000, 4000, 5000]
        case .once: [20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000]
        }
    }
}
