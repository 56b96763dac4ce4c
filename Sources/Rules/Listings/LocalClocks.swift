import Facts
import Places
import Values

/// The clocks by which the times of a board's listings are meant.
package struct LocalClocks: Sendable {
    /// The board's zone, in which listings without a place are; nil if it could not be read.
    package let timeZone: String?
    private let clocks = ZoneClocks()

    /// See the properties.
    package init(timeZone: String?) {
        self.timeZone = timeZone
    }

    /// The clock of the zone that a listing is in, and where that is; nil if it is not known.
    func clock(of listing: Listing) -> (clock: ZoneClock, place: String)? {
        if let locality = listing.place?.locality { return clocks.clock(locality.timeZone).map { ($0, locality.name) } }
        guard !listing.kind.place.isRequired, let timeZone, let clock = clocks.clock(timeZone) else { return nil }
        return (clock, String(timeZone.split(separator: "/").last ?? "").replacing("_", with: " "))
    }
}
