import ListingKit

/// Writes the facts of a listing that an entry of a feed carries for programs, as XML and as JSON. The page `/api/` of every board tells
/// what they mean.
///
/// Their names never change; new ones may come.
struct EntryFacts {
    private let item: SiteListing
    private let frame: SiteFrame
    private let names: FactNames
    private var listing: Listing { item.listing }

    /// The facts of a listing whose kind's fields have those names.
    init(_ item: SiteListing, _ names: FactNames, _ frame: SiteFrame) {
        self.item = item
        self.names = names
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
        item.visitShown { field, value in
            if field == names.price { return }
            let start = out.count
            names.attributes.append(field, to: &out)
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

    /// Appends the same as a JSON object, the extension that JSON Feed 1.1 allows under a name with an underscore. Its members are sorted,
    /// as in all JSON of the site.
    func append(jsonTo out: inout ByteBuffer) {
        out.append("{\"about\":\"")
        out.append(jsonText: frame.address.url)
        out.append(text: Route.api.path)
        out.append(UInt8(ascii: "\""))
        visitFirst { append($0, $1, to: &out) }
        out.append(",\"facts\":{")
        var isFirst = true
        for field in names.order where field != names.price {
            guard let value = listing.values[field] else { continue }
            let start = out.count
            if !isFirst { out.append(UInt8(ascii: ",")) }
            names.members.append(field, to: &out)
            if out.append(jsonFact: value) { isFirst = false } else { out.truncate(to: start) }
        }
        out.append(UInt8(ascii: "}"))
        append("id", .text(listing.id), to: &out)
        out.append(",\"inspections\":[")
        isFirst = true
        for slot in listing.inspections where slot.day >= frame.today {
            out.append(isFirst ? "{" : ",{")
            if slot.cancelled != nil { out.append("\"cancelled\":true,") }
            out.append("\"end\":\"")
            out.append(local: slot.day, slot.end)
            out.append("\",\"start\":\"")
            out.append(local: slot.day, slot.start)
            out.append("\",\"timezone\":\"")
            out.append(text: zone)
            out.append("\"}")
            isFirst = false
        }
        out.append(UInt8(ascii: "]"))
        visitLast { append($0, $1, to: &out) }
        out.append(UInt8(ascii: "}"))
    }

    private func append(_ name: StaticString, _ fact: Common, to out: inout ByteBuffer) {
        out.append(",\"")
        out.append(name)
        out.append("\":\"")
        switch fact {
        case .day(let day): out.append(day)
        case .text(let text): out.append(jsonText: text)
        case .money(let money): out.append(plain: money)
        }
        out.append(UInt8(ascii: "\""))
    }

    private var zone: String { item.locality?.timeZone ?? frame.board.timeZone }

    /// The facts that listings of all kinds have, in the order of their names.
    @inline(__always)
    private func visitCommon(_ body: (_ name: StaticString, _ fact: Common) -> Void) {
        visitFirst(body)
        body("id", .text(listing.id))
        visitLast(body)
    }

    /// Those before its identity.
    @inline(__always)
    private func visitFirst(_ body: (_ name: StaticString, _ fact: Common) -> Void) {
        body("confirmed", .day(listing.confirmed))
        if listing.price != nil { body("currency", .text("AUD")) }
        body("expires", .day(listing.expires))
    }

    /// Those after it.
    @inline(__always)
    private func visitLast(_ body: (_ name: StaticString, _ fact: Common) -> Void) {
        let locality = item.locality
        let price = listing.price
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

    /// Appends a value as JSON; false for values that are no facts, such as pictures.
    fileprivate mutating func append(jsonFact value: FieldValue) -> Bool {
        switch value {
        case .count(let count): append(decimal: count)
        case .yesNo(let yes): append(yes ? "true" : "false")
        case .choices(let words), .tags(let words):
            for (index, word) in words.enumerated() {
                append(index == 0 ? "[\"" : ",\"")
                append(jsonText: word)
                append(UInt8(ascii: "\""))
            }
            append(UInt8(ascii: "]"))
            return !words.isEmpty
        case .choice(let word), .text(let word), .link(let word): quote { $0.append(jsonText: word) }
        case .number(let number): quote { $0.append(text: FactText.plain(number)) }
        case .money(let money): quote { $0.append(plain: money) }
        case .date(let day): quote { $0.append(day) }
        case .slots, .address, .contact, .person, .phone, .email, .prose, .images: return false
        }
        return true
    }

    @inline(__always)
    private mutating func quote(_ write: (inout ByteBuffer) -> Void) {
        append(UInt8(ascii: "\""))
        write(&self)
        append(UInt8(ascii: "\""))
    }
}
