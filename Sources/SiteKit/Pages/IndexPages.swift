import ListingKit

/// The pages that lead to others: home, catalogues, the indexes of suburbs, campuses and owners, follow, search.
struct IndexPages: Sendable {
    let maker: PageMaker
    let cards: [[UInt8]]

    private var site: Site { maker.site }

    func home() -> (head: PageMaker.Head, body: Context) {
        var view = Context(reserving: 10)
        view[.empty] = .bool(site.listed.isEmpty)
        view[.search] = .object(Context((.action, .text(site.address.href(.search))), (.kinds, kindOptions)))
        view[.kinds] = .objects(site.kinds.enumerated()) { index, kind in
            let count = site.byKind[index].count
            return Context(
                (.label, .text(kind.labels)), (.href, .text(site.address.href(.kind(kind)))), (.count, .number(count)),
                (.countText, .text(kind.count(count))))
        }
        view[.cards] = .list(site.listed.prefix(12).map { .html(cards[$0]) })
        let busiest = site.suburbs.filter { !$0.listed.isEmpty }.sorted {
            ($1.listed.count, $0.locality.name, $0.locality.postcode) < ($0.listed.count, $1.locality.name, $1.locality.postcode)
        }
        view[.suburbs] = suburbList(busiest.prefix(18))
        view[.states] = .objects(site.states) { maker.counted($0.state.name, .state($0.state), $0.listed.count) }
        let campuses = site.campuses.sorted { ($1.count, $0.campus.slug) < ($0.count, $1.campus.slug) }
        view[.campuses] = .objects(campuses.prefix(8)) { maker.counted($0.campus.title, .campus($0.campus), $0.count) }
        return (PageMaker.Head(title: site.board.title, description: site.board.description, feeds: .board(site)), view)
    }

    func catalogue(_ index: Int, page: Int) -> (head: PageMaker.Head, body: Context) {
        let kind = site.kinds[index]
        let listed = site.byKind[index]
        let pagination = Pagination(route: .kind(kind), total: listed.count)
        let count = kind.count(listed.count)
        let head = PageMaker.Head(
            title: kind.labels + (page > 1 ? ", page \(page)" : ""), description: "\(count) on \(site.board.title), newest first.",
            feeds: .kind(index, site), section: .kind(kind))
        var view = Context(reserving: 5)
        view[.empty] = .bool(listed.isEmpty)
        view[.heading] = .text(kind.labels)
        view[.countText] = .text(count)
        view[.cards] = .list(pagination.slice(listed, page: page).map { .html(cards[$0]) })
        view[.pagination] = pagination.value(page: page, address: site.address)
        return (head, view)
    }

    func suburbs() -> (head: PageMaker.Head, body: Context) {
        let view = Context(
            (.empty, .bool(site.states.isEmpty)),
            (
                .groups,
                .objects(site.states) { scope in
                    Context(
                        (.state, .text(scope.state.name)), (.href, .text(site.address.href(.state(scope.state)))),
                        (.suburbs, suburbList(scope.suburbs.map { site.suburbs[$0] })))
                }
            ))
        return (
            PageMaker.Head(title: "Suburbs", description: "Every suburb on this board, by state.", section: .suburbs), view
        )
    }

    func campuses() -> (head: PageMaker.Head, body: Context) {
        let groups = Dictionary(grouping: site.campuses) { $0.campus.locality.state }
        let view = Context(
            (.empty, .bool(site.campuses.isEmpty)),
            (
                .groups,
                .objects(groups.keys.sorted()) { state in
                    Context(
                        (.state, .text(state.name)),
                        (.campuses, .objects(groups[state] ?? []) { maker.counted($0.campus.title, .campus($0.campus), $0.count) }))
                }
            ))
        return (PageMaker.Head(title: "Campuses", description: "University campuses with listings near them."), view)
    }

    func people() -> (head: PageMaker.Head, body: Context) {
        let view = Context(
            (.empty, .bool(site.people.isEmpty)),
            (
                .people,
                .objects(site.people.enumerated()) { index, person in
                    var view = maker.counted(person.name, .person(person), site.byPerson[index].count)
                    view[.role] = .text(person.role.label)
                    return view
                }
            ))
        return (PageMaker.Head(title: "People", description: "Everybody who lists on \(site.board.title)."), view)
    }

    func follow() -> (head: PageMaker.Head, body: Context) {
        func group(_ heading: String, _ scopes: [FeedScope]) -> Value {
            .object(
                Context(
                    (.heading, .text(heading)),
                    (
                        .scopes,
                        .objects(scopes) { scope in
                            Context(
                                (.name, .text(scope.name)), (.href, .text(site.address.href(scope.page))),
                                (.atom, .text(site.address.href(scope.route(.atom)))), (.rss, .text(site.address.href(scope.route(.rss)))),
                                (.json, .text(site.address.href(scope.route(.json)))))
                        }
                    )))
        }
        let groups = [
            group("The whole board", [.board(site)]), group("By kind", site.kinds.indices.map { .kind($0, site) }),
            group("By suburb", site.suburbs.map { .suburb($0) }), group("By owner", site.people.indices.map { .person($0, site) }),
        ]
        let head = PageMaker.Head(
            title: "Follow",
            description: "How to hear of new listings without an account: feeds for the board, every suburb and every owner.",
            feeds: .board(site))
        return (head, Context((.groups, .list(groups))))
    }

    func search() -> (head: PageMaker.Head, body: Context) {
        let view = Context(
            (.indexHref, .text(site.address.href(.searchIndex))), (.kinds, kindOptions), (.empty, .bool(site.listed.isEmpty)))
        return (PageMaker.Head(title: "Search", description: "Find a listing by suburb, price and more."), view)
    }

    func notFound() -> (head: PageMaker.Head, body: Context) {
        (PageMaker.Head(title: "Page not found", description: "There is no page at this address.", noindex: true), Context())
    }

    func plain(_ page: PlainPage) -> (head: PageMaker.Head, body: Context) {
        let body = page.body.html(siteRoot: site.address.base, imageBase: site.address.href(.page(page)))
        return (
            PageMaker.Head(title: page.title, description: page.body.excerpt),
            Context((.heading, .text(page.title)), (.body, .html(body)), (.isHowToPost, .bool(page.isHowToPost)))
        )
    }

    private var kindOptions: Value {
        .objects(site.kinds) { Context((.value, .text($0.id)), (.label, .text($0.labels))) }
    }

    private func suburbList(_ scopes: some Sequence<SuburbScope>) -> Value {
        .objects(scopes) { scope in
            var view = maker.counted(scope.locality.name, scope.route, scope.listed.count)
            view[.state] = .text(scope.locality.state.rawValue)
            view[.postcode] = .text(scope.locality.postcode)
            return view
        }
    }
}
