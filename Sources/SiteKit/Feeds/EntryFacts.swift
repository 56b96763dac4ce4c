import ListingKit

/// Writes the facts of a listing that an entry of a feed carries for programs, as XML and as JSON. The page `/api/` of every board tells
/// what they mean.
///
/// Their names never change; new ones may come.
struct EntryFacts {
    private let item: SiteListing
    private let frame: SiteFrame
    private var listing: Listing {
        // Lent: it is large, and a copy retains all that it holds.
        _read { yield item.listing }
    }

    init(_ item: SiteListing, _ frame: SiteFrame) {
        self.item = item
        self.frame = frame
    }

    /// A fact that listings of all kinds have.
    private enum Common {
        case day(Day)
        case text(String)
        case money(Money)
    }

    /// Appends elements of the namespace ``FeedNamespaces/facts``: the listing, the fields of its kind, its inspections.
    func append(xmlTo out: inout ByteBuffer) {
        out.append("<houser:listing")
        visitCommon { name, fact in
            out.append(UInt8(ascii: " "))
            out.append(name)
            out.append("=\"")
            switch fact {
            case .day(let day): out.append(day)
            case .text(let text): out.append(text, escaping: XMLText.Attribute.self)
            case .money(let money): out.append(plain: money)
            }
            out.append(UInt8(ascii: "\""))
        }
        out.append("/>\n<houser:facts")
        visitFields { field, value in
            let start = out.count
            out.append(UInt8(ascii: " "))
            out.append(text: field.id)
            out.append("=\"")
            if out.append(fact: value) { out.append(UInt8(ascii: "\"")) } else { out.truncate(to: start) }
        }
        out.append("/>\n")
        for slot in listing.inspections where slot.day >= frame.today {
            out.append("<houser:inspection start=\"")
            out.append(local: slot.day, slot.start)
            out.append("\" end=\"")
            out.append(local: slot.day, slot.end)
            out.append("\" timezone=\"")
            out.append(text: zone)
            out.append(slot.cancelled == nil ? "\"/>\n" : "\" cancelled=\"true\"/>\n")
        }
    }

    /// Writes the same as an object, the extension that JSON Feed 1.1 allows under a name with an underscore.
    func write(_ json: inout JSONWriter) {
        json.object { json in
            json.member("about") { out in
                out.append(text: frame.address.url)
                out.append(text: Route.api.path)
            }
            visitCommon { name, fact in
                json.name(name.description)
                switch fact {
                case .day(let day): json.value(day)
                case .text(let text): json.value(text)
                case .money(let money): json.text { $0.append(plain: money) }
                }
            }
            json.object("facts") { json in visitFields { write($1, of: $0, &json) } }
            json.array("inspections") { json in
                for slot in listing.inspections where slot.day >= frame.today {
                    json.object { json in
                        if slot.cancelled != nil { json.member("cancelled", true) }
                        json.member("end") { $0.append(local: slot.day, slot.end) }
                        json.member("start") { $0.append(local: slot.day, slot.start) }
                        json.member("timezone", zone)
                    }
                }
            }
        }
    }

    private func write(_ value: FieldValue, of field: Field, _ json: inout JSONWriter) {
        switch value {
        case .count(let count): json.member(field.id, count)
        case .yesNo(let yes): json.member(field.id, yes)
        case .choices(let words), .tags(let words): if !words.isEmpty { json.member(field.id, words) }
        case .choice(let word), .text(let word), .link(let word): json.member(field.id, word)
        case .number(let number): json.member(field.id, FactText.plain(number))
        case .money(let money): json.member(field.id) { $0.append(plain: money) }
        case .date(let day): json.member(field.id, day)
        case .slots, .address, .contact, .person, .phone, .email, .prose, .images: return
        }
    }

    private var zone: String { item.locality?.timeZone ?? frame.board.timeZone }

    /// The facts that listings of all kinds have, in the order of their names.
    @inline(__always)
    private func visitCommon(_ body: (_ name: StaticString, _ fact: Common) -> Void) {
        let locality = item.locality
        let price = listing.price
        body("confirmed", .day(listing.confirmed))
        if price != nil { body("currency", .text("AUD")) }
        body("expires", .day(listing.expires))
        body("id", .text(listing.id))
        body("kind", .text(item.kind.id))
        body("listed", .day(listing.listed))
        if let per = item.kind.price?.per, price != nil { body("per", .text(per.rawValue)) }
        if let locality { body("postcode", .text(locality.postcode)) }
        if let price { body("price", .money(price)) }
        if let locality { body("state", .text(locality.state.rawValue)) }
        body("status", .text(listing.status))
        if let street = listing.place?.publicStreet { body("street", .text(street)) }
        if let locality { body("suburb", .text(locality.name)) }
        if let change = item.priceChange {
            body("was", .money(change.from))
            body("was-until", .day(change.day))
        }
    }

    /// The fields of the kind but its price, which is among the common facts.
    private func visitFields(_ body: (Field, FieldValue) -> Void) {
        let fields = item.kind.fields
        let price = item.kind.price?.field
        item.visitShown { index, value in
            if fields[index].id != price { body(fields[index], value) }
        }
    }
}

extension ByteBuffer {
    /// Appends dollars without sign or grouping, as ``Money/plain`` gives them: `520` or `2172.62`.
    mutating func append(plain money: Money) {
        append(decimal: money.cents / 100)
        guard money.cents % 100 != 0 else { return }
        append(UInt8(ascii: "."))
        append(digitsOf: (money.cents % 100).magnitude, atLeast: 2)
    }

    /// Appends a value as programs read it, as the value of an XML attribute; false for values that are no facts, such as pictures.
    fileprivate mutating func append(fact value: FieldValue) -> Bool {
        switch value {
        case .count(let count): append(decimal: count)
        case .number(let number): append(text: FactText.plain(number))
        case .money(let money): append(plain: money)
        case .choice(let word), .text(let word), .link(let word): append(word, escaping: XMLText.Attribute.self)
        case .choices(let words), .tags(let words):
            for (index, word) in words.enumerated() {
                if index > 0 { append(", ") }
                append(word, escaping: XMLText.Attribute.self)
            }
            return !words.isEmpty
        case .yesNo(let yes): append(yes ? "true" : "false")
        case .date(let day): append(day)
        case .slots, .address, .contact, .person, .phone, .email, .prose, .images: return false
        }
        return true
    }
}
