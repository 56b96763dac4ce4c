import Bytes
import ListingKit
import Publishing
import Rules
import Syndication
import Values

/// The feeds of listings of every scope, in the formats that the board has for it.
struct FeedFiles: OutputFamily {
    private let site: Site
    private let scopes: [SiteScope]
    private let writer: Writer?
    private let log: EventLog
    private let window: FeedWindow

    /// The feeds of those scopes; none if the board has no authority.
    init(_ site: Site, _ followed: [SiteScope], _ log: EventLog) {
        self.site = site
        self.log = log
        window = FeedWindow(site)
        writer = FeedHeads(site.context).map(Writer.init)
        scopes = writer == nil ? [] : followed
    }

    /// What every site bears, whatever its theme: the generator of the board's own feed.
    static var mark: OwnershipMarker {
        get throws {
            OwnershipMarker(
                path: try ArtifactPath(Route.home.appending(FeedFormat.atom.fileName).path), text: ">\(Houser.name)</generator>")
        }
    }

    /// What a feed is made from beside its entries.
    private struct Input: RecipeInput {
        let scope: FeedScope
        /// When something last happened in the scope; nil if nothing ever did.
        let updated: Moment?
        /// When each of the entries last changed.
        let moments: [Moment]
        /// What else happened in the last days.
        let roundUps: [RoundUp]
        /// How many listings are open in all.
        let total: Int

        func add(to input: inout FingerprintInput) {
            input.add(scope.identity)
            input.add(Int(updated?.code ?? .min))
            for moment in moments { input.add(Int(moment.code)) }
            roundUps.add(to: &input)
            input.add(total)
        }
    }

    var count: Int { scopes.count }

    func recipes(lookingAt changes: ItemChanges) -> [Int] { scopes.holding(changes.redated, of: site) }

    func recipes(movedBy moves: SiteMoves) -> [Int] { scopes.indices.filter { moves.scopes.contains(scopes[$0].identity(in: site)) } }

    func key(at index: Int) -> String? { FeedFiles.key(of: scopes[index].identity(in: site)) }

    private static func key(of scope: String) -> String { "feeds/" + scope }

    func recipe(at index: Int, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        let scope = scopes[index].followed(in: site)
        let members = scopes[index].members
        let memory = site.memory[scope.identity]
        let head = ListingHead(members, left: memory?.left.map(\.news) ?? [], in: site, window, log)
        let (entries, roundUps) = (head.shown, head.roundUps)
        let input = Input(
            scope: scope, updated: ([site.updated(members.all), memory?.updated].compactMap(\.self) + roundUps.map(\.updated)).max(),
            moments: entries.map { site.listings[$0].updated }, roundUps: roundUps, total: members.listed.count)
        return maker.recipe(FeedFiles.key(of: scope.identity), input, ListingNeeds(entries: entries)) { [writer] input, ingredients in
            try writer?.artifacts(input, ingredients) ?? []
        }
    }

    /// Makes the documents of feeds.
    private struct Writer: Sendable {
        private let heads: FeedHeads
        private let maker: EntryMaker
        private let roundUpMaker: RoundUpMaker

        init(_ heads: FeedHeads) {
            self.heads = heads
            maker = EntryMaker(context: heads.context, authority: heads.authority)
            roundUpMaker = RoundUpMaker(context: heads.context, authority: heads.authority)
        }

        func artifacts(_ input: Input, _ ingredients: Ingredients) throws -> [Artifact] {
            let formats = heads.context.board.formats
            let scope = input.scope
            let feed = feed(input)
            let items = ingredients.entries
            return try formats[scope.kind].map { format in
                // One document after the other, each made when it is compared or written.
                let content = Artifact.Content.render {
                    let isFull = formats.isFull(format, of: scope.kind)
                    let url = heads.context.address.absolute(scope.route(format))
                    let roundUps = input.roundUps
                    let size =
                        items.reduce(0) { $0 + maker.size(of: $1, isFull: isFull) } + roundUps.reduce(0) { $0 + RoundUpMaker.size(of: $1) }
                    let order = RoundUp.merged(roundUps, into: input.moments)
                    let entries = FeedEntries(order.count, size: size) { [maker, roundUpMaker] index, entry in
                        switch order[index] {
                        case .entry(let place): maker.fill(&entry, with: items[place], isFull: isFull)
                        case .roundUp(let place): roundUpMaker.fill(&entry, with: roundUps[place], of: scope)
                        }
                    }
                    return format.encode(feed.at(url), entries)
                }
                return Artifact(path: try ArtifactPath(scope.route(format).file), stage: .asset, content: content)
            }
        }

        private func feed(_ input: Input) -> Feed {
            let scope = input.scope
            var feed = heads.feed(
                of: scope, "feed/" + scope.identity, title: scope.name, subtitle: subtitle(input),
                updated: input.updated)
            feed.isComplete = input.moments.count == input.total
            return feed
        }

        /// What the feed holds, and how much there is beside it.
        private func subtitle(_ input: Input) -> String {
            let words = heads.context.words
            return input.moments.count < input.total
                ? words.aboutLatest(input.scope.covered, of: input.total) : words.aboutNew(input.scope.covered)
        }
    }
}
