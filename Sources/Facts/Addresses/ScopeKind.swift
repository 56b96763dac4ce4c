import Values

/// The types of scopes that can be followed, by their words in `board.yaml`, in the order in which they are gone through.
public enum ScopeKind: String, Sendable, CaseIterable {
    case board, kind, section, state, suburb, campus, owner, brand, tag, search, circle

    /// Where the pages of a type lie, and what follows them.
    private struct Row {
        /// The folder of their pages, with a slash at its end; empty for those in the folders of kinds.
        let folder: String
        /// How many parts an address has.
        var parts = 2
        var word: String?
        var readers = Readers.few
    }

    /// Who reads the feeds of scopes of a type: few, people in feed readers of all sorts, or programs.
    public enum Readers: Sendable { case few, people, programs }

    private var row: Row {
        switch self {
        case .board: Row(folder: "", parts: 0, readers: .programs)
        case .kind: Row(folder: "", parts: 1, readers: .programs)
        case .section: Row(folder: "", parts: 3)
        case .state: Row(folder: "states/")
        case .suburb: Row(folder: "suburbs/", parts: 3, readers: .people)
        case .campus: Row(folder: "campuses/")
        case .owner: Row(folder: "people/", word: "person")
        case .brand: Row(folder: "brands/")
        case .tag: Row(folder: "tags/")
        case .search: Row(folder: "searches/", readers: .people)
        case .circle: Row(folder: "circles/")
        }
    }

    /// The folder that their pages lie in, with a slash at its end; empty at the top of the site.
    public var folder: String { row.folder }
    /// What the identities of its scopes begin with: `suburb` in `suburb/vic/collingwood-3066`.
    public var word: String { row.word ?? rawValue }
    /// Who reads their feeds.
    public var readers: Readers { row.readers }

    /// The identity of a scope.
    public func identity(_ id: String) -> String { id.isEmpty ? word : word + "/" + id }

    /// The address of a scope, without a slash at its end.
    public func address(_ id: String) -> String { folder + id }

    /// The type of scope at an address, in its parts; nil if there can be none.
    package static func at(_ parts: [String]) -> ScopeKind? {
        guard parts.allSatisfy({ $0.isSlug }), let first = parts.first else { return nil }
        return allCases.first { kind in
            kind.row.parts == parts.count
                && (kind.folder.isEmpty ? !ReservedNames.all.contains(first) : kind.folder == first + "/")
        }
    }
}
