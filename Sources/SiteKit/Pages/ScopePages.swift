import ListingKit

/// The pages of suburbs, states, campuses and owners.
struct ScopePages: Sendable {
    let maker: PageMaker
    let cards: [[UInt8]]
    let maps: [Int32: [UInt8]]
    let campuses: NearCampuses

    private var site: Site { maker.site }

    /// The number of cards that a page without pagination shows at most.
    private static let most = 48
    /// How far away a suburb can be to count as a neighbour, in kilometres.
    private static let neighbourhood = 50.0

    func suburb(_ scope: SuburbScope, page: Int) -> (head: PageMaker.Head, body: Context) {
        let locality = scope.locality
        let title = "\(locality.name) \(locality.postcode)"
        let pagination = Pagination(route: scope.route, total: scope.listed.count)
        let head = PageMaker.Head(
            title: title + (page > 1 ? ", page \(page)" : ""),
            description: "\(counted(scope.listed.count, "listing")) in \(locality.line), from \(site.board.title).",
            crumbs: [("Suburbs", .suburbs), (locality.state.name, .state(locality.state))], feeds: .suburb(scope), section: .suburbs)
        var view = Context(reserving: 20)
        view[.name] = .text(locality.name)
        view[.state] = .text(locality.state.rawValue)
        view[.stateName] = .text(locality.state.name)
        view[.stateHref] = .text(site.address.href(.state(locality.state)))
        view[.postcode] = .text(locality.postcode)
        view[.heading] = .text(title)
        view[.countText] = .text(counted(scope.listed.count, "listing"))
        view[.postalNote] =
            locality.isPostalOnly
            ? .text("\(locality.name) is a name in daily use; it is not an official suburb.") : Value.none
        view[.cards] = cardList(pagination.slice(scope.listed, page: page))
        view[.pagination] = pagination.value(page: page, address: site.address)
        view[.empty] = .bool(scope.listed.isEmpty)
        view[.map] = maps[locality.index].map { .html($0) } ?? Value.none
        view[.neighbours] = neighbours(locality)
        view[.campuses] = campuses.value(locality, most: 5)
        return (head, view)
    }

    private func neighbours(_ locality: Locality) -> Value {
        guard let point = locality.coordinate else { return .list([]) }
        let near = site.suburbIndex.nearest(to: point, count: 9).filter {
            site.suburbs[$0.index].locality.index != locality.index && $0.kilometres <= ScopePages.neighbourhood
        }
        return .objects(near.prefix(8)) { neighbour in
            let scope = site.suburbs[neighbour.index]
            var view = maker.counted(scope.locality.name, scope.route, scope.listed.count)
            view[.postcode] = .text(scope.locality.postcode)
            view[.distance] = .text(Distance.text(neighbour.kilometres))
            return view
        }
    }

    func state(_ scope: StateScope) -> (head: PageMaker.Head, body: Context) {
        let head = PageMaker.Head(
            title: scope.state.name, description: "\(counted(scope.listed.count, "listing")) in \(scope.state.name), by suburb.",
            crumbs: [("Suburbs", .suburbs)], section: .suburbs)
        var view = Context(reserving: 8)
        view[.name] = .text(scope.state.name)
        view[.heading] = .text(scope.state.name)
        view[.countText] = .text(counted(scope.listed.count, "listing"))
        view[.suburbs] = suburbList(scope.suburbs)
        view[.cards] = cardList(scope.listed.prefix(Pagination.size))
        view[.pagination] = Value.none
        view[.empty] = .bool(scope.listed.isEmpty)
        return (head, view)
    }

    func person(_ index: Int, page: Int) -> (head: PageMaker.Head, body: Context) {
        let person = site.people[index]
        let listed = site.byPerson[index]
        let pagination = Pagination(route: .person(person), total: listed.count)
        let head = PageMaker.Head(
            title: person.name + (page > 1 ? ", page \(page)" : ""),
            description: "\(counted(listed.count, "listing")) of \(person.name) on \(site.board.title).", crumbs: [("People", .people)],
            feeds: .person(index, site), section: .people)
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
        view[.cards] = cardList(pagination.slice(listed, page: page))
        view[.pagination] = pagination.value(page: page, address: site.address)
        view[.countText] = .text(counted(listed.count, "listing"))
        view[.empty] = .bool(listed.isEmpty)
        return (head, view)
    }

    func campus(_ scope: CampusScope) -> (head: PageMaker.Head, body: Context) {
        let campus = scope.campus
        let shown = min(scope.count, ScopePages.most)
        let head = PageMaker.Head(
            title: campus.title,
            description: "\(counted(scope.count, "listing")) within \(Int(Site.campusRadius)) km of \(campus.university), \(campus.name).",
            crumbs: [("Campuses", .campuses)], section: .campuses)
        var rows: [Value] = []
        for suburb in scope.suburbs {
            for index in site.suburbs[suburb.index].listed {
                guard rows.count < shown else { break }
                rows.append(.object(Context((.card, .html(cards[index])), (.distance, .text(Distance.text(suburb.kilometres))))))
            }
        }
        var view = Context(reserving: 10)
        view[.name] = .text(campus.name)
        view[.university] = .text(campus.university)
        view[.suburb] = .text(campus.locality.line)
        let isBoardSuburb = site.suburbs.contains { $0.locality.index == campus.locality.index }
        view[.suburbHref] = isBoardSuburb ? .text(site.address.href(.suburb(campus.locality))) : Value.none
        view[.heading] = .text(campus.title)
        let all = "\(counted(scope.count, "listing")) within \(Int(Site.campusRadius)) km"
        view[.countText] = .text(scope.count > shown ? "The nearest \(shown) of \(all)" : all)
        view[.rows] = .list(rows)
        view[.empty] = .bool(rows.isEmpty)
        return (head, view)
    }

    private func cardList(_ indices: some Sequence<Int>) -> Value {
        .list(indices.map { .html(cards[$0]) })
    }

    private func suburbList(_ indices: [Int]) -> Value {
        .objects(indices) { index in
            let scope = site.suburbs[index]
            var view = maker.counted(scope.locality.name, scope.route, scope.listed.count)
            view[.postcode] = .text(scope.locality.postcode)
            view[.state] = .text(scope.locality.state.rawValue)
            return view
        }
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
