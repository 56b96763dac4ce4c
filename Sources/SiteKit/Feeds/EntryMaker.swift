import Bytes
import ListingKit
import Syndication
import Values

/// Makes the feed entry of a listing from the facts that its page shows too.
struct EntryMaker: Sendable {
    private let context: SiteContext
    private let authority: TagAuthority

    init(context: SiteContext, authority: TagAuthority) {
        self.context = context
        self.authority = authority
    }

    /// The entry of a listing: one that says all that its page says, or a short one, enough to decide whether to look.
    func entry(of item: SiteListing, isFull: Bool) -> FeedEntry {
        let published = context.clock.instant(of: item.posted)
        let url = context.address.absolute(item.route)
        let price = price(of: item)
        var entry = FeedEntry(
            id: authority.uri("listing/" + item.listing.id), title: title(of: item, price: price), url: url,
            updated: item.updated == item.posted ? published : context.clock.instant(of: item.updated))
        entry.published = published
        entry.author = FeedAuthor(
            name: item.ownerName ?? context.board.title, url: item.person.map { context.address.absolute(.person($0)) })
        // A short entry's content says it.
        if isFull { entry.summary = item.listing.description.excerpt }
        entry.html = content(of: item, url, price, isFull: isFull)
        entry.categories = categories(of: item)
        entry.image = item.listing.images.first.map { image in
            FeedImage(
                url: url + image.file, mediaType: image.info.format.mediaType, byteCount: image.byteCount,
                size: (image.info.width, image.info.height))
        }
        entry.point = item.point
        return entry
    }

    /// The price with its period: `$520 a week`; nil if there is none.
    private func price(of item: SiteListing) -> String? {
        var out = ByteBuffer(capacity: 64)
        guard item.appendPrice(to: &out) else { return nil }
        if let period = item.periodText {
            out.append(UInt8(ascii: " "))
            out.append(text: period)
        }
        return out.text
    }

    /// A title that reads alone: `$520 a week · 2 beds · Collingwood 3066 · was $550 · Sunny terrace`.
    private func title(of item: SiteListing, price: String?) -> String {
        var out = ByteBuffer(capacity: 256)
        if let price {
            out.append(text: price)
            out.append(" · ")
        }
        var isFirst = true
        item.visitHighlights { _, write in
            guard isFirst, write(&out) else { return }
            out.append(" · ")
            isFirst = false
        }
        if let locality = item.locality {
            out.append(text: locality.name)
            out.append(UInt8(ascii: " "))
            out.append(text: locality.postcode)
            out.append(" · ")
        }
        if let change = item.priceChange {
            out.append(Words.was)
            out.append(text: item.kind.text(change.from))
            out.append(" · ")
        }
        out.append(text: item.listing.title.isolated)
        return out.text
    }

    private func categories(of item: SiteListing) -> [(term: String, label: String)] {
        let kind = item.kind
        var categories = [(term: kind.id, label: kind.label)]
        if let locality = item.locality { categories.append((locality.slug, locality.name)) }
        if let bedrooms = kind.index(of: "bedrooms"), case .count(let count)? = item.listing.values[bedrooms] {
            let label = kind.fields[bedrooms].shortText(.count(count)) ?? ""
            categories.append(("bedrooms-\(count)", label))
        }
        categories += item.listing.tags.map { ($0.slugified, $0) }
        return categories
    }

    /// Pictures, price, facts, description, inspections and contact, with absolute links. A full entry says all that the page says, a short
    /// one shows the first picture and begins the description.
    private func content(of item: SiteListing, _ page: String, _ price: String?, isFull: Bool) -> [UInt8] {
        var html = ByteBuffer(capacity: 4_096)
        for image in isFull ? item.listing.allImages : Array(item.listing.images.prefix(1)) {
            html.append("<p><img src=\"")
            html.append(html: page)
            html.append(html: image.file)
            html.append("\" width=\"")
            html.append(decimal: image.info.width)
            html.append("\" height=\"")
            html.append(decimal: image.info.height)
            html.append("\" alt=\"")
            html.append(html: image.alt)
            html.append("\" /></p>\n")
        }
        html.append("<p>")
        if let price {
            html.append("<strong>")
            html.append(html: price)
            html.append("</strong>")
            if item.priceChange != nil, let drop = item.drop ?? item.rise {
                html.append(" (")
                html.append(html: drop)
                html.append(")")
            }
            html.append("<br />")
        }
        line(item, &html)
        html.append("</p>\n")
        if isFull {
            html.append(item.text(siteRoot: context.address.url, imageBase: page))
        } else if !item.listing.description.excerpt.isEmpty {
            html.append("<p>")
            html.append(html: item.listing.description.excerpt)
            html.append("</p>\n")
        }
        facts(item, &html)
        inspections(item, &html)
        contact(item.contact, &html)
        return html.bytes
    }

    /// The status, what the card shows, and the place.
    private func line(_ item: SiteListing, _ html: inout ByteBuffer) {
        var isFirst = true
        func part(_ write: (inout ByteBuffer) -> Bool) {
            var out = ByteBuffer(capacity: 64)
            guard write(&out) else { return }
            if !isFirst { html.append(" · ") }
            isFirst = false
            out.withBytes { html.append($0, escaping: HTMLText.Escaped.self) }
        }
        func part(_ text: String) {
            part {
                $0.append(text: text)
                return true
            }
        }
        if let status = item.statusLabel { part(status) }
        item.visitHighlights { _, write in part(write) }
        if let place = item.listing.place { part(place.line) }
    }

    /// The facts that are neither the price nor on the card.
    private func facts(_ item: SiteListing, _ html: inout ByteBuffer) {
        let kind = item.kind
        var isFirst = true
        item.visitShown { index, value in
            let field = kind.fields[index]
            guard field.id != kind.price?.field, !kind.card.contains(field.id), let text = text(of: value, field, in: item) else { return }
            html.append(isFirst ? "<ul><li>" : "<li>")
            html.append(html: field.label)
            html.append(": ")
            html.append(html: text)
            html.append("</li>")
            isFirst = false
        }
        if !isFirst { html.append("</ul>\n") }
    }

    /// A fact in words; nil if there are none.
    private func text(of value: FieldValue, _ field: Field, in item: SiteListing) -> String? {
        if case .person(let handle) = value { return context.persons[handle].map { item.name(of: $0.value) } ?? handle }
        var out = ByteBuffer(capacity: 128)
        return field.write(value, to: &out) ? out.text : nil
    }

    private func inspections(_ item: SiteListing, _ html: inout ByteBuffer) {
        if item.listing.isByAppointment { return html.append(Words.inspectionsByAppointment) }
        var isFirst = true
        for slot in item.listing.inspections where slot.day >= context.today {
            html.append(isFirst ? Words.inspectionList : "<li>")
            html.append(full: slot.day)
            html.append(", ")
            html.append(period: slot)
            if slot.cancelled != nil { html.append(Words.cancelledNote) }
            html.append("</li>")
            isFirst = false
        }
        if !isFirst { html.append("</ul>\n") }
    }

    private func contact(_ contact: Contact, _ html: inout ByteBuffer) {
        guard contact.isUsable else { return }
        html.append("<p>")
        html.append(Words.contact)
        if let name = contact.name {
            html.append(" ")
            html.append(html: name.isolated)
        }
        html.append(": ")
        if let phone = contact.phone {
            html.append("<a href=\"tel:")
            html.append(html: phone.e164)
            html.append("\">")
            html.append(html: phone.display)
            html.append("</a>")
        }
        if contact.phone != nil, contact.email != nil { html.append(", ") }
        if let email = contact.email {
            html.append("<a href=\"mailto:")
            html.append(percentEncoding: email, keeping: UInt8(ascii: "@"))
            html.append("\">")
            html.append(html: email)
            html.append("</a>")
        }
        var isFirst = contact.phone == nil && contact.email == nil
        func way(_ words: String, _ write: (inout ByteBuffer) -> Void) {
            html.append(isFirst ? "<a href=\"" : ", <a href=\"")
            write(&html)
            html.append("\">")
            html.append(html: words)
            html.append("</a>")
            isFirst = false
        }
        if let number = contact.whatsapp { way("WhatsApp \(number.display)") { ContactLink.append(whatsApp: number, nil, to: &$0) } }
        if let number = contact.signal { way("Signal \(number.display)") { ContactLink.append(signal: number, to: &$0) } }
        if let id = contact.matrix { way("Matrix \(id)") { ContactLink.append(matrix: id, to: &$0) } }
        html.append("</p>\n")
    }
}

extension ByteBuffer {
    /// Appends plain text as HTML that is well-formed XML too.
    fileprivate mutating func append(html text: String) { append(text, escaping: HTMLText.Escaped.self) }
}
