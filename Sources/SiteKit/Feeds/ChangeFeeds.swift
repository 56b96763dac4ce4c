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

    /// An event of a listing of the site.
    private struct Event {
        /// When it happened, as the entry's own times tell.
        let moment: Moment
        let mark: EventMark
        let listing: Int
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

    /// Adds the recipes of the documents of one feed.
    func add(
        _ scope: @autoclosure () -> FeedScope, _ members: Members, _ site: Site, _ maker: inout RecipeMaker, to recipes: inout [Recipe]
    ) {
        let count = members.all.reduce(0) { $0 + site.listings[$1].events.count }
        // How many documents there are can be told without a look at the order of a short log.
        if count <= heads.limit, maker.skips() { return }
        let events = events(members, site)
        let pages = FeedPages(count: count, limit: heads.limit) { place in
            let event = events[place]
            return (site.listings[event.listing].id.stableHash ^ UInt64(UInt32(bitPattern: event.mark.code))).mixed
        }
        if maker.skips(pages.count) { return }
        let scope = scope()
        func recipe(_ archive: Int?, _ events: ArraySlice<Event>) {
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

    /// Everything that happened, the latest first; of one moment in the order of the site.
    private func events(_ members: Members, _ site: Site) -> [Event] {
        var events: [Event] = []
        for listing in members.all {
            var last = Moment(Day(number: .min))
            for mark in site.listings[listing].events {
                last = mark.day == last.day ? Moment(last.day, step: last.step + 1) : Moment(mark.day)
                events.append(Event(moment: last, mark: mark, listing: listing))
            }
        }
        events.sort { left, right in
            if left.moment != right.moment { return left.moment > right.moment }
            if left.listing != right.listing { return left.listing < right.listing }
            return left.mark > right.mark
        }
        return events
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
        var texts = EntryTexts(reservingCapacity: 1)
        let entries = zip(zip(stock.needs.stories, stock.stories), input.marks).map { told, mark in
            // A listing has one event of a mark at most.
            cache.entry(told.0 << 32 | Int(UInt32(bitPattern: mark.code))) {
                texts.startOver()
                maker.add(told.1, mark, to: &texts)
                return EncodedEntry(atom: AtomEncoder.entry(texts))
            }
        }
        return Artifact(
            path: try ArtifactPath(scope.page.changes(document.archive).file), stage: .asset,
            content: .bytes(AtomEncoder.encode(feed, entries)))
    }
}
