import Bytes
import Facts
import ListingKit
import Publishing

/// The listings of a kind near a campus, as its page shows them.
struct CampusGroup: RecipeInput {
    /// How many stand on the page: few of each kind, since the page of every campus for forty kilometres around changes with each of them.
    static let most = 12

    let kind: Kind
    /// How many there are.
    let total: Int
    /// How far away those are that are shown, nearest first.
    let distances: [CampusDistance]

    func add(to input: inout FingerprintInput) {
        input.add(kind.id)
        input.add(total)
        distances.add(to: &input)
    }
}

/// How far a listing is from a campus.
struct CampusDistance: RecipeInput {
    /// In whole kilometres.
    let kilometres: Int
    /// The row in the table of places of the suburb whose middle it is measured from; nil if it is measured from the listing itself.
    let suburb: Int32?

    func add(to input: inout FingerprintInput) {
        input.add(kilometres)
        input.add(Int(suburb ?? -1))
    }
}
