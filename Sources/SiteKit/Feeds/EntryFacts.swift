import ListingKit

/// Writes the facts of a listing that an entry of a feed carries for programs, as XML and as JSON. The page `/api/` of every board tells
/// what they mean.
///
/// Their names never change; new ones may come.
struct EntryFacts {
    private let item: SiteListing
    private let frame: SiteFrame
    private var listing: Listing { item.listing }

    init(_ item: SiteListing, _ frame: SiteFrame) {
        self.item = item
        self.frame = frame
    }

    /// Appends elements of the namespace ``FeedNamespaces/facts``: the listing, the fields of its kind, its inspections.
    func append(xmlTo out: inout ByteBuffer) {
        out.append("<houser:listing")
        visitCommon { name, write in
            out.append(UInt8(ascii: " "))
            out.append(name)
            out.append("=\"")
            out.escape(XMLText.Attribute.self, write)
            out.append(UInt8(ascii: "\""))
        }
        out.append("/>\n<houser:facts")
        visitFields { field, value in
            let start = out.count
            out.append(UInt8(ascii: " "))
            out.append(text: field.id)
            out.append("=\"")
            var isKnown = false
            out.escape(XMLText.Attribute.self) { isKnown = $0.append(fact: value) }
            out.append(UInt8(ascii: "\""))
            if !isKnown { out.truncate(to: start) }
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
            visitCommon { name, write in json.member(name.description, text: write) }
            json.object("facts") { json in
                var text = ByteBuffer(capacity: 64)
                visitFields { field, value in
                    text.truncate(to: 0)
                    guard text.append(fact: value) else { return }
                    json.name(field.id)
                    switch value {
                    case .count(let count): json.value(count)
                    case .yesNo(let yes): json.value(yes)
                    case .choices(let words), .tags(let words): json.array { json in for word in words { json.value(word) } }
                    default: text.withBytes { json.value(validUTF8: $0) }
                    }
                }
            }
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

    private var zone: String { item.locality?.timeZone ?? frame.board.timeZone }

    /// The facts that listings of all kinds have, in the order of their names.
    private func visitCommon(_ body: (_ name: StaticString, _ write: (inout ByteBuffer) -> Void) -> Void) {
        body("confirmed") { $0.append(listing.confirmed) }
        if listing.price != nil { body("currency") { $0.append("AUD") } }
        body("expires") { $0.append(listing.expires) }
        body("id") { $0.append(text: listing.id) }
        body("kind") { $0.append(text: item.kind.id) }
        body("listed") { $0.append(listing.listed) }
        if let per = item.kind.price?.per, listing.price != nil { body("per") { $0.append(text: per.rawValue) } }
        if let locality = item.locality { body("postcode") { $0.append(text: locality.postcode) } }
        if let price = listing.price { body("price") { $0.append(plain: price) } }
        if let locality = item.locality { body("state") { $0.append(text: locality.state.rawValue) } }
        body("status") { $0.append(text: listing.status) }
        if let street = listing.place?.publicStreet { body("street") { $0.append(text: street) } }
        if let locality = item.locality { body("suburb") { $0.append(text: locality.name) } }
        if let change = item.priceChange {
            body("was") { $0.append(plain: change.from) }
            body("was-until") { $0.append(change.day) }
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
    /// Appends what `write` writes, escaped.
    fileprivate mutating func escape<Rules: Escaping>(_ rules: Rules.Type, _ write: (inout ByteBuffer) -> Void) {
        let start = count
        write(&self)
        let isPlain = withBytes { bytes in
            !bytes[start...].contains {
                $0 < 0x20 || $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "\"") || $0 >= 0x7F
            }
        }
        if isPlain { return }
        var raw = ByteBuffer(capacity: count - start)
        withBytes { raw.append(UnsafeBufferPointer(rebasing: $0[start...])) }
        truncate(to: start)
        raw.withBytes { append($0, escaping: rules) }
    }

    /// Appends dollars without sign or grouping, as ``Money/plain`` gives them: `520` or `2172.62`.
    mutating func append(plain money: Money) {
        append(decimal: money.cents / 100)
        guard money.cents % 100 != 0 else { return }
        append(UInt8(ascii: "."))
        append(digitsOf: (money.cents % 100).magnitude, atLeast: 2)
    }

    /// Appends a value as programs read it; false for values that are no facts, such as pictures.
    fileprivate mutating func append(fact value: FieldValue) -> Bool {
        switch value {
        case .count(let count): append(decimal: count)
        case .number(let number): append(text: FactText.plain(number))
        case .money(let money): append(plain: money)
        case .choice(let word), .text(let word), .link(let word): append(text: word)
        case .choices(let words), .tags(let words):
            for (index, word) in words.enumerated() {
                if index > 0 { append(", ") }
                append(text: word)
            }
            return !words.isEmpty
        case .yesNo(let yes): append(yes ? "true" : "false")
        case .date(let day): append(day)
        case .slots, .address, .contact, .person, .phone, .email, .prose, .images: return false
        }
        return true
    }
}
