import Bytes
import ListingKit

/// The feeds of changes of every scope, in Atom: an entry for each event of each listing, open or closed.
///
/// They are logs: what happened stays, that of the last days in the feed itself and the rest in archives (RFC 5005 section 4).
struct ChangeFeeds: Sendable {
    private let heads: FeedHeads
    private let maker: ChangeEntryMaker

    init(_ heads: FeedHeads) {
        self.heads = heads
        maker = ChangeEntryMaker(frame: heads.frame, authority: heads.authority)
    }

    /// What a document of a feed is made from beside the stories of its listings.
    private struct Input: RecipeInput {
        let scope: FeedScope
        /// The number of the archive, counted from 1 for the oldest; nil for the feed itself.
        let archive: Int?
        /// The number of the archive that holds what is next older; nil if there is none.
        let older: Int?
        /// When something last happened in it; nil if nothing ever did.
        let updated: Moment?
        /// Which event of each story is told.
        let marks: [EventMark]

        func add(to input: inout FingerprintInput) {
            input.add(scope.identity)
            input.add(archive ?? 0)
            input.add(older ?? 0)
            input.add(Int(updated?.code ?? .min))
            input.add(marks.count)
            for mark in marks { input.add(Int(mark.code)) }
        }
    }

    /// Adds the recipes of the documents of one feed. `log` is that of the site, made when it is needed first.
    func add(
        _ kind: ScopeKind, _ scope: @autoclosure () -> FeedScope, _ members: Members, _ site: Site, _ log: inout EventLog?,
        _ maker: inout RecipeMaker, to recipes: inout [Recipe]
    ) {
        let least = max(heads.frame.board.entries, ChangePeriods.leastEvents)
        // The recipe of the feed itself stands between two of feeds of listings, and those of its archives behind it.
        if maker.skipsAll(beginningWith: ChangeFeeds.keys) { return }
        let known = log ?? EventLog(site.listings)
        log = known
        let events = known.events(of: members.all)
        let days = events.map(\.mark.day)
        let window = FeedWindow(kind, heads.frame.board)
        let today = heads.frame.today
        let memory = site.memory.scopes.isEmpty ? nil : site.memory[scope().identity]
        let periods = ChangePeriods(
            days, from: window.firstDay(days + (memory?.left.flatMap(\.events) ?? []), today: today), openFrom: window.start(today: today),
            least: least,
            hasArchives: kind.hasArchives)
        let scope = scope()
        // What was taken out of a file was told all the same.
        let taken = members.all.lazy.compactMap { site.listings[$0].lastTaken }.max()
        func recipe(_ archive: Int?, older: Int, _ events: ArraySlice<EventLog.Event>) {
            let floor = archive == nil ? [taken, memory?.updated].compactMap(\.self).max() : nil
            let input = Input(
                scope: scope, archive: archive, older: older > 0 ? older : nil,
                updated: [events.first?.moment, floor].compactMap(\.self).max(), marks: events.map(\.mark))
            let key = ChangeFeeds.keys + scope.identity + (archive.map { "/\($0)" } ?? "")
            recipes.append(
                maker.recipe(key, input, Needs(stories: events.map(\.listing))) { [self] input, stock in [try artifact(input, stock)] })
        }
        recipe(nil, older: periods.archives.count, events[..<periods.current])
        for (index, archive) in periods.archives.enumerated() { recipe(index + 1, older: index, events[archive]) }
    }

    /// What the keys of all recipes begin with.
    private static let keys = "changes/"

    private func artifact(_ input: Input, _ stock: Ingredients) throws -> Artifact {
        let scope = input.scope
        func links(_ archive: Int?) -> Feed.Links {
            let url = heads.frame.address.absolute(scope.page.changes(archive))
            return Feed.Links(atom: url, rss: url, json: url)
        }
        var feed = heads.feed(
            of: scope, "changes/" + scope.identity, title: "Changes: \(scope.name)",
            subtitle: "What happens to listings: \(scope.covered). New ones, new prices, inspections, what is taken and what is back.",
            links: links(input.archive), updated: input.updated)
        feed.isArchive = input.archive != nil
        if let older = input.older { feed.related.append(Feed.Related(relation: "prev-archive", links: links(older))) }
        // An archive does not name the next newer one, which would change it after it was closed.
        if input.archive != nil { feed.related.append(Feed.Related(relation: "current", links: links(nil))) }
        let entries = zip(stock.stories, input.marks).compactMap { maker.entry(of: $0, $1) }
        return Artifact(
            path: try ArtifactPath(scope.page.changes(input.archive).file), stage: .asset,
            content: .bytes(AtomEncoder.encode(feed, entries)))
    }
}

extension ScopeKind {
    /// Whether what happened in it long ago stands in archives. A listing enters and leaves searches and tags in the ordinary course of
    /// things, and what an archive holds must not change with that.
    fileprivate var hasArchives: Bool { self != .search && self != .tag }
}

extension ListingSummary {
    /// When the last event happened that people were told of and that its file tells no longer.
    fileprivate var lastTaken: Moment? {
        retracted.isEmpty ? nil : retracted.map { Moment($0, listing: id.stableHash) }.max()
    }
}
