import ListingKit

/// Renders pages: puts what every page has around what a page has of its own, and makes an artifact of it.
struct PageMaker: Sendable {
    let frame: SiteFrame
    let templates: TemplateSet
    private let board: Value
    private let attribution: Value
    private let posts: Value
    private let postHref: Value
    /// The navigation as it looks in each of its sections; nil stands for elsewhere.
    private let navigation: [Route?: Value]

    init(frame: SiteFrame, templates: TemplateSet) {
        self.frame = frame
        self.templates = templates
        board = .object(
            Context(
                (.title, .text(frame.board.title)), (.tagline, .optional(frame.board.tagline)),
                (.description, .text(frame.board.description)),
                (.contact, .optional(frame.board.contact))))
        attribution = .list(frame.gazetteer.attribution.map(Value.text))
        let folders = frame.kinds.compactMap { kind in frame.newListing(kind).map { (kind.label, $0) } }
        posts = .objects(folders) { Context((.label, .text($0.0)), (.href, .text($0.1))) }
        let guide = frame.pages.first(where: \.isHowToPost).map { frame.address.href(.page($0)) }
        postHref = .optional(guide ?? folders.first?.1)
        let sections = PageMaker.sections(frame)
        navigation = Dictionary(
            ([nil] + sections.map(\.route)).map { ($0, PageMaker.navigation(sections, current: $0, frame.address)) },
            uniquingKeysWith: { first, _ in first })
    }

    /// What a page says of itself beside its own values.
    struct Head {
        var title: String
        var description: String
        /// The pages above it, from the top.
        var crumbs: [(label: String, route: Route)] = []
        /// The scope whose feeds it announces.
        var feeds: FeedScope?
        var noindex = false
        /// The entry of the navigation that leads to it.
        var section: Route?
    }

    /// A page rendered with a template.
    func page(_ route: Route, _ template: String, stage: Artifact.Stage, _ view: (head: Head, body: Context)) throws -> Artifact {
        let bytes = try templates.render(template, [globals(route, view.head), view.body], reservingCapacity: 32_768)
        return Artifact(path: try ArtifactPath(route.file), stage: stage, content: .bytes(bytes))
    }

    private func globals(_ route: Route, _ head: Head) -> Context {
        var view = Context(reserving: 18)
        let isFound = route != .notFound
        view[.base] = .text(frame.address.base)
        view[.language] = .text(frame.board.language)
        view[.board] = board
        view[.pageTitle] = .text(head.title)
        view[.isHome] = .bool(route == .home)
        view[.description] = .text(head.description)
        view[.canonical] = isFound ? .text(frame.address.absolute(route)) : Value.none
        view[.noindex] = .bool(head.noindex || !isFound)
        view[.nav] = navigation[head.section ?? route] ?? navigation[nil] ?? .list([])
        view[.crumbs] = crumbs(route, head)
        view[.feeds] = head.feeds.map { feeds($0) } ?? .list([])
        view[.scopeName] = .optional(head.feeds?.name)
        view[.attribution] = attribution
        view[.posts] = posts
        view[.postHref] = postHref
        view[.version] = .text(Houser.version)
        return view
    }

    private static func sections(_ frame: SiteFrame) -> [(label: String, route: Route)] {
        let kinds = frame.kinds.map { ($0.labels, Route.kind($0)) }
        let pages = frame.pages.map { ($0.title, Route.page($0)) }
        return [("Search", Route.search)] + kinds + [("Suburbs", .suburbs)] + pages
    }

    private static func navigation(_ sections: [(label: String, route: Route)], current: Route?, _ address: SiteAddress) -> Value {
        .objects(sections) { label, route in
            Context((.label, .text(label)), (.href, .text(address.href(route))), (.current, .bool(route == current)))
        }
    }

    private func crumbs(_ route: Route, _ head: Head) -> Value {
        guard route != .home else { return .list([]) }
        let all = [("Home", Route.home)] + head.crumbs + [(head.title, route)]
        return .objects(all.enumerated()) { index, crumb in
            Context(
                (.label, .text(crumb.0)), (.href, .text(frame.address.href(crumb.1))), (.last, .bool(index == all.count - 1)))
        }
    }

    private func feeds(_ scope: FeedScope) -> Value {
        .objects(FeedFormat.allCases) { format in
            Context(
                (.label, .text(format.label)), (.title, .text("\(scope.name) (\(format.label))")), (.type, .text(format.mediaType)),
                (.href, .text(frame.address.href(scope.route(format)))))
        }
    }

    /// A link to a suburb with its number of listings.
    func counted(_ suburb: CountedSuburb) -> Context {
        var view = counted(suburb.locality.name, .suburb(suburb.locality), suburb.count)
        view[.state] = .text(suburb.locality.state.rawValue)
        view[.postcode] = .text(suburb.locality.postcode)
        return view
    }

    /// Campuses with their distance.
    func near(_ campuses: some Sequence<NearCampus>) -> Value {
        .objects(campuses) { near in
            Context(
                (.name, .text(near.campus.title)), (.href, .text(frame.address.href(.campus(near.campus)))),
                (.distance, .text(near.distance)))
        }
    }

    /// A link with a name and a number of listings.
    func counted(_ name: String, _ route: Route, _ number: Int) -> Context {
        Context(
            (.name, .text(name)), (.href, .text(frame.address.href(route))), (.count, .number(number)),
            (.countText, .text(number == 0 ? "none right now" : ListingKit.counted(number, "listing"))))
    }
}
