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
    private let facts: ListingFacts

    /// As many campuses are told of as the page names.
    private static let mostCampuses = 3

    init(_ item: SiteListing, _ context: SiteContext, _ surroundings: ListingSurroundings, _ facts: ListingFacts) {
        self.item = item
        self.context = context
        self.surroundings = surroundings
        self.facts = facts
    }

    /// It as JSON that a page may hold.
    var bytes: [UInt8] {
        JSONWriter.bytes(reservingCapacity: 2_048) { json in
            json.object { json in
                CardJSON(item, context).write(to: &json)
                writeDays(to: &json)
                writeFacts(to: &json)
                writePlace(to: &json)
            }
        }
    }

    private func writeDays(to json: inout JSONWriter) {
        let listing = item.listing
        json.member("available", item.availableWords(today: context.today))
        json.member("ended", item.closedNotice)
        if item.isListed { json.member("expires", listing.expires) }
        json.member("kind_label", item.kind.label)
        guard item.isListed else { return }
        write(listing.inspections, as: "inspections", to: &json)
        if !item.kind.occasionFields.isEmpty { write(listing.occasions, as: "events", to: &json) }
    }

    /// Writes when those times begin, where they are, that are to come and were not called off.
    private func write(_ slots: [TimeSlot], as name: String, to json: inout JSONWriter) {
        json.array(name) { json in
            for slot in slots where slot.day >= context.today && slot.cancelled == nil {
                json.text { out in
                    out.append(slot.day)
                    out.append("T")
                    out.append(digitsOf: UInt(slot.start / 60), atLeast: 2)
                    out.append(":")
                    out.append(digitsOf: UInt(slot.start % 60), atLeast: 2)
                }
            }
        }
    }

    private func writeFacts(to json: inout JSONWriter) {
        if let price = item.listing.price { json.member("cents", price.cents) }
        let sums = RentSums(item)
        json.member("monthly", sums.monthly?.display)
        json.member("move_in", sums.moveIn?.display)
        var features: [String] = []
        json.array("details") { json in
            features = facts.visit { field, value, links in
                guard let text = links?.text ?? words(value, field) else { return }
                write(field.label, text, to: &json)
            }
            for rated in ListingSources(item, context).means { write(rated.label, rated.mean, to: &json) }
        }
        guard !features.isEmpty else { return }
        json.array("features") { json in for word in features { json.text { $0.append(label: word) } } }
    }

    /// What a fact says that leads nowhere, or to a person.
    private func words(_ value: FieldValue, _ field: Field) -> String? {
        if case .person(let handle) = value, let person = context.persons[handle]?.value { return item.name(of: person) }
        var out = ByteBuffer(capacity: 64)
        guard field.write(value, to: &out) else { return nil }
        return String(decoding: out.bytes, as: UTF8.self)
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
