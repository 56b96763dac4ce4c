import ListingKit
import Places
import Rules
import Values

/// A listing as `houser list` shows it.
struct ListedRow {
    let listing: Listing
    /// Whether it is in lists on the day, or what became of it.
    let status: String

    init(_ listing: Listing, today: Day) {
        self.listing = listing
        status = listing.isOpen && !listing.stands(on: today) ? ListedRow.expired : listing.status
    }

    /// What is shown of a listing that is open and was not confirmed in time.
    static let expired = "expired"

    /// As people read it on the site; empty without a price.
    var price: String {
        guard let price = listing.price, let rule = listing.kind.price else { return "" }
        if price.cents == 0, let zero = rule.zero { return zero }
        return [rule.before, price.display, rule.per.label].compactMap(\.self).joined(separator: " ")
    }

    var suburb: String { listing.place.map { "\($0.locality.name) \($0.locality.state.rawValue)" } ?? "" }

    /// Whether it is in a suburb of that name, with or without its state and its postcode, or of that postcode; case makes no difference.
    func lies(in suburb: String) -> Bool {
        guard let locality = listing.place?.locality else { return false }
        let (name, state, postcode) = (locality.name, locality.state.rawValue, "\(locality.postcode)")
        let word = suburb.split { $0 == " " || $0 == "," }.joined(separator: " ").lowercased()
        return [name, postcode, "\(name) \(state)", "\(name) \(postcode)", "\(name) \(state) \(postcode)"].contains {
            $0.lowercased() == word
        }
    }

    /// Whether it leaves the lists on one of the next days.
    func expires(within days: Int, of today: Day) -> Bool { expires.map { $0 <= today + days } ?? false }

    /// The first day on which it is in no list any more; nil if it is in none now.
    var expires: Day? { listing.isOpen && status != ListedRow.expired ? listing.expires : nil }
}
