import ListingKit

/// The pages of suburbs, states, campuses and owners.
struct ScopePages: Sendable {
    let maker: PageMaker

    private var frame: SiteFrame { maker.frame }

    /// What the page of a suburb is made from beside its cards.
    struct SuburbInput: RecipeInput {
        let locality: Locality
        let page: CardPage
        let neighbours: [Neighbour]
        let campuses: [NearCampus]

        func add(to input: inout FingerprintInput) {
            input.add(Int(locality.index))
            page.add(to: &input)
            neighbours.add(to: &input)
            campuses.add(to: &input)
        }
    }

    func suburb(_ input: SuburbInput, _ stock: Ingredients) -> (head: PageMaker.Head, body: Context) {
        let locality = input.locality
        let page = input.page
        let title = "\(locality.name) \(locality.postcode)"
        let head = PageMaker.Head(
            title: title + (page.number > 1 ? ", page \(page.number)" : ""),
            description: "\(counted(page.total, "listing")) in \(locality.line), from \(frame.board.title).",
            crumbs: [("Suburbs", .suburbs), (locality.state.name, .state(locality.state))], feeds: .suburb(locality), section: .suburbs)
        var view = Context(reserving: 20)
        view[.name] = .text(locality.name)
        view[.state] = .text(locality.state.rawValue)
        view[.stateName] = .text(locality.state.name)
        view[.stateHref] = .text(frame.address.href(.state(locality.state)))
        view[.postcode] = .text(locality.postcode)
        view[.heading] = .text(title)
        view[.countText] = .text(counted(page.total, "listing"))
        view[.postalNote] =
            locality.isPostalOnly
            ? .text("\(locality.name) is a name in daily use; it is not an official suburb.") : Value.none
        view[.cards] = .list(stock.cards)
        view[.pagination] = Pagination(route: .suburb(locality), total: page.total).value(page: page.number, address: frame.address)
        view[.empty] = .bool(page.total == 0)
        view[.map] = stock.map
        view[.neighbours] = .objects(input.neighbours) { neighbour in
            var view = maker.counted(neighbour.suburb)
            view[.distance] = .text(neighbour.distance)
            return view
        }
        view[.campuses] = maker.near(input.campuses)
        return (head, view)
    }

    /// What the page of a state is made from beside its cards.
    struct StateInput: RecipeInput {
        let state: State
        let total: Int
        let suburbs: [CountedSuburb]

        func add(to input: inout FingerprintInput) {
            input.add(state.rawValue)
            input.add(total)
            suburbs.add(to: &input)
        }
    }

    func state(_ input: StateInput, _ stock: Ingredients) -> (head: PageMaker.Head, body: Context) {
        let state = input.state
        let head = PageMaker.Head(
            title: state.name, description: "\(counted(input.total, "listing")) in \(state.name), by suburb.",
            crumbs: [("Suburbs", .suburbs)], section: .suburbs)
        var view = Context(reserving: 8)
        view[.name] = .text(state.name)
        view[.heading] = .text(state.name)
        view[.countText] = .text(counted(input.total, "listing"))
        view[.suburbs] = .objects(input.suburbs, maker.counted)
        view[.cards] = .list(stock.cards)
        view[.pagination] = Value.none
        view[.empty] = .bool(input.total == 0)
        return (head, view)
    }

    /// What the page of an owner is made from beside its cards.
    struct PersonInput: RecipeInput {
        let person: Person
        let page: CardPage

        func add(to input: inout FingerprintInput) {
            input.add(person.handle)
            page.add(to: &input)
        }
    }

    func person(_ input: PersonInput, _ stock: Ingredients) -> (head: PageMaker.Head, body: Context) {
        let person = input.person
        let page = input.page
        let head = PageMaker.Head(
            title: person.name + (page.number > 1 ? ", page \(page.number)" : ""),
            description: "\(counted(page.total, "listing")) of \(person.name) on \(frame.board.title).", crumbs: [("People", .people)],
            feeds: .person(person), section: .people)
        var view = Context(reserving: 12)
        view[.name] = .text(person.name)
        view[.role] = .text(person.role.label)
        view[.licence] = .optional(person.licence)
        view[.about] = person.about.map { .html(Prose.html($0)) } ?? Value.none
        view[.website] =
            person.website.map { link in
                .object(Context((.display, .text(link.webDisplay)), (.href, .text(link))))
            } ?? Value.none
        view[.contact] = ContactView.value(person.contact, subject: nil)
        view[.cards] = .list(stock.cards)
        view[.pagination] = Pagination(route: .person(person), total: page.total).value(page: page.number, address: frame.address)
        view[.countText] = .text(counted(page.total, "listing"))
        view[.empty] = .bool(page.total == 0)
        return (head, view)
    }

    /// What the page of a campus is made from beside its cards.
    struct CampusInput: RecipeInput {
        let campus: Campus
        let total: Int
        /// How far away what each card shows is.
        let distances: [String]
        /// Whether the suburb that the campus is in has a page.
        let hasSuburb: Bool

        func add(to input: inout FingerprintInput) {
            input.add(campus.slug)
            input.add(total)
            input.add(distances.count)
            for distance in distances { input.add(distance) }
            input.add(hasSuburb)
        }
    }

    func campus(_ input: CampusInput, _ stock: Ingredients) -> (head: PageMaker.Head, body: Context) {
        let campus = input.campus
        let head = PageMaker.Head(
            title: campus.title,
            description: "\(counted(input.total, "listing")) within \(Int(Site.campusRadius)) km of \(campus.university), \(campus.name).",
            crumbs: [("Campuses", .campuses)], section: .campuses)
        var view = Context(reserving: 10)
        view[.name] = .text(campus.name)
        view[.university] = .text(campus.university)
        view[.suburb] = .text(campus.locality.line)
        view[.suburbHref] = input.hasSuburb ? .text(frame.address.href(.suburb(campus.locality))) : Value.none
        view[.heading] = .text(campus.title)
        let all = "\(counted(input.total, "listing")) within \(Int(Site.campusRadius)) km"
        let shown = input.distances.count
        view[.countText] = .text(input.total > shown ? "The nearest \(shown) of \(all)" : all)
        view[.rows] = .objects(zip(stock.cards, input.distances)) { Context((.card, $0), (.distance, .text($1))) }
        view[.empty] = .bool(shown == 0)
        return (head, view)
    }
}

extension String {
    /// A web address without its scheme and final slash, as people read it.
    var webDisplay: String {
        var text = self[...]
        for scheme in ["https://", "http://"] where text.lowercased().hasPrefix(scheme) { text = text.dropFirst(scheme.count) }
        return String(text.hasSuffix("/") ? text.dropLast() : text)
    }
}

/// Plain text as paragraphs of HTML.
enum Prose {
    static func html(_ text: String) -> [UInt8] {
        var html = HTMLFragment()
        for paragraph in text.split(separator: "\n\n") { html.element("<p>", String(paragraph), "</p>") }
        return html.bytes
    }
}
