import Bytes
import CommonMark
import Facts
import ListingKit
import Rules
import Values

/// A listing as JSON: everything that its page shows, and nothing that its page hides. Of one that does not stand in lists it tells what it
/// was and what became of it, and no more.
final class ListingJSON {
    /// The version of the format.
    static let version = 2

    private let item: SiteListing
    private let context: SiteContext

    init(_ item: SiteListing, _ context: SiteContext) {
        self.item = item
        self.context = context
    }

    /// The listing as a document of its own.
    var document: [UInt8] {
        JSONWriter.bytes(reservingCapacity: 8_192) { write(to: &$0, lines: true) }
    }

    /// What stands for the listing's record in a pack, which is written in the place of what the writer holds.
    func mark(in json: inout JSONWriter) -> DataMark {
        json.removeAll()
        write(to: &json)
        return json.withBytes { DataMark(digest: ContentHash.of($0), size: $0.count) }
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
                json.value(item.contact)
            }
            if item.isListed {
                json.name("description_html")
                json.value(html: listing.description, of: self)
            }
            json.member("ended", item.closedNotice)
            json.member("expires", listing.expires)
            if item.isListed {
                json.object("fields") { json in
                    let fields = item.listing.kind.fields
                    item.visitShown { index, value in
                        json.name(fields[index].id)
                        fields[index].type.writeJSON(value, of: self, to: &json)
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
                json.array("images") { json in
                    for image in listing.images { json.value(image, of: self) }
                    for (field, image) in listing.ownImages { json.value(image, in: listing.kind.fields[field].id, of: self) }
                }
                json.name("inspections")
                json.value(listing.inspections, of: self)
                if listing.isByAppointment { json.member("inspections_by_appointment", true) }
            }
            json.member("kind", item.kind.id)
            json.member("listed", listing.listed)
            json.member("open", item.isListed)
            json.name("owner")
            write(item.person, listing.owner, &json)
            if listing.price != nil { json.member("per", item.kind.price?.per.rawValue) }
            if let point = item.point {
                json.object("point") { json in
                    json.member("latitude", degrees: point.latitude)
                    json.member("longitude", degrees: point.longitude)
                }
            }
            json.member("price_cents", listing.price?.cents)
            json.member("status", listing.status)
            if !item.isListed { json.member("status_label", item.statusLabel) }
            if item.isListed { json.member("tags", listing.tags) }
            json.member("title", listing.title)
            json.member("url", text: page)
            if lines { json.member("version", ListingJSON.version) }
        }
    }

    /// The absolute URL of the listing's page.
    private func page(_ out: inout ByteBuffer) {
        out.append(text: context.address.url)
        out.append(text: item.route.path)
    }

    private func write(_ person: Person?, _ handle: String, _ json: inout JSONWriter) {
        json.object { json in
            json.member("handle", handle)
            // Of people who look for something their handle alone is told.
            json.member("name", item.kind.tellsHandlesAlone ? nil : person?.name)
            if let person, person.hasPage {
                json.member("url") { out in
                    out.append(text: context.address.url)
                    out.append(routeOf: person)
                }
            }
        }
    }
}

extension ListingJSON: PublishedListing {
    var siteURL: String { context.address.url }
    var pageURL: String { context.address.absolute(item.route) }
    var timeZone: String { item.locality?.timeZone ?? context.board.timeZone }

    func writePerson(_ handle: String, to json: inout JSONWriter) { write(context.persons[handle]?.value, handle, &json) }
}
