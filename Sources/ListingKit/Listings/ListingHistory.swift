import Bytes
import Places
import Values

/// What feeds of changes publish of a listing: its events, and the few facts that go with them.
///
/// Those feeds are made from nothing else, so that any other edit, such as of the description, leaves them unchanged.
public final class ListingHistory: Sendable {
    /// The listing's identity.
    public let id: String
    /// The last part of its URL.
    public let slug: String
    /// Its kind.
    public let kind: Kind
    /// The suburb, unless its kind has no place.
    public let locality: Locality?
    /// The first fact of its card, such as the number of bedrooms, with the field that it is a value of.
    public let fact: Fact?
    /// What happened to it, oldest first.
    public let events: [ListingEvent]

    /// A fact of a listing.
    public struct Fact: Sendable {
        /// The field.
        public let field: Field
        /// Its value: a number, a choice or a text.
        public let value: FieldValue
    }

    /// The history of a listing up to a day.
    public init(_ listing: Listing, today: Day) {
        id = listing.id
        slug = listing.slug
        kind = listing.kind
        locality = listing.place?.locality
        events = listing.events(until: today)
        fact = ListingHistory.fact(of: listing)
    }

    private static func fact(of listing: Listing) -> Fact? {
        guard let place = listing.kind.cardFields.first, let value = listing.values[place], value.isPlain else { return nil }
        return Fact(field: listing.kind.fields[place], value: value)
    }

    /// A fingerprint of all of it but the kind and the table of places, which all listings share.
    func fingerprint(seed: UInt64) -> Fingerprint {
        var input = FingerprintInput(seed: seed)
        input.add(id)
        input.add(slug)
        input.add(kind.id)
        input.add(locality.map { Int($0.index) } ?? -1)
        if let fact { fact.value.add(to: &input) } else { input.add(-1) }
        for event in events {
            input.add(Int(event.mark.code))
            input.add(event.identity)
            input.add(event.price?.cents ?? -1)
            switch event.change {
            case .priceRose(let before), .priceDropped(let before): input.add(before.cents)
            case .inspectionAdded(let slot), .inspectionCancelled(let slot): slot.add(to: &input)
            default: break
            }
        }
        return input.finish()
    }
}

extension TimeSlot {
    fileprivate func add(to input: inout FingerprintInput) {
        input.add(day.number)
        input.add(start)
        input.add(end)
    }
}
