import Bytes
import ListingKit
import Publishing
import Rules
import Synchronization
import Syndication
import Values

/// The feeds of changes of every scope, in the formats that the board has for it: an entry for each event of each listing, open or closed.
///
/// They are logs: what was told stays, that of the last days in the feed itself and the rest in archives (RFC 5005 section 4), which are in
/// Atom alone. Other formats cannot tell how archives hang together.
struct ChangeFeedFiles: OutputFamily {
    private let site: Site
    private let scopes: [SiteScope]
    private let writer: Writer?
    private let log: EventLog
    private let window: FeedWindow
    /// For each scope, how its log is shared out; nil if all of it stands in one document.
    private let periods: [ChangePeriods?]
    private let runs: RunIndex
    /// The events of those scopes that have archives, whose documents are asked for one by one.
    private let long = LongLogs()

    /// The feeds of those scopes; none if the board has no authority.
    init(_ site: Site, _ followed: [SiteScope], _ log: EventLog) {
        self.site = site
        self.log = log
        writer = FeedHeads(site.context).map(Writer.init)
        scopes = writer == nil ? [] : followed
        let window = FeedWindow(site)
        self.window = window
        let least = max(window.entries, ChangePeriods.leastEvents)
        periods = scopes.map { scope in
            guard scope.sort.hasArchives, log.count(of: scope.members.all) > least else { return nil }
            return ChangePeriods(log.counts(of: scope.members.all), open: window.open, least: least)
        }
        runs = RunIndex(periods.map { ($0?.archives.count ?? 0) + 1 })
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
        guard let periods = periods[run] else { return current(run, scope, log.events(of: scopes[run].members.all), &maker) }
        let events = long.events(run) { log.events(of: scopes[run].members.all) }
        if offset == 0 { return current(run, scope, events, &maker) }
        let archived = events[periods.archives[offset - 1]]
        return recipe(scope, archive: offset, older: offset - 1, archived, [], archived.lazy.map(\.moment).max(), &maker)
    }

    /// The document that people subscribe to.
    private func current(_ run: Int, _ what: FeedScope, _ events: [EventLog.Event], _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        let memory = site.memory[what.identity]
        let periods = periods[run]
        let first = window.first(events.map(\.told.part) + (memory?.left.flatMap(\.events) ?? []))
        let recent = first.flatMap { first in events.firstIndex { $0.told.part < first } } ?? events.count
        // What is not over has no round-up yet, and what no archive holds is nowhere else.
        let open = events.firstIndex { $0.told.part != window.open } ?? events.count
        let least = scopes[run].sort.hasArchives ? periods?.rest ?? events.count : open
        let shown = max(min(recent, max(FeedWindow.mostChanges, window.entries)), least)
        let cut = Set(events[shown...].lazy.map(\.told.part).filter(window.roundsUp))
        let (roundUps, few) = RoundUp.all(of: events, in: cut, site)
        let rest = few.filter { few in
            !events[..<shown].contains { $0.listing == few.listing && $0.told.mark == few.told.mark }
        }
        let updated = ([events.lazy.map(\.moment).max(), memory?.updated].compactMap(\.self) + roundUps.map(\.updated)).max()
        return recipe(what, archive: nil, older: periods?.archives.count ?? 0, events[..<shown] + rest, roundUps, updated, &maker)
    }

    private func recipe(
        _ scope: FeedScope, archive: Int?, older: Int, _ events: ArraySlice<EventLog.Event>, _ roundUps: [RoundUp], _ updated: Moment?,
        _ maker: inout SiteRecipeMaker
    ) -> SiteRecipe {
        // The latest first, as readers expect it, whatever stands in the log.
        let sorted = events.sorted { $0.moment != $1.moment ? $0.moment > $1.moment : $0.listing < $1.listing }
        let input = Input(
            scope: scope, archive: archive, older: older > 0 ? older : nil, updated: updated,
            changes: sorted.map { RoundUp.Change(listing: site.listings[$0.listing], told: $0.told) }, roundUps: roundUps)
        return maker.recipe(ChangeFeedFiles.key(of: scope.identity, archive: archive), input) { [writer] input, _ in
            try writer?.artifacts(input) ?? []
        }
    }

    /// What a document of a feed is made from.
    private struct Input: RecipeInput {
        let scope: FeedScope
        /// The number of the archive, counted from 1 for the oldest; nil for the feed itself.
        let archive: Int?
        /// The number of the archive that holds what is next older; nil if there is none.
        let older: Int?
        /// When something last happened in it; nil if nothing ever did.
        let updated: Moment?
        let changes: [RoundUp.Change]
        let roundUps: [RoundUp]

        func add(to input: inout FingerprintInput) {
            input.add(scope.identity)
            input.add(archive ?? 0)
            input.add(older ?? 0)
            input.add(Int(updated?.code ?? .min))
            changes.add(to: &input)
            roundUps.add(to: &input)
        }
    }

    /// Makes the documents.
    private struct Writer: Sendable {
        private let heads: FeedHeads
        private let maker: ChangeEntryMaker
        private let roundUps: RoundUpMaker

        init(_ heads: FeedHeads) {
            self.heads = heads
            maker = ChangeEntryMaker(context: heads.context, authority: heads.authority)
            roundUps = RoundUpMaker(context: heads.context, authority: heads.authority)
        }

        func artifacts(_ input: Input) throws -> [Artifact] {
            let atom = try atom(input)
            guard input.archive == nil else { return [atom] }
            let others = heads.context.board.formats.changes(of: input.scope.kind).filter { $0 != .atom }
            return try [atom] + others.map { try artifact(input, $0) }
        }

        /// The document in another format, which has no archives.
        private func artifact(_ input: Input, _ format: FeedFormat) throws -> Artifact {
            let route = input.scope.changes(format)
            let content = Artifact.Content.render {
                format.encode(head(input).at(heads.context.address.absolute(route)), entries(input))
            }
            return Artifact(path: try ArtifactPath(route.file), stage: .asset, content: content)
        }

        private func atom(_ input: Input) throws -> Artifact {
            let scope = input.scope
            func url(_ archive: Int?) -> String { heads.context.address.absolute(scope.page.changes(archive)) }
            var feed = head(input).at(url(input.archive))
            // The oldest leads to no other archive, of which the W3C's validator warns where a document calls itself one; RFC 5005 section 4
            // lets it do without.
            feed.isArchive = input.archive != nil && input.older != nil
            if let older = input.older { feed.related.append(("prev-archive", url(older))) }
            // An archive does not name the next newer one, which would change it after it was closed.
            if input.archive != nil { feed.related.append(("current", url(nil))) }
            return Artifact(
                path: try ArtifactPath(scope.page.changes(input.archive).file), stage: .asset,
                content: .bytes(FeedFormat.atom.encode(feed, entries(input))))
        }

        private func head(_ input: Input) -> Feed {
            heads.feed(
                of: input.scope, "changes/" + input.scope.identity, title: heads.context.words.changes(input.scope.name),
                subtitle: heads.context.words.aboutChanges(input.scope.covered), updated: input.updated)
        }

        private func entries(_ input: Input) -> FeedEntries {
            let size = input.roundUps.reduce(input.changes.count * 900) { $0 + RoundUpMaker.size(of: $1) }
            let order = RoundUp.merged(input.roundUps, into: input.changes.map(\.moment))
            return FeedEntries(order.count, size: size) { [maker, roundUps] index, entry in
                switch order[index] {
                case .entry(let place): maker.fill(&entry, with: input.changes[place])
                case .roundUp(let place): roundUps.fill(&entry, with: input.roundUps[place], of: input.scope)
                }
            }
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
