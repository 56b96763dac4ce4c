import ListingKit

/// The feeds of listings of every scope, in three formats.
///
/// The entry of a listing is made for each scope that it stands in and kept no longer: the entries of all listings, in every format, would
/// take far more memory than the listings.
struct Feeds: Sendable {
    private let heads: FeedHeads
    private let maker: EntryMaker
    private let formats: [FeedFormat]

    private init(_ heads: FeedHeads, formats: [FeedFormat]) {
        self.heads = heads
        self.formats = formats
        maker = EntryMaker(frame: heads.frame, authority: heads.authority)
    }

    /// What every site bears, whatever its theme: the generator of the board's own feed.
    static var mark: OutputMark {
        get throws {
            OutputMark(path: try ArtifactPath(Route.home.appending(FeedFormat.atom.fileName).path), text: ">\(Houser.name)</generator>")
        }
    }

    /// For how many days a feed tells that an entry is gone.
    private static let mourning = 90

    /// What a document of a feed is made from beside its entries.
    private struct Input: RecipeInput {
        let document: FeedDocument
        /// How many listings the whole feed has.
        let total: Int
        /// Listings that were in the feed.
        let gone: [Gone]

        func add(to input: inout FingerprintInput) {
            document.add(to: &input)
            input.add(total)
            gone.add(to: &input)
        }
    }

    /// A listing that was in a feed.
    private struct Gone: RecipeInput {
        let id: String
        let end: EventMark
        let kind: Int

        func add(to input: inout FingerprintInput) {
            input.add(id)
            input.add(Int(end.code))
            input.add(kind)
        }
    }

    /// The recipes of all feeds; none if the board has no authority.
    static func recipes(_ site: Site, _ maker: inout RecipeMaker, selection: OutputSelection.FeedSelection) -> [Recipe] {
        guard selection != .none, let heads = FeedHeads(site.frame) else { return [] }
        let feeds = Feeds(heads, formats: selection.formats)
        let changes = ChangeFeeds(heads)
        var recipes: [Recipe] = []
        if selection == .suburbs {
            for suburb in site.suburbs { feeds.add(.suburb(suburb.locality), suburb.members, site, &maker, to: &recipes) }
            return recipes
        }
        FeedScope.visit(site) { scope, members in
            feeds.add(scope(), members, site, &maker, to: &recipes)
            changes.add(scope(), members, site, &maker, to: &recipes)
        }
        return recipes
    }

    /// Adds the recipes of the documents of one feed.
    private func add(
        _ scope: @autoclosure () -> FeedScope, _ members: Members, _ site: Site, _ maker: inout RecipeMaker, to recipes: inout [Recipe]
    ) {
        let listed = members.listed
        let pages = FeedPages(count: listed.count, limit: heads.limit) { site.listings[listed[$0]].id.stableHash }
        if maker.skips(pages.count) { return }
        let scope = scope()
        func recipe(_ archive: Int?, _ entries: [Int], _ gone: [Gone]) {
            // A feed without entries is as old as its last event; one that never had any, as the board's authority.
            let updated = site.updated(entries) ?? (archive == nil ? site.updated(members.all) : nil)
            let document = FeedDocument(scope: scope, archive: archive, archives: pages.archives.count, updated: updated)
            let input = Input(document: document, total: listed.count, gone: gone)
            let key = "feeds/" + scope.identity + (archive.map { "/\($0)" } ?? "")
            recipes.append(
                maker.recipe(key, input, Needs(entries: entries)) { [self] input, stock in try artifacts(input, stock.entries) })
        }
        recipe(nil, Array(listed[pages.current]), gone(members, site))
        for (index, archive) in pages.archives.enumerated() { recipe(index + 1, Array(listed[archive]), []) }
    }

    /// The listings that left a feed of late, the latest first.
    private func gone(_ members: Members, _ site: Site) -> [Gone] {
        guard members.listed.count < members.all.count else { return [] }
        let first = EventMark(heads.frame.today + -Feeds.mourning, .listed)
        let gone = members.all.compactMap { index -> Gone? in
            guard let end = site.listings[index].end, end >= first else { return nil }
            return Gone(id: site.listings[index].id, end: end, kind: site.kindOf[index])
        }
        return Array(gone.sorted { $0.end != $1.end ? $0.end > $1.end : $0.id < $1.id }.prefix(heads.limit))
    }

    private func artifacts(_ input: Input, _ listings: [SiteListing]) throws -> [Artifact] {
        let feed = feed(input)
        var entries = EntryTexts(reservingCapacity: listings.count)
        for listing in listings { maker.add(listing, to: &entries) }
        return try formats.map { format in
            let bytes =
                switch format {
                case .atom: AtomEncoder.encode(feed, entries)
                case .rss: RSSEncoder.encode(feed, entries)
                case .json: JSONFeedEncoder.encode(feed, entries)
                }
            let document = input.document
            let route = document.scope.page.appending(format.fileName(document.archive))
            return Artifact(path: try ArtifactPath(route.file), stage: .asset, content: .bytes(bytes))
        }
    }

    private func feed(_ input: Input) -> Feed {
        let document = input.document
        let scope = document.scope
        let frame = heads.frame
        func links(_ archive: Int?) -> Feed.Links {
            func url(_ format: FeedFormat) -> String { frame.address.absolute(scope.page.appending(format.fileName(archive))) }
            return Feed.Links(atom: url(.atom), rss: url(.rss), json: url(.json))
        }
        var feed = heads.feed(
            of: document, "feed/" + scope.identity, title: scope.name, subtitle: subtitle(input), links: links(document.archive))
        feed.isComplete = document.archives == 0
        if document.archives > 0 {
            if let older = document.older { feed.related.append(Feed.Related(relation: "next", links: links(older))) }
            if let newer = document.newer { feed.related.append(Feed.Related(relation: "previous", links: links(newer))) }
            feed.related.append(Feed.Related(relation: "first", links: links(nil)))
            feed.related.append(Feed.Related(relation: "last", links: links(1)))
        }
        feed.deleted = input.gone.map { gone in
            Feed.DeletedEntry(
                id: heads.authority.uri("listing/" + gone.id), when: frame.clock.start(of: gone.end.day),
                comment: EventText.label(of: gone.end.kind, frame.kinds[gone.kind]))
        }
        return feed
    }

    /// What the feed holds, and how much of it this document does.
    private func subtitle(_ input: Input) -> String {
        let about = "New listings: \(input.document.scope.covered)"
        guard input.document.archives > 0 else { return about }
        return input.document.archive == nil
            ? about + ". The newest \(heads.limit) of \(grouped(input.total)); older ones in the documents that follow."
            : about + ". Older ones."
    }
}
