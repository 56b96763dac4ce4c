import Bytes
import Facts
import Places
import Rules

/// What the search page is asked for, as stands after the `?` of its address: the same text for the same conditions, which the page writes
/// itself.
public struct SearchQuery: Sendable, Hashable {
    /// The query without its `?`.
    public let text: String

    /// One condition.
    public enum Condition: Sendable, Hashable {
        case kind(Kind)
        case state(State)
        case suburb(Locality)
        case near(Campus)
        case owner(Person)
        /// A tag as it stands in URLs.
        case tag(String)
        /// A key of filters with its value.
        case other(key: String, value: String)

        fileprivate var term: (key: String, values: [String]) {
            switch self {
            case .kind(let kind): ("kind", [kind.id])
            case .state(let state): ("state", [state.rawValue])
            case .suburb(let place): ("suburb", [place.line])
            case .near(let campus): ("near", [campus.slug])
            case .owner(let person): ("owner", [person.handle])
            case .tag(let tag): ("tag", [tag])
            case .other(let key, let value): (key, [value])
            }
        }
    }

    /// The query for what meets all of some conditions, which have different keys.
    public init(_ conditions: Condition...) { self.init(conditions) }

    /// The query for what meets all of some conditions, which have different keys.
    public init(_ conditions: [Condition]) {
        let terms = conditions.map(\.term)
        self.init(inOrder: terms.sorted { (FilterKeys.rank($0.key), $0.key) < (FilterKeys.rank($1.key), $1.key) })
    }

    /// The query of keys with their values, which are in its order.
    init(inOrder terms: [(key: String, values: [String])]) {
        text = String(writing: { out in
            for (place, term) in terms.enumerated() {
                if place > 0 { out.append("&") }
                out.append(percentEncoding: term.key)
                out.append("=")
                for (place, value) in term.values.enumerated() {
                    if place > 0 { out.append(",") }
                    out.append(percentEncoding: value)
                }
            }
        })
    }
}
