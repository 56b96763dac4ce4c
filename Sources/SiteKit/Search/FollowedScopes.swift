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

    /// By the words of their kinds. Owners are not among them: the search knows no others than those that have feeds.
    let entries: [Entry]

    init(_ site: Site) {
        let sorts = ScopeKind.sorts.filter { $0.mayBe(site.context) }.sorted { $0.kind.rawValue < $1.kind.rawValue }
        entries = sorts.compactMap { sort in
            guard let keys = sort.searchKeys(site) else { return nil }
            return Entry(kind: sort.kind, keys: zip(keys, sort.members(site)).filter { site.context.hasFeeds(sort.kind, $1) }.map(\.0))
        }
    }

    func add(to input: inout FingerprintInput) {
        for entry in entries {
            input.add(entry.keys.count)
            for key in entry.keys { input.add(key) }
        }
    }

    /// The file: the names of the feeds of each kind of scope, what people call the formats of these, which scopes have them, the folders of
    /// kinds, and the board's saved searches.
    func artifact(_ context: SiteContext) throws -> Artifact {
        let bytes = JSONWriter.bytes(reservingCapacity: 1 << 16) { json in
            json.object(lines: true) { json in
                json.object("feeds") { json in
                    for kind in ScopeKind.allCases where !context.board.formats[kind].isEmpty && kind.sort.mayBe(context) {
                        json.array(kind.rawValue) { json in for format in context.board.formats[kind] { json.value(format.fileName) } }
                    }
                }
                json.object("formats") { json in for format in FeedFormat.all { json.member(format.fileName, format.label) } }
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
