import ListingKit

/// The feeds of listings of every scope, in three formats.
///
/// The entry of a listing is the same in every scope, and kept for the next one as far as memory goes.
struct Feeds: Sendable {
    private let heads: FeedHeads
    private let maker: EntryMaker
    private let formats: [FeedFormat]
    private let cache = EntryCache(capacity: 48 << 20)

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
            var archived: [Archived] = []
            for suburb in site.suburbs { feeds.add(.suburb(suburb.locality), suburb.members, site, &maker, to: &recipes, &archived) }
            return recipes
        }
        var archived: [Archived] = []
        var log: EventLog?
        FeedScope.visit(site) { scope, members in
            feeds.add(scope(), members, site, &maker, to: &recipes, &archived)
            changes.add(scope(), members, site, &log, &maker, to: &recipes)
        }
        feeds.add(archived, site, &maker, to: &recipes)
        return recipes
    }

    /// A feed that goes on in archives.
    private struct Archived {
        let scope: FeedScope
        let listed: [Int]
        let archives: [Range<Int>]
    }

    /// Adds the recipe of a feed itself.
    private func add(
        _ scope: @autoclosure () -> FeedScope, _ members: Members, _ site: Site, _ maker: inout RecipeMaker, to recipes: inout [Recipe],
        _ archived: inout [Archived]
    ) {
        let listed = members.listed
        let pages = FeedPages(count: listed.count, limit: heads.limit) { site.listings[listed[$0]].id.stableHash }
        if !pages.isComplete { archived.append(Archived(scope: scope(), listed: listed, archives: pages.archives)) }
        if maker.skips() { return }
        let entries = Array(listed[pages.current])
        let gone = gone(members, site)
        // A feed without entries is as old as its last event; one that never had any, as the board's authority.
        let updated = [site.updated(entries), gone.first.map { Moment($0.end) }].compactMap(\.self).max() ?? site.updated(members.all)
        let document = FeedDocument(scope: scope(), archive: nil, archives: pages.archives.count, updated: updated)
        recipes.append(
            recipe(Input(document: document, total: listed.count, gone: gone), entries, &maker))
    }

    /// Adds the recipes of all archives. They come in the order of the listings in them and not by scope, so that an entry that was made for
    /// one is at hand for the others.
    private func add(_ archived: [Archived], _ site: Site, _ maker: inout RecipeMaker, to recipes: inout [Recipe]) {
        let places = archived.indices.flatMap { feed in archived[feed].archives.indices.map { (feed: feed, archive: $0) } }
        let sorted = places.map { place in
            (first: archived[place.feed].listed[archived[place.feed].archives[place.archive].lowerBound], place: place)
        }.sorted { ($0.first, $0.place.feed) < ($1.first, $1.place.feed) }
        for (_, place) in sorted where !maker.skips() {
            let feed = archived[place.feed]
            let entries = Array(feed.listed[feed.archives[place.archive]])
            let document = FeedDocument(
                scope: feed.scope, archive: place.archive + 1, archives: feed.archives.count, updated: site.updated(entries))
            recipes.append(recipe(Input(document: document, total: feed.listed.count, gone: []), entries, &maker))
        }
    }

    private func recipe(_ input: Input, _ entries: [Int], _ maker: inout RecipeMaker) -> Recipe {
        let key = "feeds/" + input.document.scope.identity + (input.document.archive.map { "/\($0)" } ?? "")
        return maker.recipe(key, input, Needs(entries: entries)) { [self] input, stock in try artifacts(input, stock) }
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

    private func artifacts(_ input: Input, _ stock: Ingredients) throws -> [Artifact] {
        let feed = feed(input)
        var encoder = EntryEncoder(formats)
        let entries = zip(stock.needs.entries, stock.entries).map { index, item in
            cache.entry(index) { encoder.entry { maker.add(item, to: &$0) } }
        }
        let document = input.document
        return try (document.archive != nil && document.hasAtomArchivesOnly ? [.atom] : formats).map { format in
            let route = document.scope.page.appending(format.fileName(document.archive))
            // One document after the other: each is large, and made in the memory of the one before.
            let content = Artifact.Content.render {
                switch format {
                case .atom: AtomEncoder.encode(feed, entries)
                case .rss: RSSEncoder.encode(feed, entries)
                case .json: JSONFeedEncoder.encode(feed, entries)
                }
            }
            return Artifact(path: try ArtifactPath(route.file), stage: .asset, content: content)
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
        func relate(_ relation: String, _ archive: Int?) {
            feed.related.append(
                Feed.Related(relation: relation, links: links(archive), isAtomOnly: archive != nil && document.hasAtomArchivesOnly))
        }
        if document.archives > 0 {
            if let older = document.older { relate("next", older) }
            if let newer = document.newer { relate("previous", newer) }
            relate("first", nil)
            relate("last", 1)
        }
        feed.deleted = input.gone.map { gone in
            Feed.DeletedEntry(
                id: heads.authority.uri("listing/" + gone.id), when: frame.clock.instant(of: Moment(gone.end)),
                comment: EventText.label(of: gone.end.kind, frame.kinds[gone.kind]))
        }
        return feed
    }

    /// What the feed holds, and how much of it this document does.
    private func subtitle(_ input: Input) -> String {
        let about = "New listings: \(input.document.scope.covered)"
        guard input.document.archives > 0 else { return about }
        if input.document.archive != nil { return about + ". Older ones." }
        let place = input.document.hasAtomArchivesOnly ? "the Atom documents that follow" : "the documents that follow"
        return about + ". The newest \(heads.limit) of \(grouped(input.total)); older ones in \(place)."
    }
}
