import ListingKit

/// The pages that lead to others: home, catalogues, the indexes of suburbs, campuses and owners, follow, search.
struct IndexPages: Sendable {
    let maker: PageMaker

    private var frame: SiteFrame { maker.frame }

    /// What the home page is made from beside its cards.
    struct HomeInput: RecipeInput {
        let total: Int
        /// The number of listed ones of each kind.
        let kinds: [Int]
        let suburbs: [CountedSuburb]
        let states: [CountedState]
        let campuses: [CountedCampus]

        func add(to input: inout FingerprintInput) {
            input.add(total)
            input.add(kinds.count)
            for count in kinds { input.add(count) }
            suburbs.add(to: &input)
            states.add(to: &input)
            campuses.add(to: &input)
        }
    }

    func home(_ input: HomeInput, _ stock: Ingredients) -> (head: PageMaker.Head, body: Context) {
        var view = Context(reserving: 10)
        view[.empty] = .bool(input.total == 0)
        view[.search] = .object(Context((.action, .text(frame.address.href(.search))), (.kinds, kindOptions)))
        view[.kinds] = .objects(zip(frame.kinds, input.kinds)) { kind, count in
            Context(
                (.label, .text(kind.labels)), (.href, .text(frame.address.href(.kind(kind)))), (.count, .number(count)),
                (.countText, .text(kind.count(count))))
        }
        view[.cards] = .list(stock.cards)
        view[.suburbs] = .objects(input.suburbs, maker.counted)
        view[.states] = .objects(input.states) { maker.counted($0.state.name, .state($0.state), $0.count) }
        view[.campuses] = .objects(input.campuses) { maker.counted($0.campus.title, .campus($0.campus), $0.count) }
        return (PageMaker.Head(title: frame.board.title, description: frame.board.description, feeds: .board(frame)), view)
    }

    /// What a page of a catalogue is made from beside its cards.
    struct CatalogueInput: RecipeInput {
        let kind: Kind
        let page: CardPage

        func add(to input: inout FingerprintInput) {
            input.add(kind.id)
            page.add(to: &input)
        }
    }

    func catalogue(_ input: CatalogueInput, _ stock: Ingredients) -> (head: PageMaker.Head, body: Context) {
        let kind = input.kind
        let page = input.page
        let count = kind.count(page.total)
        let head = PageMaker.Head(
            title: kind.labels + (page.number > 1 ? ", page \(page.number)" : ""),
            description: "\(count) on \(frame.board.title), newest first.", feeds: .kind(kind), section: .kind(kind))
        var view = Context(reserving: 5)
        view[.empty] = .bool(page.total == 0)
        view[.heading] = .text(kind.labels)
        view[.countText] = .text(count)
        view[.cards] = .list(stock.cards)
        view[.pagination] = Pagination(route: .kind(kind), total: page.total).value(page: page.number, address: frame.address)
        return (head, view)
    }

    /// The suburbs of a state.
    struct StateGroup: RecipeInput {
        let state: State
        let suburbs: [CountedSuburb]

        func add(to input: inout FingerprintInput) {
            input.add(state.rawValue)
            suburbs.add(to: &input)
        }
    }

    func suburbs(_ groups: [StateGroup]) -> (head: PageMaker.Head, body: Context) {
        let view = Context(
            (.empty, .bool(groups.isEmpty)),
            (
                .groups,
                .objects(groups) { group in
                    Context(
                        (.state, .text(group.state.name)), (.href, .text(frame.address.href(.state(group.state)))),
                        (.suburbs, .objects(group.suburbs, maker.counted)))
                }
            ))
        return (
            PageMaker.Head(title: "Suburbs", description: "Every suburb on this board, by state.", section: .suburbs), view
        )
    }

    func campuses(_ campuses: [CountedCampus]) -> (head: PageMaker.Head, body: Context) {
        let groups = Dictionary(grouping: campuses) { $0.campus.locality.state }
        let view = Context(
            (.empty, .bool(campuses.isEmpty)),
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

    /// The number of listed ones of each owner.
    struct PeopleInput: RecipeInput {
        let counts: [Int]

        func add(to input: inout FingerprintInput) {
            input.add(counts.count)
            for count in counts { input.add(count) }
        }
    }

    func people(_ input: PeopleInput) -> (head: PageMaker.Head, body: Context) {
        let view = Context(
            (.empty, .bool(frame.people.isEmpty)),
            (
                .people,
                .objects(zip(frame.people, input.counts)) { person, count in
                    var view = maker.counted(person.name, .person(person), count)
                    view[.role] = .text(person.role.label)
                    return view
                }
            ))
        return (PageMaker.Head(title: "People", description: "Everybody who lists on \(frame.board.title)."), view)
    }

    /// The suburbs that can be followed.
    struct FollowInput: RecipeInput {
        let suburbs: [Locality]

        func add(to input: inout FingerprintInput) {
            input.add(suburbs.count)
            for suburb in suburbs { input.add(Int(suburb.index)) }
        }
    }

    func follow(_ input: FollowInput) -> (head: PageMaker.Head, body: Context) {
        func group(_ heading: String, _ scopes: [FeedScope]) -> Value {
            .object(
                Context(
                    (.heading, .text(heading)),
                    (
                        .scopes,
                        .objects(scopes) { scope in
                            Context(
                                (.name, .text(scope.name)), (.href, .text(frame.address.href(scope.page))),
                                (.atom, .text(frame.address.href(scope.route(.atom)))),
                                (.rss, .text(frame.address.href(scope.route(.rss)))),
                                (.json, .text(frame.address.href(scope.route(.json)))))
                        }
                    )))
        }
        let groups = [
            group("The whole board", [.board(frame)]), group("By kind", frame.kinds.map(FeedScope.kind)),
            group("By suburb", input.suburbs.map(FeedScope.suburb)), group("By owner", frame.people.map(FeedScope.person)),
        ]
        let head = PageMaker.Head(
            title: "Follow",
            description: "How to hear of new listings without an account: feeds for the board, every suburb and every owner.",
            feeds: .board(frame))
        return (head, Context((.groups, .list(groups))))
    }

    /// Whether there is anything to be found.
    struct SearchInput: RecipeInput {
        let isEmpty: Bool

        func add(to input: inout FingerprintInput) { input.add(isEmpty) }
    }

    func search(_ input: SearchInput) -> (head: PageMaker.Head, body: Context) {
        let view = Context(
            (.indexHref, .text(frame.address.href(.searchIndex))), (.kinds, kindOptions), (.empty, .bool(input.isEmpty)))
        return (PageMaker.Head(title: "Search", description: "Find a listing by suburb, price and more."), view)
    }

    func notFound() -> (head: PageMaker.Head, body: Context) {
        (PageMaker.Head(title: "Page not found", description: "There is no page at this address.", noindex: true), Context())
    }

    func plain(_ page: PlainPage) -> (head: PageMaker.Head, body: Context) {
        let body = page.body.html(siteRoot: frame.address.base, imageBase: frame.address.href(.page(page)))
        return (
            PageMaker.Head(title: page.title, description: page.body.excerpt),
            Context((.heading, .text(page.title)), (.body, .html(body)), (.isHowToPost, .bool(page.isHowToPost)))
        )
    }

    private var kindOptions: Value {
        .objects(frame.kinds) { Context((.value, .text($0.id)), (.label, .text($0.labels))) }
    }
}
