import Bytes
import Facts
import ListingKit
import Syndication
import Values

/// Makes the feed entry of a listing from the facts that its page shows too.
struct EntryMaker: Sendable {
    private let context: SiteContext
    private let authority: TagAuthority
    private var words: Words { context.words }

    init(context: SiteContext, authority: TagAuthority) {
        self.context = context
        self.authority = authority
    }

    /// Fills in the entry of a listing: one that says all that its page says, or, unless its kind is read whole, a short one, enough to
    /// decide whether to look.
    func fill(_ entry: inout FeedEntry, with item: SiteListing, isFull: Bool) {
        let isFull = isFull || item.kind.uses.isFull
        let published = context.clock.instant(of: item.posted)
        entry.id = entry.text { $0.append(uriOf: "listing/", item.listing.id, by: authority) }
        entry.title = entry.text { title(of: item, to: &$0) }
        entry.url = entry.text { append(pageOf: item, to: &$0) }
        if item.talk?.hasBeenCommented ?? false { entry.replies = entry.text(context.address.absolute(item.route.ownComments)) }
        entry.published = published
        entry.updated = item.updated == item.posted ? published : context.clock.instant(of: item.updated)
        entry.author = author(of: item, &entry)
        // A short entry's content says it.
        if isFull { entry.summary = entry.text(item.listing.description.excerpt) }
        entry.html = entry.text { content(of: item, isFull: isFull, to: &$0) }
        fillCategories(of: item, &entry)
        if let image = item.listing.images.first {
            let url = entry.text { out in
                append(pageOf: item, to: &out)
                out.append(text: image.file)
            }
            entry.image = FeedImage(
                url: url, mediaType: image.info.format.mediaType, byteCount: image.byteCount, size: (image.info.width, image.info.height))
        }
        entry.point = item.point
    }

    /// About how many bytes the entry takes in a document.
    func size(of item: SiteListing, isFull: Bool) -> Int {
        2_048 + (isFull || item.kind.uses.isFull ? item.listing.description.markup.count * 9 / 8 : 0)
    }

    private func append(pageOf item: SiteListing, to out: inout ByteBuffer) {
        out.append(text: context.address.url)
        out.append(text: item.route.path)
    }

    private func author(of item: SiteListing, _ entry: inout FeedEntry) -> (name: FeedEntry.Text, url: FeedEntry.Text?) {
        let name = entry.text(item.ownerName ?? context.board.title)
        guard item.ownerName != nil else { return (name, nil) }
        let url = entry.text { out in
            out.append(text: context.address.url)
            out.append(routeOfPerson: item.listing.owner)
        }
        return (name, url)
    }

    /// Appends the price with its period: `$520 a week`; false if there is none.
    private func append(priceOf item: SiteListing, to out: inout ByteBuffer) -> Bool {
        guard item.appendPrice(to: &out) else { return false }
        if let period = item.periodText {
            out.append(UInt8(ascii: " "))
            out.append(text: period)
        }
        return true
    }

    /// A title that reads alone: `$520 a week · 2 beds · Collingwood 3066 · was $550 · Sunny terrace`.
    private func title(of item: SiteListing, to out: inout ByteBuffer) {
        if append(priceOf: item, to: &out) { out.append(" · ") }
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
            words.messages.write("feed.was", to: &out) { _, out in words.write(change.from, of: item.kind, to: &out) }
            out.append(" · ")
        }
        out.append(text: item.listing.title.isolated)
    }

    private func fillCategories(of item: SiteListing, _ entry: inout FeedEntry) {
        let kind = item.kind
        entry.categories.append((entry.text(kind.id), entry.text(kind.label)))
        if let locality = item.locality {
            entry.categories.append((entry.text { $0.append(slugOf: locality) }, entry.text(locality.name)))
        }
        if let bedrooms = kind.index(of: "bedrooms"), case .count(let count)? = item.listing.values[bedrooms] {
            let term = entry.text { out in
                out.append("bedrooms-")
                out.append(decimal: count)
            }
            entry.categories.append((term, entry.text { _ = kind.fields[bedrooms].writeShort(.count(count), in: words.formats, to: &$0) }))
        }
        for tag in item.listing.tags { entry.categories.append((entry.text(tag.slugified), entry.text(tag))) }
    }

    /// Pictures, price, facts, description, inspections and contact, with absolute links. A full entry says all that the page says, a short
    /// one shows the first picture and begins the description.
    private func content(of item: SiteListing, isFull: Bool, to html: inout ByteBuffer) {
        for image in isFull ? item.listing.allImages : Array(item.listing.images.prefix(1)) {
            html.append("<p><img src=\"")
            html.appendHTML { append(pageOf: item, to: &$0) }
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
        if item.listing.price != nil {
            html.append("<strong>")
            html.appendHTML { _ = append(priceOf: item, to: &$0) }
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
            html.append(item.text(siteRoot: context.address.url, imageBase: context.address.absolute(item.route)))
        } else if !item.listing.description.excerpt.isEmpty {
            html.append("<p>")
            html.append(html: item.listing.description.excerpt)
            html.append("</p>\n")
        }
        facts(item, &html)
        inspections(item, &html)
        contact(item.contact, &html)
    }

    /// The status, what the card shows, and the place.
    private func line(_ item: SiteListing, _ html: inout ByteBuffer) {
        var isFirst = true
        func part(_ write: (inout ByteBuffer) -> Bool) {
            let start = html.count
            if !isFirst { html.append(" · ") }
            guard html.appendHTML(write) else { return html.truncate(to: start) }
            isFirst = false
        }
        func part(_ text: String) {
            part {
                $0.append(text: text)
                return true
            }
        }
        if let status = item.statusLabel { part(status) }
        item.visitHighlights { _, write in part(write) }
        if let place = item.listing.place {
            part {
                $0.append(line: place)
                return true
            }
        }
    }

    /// The facts that are neither the price nor on the card.
    private func facts(_ item: SiteListing, _ html: inout ByteBuffer) {
        let kind = item.kind
        var isFirst = true
        item.visitSaid { index, value in
            let field = kind.fields[index]
            guard field.id != kind.price?.field, !kind.card.contains(field.id) else { return }
            let start = html.count
            html.append(isFirst ? "<ul><li>" : "<li>")
            html.append(html: field.label)
            html.append(": ")
            guard html.appendHTML({ append(value, field, in: item, to: &$0) }) else { return html.truncate(to: start) }
            html.append("</li>")
            isFirst = false
        }
        if !isFirst { html.append("</ul>\n") }
    }

    /// Appends a fact in words; false if there are none.
    private func append(_ value: FieldValue, _ field: Field, in item: SiteListing, to out: inout ByteBuffer) -> Bool {
        guard case .person(let handle) = value else { return field.write(value, in: words.formats, to: &out) }
        out.append(text: context.persons[handle].map { item.name(of: $0.value) } ?? handle)
        return true
    }

    private func inspections(_ item: SiteListing, _ html: inout ByteBuffer) {
        if item.listing.isByAppointment {
            html.append("<p>")
            html.append(html: words["feed.by_appointment"])
            return html.append("</p>\n")
        }
        var isFirst = true
        for slot in item.listing.inspections where slot.day >= context.today {
            if isFirst {
                html.append("<p>")
                html.append(html: words["feed.inspections"])
                html.append("</p><ul>")
            }
            html.append("<li>")
            if slot.cancelled == nil {
                html.appendHTML { words.write(slot, to: &$0) }
            } else {
                html.appendHTML { words.messages.write("feed.cancelled", to: &$0) { _, out in words.write(slot, to: &out) } }
            }
            html.append("</li>")
            isFirst = false
        }
        if !isFirst { html.append("</ul>\n") }
    }

    private func contact(_ contact: Contact, _ html: inout ByteBuffer) {
        guard contact.isUsable else { return }
        html.append("<p>")
        for part in words.messages[contact.name == nil ? "feed.contact" : "feed.contact_named"]?.parts ?? [] {
            switch part {
            case .text(let text): html.append(html: text)
            case .argument("ways"): ways(contact, &html)
            default: if let name = contact.name { html.append(html: name.isolated) }
            }
        }
        html.append("</p>\n")
    }

    /// The ways to reach somebody, as links.
    private func ways(_ contact: Contact, _ html: inout ByteBuffer) {
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
        if let number = contact.whatsapp {
            way(words.text("feed.whatsapp", "number", number.display)) { ContactLink.append(whatsApp: number, nil, to: &$0) }
        }
        if let number = contact.signal {
            way(words.text("feed.signal", "number", number.display)) { ContactLink.append(signal: number, to: &$0) }
        }
        if let id = contact.matrix { way(words.text("feed.matrix", "id", id)) { ContactLink.append(matrix: id, to: &$0) } }
    }
}

extension ByteBuffer {
    /// Appends plain text as HTML that is well-formed XML too.
    fileprivate mutating func append(html text: String) { append(text, escaping: HTMLText.Escaped.self) }

    /// Appends what `write` does as HTML.
    fileprivate mutating func appendHTML<Result>(_ write: (inout ByteBuffer) -> Result) -> Result {
        let start = count
        defer { escape(from: start, as: HTMLText.Escaped.self) }
        return write(&self)
    }
}
