import Bytes
import Facts
import ListingKit
import Publishing
import Syndication

/// What can be followed, for the search page: it offers the narrowest feed that holds a search. A reader's browser loads it when somebody asks.
struct FollowedScopes: RecipeInput {
    /// The scopes of a sort that have feeds.
    struct Entry: Sendable {
        let kind: ScopeKind
        /// What a search calls each: the id of a kind, the code of a state, the row of a suburb in the table of places, a slug.
        let keys: [String]
    }

    /// In the order of ``sorts``. Owners are not among them: the search knows no others than those that have feeds.
    let entries: [Entry]

    private static let sorts: [ScopeSort] = [.campus, .kind, .state, .suburb, .tag]

    init(_ site: Site) {
        entries = FollowedScopes.sorts.filter { site.context.mayHave($0.kind) }.map { sort in
            let members = sort.members(site)
            let followed = members.indices.filter { site.context.hasFeeds(sort.kind, members[$0]) }
            return Entry(kind: sort.kind, keys: followed.map { FollowedScopes.key(sort.kind, $0, site) })
        }
    }

    private static func key(_ kind: ScopeKind, _ place: Int, _ site: Site) -> String {
        switch kind {
        case .kind: site.context.kinds[place].id
        case .state: site.states[place].state.rawValue
        case .suburb: String(site.suburbs[place].locality.index)
        case .campus: site.campuses[place].campus.slug
        case .tag: site.tags[place].tag
        case .brand: site.context.brands[place].slug
        case .board, .section, .owner, .search, .circle: ""
        }
    }

    func add(to input: inout FingerprintInput) {
        for entry in entries {
            input.add(entry.keys.count)
            for key in entry.keys { input.add(key) }
        }
    }

    /// The file: the names of the feeds of each kind of scope, which scopes have them, the folders of kinds, and the board's saved searches.
    func artifact(_ context: SiteContext) throws -> Artifact {
        let bytes = JSONWriter.bytes(reservingCapacity: 1 << 16) { json in
            json.object(lines: true) { json in
                json.object("feeds") { json in
                    for kind in ScopeKind.allCases where !context.board.formats[kind].isEmpty && context.mayHave(kind) {
                        json.array(kind.rawValue) { json in for format in context.board.formats[kind] { json.value(format.fileName) } }
                    }
                }
                json.object("folders") { json in for kind in context.kinds { json.member(kind.id, kind.plural) } }
                json.object("scopes", lines: true) { json in
                    for entry in entries { json.array(entry.kind.rawValue) { json in for key in entry.keys { json.value(key) } } }
                }
                json.array("searches", lines: true) { json in
                    for search in context.board.searches {
                        json.object { json in
                            json.member("id", search.id)
                            json.member("name", search.name)
                            json.member("query", search.query)
                        }
                    }
                }
            }
        }
        return Artifact(path: try ArtifactPath(Route.searchFollowed.file), stage: .page, content: .bytes(bytes))
    }
}
