import ListingKit

/// Makes the feed entry of a listing from the facts that its page shows too.
struct EntryMaker: Sendable {
    let frame: SiteFrame
    let authority: TagAuthority

    func entry(_ item: SiteListing) -> FeedEntry {
        let listing = item.listing
        return FeedEntry(
            id: authority.uri("listing/\(listing.id)"), title: title(item), url: frame.address.absolute(item.route),
            published: frame.clock.start(of: listing.listed), updated: frame.clock.start(of: item.updated),
            author: FeedAuthor(
                name: item.person?.name ?? frame.board.title,
                url: item.person.map { frame.address.absolute(.person($0)) }),
            summary: listing.description.excerpt, content: FeedContent(html: content(item)), categories: categories(item),
            image: listing.images.first.map { image($0, of: item) })
    }

    /// A title that reads alone: `$520 a week · 2 beds · Collingwood 3066 · Sunny terrace`.
    private func title(_ item: SiteListing) -> String {
        var parts: [String] = []
        if let price = item.priceText { parts.append(price + (item.periodText.map { " " + $0 } ?? "")) }
        if let first = item.highlights.first { parts.append(first.text) }
        if let locality = item.locality { parts.append("\(locality.name) \(locality.postcode)") }
        parts.append(item.listing.title)
        return parts.joined(separator: " · ")
    }

    private func categories(_ item: SiteListing) -> [FeedCategory] {
        var result = [FeedCategory(term: item.kind.id, label: item.kind.label)]
        if let locality = item.locality {
            result.append(FeedCategory(term: locality.slug, label: locality.name))
            result.append(FeedCategory(term: locality.postcode, label: locality.postcode))
            result.append(FeedCategory(term: locality.state.slug, label: locality.state.name))
        }
        return result + item.listing.tags.map { FeedCategory(term: $0.slugified, label: $0) }
    }

    private func image(_ image: ListingImage, of item: SiteListing) -> FeedImage {
        FeedImage(
            url: frame.address.absolute(item.route.appending(image.file)), mediaType: image.info.format.mediaType,
            byteCount: image.byteCount, width: image.info.width, height: image.info.height)
    }

    /// Pictures, price, facts, description, inspections and contact, with absolute links, so that the entry says all that the page says.
    private func content(_ item: SiteListing) -> [UInt8] {
        let listing = item.listing
        var html = HTMLFragment()
        for image in listing.allImages {
            html.raw("<p>")
            html.raw("<img src=\"")
            html.text(frame.address.absolute(item.route.appending(image.file)))
            html.raw("\" width=\"")
            html.text(String(image.info.width))
            html.raw("\" height=\"")
            html.text(String(image.info.height))
            html.raw("\" alt=\"")
            html.text(image.alt)
            html.raw("\" />")
            html.raw("</p>\n")
        }
        html.raw("<p>")
        if let price = item.priceText {
            html.element("<strong>", price + (item.periodText.map { " " + $0 } ?? ""), "</strong>")
            if let drop = item.drop { html.text(" (\(drop))") }
            html.raw("<br />")
        }
        html.text(([item.statusLabel] + item.highlights.map(\.text) + [listing.place?.line]).compactMap { $0 }.joined(separator: " · "))
        html.raw("</p>\n")
        html.raw(item.text(siteRoot: frame.address.url, imageBase: frame.address.absolute(item.route)))
        facts(item, &html)
        inspections(item, &html)
        contact(item, &html)
        return html.bytes
    }

    private func facts(_ item: SiteListing, _ html: inout HTMLFragment) {
        let rows = item.shownValues.compactMap { field, value -> (String, String)? in
            guard field.id != item.kind.price?.field, !item.kind.card.contains(field.id) else { return nil }
            if case .person(let handle) = value { return (field.label, frame.persons[handle]?.name ?? handle) }
            return FactText.long(value, field).map { (field.label, $0) }
        }
        guard !rows.isEmpty else { return }
        html.raw("<ul>")
        for (label, value) in rows { html.element("<li>", "\(label): \(value)", "</li>") }
        html.raw("</ul>\n")
    }

    private func inspections(_ item: SiteListing, _ html: inout HTMLFragment) {
        let slots = item.listing.inspections.filter { $0.day >= frame.today }
        guard !slots.isEmpty else { return }
        html.element("<p>", "Inspections:", "</p>")
        html.raw("<ul>")
        for slot in slots { html.element("<li>", "\(DateText.full(slot.day)), \(DateText.period(slot))", "</li>") }
        html.raw("</ul>\n")
    }

    private func contact(_ item: SiteListing, _ html: inout HTMLFragment) {
        guard item.contact.isUsable else { return }
        html.raw("<p>")
        html.text("Contact" + (item.contact.name.map { " " + $0 } ?? "") + ": ")
        if let phone = item.contact.phone { html.link("tel:" + phone.e164, phone.display) }
        if item.contact.phone != nil, item.contact.email != nil { html.text(", ") }
        if let email = item.contact.email { html.link("mailto:" + email.percentEncoded(keeping: "@"), email) }
        html.raw("</p>\n")
    }
}
