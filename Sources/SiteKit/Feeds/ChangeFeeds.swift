import ListingKit

/// The feeds of changes of every scope, in Atom: an entry for each event of each listing, open or closed.
///
/// They are logs: what happened stays, the newest in the feed itself and the rest in archives (RFC 5005 section 4).
struct ChangeFeeds: Sendable {
    private let heads: FeedHeads
    private let maker: ChangeEntryMaker
    private let cache = EntryCache(capacity: 16 << 20)

    init(_ heads: FeedHeads) {
        self.heads = heads
        maker = ChangeEntryMaker(frame: heads.frame, authority: heads.authority)
    }

    /// What a document of a feed is made from beside the stories of its listings.
    private struct Input: RecipeInput {
        let document: FeedDocument
        /// Which event of each story is told.
        let marks: [EventMark]

        func add(to input: inout FingerprintInput) {
            document.add(to: &input)
            input.add(marks.count)
            for mark in marks { input.add(Int(mark.code)) }
        }
    }

    /// Adds the recipes of the documents of one feed. `log` is that of the site, made when it is needed first.
    func add(
        _ scope: @autoclosure () -> FeedScope, _ members: Members, _ site: Site, _ log: inout EventLog?, _ maker: inout RecipeMaker,
        to recipes: inout [Recipe]
    ) {
        let count = members.all.reduce(0) { $0 + site.listings[$1].events.count }
        // How many documents there are can be told without a look at the order of a short log.
        if count <= heads.limit, maker.skips() { return }
        let known = log ?? EventLog(site.listings)
        log = known
        let events = known.events(of: members.all)
        let pages = FeedPages(count: count, limit: heads.limit) { place in
            let event = events[place]
            return (site.listings[event.listing].id.stableHash ^ UInt64(UInt32(bitPattern: event.mark.code))).mixed
        }
        if maker.skips(pages.count) { return }
        let scope = scope()
        func recipe(_ archive: Int?, _ events: ArraySlice<EventLog.Event>) {
            let document = FeedDocument(scope: scope, archive: archive, archives: pages.archives.count, updated: events.first?.moment)
            let key = "changes/" + scope.identity + (archive.map { "/\($0)" } ?? "")
            recipes.append(
                maker.recipe(key, Input(document: document, marks: events.map(\.mark)), Needs(stories: events.map(\.listing))) {
                    [self] input, stock in [try artifact(input, stock)]
                })
        }
        recipe(nil, events[pages.current])
        for (index, archive) in pages.archives.enumerated() { recipe(index + 1, events[archive]) }
    }

    private func artifact(_ input: Input, _ stock: Ingredients) throws -> Artifact {
        let document = input.document
        let scope = document.scope
        func links(_ archive: Int?) -> Feed.Links {
            let url = heads.frame.address.absolute(scope.page.changes(archive))
            return Feed.Links(atom: url, rss: url, json: url)
        }
        var feed = heads.feed(
            of: document, "changes/" + scope.identity, title: "Changes: \(scope.name)",
            subtitle: "What happens to listings: \(scope.covered). New ones, new prices, inspections, what is taken and what is back.",
            links: links(document.archive))
        feed.isArchive = document.archive != nil
        if let older = document.older { feed.related.append(Feed.Related(relation: "prev-archive", links: links(older))) }
        if let newer = document.newer {
            if newer != nil { feed.related.append(Feed.Related(relation: "next-archive", links: links(newer))) }
            feed.related.append(Feed.Related(relation: "current", links: links(nil)))
        }
        var encoder = EntryEncoder([.atom])
        let entries = zip(zip(stock.needs.stories, stock.stories), input.marks).map { told, mark in
            // A listing has one event of a mark at most.
            cache.entry(told.0 << 32 | Int(UInt32(bitPattern: mark.code))) {
                encoder.entry { maker.add(told.1, mark, to: &$0) }
            }
        }
        return Artifact(
            path: try ArtifactPath(scope.page.changes(document.archive).file), stage: .asset,
            content: .bytes(AtomEncoder.encode(feed, entries)))
    }
}
