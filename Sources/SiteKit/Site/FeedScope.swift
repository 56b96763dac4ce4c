import Bytes
import Facts
import ListingKit
import Places
import Rules
import Syndication

/// A part of the board that can be followed: what its feeds are called, and where they lie.
struct FeedScope: Sendable {
    /// Which sort of part.
    let kind: ScopeKind
    /// What people follow: `Collingwood 3066`.
    let name: String
    /// The part of its identity after the board's authority: `suburb/vic/collingwood-3066`.
    let identity: String
    /// The page of the same scope.
    let page: Route
    /// What it covers, where the name alone does not say it: `within 5 km of RMIT, City`.
    var coverage: String?
    /// The suburb, if it is one.
    var suburb: Locality?

    /// The feed itself in a format.
    func route(_ format: FeedFormat) -> Route { page.appending(format.fileName) }

    /// The feed of what happened in it in a format.
    func changes(_ format: FeedFormat) -> Route { page.appending(format.changesFileName) }

    /// What it covers, in words.
    var covered: String { coverage ?? name }

    /// A scope of that kind; its identity ends with `id`, and so does its address unless another page is named.
    init(_ kind: ScopeKind, name: String, id: String, page: Route? = nil, coverage: String? = nil) {
        self.init(kind: kind, name: name, identity: kind.identity(id), page: page ?? Route(kind, id), coverage: coverage)
    }

    init(kind: ScopeKind, name: String, identity: String, page: Route, coverage: String? = nil, suburb: Locality? = nil) {
        self.kind = kind
        self.name = name
        self.identity = identity
        self.page = page
        self.coverage = coverage
        self.suburb = suburb
    }

    /// The identity of the scope at an address of a site, whether it is still there or not: `person/lou` for `people/lou`.
    static func identity(of path: String, kinds: [Kind]) -> String {
        for kind in ScopeKind.allCases where !kind.folder.isEmpty && path.hasPrefix(kind.folder) {
            return kind.identity(String(path.dropFirst(kind.folder.count)))
        }
        if let kind = kinds.first(where: { path.hasPrefix($0.plural + "/") }) {
            return ScopeKind.section.identity(kind.id + path.dropFirst(kind.plural.count))
        }
        return ScopeKind.kind.identity(kinds.first { $0.plural == path }?.id ?? path)
    }
}
