import ListingKit

extension SiteListing {
    /// Visits the values of the kind's fields that may be shown, each with the index of its field: ways to reach somebody only while the
    /// listing stands.
    @inline(__always)
    func visitShown(_ body: (_ field: Int, _ value: FieldValue) -> Void) {
        for index in listing.values.indices {
            switch listing.values[index] {
            case nil: break
            case .contact?, .phone?, .email?: if isListed, let value = listing.values[index] { body(index, value) }
            case let value?: body(index, value)
            }
        }
    }
}
