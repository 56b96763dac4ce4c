import ListingKit

/// Renders pages: puts what every page has around what a page has of its own, and makes an artifact of it.
struct PageMaker: Sendable {
    let site: Site
    let templates: TemplateSet
    private let board: Value
    private let attribution: Value
    private let posts: Value
    private let postHref: Value
    /// The navigation as it looks in each of its sections; nil stands for elsewhere.
    private let navigation: [Route?: Value]

    init(site: Site, templates: TemplateSet) {
        self.site = site
        self.templates = templates
        board = .object(
            Context(
                (.title, .text(site.board.title)), (.tagline, .optional(site.board.tagline)), (.description, .text(site.board.description)),
                (.contact, .optional(site.board.contact))))
        attribution = .list(site.gazetteer.attribution.map(Value.text))
        let folders = site.kinds.compactMap { kind in site.newListing(kind).map { (kind.label, $0) } }
        posts = .objects(folders) { Context((.label, .text($0.0)), (.href, .text($0.1))) }
        let guide = site.pages.first(where: \.isHowToPost).map { site.address.href(.page($0)) }
        postHref = .optional(guide ?? folders.first?.1)
        let sections = PageMaker.sections(site)
        navigation = Dictionary(
            ([nil] + sections.map(\.route)).map { ($0, PageMaker.navigation(sections, current: $0, site.address)) },
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

    /// An artifact that renders a page with a template when it is published.
    func page(_ route: Route, _ template: String, stage: Artifact.Stage, _ view: @escaping @Sendable () -> (head: Head, body: Context))
        throws -> Artifact
    {
        Artifact(
            path: try ArtifactPath(route.file), stage: stage,
            content: .render { [self] in
                let (head, body) = view()
                return try templates.render(template, [globals(route, head), body], reservingCapacity: 32_768)
            })
    }

    private func globals(_ route: Route, _ head: Head) -> Context {
        var view = Context(reserving: 18)
        let isFound = route != .notFound
        view[.base] = .text(site.address.base)
        view[.language] = .text(site.board.language)
        view[.board] = board
        view[.pageTitle] = .text(head.title)
        view[.isHome] = .bool(route == .home)
        view[.description] = .text(head.description)
        view[.canonical] = isFound ? .text(site.address.absolute(route)) : Value.none
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

    private static func sections(_ site: Site) -> [(label: String, route: Route)] {
        let kinds = site.kinds.map { ($0.labels, Route.kind($0)) }
        let pages = site.pages.map { ($0.title, Route.page($0)) }
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
                (.label, .text(crumb.0)), (.href, .text(site.address.href(crumb.1))), (.last, .bool(index == all.count - 1)))
        }
    }

    private func feeds(_ scope: FeedScope) -> Value {
        .objects(FeedFormat.allCases) { format in
            Context(
                (.label, .text(format.label)), (.title, .text("\(scope.name) (\(format.label))")), (.type, .text(format.mediaType)),
                (.href, .text(site.address.href(scope.route(format)))))
        }
    }

    /// A link with a name and a number of listings.
    func counted(_ name: String, _ route: Route, _ number: Int) -> Context {
        Context(
            (.name, .text(name)), (.href, .text(site.address.href(route))), (.count, .number(number)),
            (.countText, .text(number == 0 ? "none right now" : ListingKit.counted(number, "listing"))))
    }
}
