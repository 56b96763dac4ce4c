import Bytes
import Facts
import ListingKit
import Mustache
import Values

/// What a listing is, as its own page tells the scripts that keep it on a reader's device, compare it, and tell what changed: what its card says,
/// and in words what stands beside that on the page.
struct SnapshotJSON {
    private let item: SiteListing
    private let context: SiteContext
    private let surroundings: ListingSurroundings
    private let facts: FactsJSON

    /// As many campuses are told of as the page names.
    private static let mostCampuses = 3

    init(_ item: SiteListing, _ context: SiteContext, _ surroundings: ListingSurroundings, features: Int?) {
        self.item = item
        self.context = context
        self.surroundings = surroundings
        facts = FactsJSON(item, context, features: features)
    }

    /// It as JSON that a page may hold.
    var bytes: [UInt8] {
        JSONWriter.bytes(reservingCapacity: 2_048) { json in
            json.object { json in
                CardJSON(item, context).write(to: &json)
                facts.write(to: &json)
                writeDays(to: &json)
                writePlace(to: &json)
            }
        }
    }

    private func writeDays(to json: inout JSONWriter) {
        let listing = item.listing
        json.member("available", item.availableWords(today: context.today))
        if let price = listing.price { json.member("cents", price.cents) }
        json.member("ended", item.closedNotice)
        if item.isListed { json.member("expires", listing.expires) }
        json.member("kind_label", item.kind.label)
    }

    private func writePlace(to json: inout JSONWriter) {
        if let locality = item.locality {
            json.member("postcode", locality.postcode)
            json.member("state", locality.state.rawValue)
        }
        guard !surroundings.campuses.isEmpty else { return }
        json.array("campuses") { json in
            for near in surroundings.campuses.prefix(SnapshotJSON.mostCampuses) { write(near.campus.title, near.distance, to: &json) }
        }
    }

    private func write(_ label: String, _ text: String, to json: inout JSONWriter) {
        json.array {
            $0.value(label)
            $0.value(text)
        }
    }
}
