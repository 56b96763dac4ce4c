import Bytes
import ListingKit
import Values

/// The feeds of listings of every scope, in the formats that the board has for it.
struct Feeds: Sendable {
    private let heads: FeedHeads
    private let maker: EntryMaker

    private init(_ heads: FeedHeads) {
        self.heads = heads
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
    /// How many entries a feed tells of at most that they are gone.
    private static let mostGone = 100

    /// What a feed is made from beside its entries.
    private struct Input: RecipeInput {
        let scope: FeedScope
        /// When something last happened in the scope; nil if nothing ever did.
        let updated: Moment?
        /// When each of the entries last changed.
        let moments: [Moment]
        /// How many listings are open in all.
        let total: Int
        /// Listings that were in the feed.
        let gone: [Gone]

        func add(to input: inout FingerprintInput) {
            input.add(scope.identity)
            input.add(Int(updated?.code ?? .min))
            for moment in moments { input.add(Int(moment.code)) }
            input.add(total)
            gone.add(to: &input)
        }
    }

    /// A listing that was in a feed.
    private struct Gone: RecipeInput {
        let id: String
        let moment: Moment
        let reason: String

        func add(to input: inout FingerprintInput) {
            input.add(id)
            input.add(Int(moment.code))
            input.add(reason)
        }
    }

    /// The recipes of all feeds; none if the board has no authority.
    static func recipes(_ site: Site, _ maker: inout RecipeMaker) -> [Recipe] {
        guard let heads = FeedHeads(site.frame) else { return [] }
        let feeds = Feeds(heads)
        let changes = ChangeFeeds(heads)
        var recipes: [Recipe] = []
        var log: EventLog?
        FeedScope.visit(site) { kind, scope, members in
            guard site.frame.hasFeeds(kind, members) else { return }
            feeds.add(kind, scope(), members, site, &maker, to: &recipes)
            changes.add(kind, scope(), members, site, &log, &maker, to: &recipes)
        }
        return recipes
    }

    private func add(
        _ kind: ScopeKind, _ scope: @autoclosure () -> FeedScope, _ members: Members, _ site: Site, _ maker: inout RecipeMaker,
        to recipes: inout [Recipe]
    ) {
        if maker.skips() { return }
        let scope = scope()
        let memory = site.memory[scope.identity]
        let entries = current(kind, members, memory, site)
        let input = Input(
            scope: scope, updated: [site.updated(members.all), memory?.updated].compactMap(\.self).max(),
            moments: entries.map { site.listings[$0].updated }, total: members.listed.count, gone: gone(members, memory, site))
        recipes.append(
            maker.recipe("feeds/" + scope.identity, input, Needs(entries: entries)) { [self] input, stock in try artifacts(input, stock) })
    }

    /// The open listings that stand in the feed, the last changed first.
    private func current(_ kind: ScopeKind, _ members: Members, _ memory: ScopeMemory.Scope?, _ site: Site) -> [Int] {
        let days = members.all.map { site.listings[$0].lastNews } + (memory?.left.map(\.news) ?? [])
        let first = FeedWindow(kind, heads.frame.board).firstDay(days, today: heads.frame.today)
        let listed = first.map { first in members.listed.filter { site.listings[$0].lastNews >= first } } ?? members.listed
        return listed.map { (moment: site.listings[$0].updated, index: $0) }
            .sorted { $0.moment != $1.moment ? $0.moment > $1.moment : $0.index < $1.index }.map(\.index)
    }

    /// The listings that left a feed of late, the latest first.
    private func gone(_ members: Members, _ memory: ScopeMemory.Scope?, _ site: Site) -> [Gone] {
        let first = heads.frame.today + -Feeds.mourning
        let left = memory?.left.filter { $0.wasListed && $0.moment.day >= first } ?? []
        guard members.listed.count < members.all.count || !left.isEmpty else { return [] }
        let closed = members.all.compactMap { index -> Gone? in
            let listing = site.listings[index]
            guard let end = listing.end, end.day >= first else { return nil }
            let reason = EventText.label(of: end.kind, heads.frame.kinds[site.kindOf[index]])
            // No entry of a feed, not even one that is gone, is newer than the feed.
            return Gone(id: listing.id, moment: min(Moment(end, listing: listing.id.stableHash), listing.updated), reason: reason)
        }
        let gone = closed + left.map { Gone(id: $0.id, moment: $0.moment, reason: "No longer listed here") }
        return Array(gone.sorted { $0.moment != $1.moment ? $0.moment > $1.moment : $0.id < $1.id }.prefix(Feeds.mostGone))
    }

    private func artifacts(_ input: Input, _ stock: Ingredients) throws -> [Artifact] {
        let formats = heads.frame.board.formats
        let scope = input.scope
        let feed = feed(input)
        let items = stock.entries
        return try formats[scope.kind].map { format in
            // One document after the other, each made when it is compared or written.
            let content = Artifact.Content.render {
                let isFull = formats.isFull(format, of: scope.kind)
                return format.encoder.encode(feed, items.map { maker.entry(of: $0, isFull: isFull) })
            }
            return Artifact(path: try ArtifactPath(scope.route(format).file), stage: .asset, content: content)
        }
    }

    private func feed(_ input: Input) -> Feed {
        let scope = input.scope
        let frame = heads.frame
        func url(_ format: FeedFormat) -> String { frame.address.absolute(scope.route(format)) }
        var feed = heads.feed(
            of: scope, "feed/" + scope.identity, title: scope.name, subtitle: subtitle(input),
            links: Feed.Links(atom: url(.atom), rss: url(.rss), json: url(.json)), updated: input.updated)
        feed.isComplete = input.moments.count == input.total
        feed.deleted = input.gone.map { gone in
            Feed.DeletedEntry(
                id: heads.authority.uri("listing/" + gone.id), when: frame.clock.instant(of: gone.moment), comment: gone.reason)
        }
        return feed
    }

    /// What the feed holds, and how much there is beside it.
    private func subtitle(_ input: Input) -> String {
        let about = "New listings: \(input.scope.covered)"
        guard input.moments.count < input.total else { return about }
        return about + ". What is new or changed; all \(grouped(input.total)) that are open stand on the page."
    }
}

extension SiteFrame {
    /// Whether a scope has feeds. One that nothing was ever listed in has none, but for those that people follow before anything is: the
    /// board, its searches, suburbs that it names, and its owners.
    func hasFeeds(_ kind: ScopeKind, _ members: Members) -> Bool {
        if board.formats[kind].isEmpty { return false }
        switch kind {
        case .board, .suburb, .search, .owner: return true
        case .kind, .state, .campus, .tag: return !members.all.isEmpty
        }
    }
}
