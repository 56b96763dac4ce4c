import ListingKit

/// The page of a listing.
struct ListingPage: Sendable {
    let maker: PageMaker
    /// Campuses near its suburb.
    let campuses: [NearCampus]
    /// The cards of other listings of its suburb.
    let nearby: [Value]
    /// The locator map of its suburb.
    let map: Value

    private var frame: SiteFrame { maker.frame }

    func view(_ item: SiteListing) -> (head: PageMaker.Head, body: Context) {
        let listing = item.listing
        let head = PageMaker.Head(
            title: listing.title,
            description: [item.priceText.map { $0 + (item.periodText.map { " " + $0 } ?? "") }, listing.description.excerpt].compactMap {
                $0
            }
            .joined(separator: " · "),
            crumbs: [(item.kind.labels, .kind(item.kind))] + (item.locality.map { [("\($0.name) \($0.postcode)", .suburb($0))] } ?? []),
            feeds: item.locality.map(FeedScope.suburb), noindex: !item.isListed, section: .kind(item.kind))
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
        view[.highlights] = CardView(frame: frame).highlights(item)
        view[.gallery] = gallery(item)
        view[.body] = .html(item.text(siteRoot: frame.address.base, imageBase: frame.address.href(item.route)))
        view[.inspections] = .objects(listing.inspections.filter { $0.day >= frame.today }) { slot in
            Context(
                (.day, .text(DateText.full(slot.day))), (.time, .text(DateText.period(slot))),
                (.datetime, .text(DateText.local(slot.day, slot.start))))
        }
        view[.contact] = item.isListed ? ContactView.value(item.contact, subject: listing.title) : Value.none
        view[.owner] =
            item.person.map { person in
                .object(
                    Context(
                        (.name, .text(person.name)), (.href, .text(frame.address.href(.person(person)))), (.role, .text(person.role.label)))
                )
            } ?? Value.none
        view[.tags] = .objects(listing.tags) { Context((.name, .text($0))) }
        view[.editHref] = .optional(frame.editPage(listing))
        addFacts(item, to: &view)
        addDates(item, to: &view)
        addPlace(item, to: &view)
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
            var view = CardView(frame: frame).picture(image, of: item)
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
                } else if case .person(let handle) = value, let person = frame.persons[handle] {
                    row[.value] = .text(person.name)
                    row[.href] = .text(frame.address.href(.person(person)))
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

    private func addPlace(_ item: SiteListing, to view: inout Context) {
        let locality = item.locality
        view[.suburb] = .optional(locality?.name)
        view[.state] = .optional(locality?.state.rawValue)
        view[.stateName] = .optional(locality?.state.name)
        view[.postcode] = .optional(locality?.postcode)
        view[.placeLine] = .optional(item.listing.place?.line)
        view[.streetHidden] = .bool(item.isListed && item.listing.place?.street != nil && item.listing.place?.publicStreet == nil)
        view[.suburbHref] = .optional(locality.map { frame.address.href(.suburb($0)) })
        view[.map] = map
        view[.campuses] = maker.near(campuses.prefix(3))
        view[.nearby] = .list(nearby)
    }
}
