import Bytes
import Facts
import ListingKit
import Mustache
import Places
import Publishing
import Rules
import Values

/// The pages of suburbs, states, campuses and owners.
struct ScopePages: Sendable {
    let maker: PageMaker

    private var context: SiteContext { maker.context }

    /// What the page of a suburb is made from beside its cards.
    struct SuburbInput: RecipeInput {
        let locality: Locality
        let page: CardPage
        let neighbours: [Neighbour]
        let campuses: [NearCampus]
        let hasCalendar: Bool
        let inspections: NextInspections
        let medians: [PriceMedians]

        func add(to input: inout FingerprintInput) {
            input.add(Int(locality.index))
            page.add(to: &input)
            neighbours.add(to: &input)
            campuses.add(to: &input)
            input.add(hasCalendar)
            inspections.add(to: &input)
            medians.add(to: &input)
        }
    }

    func suburb(_ input: SuburbInput, _ ingredients: Ingredients, _ route: Route, _ view: inout View) {
        let locality = input.locality
        let page = input.page
        let scope = maker.suburbs.of(locality).scope
        let heading = scope.name
        let state = Route.state(locality.state)
        let query = SearchQuery(.suburb(locality))
        addHead(heading, page, route, &view)
        view.text(.description) { context.words.write(aboutSuburb: locality, page.total, context.board.title, to: &$0) }
        maker.crumbs(to: route, page.title(heading), in: &view) { view in
            maker.crumb(.suburbs, in: &view)
            maker.crumb(locality.state.name, state, in: &view)
        }
        maker.follow.set(scope, calendar: input.hasCalendar, in: &view)
        view.text(.name, locality.name)
        view.plain(.state, locality.state.rawValue)
        view.plain(.stateName, locality.state.name)
        view.link(.stateHref, context.address, state)
        view.plain(.postcode, locality.postcode)
        view.text(.heading, heading)
        if locality.isPostalOnly {
            view.text(.postalNote, context.words.postalName(locality.name))
        } else {
            view.absent(.postalNote)
        }
        maker.search(SearchLink(query, of: page.total), in: &view)
        addCards(ingredients, isEmpty: page.isEmpty, &view)
        view.text(.countText, page.told(context.words.listings(page.total)))
        page.pagination.set(context.address, in: &view)
        input.inspections.set(ingredients, of: scope.page, haveCalendars: input.hasCalendar, context, in: &view)
        MediansView.set(input.medians, context.words, in: &view)
        ingredients.setMap(in: &view)
        view.objects(.neighbours, input.neighbours) { view, neighbour in
            maker.counted(neighbour.suburb, in: &view)
            view.text(.distance, neighbour.distance)
        }
        maker.near(input.campuses, in: &view)
        NearbyLayers(locality, query, context).set(in: &view)
    }

    private func addHead(_ name: String, _ page: CardPage, _ route: Route, _ view: inout View) {
        maker.head(route, title: page.title(name), noindex: page.isFurther, in: &view)
    }

    private func addCards(_ ingredients: Ingredients, isEmpty: Bool, _ view: inout View) {
        ingredients.setCards(.cards, in: &view)
        view.bool(.empty, isEmpty)
    }

    /// What the page of a state is made from beside its cards.
    struct StateInput: RecipeInput {
        let state: State
        let total: Int
        /// Its suburbs; if there are many, those with the most listings.
        let suburbs: [CountedSuburb]
        /// How many suburbs it has.
        let suburbCount: Int
        /// Whether it has feeds.
        let isFollowed: Bool

        func add(to input: inout FingerprintInput) {
            input.add(state.rawValue)
            input.add(total)
            suburbs.add(to: &input)
            input.add(suburbCount)
            input.add(isFollowed)
        }
    }

    func state(_ input: StateInput, _ ingredients: Ingredients, _ route: Route, _ view: inout View) {
        let state = input.state
        maker.head(route, title: state.name, in: &view)
        view.text(.description, context.words.aboutState(input.total, state.name))
        maker.crumbs(to: route, state.name, in: &view) { maker.crumb(.suburbs, in: &$0) }
        maker.follow.set(.state(state), isFollowed: input.isFollowed, calendar: false, in: &view)
        view.text(.name, state.name)
        view.text(.heading, state.name)
        maker.search(SearchLink(SearchQuery(.state(state)), of: input.total), in: &view)
        view.objects(.suburbs, input.suburbs) { view, suburb in
            maker.counted(suburb, in: &view)
            view.absent(.anchor)
        }
        if input.suburbs.count < input.suburbCount {
            view.link(.suburbsHref, context.address, .suburbs(of: state))
            view.text(.suburbsText, context.words.all(suburbs: input.suburbCount))
        } else {
            view.absent(.suburbsHref, .suburbsText)
        }
        addCards(ingredients, isEmpty: input.total == 0, &view)
        view.text(.countText, context.words.listings(input.total))
        view.absent(.pagination)
    }

    /// What the page of an owner is made from beside its cards.
    struct PersonInput: RecipeInput {
        let person: Person
        let page: CardPage
        /// How many of the cards are of listings; those of stories follow.
        let cards: Int
        /// How many stories there are, of which the latest have cards.
        let stories: Int
        let hasCalendar: Bool

        func add(to input: inout FingerprintInput) {
            input.add(person.handle)
            input.add(person.hasFeeds)
            page.add(to: &input)
            input.add(cards)
            input.add(stories)
            input.add(hasCalendar)
        }
    }

    func person(_ input: PersonInput, _ ingredients: Ingredients, _ route: Route, _ view: inout View) {
        let person = input.person
        let page = input.page
        addHead(person.name, page, route, &view)
        view.text(.description, context.words.aboutOwner(page.total, person.name, context.board.title))
        maker.crumbs(to: route, page.title(person.name), in: &view) { maker.crumb(.people, in: &$0) }
        maker.follow.set(.person(person), isFollowed: person.hasFeeds, calendar: input.hasCalendar, in: &view)
        maker.search(SearchLink(SearchQuery(.owner(person)), of: page.total), in: &view)
        view.text(.name, person.name)
        view.text(.role, context.words.role(person.role))
        view.text(.licence, person.licence)
        view.set(.about, person.about.map { view.html(Prose.html($0)) } ?? .none)
        maker.website(person.website, in: &view)
        PersonView(person, context).set(in: &view)
        ContactView.set(person.contact, nil, in: &view)
        page.pagination.set(context.address, in: &view)
        let cards = ingredients.needs.cards
        view.list(.cards) { view in for card in cards.prefix(input.cards) { view.append(ingredients.card(card)) } }
        view.list(.stories) { view in for card in cards.dropFirst(input.cards) { view.append(ingredients.card(card)) } }
        view.bool(.hasStories, cards.count > input.cards)
        view.text(.storiesText, input.stories > cards.count - input.cards ? context.words.newestStories(of: input.stories) : nil)
        view.text(.countText, page.told(context.words.listings(page.total)))
        view.bool(.empty, page.isEmpty && input.stories == 0)
    }

    /// What the page of a campus is made from beside its cards.
    struct CampusInput: RecipeInput {
        let campus: CountedCampus
        /// What is near it, by kind; the cards are theirs, in their order.
        let groups: [CampusGroup]
        /// Whether the suburb that the campus is in has a page.
        let hasSuburb: Bool
        /// Whether it has feeds.
        let isFollowed: Bool
        let hasCalendar: Bool
        let inspections: NextInspections
        let medians: [PriceMedians]

        func add(to input: inout FingerprintInput) {
            campus.add(to: &input)
            groups.add(to: &input)
            input.add(hasSuburb)
            input.add(isFollowed)
            input.add(hasCalendar)
            inspections.add(to: &input)
            medians.add(to: &input)
        }
    }

    func campus(_ input: CampusInput, _ ingredients: Ingredients, _ route: Route, _ view: inout View) {
        let campus = input.campus.campus
        maker.head(route, title: campus.title, in: &view)
        let around = context.words.around(input.campus)
        view.text(
            .description,
            context.words.text("campus_counts.about", ["listings": around, "university": campus.university, "campus": campus.name]))
        maker.crumbs(to: route, campus.title, in: &view) { maker.crumb(.campuses, in: &$0) }
        maker.follow.set(
            .campus(campus, context.words), isFollowed: input.isFollowed, calendar: input.hasCalendar, count: input.campus.near, in: &view)
        view.text(.name, campus.name)
        maker.search(SearchLink(SearchQuery(.near(campus)), of: input.campus.total), in: &view)
        view.text(.university, campus.university)
        view.text(.suburb) { $0.append(line: campus.locality) }
        if input.hasSuburb { view.link(.suburbHref, context.address, .suburb(campus.locality)) } else { view.absent(.suburbHref) }
        view.text(.heading, campus.title)
        view.text(.countText, around)
        view.objects(.jumps, input.groups.count > 1 ? input.groups : []) { view, group in
            view.text(.label, group.kind.labels)
            view.text(.count, context.words.formats.number(group.total))
            view.plain(.href, "#" + group.kind.plural)
            view.bool(.current, false)
        }
        var next = 0
        view.objects(.groups, input.groups) { view, group in
            let cards = ingredients.needs.cards[next..<next + group.distances.count]
            next = cards.endIndex
            view.text(.heading, group.kind.labels)
            view.plain(.anchor, group.kind.plural)
            view.text(.countText, context.words.nearest(cards.count, of: group.total))
            maker.search(SearchLink(SearchQuery(.kind(group.kind), .near(campus)), of: group.total, group.kind), in: &view)
            view.objects(.rows, zip(cards, group.distances)) { view, row in
                view.set(.card, ingredients.card(row.0))
                let suburb = row.1.suburb.map { context.gazetteer.localities[Int($0)].name }
                view.text(.distance, context.words.fromCampus(row.1.kilometres, middleOf: suburb))
            }
        }
        input.inspections.set(ingredients, of: .campus(campus), haveCalendars: input.hasCalendar, context, in: &view)
        MediansView.set(input.medians, within: Site.campusFeedRadius, context.words, in: &view)
        view.bool(.empty, input.groups.isEmpty)
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
