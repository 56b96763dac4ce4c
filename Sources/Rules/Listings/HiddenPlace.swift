import Facts
import Places

/// Where a listing is, as far as nobody but its owner should know it.
public struct HiddenPlace: Sendable, Hashable {
    /// The street as its file has it; empty if there is only a point.
    public let street: String
    /// The row of its suburb in the table of places.
    public let locality: Int32
    /// Where exactly it is, if that was given.
    public let point: Coordinate?

    package init(street: String, locality: Int32, point: Coordinate?) {
        self.street = street
        self.locality = locality
        self.point = point
    }

    /// What a place hides; nil if that is nothing.
    package init?(_ place: Place) {
        guard !place.showsStreet, place.street != nil || place.point != nil else { return nil }
        self.init(street: place.street ?? "", locality: place.locality.index, point: place.point)
    }
}
