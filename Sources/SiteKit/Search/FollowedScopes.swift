import Bytes
import ListingKit
import Publishing
import Syndication

/// What can be followed, for the search page: it offers the narrowest feed that holds a search. A reader's browser loads it when somebody asks.
struct FollowedScopes: RecipeInput {
    /// A scope that has feeds.
    struct Entry: Sendable {
        let kind: ScopeKind
        /// What a search calls it: the id of a kind, the code of a state, the row of a suburb in the table of places, a slug.
        let key: String
        /// The path of its page.
        let page: String
    }

    /// By kind of scope, in the order of the site. Owners are not among them: each has feeds, or none has.
    let entries: [Entry]

    init(_ site: Site) {
        let sorts = [ScopeSort.kind, .state, .suburb, .campus, .tag].filter { !site.context.board.formats[$0.kind].isEmpty }
        entries = sorts.flatMap { sort in
            sort.members(site).enumerated().compactMap { place, members in
                guard site.context.hasFeeds(sort.kind, members) else { return nil }
                return Entry(kind: sort.kind, key: FollowedScopes.key(sort.kind, place, site), page: sort.scope(site, place).page.path)
            }
        }
    }

    private static func key(_ kind: ScopeKind, _ place: Int, _ site: Site) -> String {
        switch kind {
        case .kind: site.context.kinds[place].id
        case .state: site.states[place].state.rawValue
        case .suburb: String(site.suburbs[place].locality.index)
        case .campus: site.campuses[place].campus.slug
        case .tag: site.tags[place].tag
        case .board, .owner, .search: ""
        }
    }

    func add(to input: inout FingerprintInput) {
        for entry in entries {
            input.add(entry.key)
            input.add(entry.page)
        }
    }

    /// The file: the names of the feeds of each kind of scope, the pages that they lie beside, and the board's saved searches.
    func artifact(_ context: SiteContext) throws -> Artifact {
        let bytes = JSONWriter.bytes(reservingCapacity: 4_096 + entries.count * 48) { json in
            json.object(lines: true) { json in
                json.object("feeds") { json in
                    for kind in ScopeKind.allCases where !context.board.formats[kind].isEmpty {
                        json.array(kind.rawValue) { json in for format in context.board.formats[kind] { json.value(format.fileName) } }
                    }
                }
                json.object("pages", lines: true) { json in
                    for kind in ScopeKind.allCases {
                        let own = entries.filter { $0.kind == kind }
                        if own.isEmpty { continue }
                        json.object(kind.rawValue) { json in for entry in own { json.member(entry.key, entry.page) } }
                    }
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
