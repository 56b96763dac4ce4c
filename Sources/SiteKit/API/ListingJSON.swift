import Bytes
import CommonMark
import ListingKit
import Values

/// A listing as JSON: everything that its page shows, and nothing that its page hides. Of one that does not stand in lists it tells what it
/// was and what became of it, and no more.
struct ListingJSON {
    /// The version of the format.
    static let version = 2

    private let item: SiteListing
    private let frame: SiteFrame

    init(_ item: SiteListing, _ frame: SiteFrame) {
        self.item = item
        self.frame = frame
    }

    /// The listing as a document of its own.
    var document: [UInt8] {
        JSONWriter.bytes(reservingCapacity: 8_192) { write(to: &$0, lines: true) }
    }

    /// What stands for the listing's record in a pack.
    var mark: DataMark {
        let record = JSONWriter.bytes(reservingCapacity: 8_192) { write(to: &$0) }
        return DataMark(digest: ContentHash.of(record), size: record.count)
    }

    /// Writes the listing; with `lines` as a document of its own, which tells its version.
    func write(to json: inout JSONWriter, lines: Bool = false) {
        let listing = item.listing
        json.object(lines: lines) { json in
            if let place = listing.place {
                json.object("address") { json in
                    json.member("postcode", place.locality.postcode)
                    json.member("state", place.locality.state.rawValue)
                    json.member("street", place.publicStreet)
                    json.member("suburb", place.locality.name)
                }
            }
            json.member("confirmed", listing.confirmed)
            if item.isListed, item.contact.isUsable {
                json.name("contact")
                contact(item.contact, &json)
            }
            if item.isListed {
                json.name("description_html")
                html(listing.description, &json)
            }
            json.member("expires", listing.expires)
            if item.isListed {
                json.object("fields") { json in
                    let fields = item.listing.kind.fields
                    item.visitShown { index, value in
                        json.name(fields[index].id)
                        write(value, &json)
                    }
                }
            }
            json.array("history") { json in
                for past in listing.history {
                    json.object { json in
                        json.member("price_cents", past.price?.cents)
                        json.member("status", past.status)
                        json.member("until", past.day)
                    }
                }
            }
            json.member("id", listing.id)
            if item.isListed {
                json.name("images")
                images(listing.allImages, &json)
                json.name("inspections")
                slots(listing.inspections, &json)
            }
            json.member("kind", item.kind.id)
            json.member("listed", listing.listed)
            json.member("open", item.isListed)
            json.name("owner")
            write(item.person, listing.owner, &json)
            if listing.price != nil { json.member("per", item.kind.price?.per.rawValue) }
            if let point = item.point {
                json.object("point") { json in
                    json.member("latitude", decimal: Int((point.latitude * 10_000).rounded()), places: 4)
                    json.member("longitude", decimal: Int((point.longitude * 10_000).rounded()), places: 4)
                }
            }
            json.member("price_cents", listing.price?.cents)
            json.member("status", listing.status)
            if item.isListed { json.member("tags", listing.tags) }
            json.member("title", listing.title)
            json.member("url", text: page)
            if lines { json.member("version", ListingJSON.version) }
        }
    }

    /// The absolute URL of the listing's page.
    private func page(_ out: inout ByteBuffer) {
        out.append(text: frame.address.url)
        out.append(text: item.route.path)
    }

    private func write(_ value: FieldValue, _ json: inout JSONWriter) {
        switch value {
        case .count(let count): json.value(count)
        case .number(let number): json.decimal(Int((number * 1000).rounded()), places: 3)
        case .money(let money): json.decimal(money.cents, places: 2)
        case .choice(let word), .text(let word), .link(let word), .email(let word): json.value(word)
        case .choices(let words), .tags(let words): json.array { json in for word in words { json.value(word) } }
        case .yesNo(let yes): json.value(yes)
        case .date(let day): json.value(day)
        case .phone(let phone): json.value(phone.e164)
        case .address(let place): json.text { $0.append(line: place) }
        case .person(let handle): person(handle, &json)
        case .contact(let contact): self.contact(contact, &json)
        case .images(let images): self.images(images, &json)
        case .slots(let slots): self.slots(slots, &json)
        case .prose(let prose): html(prose, &json)
        }
    }

    private func html(_ text: Markdown.Rendered, _ json: inout JSONWriter) {
        let html = text.html(siteRoot: frame.address.url, imageBase: frame.address.absolute(item.route))
        html.withUnsafeBufferPointer { json.value(validUTF8: $0) }
    }

    private func person(_ handle: String, _ json: inout JSONWriter) { write(frame.persons[handle]?.value, handle, &json) }

    private func write(_ person: Person?, _ handle: String, _ json: inout JSONWriter) {
        json.object { json in
            json.member("handle", handle)
            json.member("name", person?.name)
            if let person {
                json.member("url") { out in
                    out.append(text: frame.address.url)
                    out.append(routeOf: person)
                }
            }
        }
    }

    private func contact(_ contact: Contact, _ json: inout JSONWriter) {
        json.object { json in
            json.member("email", contact.email)
            json.member("name", contact.name)
            json.member("phone", contact.phone?.e164)
        }
    }

    private func images(_ images: [ListingImage], _ json: inout JSONWriter) {
        json.array { json in
            for image in images {
                json.object { json in
                    json.member("alt", image.alt)
                    json.member("height", image.info.height)
                    json.member("url") { out in
                        page(&out)
                        out.append(text: image.file)
                    }
                    json.member("width", image.info.width)
                }
            }
        }
    }

    private func slots(_ slots: [TimeSlot], _ json: inout JSONWriter) {
        let zone = item.locality?.timeZone ?? frame.board.timeZone
        json.array { json in
            for slot in slots {
                json.object { json in
                    if slot.cancelled != nil { json.member("cancelled", true) }
                    json.member("end") { $0.append(local: slot.day, slot.end) }
                    json.member("start") { $0.append(local: slot.day, slot.start) }
                    json.member("time_zone", zone)
                }
            }
        }
    }
}
