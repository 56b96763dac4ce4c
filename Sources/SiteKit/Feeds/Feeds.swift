import ListingKit

/// The feeds of the board, of each kind, suburb and owner, in three formats, as artifacts.
///
/// The entry of a listing is encoded once for each format and stands as it is in every feed that holds it.
struct Feeds: Sendable {
    let artifacts: [Artifact]

    /// How many entries a feed holds at most, the newest ones.
    static let limit = 100

    /// What every site bears, whatever its theme: the generator of the board's own feed.
    static var mark: OutputMark {
        get throws {
            OutputMark(path: try ArtifactPath(Route.home.appending(FeedFormat.atom.fileName).path), text: ">\(Houser.name)</generator>")
        }
    }

    init(_ site: Site, threads: Int) throws {
        guard let authority = TagAuthority(site.board.authority) else {
            artifacts = []
            return
        }
        let maker = EntryMaker(site: site, authority: authority)
        let encoded = try Parallel.map(site.listings, threads: threads) { item throws -> EncodedListing? in
            guard item.isListed else { return nil }
            let entry = maker.entry(item)
            return EncodedListing(
                atom: try AtomEncoder.entry(entry), rss: try RSSEncoder.entry(entry), json: JSONFeedEncoder.entry(entry))
        }
        let scopes =
            [FeedScope.board(site)] + site.kinds.indices.map { .kind($0, site) } + site.suburbs.map { .suburb($0) }
            + site.people.indices.map { .person($0, site) }
        artifacts = try scopes.flatMap { scope in
            try FeedFormat.allCases.map { format in
                Artifact(
                    path: try ArtifactPath(scope.route(format).file), stage: .list,
                    content: .render {
                        let entries = scope.listed.prefix(Feeds.limit).compactMap { encoded[$0] }
                        let feed = Feeds.feed(scope, site, authority)
                        return switch format {
                        case .atom: try AtomEncoder.encode(feed, encoded: entries.map(\.atom))
                        case .rss: try RSSEncoder.encode(feed, encoded: entries.map(\.rss))
                        case .json: JSONFeedEncoder.encode(feed, encoded: entries.map(\.json))
                        }
                    })
            }
        }
    }

    private struct EncodedListing: Sendable {
        let atom: EncodedEntry<AtomEncoder>
        let rss: EncodedEntry<RSSEncoder>
        let json: EncodedEntry<JSONFeedEncoder>
    }

    private static func feed(_ scope: FeedScope, _ site: Site, _ authority: TagAuthority) -> Feed {
        // A feed without entries is as old as its last event; a board that never had a listing, as its authority.
        let entries = scope.listed.prefix(limit).map { site.listings[$0].updated }.max()
        let updated = site.clock.start(of: entries ?? scope.updated ?? authority.day)
        let title = scope.name == site.board.title ? scope.name : "\(scope.name) · \(site.board.title)"
        return Feed(
            title: title, subtitle: "New listings: \(scope.name)", id: authority.uri("feed/" + scope.identity),
            homePage: site.address.absolute(scope.page),
            links: Feed.Links(
                atom: site.address.absolute(scope.route(.atom)), rss: site.address.absolute(scope.route(.rss)),
                json: site.address.absolute(scope.route(.json))),
            language: site.board.language, updated: updated, author: FeedAuthor(name: site.board.title, url: site.address.url),
            generator: Feed.Generator(name: Houser.name, version: Houser.version))
    }
}
