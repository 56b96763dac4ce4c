import Facts
import ListingKit

extension SiteListing {
    /// Visits what the listing says of the kind's fields, each with the index of its field, as people read it: no default of which nobody
    /// said anything.
    @inline(__always)
    func visitSaid(_ body: (_ field: Int, _ value: FieldValue) -> Void) {
        visitShown { index, value in
            if !listing.unsaid.contains(index) { body(index, value) }
        }
    }

    /// Visits the values of the kind's fields that may be shown, defaults among them, each with the index of its field: ways to reach somebody
    /// only while the listing stands.
    @inline(__always)
    func visitShown(_ body: (_ field: Int, _ value: FieldValue) -> Void) {
        let fields = kind.fields
        for index in fields.indices where isListed || !fields[index].isContact {
            if let value = listing.values[index] { body(index, value) }
        }
    }
}
