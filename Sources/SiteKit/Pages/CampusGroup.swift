import Bytes
import ListingKit
import Publishing

/// The listings of a kind near a campus, as its page shows them.
struct CampusGroup: RecipeInput {
    let kind: Kind
    /// How many there are.
    let total: Int
    /// How far away those are that are shown, nearest first.
    let distances: [String]

    func add(to input: inout FingerprintInput) {
        input.add(kind.id)
        input.add(total)
        input.add(distances.count)
        for distance in distances { input.add(distance) }
    }
}
