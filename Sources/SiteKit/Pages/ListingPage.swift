import ListingKit

/// The page of a listing.
struct ListingPage: Sendable {
    let maker: PageMaker
    let cards: [[UInt8]]
    /// The locator map of each suburb of the board, by the suburb's index in the gazetteer.
    let maps: [Int32: [UInt8]]
    /// The suburbs of the board by their index in the gazetteer.
    let suburbs: [Int32: SuburbScope]
    let campuses: NearCampuses

    private var site: Site { maker.site }

    func view(_ item: SiteListing) -> (head: PageMaker.Head, body: Context) {
        let listing = item.listing
        let suburb = item.locality.flatMap { suburbs[$0.index] }
        let head = PageMaker.Head(
            title: listing.title,
            description: [item.priceText.map { $0 + (item.periodText.map { " " + $0 } ?? "") }, listing.description.excerpt].compactMap {
                $0
            }
            .joined(separator: " · "),
            crumbs: [(item.kind.labels, .kind(item.kind))] + (item.locality.map { [("\($0.name) \($0.postcode)", .suburb($0))] } ?? []),
            feeds: suburb.map(FeedScope.suburb), noindex: !item.isListed, section: .kind(item.kind))
        var view = Context(reserving: 48)
        view[.title] = .text(listing.title)
        view[.price] = .optional(item.priceText)
        view[.per] = .optional(item.periodText)
        view[.monthly] = .optional(monthly(item))
        view[.statusLabel] = .optional(item.statusLabel)
        view[.closed] = .bool(!item.isListed)
        view[.expired] = .bool(item.isExpired)
        view[.closedNotice] = .optional(closedNotice(item))
        view[.kindLabel] = .text(item.kind.label)
        view[.highlights] = CardView(site: site).highlights(item)
        view[.gallery] = gallery(item)
        view[.body] = .html(item.text(siteRoot: site.address.base, imageBase: site.address.href(item.route)))
        view[.inspections] = .objects(listing.inspections.filter { $0.day >= site.today }) { slot in
            Context(
                (.day, .text(DateText.full(slot.day))), (.time, .text(DateText.period(slot))),
                (.datetime, .text(DateText.local(slot.day, slot.start))))
        }
        view[.contact] = item.isListed ? ContactView.value(item.contact, subject: listing.title) : Value.none
        view[.owner] =
            item.person.map { person in
                .object(
                    Context(
                        (.name, .text(person.name)), (.href, .text(site.address.href(.person(person)))), (.role, .text(person.role.label))))
            } ?? Value.none
        view[.tags] = .objects(listing.tags) { Context((.name, .text($0))) }
        view[.editHref] = .optional(site.editPage(listing))
        addFacts(item, to: &view)
        addDates(item, to: &view)
        addPlace(item, suburb, to: &view)
        return (head, view)
    }

    private func monthly(_ item: SiteListing) -> String? {
        guard item.kind.price?.per == .week, let price = item.listing.price, price.cents > 0 else { return nil }
        return "about \(price.monthlyFromWeekly.display) a calendar month"
    }

    private func closedNotice(_ item: SiteListing) -> String? {
        if item.isListed { return nil }
        if item.isExpired { return "This listing has expired: its owner last confirmed it on \(DateText.long(item.listing.confirmed))." }
        return "This \(item.kind.noun) has been \(item.listing.status.asLabel.lowercasedFirst)."
    }

    private func gallery(_ item: SiteListing) -> Value {
        .objects(item.listing.allImages.enumerated()) { index, image in
            var view = CardView(site: site).picture(image, of: item)
            view[.first] = .bool(index == 0)
            return view
        }
    }

    private func addFacts(_ item: SiteListing, to view: inout Context) {
        var rows: [Value] = []
        var features: [String] = []
        // The first list of choices has a section of its own; others are rows like any fact.
        let list = item.kind.fields.first { if case .choices = $0.type { true } else { false } }
        for (field, value) in item.shownValues where field.id != item.kind.price?.field {
            if case .choices(let words) = value, field.id == list?.id {
                features = words.map(\.asLabel)
            } else if let text = FactText.long(value, field) {
                var row = Context((.label, .text(field.label)), (.value, .text(text)), (.href, .none), (.external, .bool(false)))
                if case .link(let link) = value {
                    row[.href] = .text(link)
                    row[.external] = .bool(true)
                } else if case .person(let handle) = value, let person = site.persons[handle] {
                    row[.value] = .text(person.name)
                    row[.href] = .text(site.address.href(.person(person)))
                }
                rows.append(.object(row))
            }
        }
        view[.facts] = .list(rows)
        view[.features] = .list(features.map(Value.text))
        view[.featuresLabel] = .text(list?.label ?? "Features")
    }

    private func addDates(_ item: SiteListing, to view: inout Context) {
        let listing = item.listing
        view[.listed] = .text(DateText.long(listing.listed))
        view[.listedIso] = .text(listing.listed.description)
        view[.confirmed] = .text(DateText.long(listing.confirmed))
        view[.confirmedIso] = .text(listing.confirmed.description)
        // People read "stays until" as the last day on which it stands.
        let last = item.isExpired ? listing.expires : listing.expires + -1
        view[.expires] = listing.isOpen ? .text(last.description) : Value.none
        view[.expiresText] = listing.isOpen ? .text(DateText.long(last)) : Value.none
        view[.history] = .objects(listing.history) { past in
            let day = DateText.long(past.day)
            let price = past.price.map { "\(item.kind.price?.field.asLabel ?? "Price") was \($0.display) until \(day)" }
            let status = past.status.map { "\($0.asLabel) until \(day)" }
            return Context(
                (.day, .text(day)), (.dayIso, .text(past.day.description)),
                (.text, .text([price, status].compactMap { $0 }.joined(separator: "; "))))
        }
    }

    private func addPlace(_ item: SiteListing, _ suburb: SuburbScope?, to view: inout Context) {
        let locality = item.locality
        view[.suburb] = .optional(locality?.name)
        view[.state] = .optional(locality?.state.rawValue)
        view[.stateName] = .optional(locality?.state.name)
        view[.postcode] = .optional(locality?.postcode)
        view[.placeLine] = .optional(item.listing.place?.line)
        view[.streetHidden] = .bool(item.isListed && item.listing.place?.street != nil && item.listing.place?.publicStreet == nil)
        view[.suburbHref] = .optional(locality.map { site.address.href(.suburb($0)) })
        view[.map] = locality.flatMap { maps[$0.index] }.map { .html($0) } ?? Value.none
        view[.campuses] = campuses.value(locality, most: 3)
        let others = suburb?.beside(item, in: site.listings) ?? []
        view[.nearby] = .list(others.map { .html(cards[$0]) })
    }
}
