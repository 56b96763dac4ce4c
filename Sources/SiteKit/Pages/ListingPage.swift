import ListingKit
import Mustache
import Publishing
import Values

/// The page of a listing.
struct ListingPage: ~Copyable {
    private let maker: PageMaker
    private let item: SiteListing
    private let kind: Kind
    private let fields: [Field]
    private let catalogue: Route
    private let campuses: [NearCampus]
    private let ingredients: Ingredients

    /// The page of a listing with campuses near its suburb, and with the cards of other listings of its suburb and the locator map of it.
    init(_ item: SiteListing, maker: PageMaker, campuses: [NearCampus], ingredients: Ingredients) {
        self.maker = maker
        self.item = item
        self.campuses = campuses
        self.ingredients = ingredients
        kind = item.kind
        fields = kind.fields
        catalogue = .kind(kind)
    }

    private var context: SiteContext { maker.context }
    private var listing: Listing { item.listing }

    func artifact() throws -> Artifact {
        try maker.page(item.route, "listing", stage: .page, section: catalogue, about: .listing(item)) { view in
            addHead(&view)
            addOffer(&view)
            addFacts(&view)
            addDates(&view)
            addPlace(&view)
        }
    }

    private func addHead(_ view: inout View) {
        maker.head(item.route, title: listing.title, noindex: !item.isListed, in: &view)
        if context.board.data.listings == .each {
            view.link(.dataHref, context.address, .listingAPI(listing.id))
        } else {
            view.absent(.dataHref)
        }
        view.text(.description) { out in
            if item.appendPrice(to: &out) {
                if let period = item.periodText {
                    out.append(" ")
                    out.append(text: period)
                }
                out.append(" · ")
            }
            out.append(text: listing.description.excerpt)
        }
        guard let locality = item.locality else {
            maker.crumbs(to: item.route, listing.title, in: &view) { maker.crumb(kind.labels, catalogue, in: &$0) }
            view.absent(.suburbHref)
            return setFollow(.kind(kind), &view)
        }
        let suburb = Route.suburb(locality)
        let name = locality.name + " " + locality.postcode
        maker.crumbs(to: item.route, listing.title, in: &view) { view in
            maker.crumb(kind.labels, catalogue, in: &view)
            maker.crumb(name, suburb, in: &view)
        }
        view.link(.suburbHref, context.address, suburb)
        setFollow(.suburb(locality), &view)
    }

    /// Readers find the feeds of the scope that a reader of the page most likely wants, and the listing's own calendar.
    private func setFollow(_ scope: FeedScope, _ view: inout View) {
        let calendar = listing.inspections.isEmpty ? nil : item.route.inspections
        maker.follow.setNone(pointingTo: scope, calendar: calendar, in: &view)
        view.text(.scopeName, scope.name)
        view.link(.followHref, context.address, scope.page)
        if let calendar { view.link(.calendarHref, context.address, calendar) }
    }

    private func addOffer(_ view: inout View) {
        view.text(.title, listing.title)
        CardMaker.price(item, in: &view)
        view.text(.drop, item.drop)
        view.text(.rise, item.rise)
        addMonthly(&view)
        view.text(.statusLabel, item.statusLabel)
        view.bool(.closed, !item.isListed)
        view.bool(.expired, item.isExpired)
        view.text(.closedNotice, closedNotice)
        view.text(.kindLabel, kind.label)
        CardMaker.highlights(item, in: &view)
        view.bool(.hasGallery, !listing.allImages.isEmpty)
        view.list(.gallery) { view in
            for (index, image) in listing.allImages.enumerated() {
                view.item { view in
                    CardMaker.picture(image, of: item, startingWith: context.address.base, in: &view)
                    view.bool(.first, index == 0)
                }
            }
        }
        view.set(.body, view.html(item.text(siteRoot: context.address.base, imageBase: context.address.href(item.route))))
        let inspections = listing.inspections.filter { $0.day >= context.today }
        view.bool(.hasInspections, !inspections.isEmpty)
        view.list(.inspections) { view in
            for slot in inspections {
                view.item { view in
                    view.plain(.day) { $0.append(full: slot.day) }
                    view.plain(.time) { $0.append(period: slot) }
                    view.plain(.datetime) { $0.append(local: slot.day, slot.start) }
                    view.bool(.cancelled, slot.cancelled != nil)
                }
            }
        }
        if item.isListed { ContactView.set(item.contact, subject: listing.title, in: &view) } else { view.absent(.contact) }
        if let person = item.person {
            view.object(.owner) { view in
                view.text(.name, person.name)
                view.link(.href, context.address, .person(person))
                view.plain(.role) { $0.append(label: person.role.rawValue) }
            }
        } else {
            view.absent(.owner)
        }
        view.bool(.hasTags, !listing.tags.isEmpty)
        view.objects(.tags, listing.tags) { view, tag in
            view.text(.name, tag)
            view.link(.href, context.address, .tag(tag.slugified))
        }
        maker.editPage(of: listing.file, in: &view)
    }

    private func addMonthly(_ view: inout View) {
        guard kind.price?.per == .week, let price = listing.price, price.cents > 0 else { return view.absent(.monthly) }
        view.plain(.monthly) { out in
            out.append(Words.about)
            out.append(price.monthlyFromWeekly)
            out.append(Words.aMonth)
        }
    }

    private var closedNotice: String? {
        if item.isListed { return nil }
        if item.isExpired { return Words.hasExpired(confirmed: listing.confirmed) }
        return Words.hasBeen(kind.noun, listing.status.asLabel.lowercasedFirst)
    }

    private func addFacts(_ view: inout View) {
        let price = kind.price?.field
        // The first list of choices has a section of its own; others are rows like any fact.
        let list = fields.firstIndex { $0.takesSeveral }
        var features: [String] = []
        view.list(.facts) { view in
            item.visitShown { index, value in
                if let price, fields[index].id == price { return }
                if index == list, case .choices(let words) = value {
                    features = words
                } else {
                    addFact(value, fields[index], &view)
                }
            }
        }
        view.bool(.hasFeatures, !features.isEmpty)
        view.list(.features) { view in
            for word in features { view.append(view.text { $0.append(label: word) }) }
        }
        view.text(.featuresLabel, list.map { fields[$0].label } ?? Words.features)
    }

    private func addFact(_ value: FieldValue, _ field: Field, _ view: inout View) {
        guard let text = view.textIfAny({ field.write(value, to: &$0) }) else { return }
        view.item { view in
            view.text(.label, field.label)
            view.set(.value, text)
            switch value {
            case .link:
                view.set(.href, text)
                view.bool(.external, true)
            case .person(let handle):
                view.bool(.external, false)
                guard let person = context.persons[handle]?.value else { return view.absent(.href) }
                view.text(.value, person.name)
                view.link(.href, context.address, .person(person))
            default:
                view.absent(.href)
                view.bool(.external, false)
            }
        }
    }

    private func addDates(_ view: inout View) {
        view.plain(.listed) { $0.append(long: listing.listed) }
        view.plain(.listedIso) { $0.append(listing.listed) }
        view.plain(.confirmed) { $0.append(long: listing.confirmed) }
        view.plain(.confirmedIso) { $0.append(listing.confirmed) }
        if listing.isOpen {
            // People read "stays until" as the last day on which it stands.
            let last = item.isExpired ? listing.expires : listing.expires + -1
            view.plain(.expires) { $0.append(last) }
            view.plain(.expiresText) { $0.append(long: last) }
        } else {
            view.absent(.expires, .expiresText)
        }
        addPrices(&view)
        view.bool(.hasHistory, listing.history.contains { $0.status != nil })
        view.list(.history) { view in
            for past in listing.history {
                guard let status = past.status else { continue }
                view.item { view in
                    view.plain(.day) { $0.append(long: past.day) }
                    view.plain(.dayIso) { $0.append(past.day) }
                    view.text(.text) { out in
                        out.append(label: status)
                        out.append(Words.until)
                        out.append(long: past.day)
                    }
                }
            }
        }
    }

    /// What the price was, drawn and in words, if it ever changed.
    private func addPrices(_ view: inout View) {
        let steps = listing.history.isEmpty ? [] : listing.prices(until: context.today)
        guard let name = kind.price?.field,
            let chart = PriceChart(steps, of: kind, until: listing.isOpen ? listing.confirmed : listing.statusDay.day)
        else {
            view.absent(.priceChart, .priceLabel)
            return view.list(.prices) { _ in }
        }
        view.set(.priceChart, view.html(chart.svg(name)))
        view.text(.priceLabel) { $0.append(label: name) }
        view.objects(.prices, steps.indices) { view, index in
            view.text(.price, kind.text(steps[index].price))
            guard index + 1 < steps.count else { return view.absent(.until, .untilIso) }
            view.plain(.until) { $0.append(long: steps[index + 1].day) }
            view.plain(.untilIso) { $0.append(steps[index + 1].day) }
        }
    }

    private func addPlace(_ view: inout View) {
        if let place = listing.place {
            view.text(.suburb, place.locality.name)
            view.plain(.state, place.locality.state.rawValue)
            view.plain(.stateName, place.locality.state.name)
            view.plain(.postcode, place.locality.postcode)
            view.text(.placeLine) { $0.append(line: place) }
            view.objects(.mapLinks, MapLinks(place).all) { view, link in
                view.text(.name, link.name)
                view.text(.href, link.address)
            }
        } else {
            view.absent(.suburb, .state, .stateName, .postcode, .placeLine)
            view.list(.mapLinks) { _ in }
        }
        view.bool(.streetHidden, item.isListed && listing.place?.street != nil && listing.place?.publicStreet == nil)
        ingredients.setMap(showing: item.exactPoint, in: &view)
        maker.near(campuses.prefix(3), in: &view)
        addPoints(&view)
        view.bool(.hasNearby, !ingredients.needs.cards.isEmpty)
        ingredients.setCards(.nearby, in: &view)
    }

    /// The nearest place of each category: from the home itself if everybody may know where that is.
    private func addPoints(_ view: inout View) {
        let exact = item.exactPoint
        let near = (exact ?? item.locality?.coordinate).flatMap { context.points?.nearest(to: $0) } ?? []
        view.bool(.hasPoints, !near.isEmpty)
        view.bool(.pointsFromMiddle, exact == nil)
        view.objects(.points, near) { view, near in
            view.text(.label, near.category.label)
            view.text(.name, near.point.name)
            view.plain(.distance, exact == nil ? Distance.wholeText(near.kilometres) : Distance.roughText(near.kilometres))
        }
    }
}
