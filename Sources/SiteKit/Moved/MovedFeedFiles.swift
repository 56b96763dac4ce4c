import Bytes
import Facts
import ListingKit
import Publishing
import Rules
import Syndication

/// What stands at the old address of a scope that has another one now: a page that leads on, and feeds that tell those who follow.
struct MovedFeedFiles: OutputFamily {
    /// What is told of one address.
    fileprivate struct Input: RecipeInput {
        let from: MovedScope
        /// The part of the scope's identity after the board's authority, as ``FeedScope`` has it.
        let identity: String
        /// What the new page is called.
        let name: String
        /// When something last happened at the old address, as far as that is known.
        let updated: Moment?
        /// Whether a page of another sort stands there.
        let hasPage: Bool

        func add(to input: inout FingerprintInput) {
            input.add(from.from)
            input.add(from.to)
            input.add(name)
            input.add(Int(updated?.code ?? .min))
            input.add(hasPage)
        }

        /// What it was called, as far as its address tells that.
        var oldName: String {
            let slug = from.from.split(separator: "/").last.map(String.init) ?? from.from
            return from.kind == .suburb ? slug.split(separator: "-").map { String($0).asLabel }.joined(separator: " ") : slug.asLabel
        }

        var route: Route { .scope(from.from) }
        var target: Route { .scope(from.to) }
    }

    private let site: Site
    private let inputs: [Input]
    private let writer: Writer?

    /// All addresses of a site that nothing else has; none if the board has no authority.
    init(_ site: Site, _ scopes: [SiteScope], _ pages: PageMaker, _ calendars: Calendars?) {
        self.site = site
        let moved =
            site.context.board.moved
            + site.context.people.flatMap { person in
                person.was.map { MovedScope(from: "people/" + $0, to: "people/" + person.handle) }
            }
        guard !moved.isEmpty, let calendars, let heads = FeedHeads(site.context) else {
            inputs = []
            writer = nil
            return
        }
        writer = Writer(heads: heads, pages: pages, calendars: calendars)
        var names = ["": site.context.board.title]
        var seen: Set<String> = []
        for scope in scopes {
            let what = scope.followed(in: site)
            let address = String(what.page.path.dropLast())
            names[address] = what.name
            if scope.hasFeeds(site.context) { seen.insert(address) }
        }
        let plain = Set(site.context.pages.map(\.slug))
        inputs = moved.compactMap { scope in
            guard !plain.contains(scope.from), seen.insert(scope.from).inserted else { return nil }
            let identity = FeedScope.identity(of: scope.from, kinds: site.context.kinds)
            return Input(
                from: scope, identity: identity, name: names[scope.to] ?? scope.to, updated: site.memory[identity]?.updated,
                hasPage: names[scope.from] != nil)
        }
    }

    var count: Int { inputs.count }

    func recipe(at index: Int, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        maker.recipe("moved/" + inputs[index].from.from, inputs[index]) { [writer] input, _ in try writer?.artifacts(input) ?? [] }
    }
}

/// Makes what is told of one address.
private struct Writer: Sendable {
    let heads: FeedHeads
    let pages: PageMaker
    let calendars: Calendars

    func artifacts(_ input: MovedFeedFiles.Input) throws -> [Artifact] {
        let context = heads.context
        let formats = context.board.formats[input.from.kind]
        let title = context.words.isNow(input.oldName, input.name)
        let text = context.words.aboutMoved(input.name)
        let scope = FeedScope(kind: input.from.kind, name: title, identity: input.identity, page: input.route)
        let target = context.address.absolute(input.target)
        func feed(_ identity: String, at route: Route) -> Feed {
            var feed = heads.feed(of: scope, identity, title: title, subtitle: text, updated: input.updated)
            feed.homePage = target
            return feed.at(context.address.absolute(route))
        }
        let calendar = try calendar(input, title)
        let date = context.clock.instant(of: input.updated ?? Moment(heads.authority.day))
        let entry = FeedEntries(1, size: 2_048) { [heads] _, entry in
            entry.id = entry.text(heads.authority.uri("moved/" + input.identity))
            entry.title = entry.text(title)
            entry.url = entry.text(target)
            entry.updated = date
            entry.published = date
            entry.summary = entry.text(text)
        }
        var artifacts = try formats.map { format in
            let bytes = format.encode(feed("feed/" + input.identity, at: scope.route(format)), entry)
            return Artifact(path: try ArtifactPath(scope.route(format).file), stage: .asset, content: .bytes(bytes))
        }
        artifacts += calendar
        if formats.isEmpty { return input.hasPage ? calendar : calendar + [try page(input, title)] }
        artifacts += try context.board.formats.changes(of: input.from.kind).map { format in
            let route = scope.changes(format)
            let bytes = format.encode(feed("changes/" + input.identity, at: route), entry)
            return Artifact(path: try ArtifactPath(route.file), stage: .asset, content: .bytes(bytes))
        }
        if !input.hasPage { artifacts.append(try page(input, title)) }
        return artifacts
    }

    /// An empty calendar, where there may have been one: whoever subscribed to it loses no more than what is no longer there.
    private func calendar(_ input: MovedFeedFiles.Input, _ title: String) throws -> [Artifact] {
        guard input.from.kind.sort.hasCalendars else { return [] }
        let file = input.route.inspections
        let bytes = calendars.empty(name: title, page: input.target, file: file)
        return [Artifact(path: try ArtifactPath(file.file), stage: .asset, content: .bytes(bytes))]
    }

    private func page(_ input: MovedFeedFiles.Input, _ title: String) throws -> Artifact {
        try pages.movedPage(at: input.route, title, to: input.target, called: input.name)
    }
}
