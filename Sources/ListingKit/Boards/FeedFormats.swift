/// The formats of a feed, by the words that `board.yaml` has for them.
public enum FeedFormat: String, Sendable, CaseIterable {
    /// RFC 4287.
    case atom
    /// RSS 2.0 (https://www.rssboard.org/rss-specification).
    case rss
    /// JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/).
    case json
}

/// The sorts of scopes that can be followed, by the words that `board.yaml` has for them.
public enum ScopeKind: String, Sendable, CaseIterable {
    case board, kind, state, suburb, campus, owner, tag, search
}

/// Which feeds a board has, and how much their entries say. What is published is stored, copied and fetched again and again, so a format is
/// there where people ask for it, and nowhere else.
public struct FeedFormats: Sendable, Hashable {
    /// Whether entries say all that the page says, in every format and scope.
    public var areFull = false
    private var own: [ScopeKind: [FeedFormat]] = [:]

    /// The feeds that a board has unless it asks for others.
    public init() {}

    /// The formats of a scope's feed of listings; none if a scope of that sort has no feeds at all. Atom is always among them.
    public subscript(kind: ScopeKind) -> [FeedFormat] {
        get { own[kind] ?? FeedFormats.usual(kind) }
        set { own[kind] = newValue }
    }

    /// Whether the entries of a document say all that the page says, or only what somebody needs to decide whether to look.
    public func isFull(_ format: FeedFormat, of kind: ScopeKind) -> Bool {
        areFull || format == .atom && (kind == .suburb || kind == .search)
    }

    /// A suburb and a saved search are what people follow in a reader, RSS being what many readers and services ask for. Board and kind are
    /// what programs and other sites take. Of the rest every reader takes Atom.
    private static func usual(_ kind: ScopeKind) -> [FeedFormat] {
        switch kind {
        case .suburb, .search: [.atom, .rss]
        case .board, .kind: [.atom, .rss, .json]
        case .state, .campus, .owner, .tag: [.atom]
        }
    }
}
