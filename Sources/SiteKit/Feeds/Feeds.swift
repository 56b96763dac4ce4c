import ListingKit

/// The feeds of the board, of each kind, suburb and owner, in three formats.
///
/// The entry of a listing is made for each scope that it stands in and kept no longer: the entries of all listings, in every format, would
/// take far more memory than the listings.
struct Feeds: Sendable {
    private let frame: SiteFrame
    private let authority: TagAuthority
    private let maker: EntryMaker
    private let formats: [FeedFormat]

    private init(frame: SiteFrame, authority: TagAuthority, formats: [FeedFormat]) {
        self.frame = frame
        self.authority = authority
        self.formats = formats
        maker = EntryMaker(frame: frame, authority: authority)
    }

    /// How many entries a feed holds at most, the newest ones.
    static let limit = 100

    /// What every site bears, whatever its theme: the generator of the board's own feed.
    static var mark: OutputMark {
        get throws {
            OutputMark(path: try ArtifactPath(Route.home.appending(FeedFormat.atom.fileName).path), text: ">\(Houser.name)</generator>")
        }
    }

    /// What a feed is made from beside its entries.
    private struct Head: RecipeInput {
        let scope: FeedScope
        /// The day of the last event, also of listings that are closed by now; nil if there never was one.
        let updated: Day?

        func add(to input: inout FingerprintInput) {
            input.add(scope.identity)
            input.add(updated?.number ?? Int.min)
        }
    }

    /// A recipe for each scope, making its feeds in all formats; none if the board has no authority.
    static func recipes(_ site: Site, _ maker: inout RecipeMaker, selection: OutputSelection) -> [Recipe] {
        let frame = site.frame
        guard let authority = TagAuthority(frame.board.authority) else { return [] }
        let feeds = Feeds(frame: frame, authority: authority, formats: selection.feedFormats)
        func recipe(_ scope: @autoclosure () -> FeedScope, _ listed: [Int], _ updated: Day?) -> Recipe? {
            if maker.skips() { return nil }
            let scope = scope()
            let entries = Array(listed.prefix(limit))
            // A feed without entries is as old as its last event; a board that never had a listing, as its authority.
            let head = Head(scope: scope, updated: entries.map { site.listings[$0].updated }.max() ?? updated)
            return maker.recipe("feeds/" + scope.identity, head, Needs(entries: entries)) { head, stock in
                try feeds.artifacts(head, stock.entries)
            }
        }
        if selection == .common { return site.suburbs.compactMap { recipe(.suburb($0.locality), $0.listed, $0.updated) } }
        var recipes = [recipe(.board(frame), site.listed, site.kindUpdates.compactMap { $0 }.max())].compactMap(\.self)
        recipes += frame.kinds.enumerated().compactMap { recipe(.kind($1), site.byKind[$0], site.kindUpdates[$0]) }
        recipes += site.suburbs.compactMap { recipe(.suburb($0.locality), $0.listed, $0.updated) }
        recipes += frame.people.enumerated().compactMap { recipe(.person($1), site.byPerson[$0], site.personUpdates[$0]) }
        return recipes
    }

    private func artifacts(_ head: Head, _ listings: [SiteListing]) throws -> [Artifact] {
        let feed = feed(head)
        var entries = EntryTexts(reservingCapacity: listings.count)
        for listing in listings { maker.add(listing, to: &entries) }
        var artifacts: [Artifact] = []
        for format in formats {
            let bytes =
                switch format {
                case .atom: AtomEncoder.encode(feed, entries)
                case .rss: RSSEncoder.encode(feed, entries)
                case .json: JSONFeedEncoder.encode(feed, entries)
                }
            artifacts.append(Artifact(path: try ArtifactPath(head.scope.route(format).file), stage: .asset, content: .bytes(bytes)))
        }
        return artifacts
    }

    private func feed(_ head: Head) -> Feed {
        let scope = head.scope
        let title = scope.name == frame.board.title ? scope.name : "\(scope.name) · \(frame.board.title)"
        return Feed(
            title: title, subtitle: "New listings: \(scope.name)", id: authority.uri("feed/" + scope.identity),
            homePage: frame.address.absolute(scope.page),
            links: Feed.Links(
                atom: frame.address.absolute(scope.route(.atom)), rss: frame.address.absolute(scope.route(.rss)),
                json: frame.address.absolute(scope.route(.json))),
            language: frame.board.language, updated: frame.clock.start(of: head.updated ?? authority.day),
            author: FeedAuthor(name: frame.board.title, url: frame.address.url),
            generator: Feed.Generator(name: Houser.name, version: Houser.version))
    }
}
