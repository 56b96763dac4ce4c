import Bytes
import ListingKit
import Publishing
import Synchronization
import Syndication
import Values

/// The feeds of changes of every scope, in Atom: an entry for each event of each listing, open or closed.
///
/// They are logs: what happened stays, that of the last days in the feed itself and the rest in archives (RFC 5005 section 4).
struct ChangeFeedFiles: OutputFamily {
    private let site: Site
    private let scopes: [SiteScope]
    private let writer: Writer?
    private let log: EventLog
    /// For each scope, the archives of its feed.
    private let archives: [[Range<Int>]]
    private let runs: RunIndex
    /// The events of those scopes that have archives, whose documents are asked for one by one.
    private let long = LongLogs()

    /// The feeds of those scopes; none if the board has no authority.
    init(_ site: Site, _ followed: [SiteScope]) {
        self.site = site
        writer = FeedHeads(site.context).map(Writer.init)
        scopes = writer == nil ? [] : followed
        let log = EventLog(site.listings)
        self.log = log
        let context = site.context
        let least = max(context.board.entries, ChangePeriods.leastEvents)
        archives = scopes.map { scope in
            guard scope.sort.hasArchives, log.count(of: scope.members.all) > least else { return [] }
            let start = FeedWindow(scope.sort, context.board).start(today: context.today)
            return ChangePeriods(log.days(of: scope.members.all), from: nil, openFrom: start, least: least, hasArchives: true).archives
        }
        runs = RunIndex(archives.map { $0.count + 1 })
    }

    /// Each feed, and behind it its archives.
    var count: Int { runs.count }

    func recipes(lookingAt changes: ItemChanges) -> [Int] {
        scopes.holding(changes.redated, of: site).flatMap { runs.start(of: $0)..<runs.start(of: $0 + 1) }
    }

    func recipes(movedBy moves: SiteMoves) -> [Int] {
        scopes.indices.filter { moves.scopes.contains(scopes[$0].identity(in: site)) }.flatMap {
            runs.start(of: $0)..<runs.start(of: $0 + 1)
        }
    }

    func key(at index: Int) -> String? {
        let (run, offset) = runs.place(of: index)
        return ChangeFeedFiles.key(of: scopes[run].identity(in: site), archive: offset == 0 ? nil : offset)
    }

    private static func key(of scope: String, archive: Int?) -> String { "changes/" + scope + (archive.map { "/\($0)" } ?? "") }

    func recipe(at index: Int, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        let (run, offset) = runs.place(of: index)
        let scope = scopes[run].followed(in: site)
        let archives = archives[run]
        let events =
            archives.isEmpty ? log.events(of: scopes[run].members.all) : long.events(run) { log.events(of: scopes[run].members.all) }
        return offset == 0
            ? current(scopes[run], scope, events, archives, &maker)
            : recipe(scope, archive: offset, older: offset - 1, events[archives[offset - 1]], nil, &maker)
    }

    /// The document that people subscribe to.
    private func current(
        _ scope: SiteScope, _ what: FeedScope, _ events: [EventLog.Event], _ archives: [Range<Int>], _ maker: inout SiteRecipeMaker
    ) -> SiteRecipe {
        let context = site.context
        let memory = site.memory.scopes.isEmpty ? nil : site.memory[what.identity]
        let days = events.map(\.mark.day)
        let window = FeedWindow(scope.sort, context.board)
        let periods = ChangePeriods(
            days, from: window.firstDay(days + (memory?.left.flatMap(\.events) ?? []), today: context.today),
            openFrom: window.start(today: context.today), least: max(context.board.entries, ChangePeriods.leastEvents),
            hasArchives: scope.sort.hasArchives)
        // What was taken out of a file was told all the same.
        let taken = scope.members.all.lazy.compactMap { site.listings[$0].lastTaken }.max()
        return recipe(
            what, archive: nil, older: archives.count, events[..<periods.current], [taken, memory?.updated].compactMap(\.self).max(), &maker
        )
    }

    private func recipe(
        _ scope: FeedScope, archive: Int?, older: Int, _ events: ArraySlice<EventLog.Event>, _ floor: Moment?,
        _ maker: inout SiteRecipeMaker
    ) -> SiteRecipe {
        let input = Input(
            scope: scope, archive: archive, older: older > 0 ? older : nil,
            updated: [events.first?.moment, floor].compactMap(\.self).max(), marks: events.map(\.mark))
        let key = ChangeFeedFiles.key(of: scope.identity, archive: archive)
        return maker.recipe(key, input, ListingNeeds(stories: events.map(\.listing))) { [writer] input, ingredients in
            try writer.map { [try $0.artifact(input, ingredients)] } ?? []
        }
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

    /// Makes the documents.
    private struct Writer: Sendable {
        private let heads: FeedHeads
        private let maker: ChangeEntryMaker

        init(_ heads: FeedHeads) {
            self.heads = heads
            maker = ChangeEntryMaker(context: heads.context, authority: heads.authority)
        }

        func artifact(_ input: Input, _ ingredients: Ingredients) throws -> Artifact {
            let scope = input.scope
            func url(_ archive: Int?) -> String { heads.context.address.absolute(scope.page.changes(archive)) }
            var feed = heads.feed(
                of: scope, "changes/" + scope.identity, title: Words.changes(scope.name),
                subtitle: Words.aboutChanges(scope.covered),
                updated: input.updated)
            feed.url = url(input.archive)
            feed.isArchive = input.archive != nil
            if let older = input.older { feed.related.append(("prev-archive", url(older))) }
            // An archive does not name the next newer one, which would change it after it was closed.
            if input.archive != nil { feed.related.append(("current", url(nil))) }
            let told = zip(ingredients.stories, input.marks).compactMap { story, mark in
                ChangeEntryMaker.event(of: story, mark).map { (story: story, mark: mark, event: $0) }
            }
            let entries = FeedEntries(told.count, size: told.count * 900) { [maker] index, entry in
                let (story, mark, event) = told[index]
                maker.fill(&entry, with: event, mark, of: story)
            }
            return Artifact(
                path: try ArtifactPath(scope.page.changes(input.archive).file), stage: .asset,
                content: .bytes(FeedFormat.atom.encode(feed, entries)))
        }
    }

    /// The events of some scopes, put in order once for all documents of each.
    private final class LongLogs: Sendable {
        private let known = Mutex<[Int: [EventLog.Event]]>([:])

        func events(_ scope: Int, _ make: () -> [EventLog.Event]) -> [EventLog.Event] {
            if let events = known.withLock({ $0[scope] }) { return events }
            let events = make()
            known.withLock { $0[scope] = events }
            return events
        }
    }
}

extension ListingSummary {
    /// When the last event happened that people were told of and that its file tells no longer.
    fileprivate var lastTaken: Moment? {
        retracted.isEmpty ? nil : retracted.map { Moment($0, listing: id.stableHash) }.max()
    }
}
