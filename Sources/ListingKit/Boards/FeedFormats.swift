import Facts
import Syndication

/// Which feeds a board has, and how much their entries say; only what people ask for is published.
public struct FeedFormats: Sendable, Hashable {
    /// Whether entries say all that the page says, in every format and scope.
    public var areFull = false
    private var own: [ScopeKind: [FeedFormat]] = [:]

    /// The feeds that a board has unless it asks for others.
    public init() {}

    /// The formats of a feed of listings, always with Atom; none if scopes of this type have no feeds.
    public subscript(kind: ScopeKind) -> [FeedFormat] {
        get { own[kind] ?? FeedFormats.usual(kind) }
        set { own[kind] = newValue }
    }

    /// The formats of a feed of changes, always with Atom; none if scopes of this type have no feeds. They are those that a board asks for.
    /// Where it asks for none, only the board and its kinds have others than Atom: there is a feed of changes of everything.
    public func changes(of kind: ScopeKind) -> [FeedFormat] {
        own[kind] ?? (kind.readers == .programs ? FeedFormats.forPrograms : FeedFormats.least)
    }

    /// Whether entries say all that the page says, or only what is needed to decide whether to look.
    public func isFull(_ format: FeedFormat, of kind: ScopeKind) -> Bool {
        areFull || format == .atom && kind.readers == .people
    }

    /// People follow suburbs and searches, many by RSS; programs use boards and kinds. For the rest Atom will do.
    private static func usual(_ kind: ScopeKind) -> [FeedFormat] {
        switch kind.readers {
        case .people: forPeople
        case .programs: forPrograms
        case .few: least
        }
    }

    private static let forPeople: [FeedFormat] = [.atom, .rss]
    private static let forPrograms: [FeedFormat] = [.atom, .rss, .json]
    private static let least: [FeedFormat] = [.atom]
}
