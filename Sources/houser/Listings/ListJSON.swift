import Bytes
import ListingKit
import Values

/// Listings for programs: one object with sorted keys.
struct ListJSON {
    let rows: [ListedRow]
    let today: Day

    var text: String {
        var json = JSONWriter()
        json.object(lines: true) { json in
            json.object("counts") { json in
                for total in ListTotals(rows).counts.sorted(by: { $0.status < $1.status }) { json.member(total.status, total.count) }
            }
            json.array("listings", lines: true) { json in for row in rows { write(row, to: &json) } }
            json.member("today", today)
            json.member("version", 1)
        }
        return String(decoding: json.bytes, as: UTF8.self) + "\n"
    }

    private func write(_ row: ListedRow, to json: inout JSONWriter) {
        let listing = row.listing
        json.object { json in
            json.member("confirmed", listing.confirmed)
            if let expires = row.expires { json.member("expires", expires) }
            json.member("file", listing.file)
            json.member("id", listing.id)
            json.member("kind", listing.kind.id)
            json.member("listed", listing.listed)
            json.member("owner", listing.owner)
            if listing.price != nil { json.member("per", listing.kind.price?.per.rawValue) }
            json.member("postcode", listing.place?.locality.postcode)
            json.member("price_cents", listing.price?.cents)
            json.member("state", listing.place?.locality.state.rawValue)
            json.member("status", row.status)
            json.member("suburb", listing.place?.locality.name)
            json.member("title", listing.title)
        }
    }
}
