import ListingKit

/// Makes the feed entry of a listing from the facts that its page shows too.
struct EntryMaker: Sendable {
    private let frame: SiteFrame
    private let authority: TagAuthority
    /// Those of each kind of the frame.
    private let names: [FactNames]

    init(frame: SiteFrame, authority: TagAuthority) {
        self.frame = frame
        self.authority = authority
        names = frame.kinds.map(FactNames.init)
    }

    /// Adds the entry of a listing: one that says all that its page says, or a short one, enough to decide whether to look.
    func add(_ item: SiteListing, isFull: Bool, to entries: inout EntryTexts) {
        let listed = Moment(item.listing.listed, listing: item.listing.id.stableHash)
        let published = frame.clock.instant(of: listed)
        let updated = item.updated == listed ? published : frame.clock.instant(of: item.updated)
        let dates = entries.dates(published: published, updated: updated)
        let url = entries.piece { page(of: item, &$0) }
        let (title, price) = titleAndPrice(item, &entries)
        let id = entries.piece { $0.append(uriOf: "listing/", item.listing.id, by: authority) }
        let author = entries.piece(item.person?.name ?? frame.board.title)
        let authorURL = item.person.map { person in
            entries.piece { out in
                out.append(text: frame.address.url)
                out.append(routeOf: person)
            }
        }
        // A short entry's content says it.
        let summary = entries.piece(isFull ? item.listing.description.excerpt : "")
        let categories = file(item, &entries)
        let image = item.listing.images.first.map { picture($0, item, &entries) }
        let point = item.point.map { point in entries.piece { $0.append(point) } }
        let kind = item.kind.id
        let names = self.names.first { $0.kind == kind }
        let start = entries.contents.count
        content(item, names, url, price, isFull: isFull, &entries)
        entries.add(contentsFrom: start) { html, escaped in
            EntryTexts.Entry(
                id: id, title: title, url: url, dates: dates, author: author, authorURL: authorURL,
                summary: summary, categories: categories, image: image, point: point, html: html, escaped: escaped)
        }
    }

    /// The absolute URL of a listing's page.
    private func page(of item: SiteListing, _ out: inout ByteBuffer) {
        out.append(text: frame.address.url)
        out.append(text: item.route.path)
    }

    /// A title that reads alone, `$520 a week · 2 beds · Collingwood 3066 · was $550 · Sunny terrace`, and the price in it.
    private func titleAndPrice(_ item: SiteListing, _ entries: inout EntryTexts) -> (title: EntryTexts.Piece, price: EntryTexts.Piece?) {
        let start = entries.texts.count
        var price: EntryTexts.Piece?
        if CardMaker.append(priceOf: item, to: &entries.texts) {
            if let period = item.periodText {
                entries.texts.append(UInt8(ascii: " "))
                entries.texts.append(text: period)
            }
            price = entries.piece(from: start)
            entries.texts.append(" · ")
        }
        var isFirst = true
        item.visitHighlights { _, write in
            if isFirst, write(&entries.texts) {
                entries.texts.append(" · ")
                isFirst = false
            }
        }
        if let locality = item.locality {
            entries.texts.append(text: locality.name)
            entries.texts.append(UInt8(ascii: " "))
            entries.texts.append(text: locality.postcode)
            entries.texts.append(" · ")
        }
        if let change = item.priceChange {
            entries.texts.append("was ")
            entries.texts.append(text: item.kind.text(change.from))
            entries.texts.append(" · ")
        }
        entries.texts.append(text: item.listing.title.isolated)
        return (entries.piece(from: start), price)
    }

    private func file(_ item: SiteListing, _ entries: inout EntryTexts) -> Range<Int> {
        let first = entries.categoryCount
        let kind = item.kind
        entries.add(EntryTexts.Category(term: entries.piece(kind.id), label: entries.piece(kind.label)))
        if let locality = item.locality {
            let slug = entries.piece { $0.append(slugOf: locality) }
            entries.add(EntryTexts.Category(term: slug, label: entries.piece(locality.name)))
        }
        if let bedrooms = kind.index(of: "bedrooms"), case .count(let count)? = item.listing.values[bedrooms] {
            let label = entries.piece { _ = FactText.append(short: .count(count), kind.fields[bedrooms], to: &$0) }
            let term = entries.piece { out in
                out.append("bedrooms-")
                out.append(decimal: count)
            }
            entries.add(EntryTexts.Category(term: term, label: label))
        }
        for tag in item.listing.tags {
            let label = entries.piece(tag)
            entries.add(EntryTexts.Category(term: tag.isSlug ? label : entries.piece(tag.slugified), label: label))
        }
        return first..<entries.categoryCount
    }

    private func picture(_ image: ListingImage, _ item: SiteListing, _ entries: inout EntryTexts) -> EntryTexts.Image {
        let url = entries.piece { out in
            page(of: item, &out)
            out.append(text: image.file)
        }
        return EntryTexts.Image(
            url: url, mediaType: entries.piece(image.info.format.mediaType), byteCount: image.byteCount, width: image.info.width,
            height: image.info.height)
    }

    /// Pictures, price, facts, description, inspections and contact, with absolute links. A full entry says all that the page says, a short
    /// one shows the first picture and begins the description.
    private func content(
        _ item: SiteListing, _ names: FactNames?, _ page: EntryTexts.Piece, _ price: EntryTexts.Piece?, isFull: Bool,
        _ entries: inout EntryTexts
    ) {
        for image in isFull ? item.listing.allImages : Array(item.listing.images.prefix(1)) {
            entries.contents.append("<p><img src=\"")
            entries.appendHTML(page)
            entries.contents.append(html: image.file)
            entries.contents.append("\" width=\"")
            entries.contents.append(decimal: image.info.width)
            entries.contents.append("\" height=\"")
            entries.contents.append(decimal: image.info.height)
            entries.contents.append("\" alt=\"")
            entries.contents.append(html: image.alt)
            entries.contents.append("\" /></p>\n")
        }
        entries.contents.append("<p>")
        if let price {
            entries.contents.append("<strong>")
            entries.appendHTML(price)
            entries.contents.append("</strong>")
            if item.priceChange != nil, let drop = item.drop ?? item.rise {
                entries.contents.append(" (")
                entries.contents.append(html: drop)
                entries.contents.append(")")
            }
            entries.contents.append("<br />")
        }
        line(item, &entries)
        entries.contents.append("</p>\n")
        if isFull {
            entries.contents.append(item.text(siteRoot: frame.address.url, imageBase: frame.address.absolute(item.route)))
        } else if !item.listing.description.excerpt.isEmpty {
            entries.contents.append("<p>")
            entries.contents.append(html: item.listing.description.excerpt)
            entries.contents.append("</p>\n")
        }
        if let names { facts(item, names, &entries) }
        inspections(item, &entries.contents)
        contact(item.contact, &entries.contents)
    }

    /// The status, what the card shows, and the place.
    private func line(_ item: SiteListing, _ entries: inout EntryTexts) {
        var isFirst = true
        func separate(_ out: inout ByteBuffer) {
            if !isFirst { out.append(" · ") }
            isFirst = false
        }
        if let status = item.statusLabel {
            separate(&entries.contents)
            entries.contents.append(html: status)
        }
        item.visitHighlights { _, write in
            let start = entries.texts.count
            guard write(&entries.texts) else { return }
            separate(&entries.contents)
            entries.appendHTML(entries.piece(from: start))
            entries.texts.truncate(to: start)
        }
        if let place = item.listing.place {
            separate(&entries.contents)
            entries.appendHTML { $0.append(line: place) }
        }
    }

    private func facts(_ item: SiteListing, _ names: FactNames, _ entries: inout EntryTexts) {
        let fields = item.kind.fields
        var isFirst = true
        item.visitShown { index, value in
            guard names.isListed[index] else { return }
            let start = entries.texts.count
            guard write(value, fields[index], &entries.texts) else { return }
            entries.contents.append(isFirst ? "<ul><li>" : "<li>")
            names.labels.append(index, to: &entries.contents)
            entries.appendHTML(entries.piece(from: start))
            entries.contents.append("</li>")
            entries.texts.truncate(to: start)
            isFirst = false
        }
        if !isFirst { entries.contents.append("</ul>\n") }
    }

    /// Writes a fact in words; false if there are none.
    private func write(_ value: FieldValue, _ field: Field, _ out: inout ByteBuffer) -> Bool {
        if case .person(let handle) = value {
            out.append(text: frame.persons[handle]?.value.name ?? handle)
            return true
        }
        return FactText.append(long: value, field, to: &out)
    }

    private func inspections(_ item: SiteListing, _ html: inout ByteBuffer) {
        var isFirst = true
        for slot in item.listing.inspections where slot.day >= frame.today {
            html.append(isFirst ? "<p>Inspections:</p><ul><li>" : "<li>")
            html.append(full: slot.day)
            html.append(", ")
            html.append(period: slot)
            if slot.cancelled != nil { html.append(" (cancelled)") }
            html.append("</li>")
            isFirst = false
        }
        if !isFirst { html.append("</ul>\n") }
    }

    private func contact(_ contact: Contact, _ html: inout ByteBuffer) {
        guard contact.isUsable else { return }
        html.append("<p>Contact")
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
        html.append("</p>\n")
    }
}

extension ByteBuffer {
    /// Appends plain text as HTML that is well-formed XML too.
    fileprivate mutating func append(html text: String) { append(text, escaping: HTMLText.Escaped.self) }
}
