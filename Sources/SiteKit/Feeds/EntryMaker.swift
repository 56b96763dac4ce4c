import ListingKit

/// Makes the feed entry of a listing from the facts that its page shows too.
struct EntryMaker: Sendable {
    let frame: SiteFrame
    let authority: TagAuthority

    func entry(_ item: SiteListing) -> FeedEntry {
        let listing = item.listing
        let page = frame.address.absolute(item.route)
        let price = item.priceText.map { [$0, item.periodText].compactMap { $0 }.joined(separator: " ") }
        let highlights = item.highlights.map(\.text)
        return FeedEntry(
            id: authority.uri("listing/\(listing.id)"), title: title(item, price, highlights), url: page,
            published: frame.clock.start(of: listing.listed), updated: frame.clock.start(of: item.updated),
            author: FeedAuthor(
                name: item.person?.name ?? frame.board.title,
                url: item.person.map { frame.address.absolute(.person($0)) }),
            summary: listing.description.excerpt, content: content(item, page, price, highlights), categories: categories(item),
            image: listing.images.first.map { image($0, page) })
    }

    /// A title that reads alone: `$520 a week · 2 beds · Collingwood 3066 · Sunny terrace`.
    private func title(_ item: SiteListing, _ price: String?, _ highlights: [String]) -> String {
        var title = ""
        title.reserveCapacity(160)
        func add(_ part: String) {
            title += part
            title += " · "
        }
        if let price { add(price) }
        if let first = highlights.first { add(first) }
        if let locality = item.locality { add(locality.name + " " + locality.postcode) }
        title += item.listing.title
        return title
    }

    private func categories(_ item: SiteListing) -> [FeedCategory] {
        var result: [FeedCategory] = []
        result.reserveCapacity(4 + item.listing.tags.count)
        result.append(FeedCategory(term: item.listing.kind.id, label: item.listing.kind.label))
        if let locality = item.locality {
            result.append(FeedCategory(term: locality.slug, label: locality.name))
            result.append(FeedCategory(term: locality.postcode, label: locality.postcode))
            result.append(FeedCategory(term: locality.state.slug, label: locality.state.name))
        }
        for tag in item.listing.tags { result.append(FeedCategory(term: tag.slugified, label: tag)) }
        return result
    }

    private func image(_ image: ListingImage, _ page: String) -> FeedImage {
        FeedImage(
            url: page + image.file, mediaType: image.info.format.mediaType,
            byteCount: image.byteCount, width: image.info.width, height: image.info.height)
    }

    /// Pictures, price, facts, description, inspections and contact, with absolute links, so that the entry says all that the page says.
    private func content(_ item: SiteListing, _ page: String, _ price: String?, _ highlights: [String]) -> FeedContent {
        let listing = item.listing
        var html = HTMLFragment(reservingCapacity: 8_192)
        for image in listing.allImages {
            html.element("<p><img src=\"", page + image.file, "\" width=\"")
            html.number(image.info.width)
            html.raw("\" height=\"")
            html.number(image.info.height)
            html.element("\" alt=\"", image.alt, "\" /></p>\n")
        }
        html.raw("<p>")
        if let price {
            html.element("<strong>", price, "</strong>")
            if let drop = item.drop { html.element(" (", drop, ")") }
            html.raw("<br />")
        }
        var isFirst = true
        for part in [item.statusLabel] + highlights + [listing.place?.line] {
            guard let part else { continue }
            html.element(isFirst ? "" : " · ", part, "")
            isFirst = false
        }
        html.raw("</p>\n")
        html.raw(item.text(siteRoot: frame.address.url, imageBase: page))
        facts(item, &html)
        inspections(item, &html)
        contact(item, &html)
        return FeedContent(html)
    }

    private func facts(_ item: SiteListing, _ html: inout HTMLFragment) {
        let kind = item.kind
        var isFirst = true
        item.visitShown { index, value in
            guard kind.fields[index].id != kind.price?.field, !kind.card.contains(kind.fields[index].id) else { return }
            guard let text = text(value, kind.fields[index]) else { return }
            html.element(isFirst ? "<ul><li>" : "<li>", kind.fields[index].label, ": ")
            html.element("", text, "</li>")
            isFirst = false
        }
        if !isFirst { html.raw("</ul>\n") }
    }

    private func text(_ value: FieldValue, _ field: Field) -> String? {
        if case .person(let handle) = value { return frame.persons[handle]?.name ?? handle }
        return FactText.long(value, field)
    }

    private func inspections(_ item: SiteListing, _ html: inout HTMLFragment) {
        let slots = item.listing.inspections.filter { $0.day >= frame.today }
        guard !slots.isEmpty else { return }
        html.raw("<p>Inspections:</p><ul>")
        for slot in slots {
            html.element("<li>", DateText.full(slot.day), ", ")
            html.element("", DateText.period(slot), "</li>")
        }
        html.raw("</ul>\n")
    }

    private func contact(_ item: SiteListing, _ html: inout HTMLFragment) {
        let contact = item.contact
        guard contact.isUsable else { return }
        html.raw("<p>Contact")
        if let name = contact.name { html.element(" ", name, "") }
        html.raw(": ")
        if let phone = contact.phone { html.link("tel:" + phone.e164, phone.display) }
        if contact.phone != nil, contact.email != nil { html.raw(", ") }
        if let email = contact.email { html.link("mailto:" + email.percentEncoded(keeping: "@"), email) }
        html.raw("</p>\n")
    }
}
