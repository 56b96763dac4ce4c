import ListingKit

/// Makes the feed entry of a listing from the facts that its page shows too.
struct EntryMaker: Sendable {
    private let frame: SiteFrame
    private let authority: TagAuthority
    /// For each kind of the frame, which of its fields stand in the list of facts: those that are neither the price nor on the card.
    private let facts: [[Bool]]

    init(frame: SiteFrame, authority: TagAuthority) {
        self.frame = frame
        self.authority = authority
        facts = frame.kinds.map { kind in
            kind.fields.map { $0.id != kind.price?.field && !kind.card.contains($0.id) }
        }
    }

    func entry(_ item: SiteListing) -> FeedEntry {
        let listing = item.listing
        let page = frame.address.absolute(item.route)
        let price = item.priceText.map { text in item.periodText.map { text + " " + $0 } ?? text }
        let highlights = item.highlights.map(\.text)
        return FeedEntry(
            id: authority.uri("listing/" + listing.id), title: title(item, price, highlights.first), url: page,
            published: frame.clock.start(of: listing.listed), updated: frame.clock.start(of: item.updated),
            author: FeedAuthor(
                name: item.person?.name ?? frame.board.title,
                url: item.person.map { frame.address.absolute(.person($0)) }),
            summary: listing.description.excerpt, content: content(item, page, price, highlights), categories: categories(item),
            image: listing.images.first.map { image($0, page) })
    }

    /// A title that reads alone: `$520 a week · 2 beds · Collingwood 3066 · Sunny terrace`.
    private func title(_ item: SiteListing, _ price: String?, _ highlight: String?) -> String {
        var title = ByteBuffer(capacity: 256)
        for part in [price, highlight] {
            guard let part else { continue }
            title.append(utf8Of: part)
            title.append(" · ")
        }
        if let locality = item.locality {
            title.append(utf8Of: locality.name)
            title.append(UInt8(ascii: " "))
            title.append(utf8Of: locality.postcode)
            title.append(" · ")
        }
        title.append(utf8Of: item.listing.title)
        return title.withBytes { String(decoding: $0, as: UTF8.self) }
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
        let text = item.text(siteRoot: frame.address.url, imageBase: page)
        return FeedContent(reservingCapacity: text.count + 2_048) { html in
            for image in item.listing.allImages {
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
            line(item, highlights, &html)
            html.raw("</p>\n")
            html.raw(text)
            facts(item, &html)
            inspections(item, &html)
            contact(item, &html)
        }
    }

    /// The status, what the card shows, and the place.
    private func line(_ item: SiteListing, _ highlights: [String], _ html: inout HTMLFragment) {
        var isFirst = true
        func add(_ part: String, _ html: inout HTMLFragment) {
            html.element(isFirst ? "" : " · ", part, "")
            isFirst = false
        }
        if let status = item.statusLabel { add(status, &html) }
        for highlight in highlights { add(highlight, &html) }
        if let place = item.listing.place { add(place.line, &html) }
    }

    private func facts(_ item: SiteListing, _ html: inout HTMLFragment) {
        let kind = item.kind
        guard let place = frame.kinds.firstIndex(where: { $0.id == kind.id }) else { return }
        let isFact = facts[place]
        let fields = kind.fields
        var isFirst = true
        item.visitShown { index, value in
            guard isFact[index], let text = text(value, fields[index]) else { return }
            html.element(isFirst ? "<ul><li>" : "<li>", fields[index].label, ": ")
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
        if let phone = contact.phone { html.link("tel:", phone.e164, phone.display) }
        if contact.phone != nil, contact.email != nil { html.raw(", ") }
        if let email = contact.email { html.link("mailto:", email.percentEncoded(keeping: UInt8(ascii: "@")), email) }
        html.raw("</p>\n")
    }
}
