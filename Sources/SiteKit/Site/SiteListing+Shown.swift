import Facts
import ListingKit

extension SiteListing {
    /// Visits the values of the kind's fields that may be shown, each with the index of its field: ways to reach somebody only while the
    /// listing stands.
    @inline(__always)
    func visitShown(_ body: (_ field: Int, _ value: FieldValue) -> Void) {
        let fields = kind.fields
        for index in fields.indices where isListed || !fields[index].isContact {
            if let value = listing.values[index] { body(index, value) }
        }
    }
}
