import Facts
import ListingKit
import Rules
import Values

/// What people who follow a scope were told of listings that are not in it any more, by builds before this one.
///
/// Files tell all about the listings that are there. What left a scope (its suburb was corrected, it matches a search no longer, its file was
/// deleted) stands in no file, and yet its followers must not hear old things as if they were new.
struct ScopeMemory: Sendable, Hashable {
    /// By the identity of the scope.
    var scopes: [String: Scope] = [:]
    /// What was told of listings whose files are gone, by their ids, so that one that comes back tells nothing under an identity that readers
    /// know already.
    var deleted: [String: ListingSummary.Past] = [:]
    /// The signature of the table of places whose rows the listings of that build named.
    var places: UInt64 = 0
    /// The identities of the tags and people that had pages at that build; see ``PagedScopes``.
    var paged: Set<String> = []
    /// What of the board's scopes only its files name, as they were at that build.
    var named = NamedScopes()
    /// What people who followed the board relied upon at that build; nil if there was none.
    var board: FollowedBoard?

    /// What is remembered of one scope.
    struct Scope: Sendable, Hashable {
        /// The least moment that its feeds may give as that of their last change.
        var updated: Moment
        /// Listings that left it, the last first.
        var left: [Left] = []
    }

    /// A listing that left a scope.
    struct Left: Sendable, Hashable {
        let id: String
        /// The id of its kind.
        let kind: String
        /// When it left.
        let moment: Moment
        /// When its last news were told while it was open.
        let news: NewsPart
        /// When its last events were told, the last first.
        let events: [NewsPart]
    }

    /// How long listings that left are remembered, in days.
    static let span = 90
    /// For how many days after its last news a listing is remembered whose file is gone.
    static let deletedSpan = 731
    /// How many listings are remembered of a scope, and how many events of each, at most.
    static let most = 100

    subscript(scope: String) -> Scope? { scopes.isEmpty ? nil : scopes[scope] }

    /// Remembers that a listing left a scope; `moment` is that of its last news there.
    mutating func remember(_ listing: Left, updated: Moment, in scope: String) {
        var memory = scopes[scope] ?? Scope(updated: updated)
        memory.updated = max(memory.updated, updated, listing.moment)
        memory.left = [listing] + memory.left.filter { $0.id != listing.id }.prefix(ScopeMemory.most - 1)
        scopes[scope] = memory
    }

    /// Forgets what is long ago, and listings that are back.
    mutating func forget(before day: Day, _ isBack: (_ id: String, _ scope: String) -> Bool) {
        for (scope, memory) in scopes { scopes[scope]?.left = memory.left.filter { $0.moment.day >= day && !isBack($0.id, scope) } }
    }
}

/// The scopes that only the files of a board name: what tells which of them a listing is in.
struct NamedScopes: Sendable, Hashable {
    /// The ids of the board's saved searches, in their order.
    var searches: [String] = []
    /// What the board's circles gather.
    var circles: [Circle.Gathering] = []
    /// The slugs of its brands.
    var brands: [String] = []
}

extension ListingSummary {
    /// When the last event was told of which its entry told while it was open.
    var lastNews: NewsPart { told.lazy.filter { !$0.mark.kind.isEnd }.map(\.part).max() ?? NewsPart(listed) }

    /// Whether it is certainly in the same scopes as the other one, which it is now.
    func isScoped(like other: ListingSummary, arePlacesKnown: Bool = true) -> Bool {
        ScopeKind.sorts.allSatisfy { $0.keeps(self, other, arePlacesKnown: arePlacesKnown) }
    }

    /// Whether both name the same suburb, or rows of tables that may differ.
    func isPlaced(like other: ListingSummary, arePlacesKnown: Bool) -> Bool { locality == other.locality || !arePlacesKnown }
}
