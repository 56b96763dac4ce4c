import Bytes
import Places
import Publishing

/// A suburb with its number of listed ones, as lists of suburbs show it.
struct CountedSuburb: RecipeInput {
    let locality: Locality
    let count: Int

    func add(to input: inout FingerprintInput) {
        input.add(Int(locality.index))
        input.add(count)
    }
}

/// A suburb nearby, with its number of listed ones.
struct Neighbour: RecipeInput {
    let suburb: CountedSuburb
    let distance: String

    func add(to input: inout FingerprintInput) {
        suburb.add(to: &input)
        input.add(distance)
    }
}

/// A campus with how many are listed near it.
struct CountedCampus: RecipeInput {
    let campus: Campus
    /// How many within ``Site/campusFeedRadius``.
    let near: Int
    /// How many within ``Site/campusRadius``, the near ones among them.
    let total: Int

    func add(to input: inout FingerprintInput) {
        input.add(campus.slug)
        input.add(near)
        input.add(total)
    }
}

/// A state with its number of listed ones.
struct CountedState: RecipeInput {
    let state: State
    let count: Int

    func add(to input: inout FingerprintInput) {
        input.add(state.rawValue)
        input.add(count)
    }
}

/// What can be followed, with its number of listed ones.
struct CountedScope: RecipeInput {
    let scope: FeedScope
    let count: Int

    func add(to input: inout FingerprintInput) {
        input.add(scope.identity)
        input.add(count)
    }
}

/// A campus near a suburb.
struct NearCampus: RecipeInput {
    let campus: Campus
    let distance: String

    func add(to input: inout FingerprintInput) {
        input.add(campus.slug)
        input.add(distance)
    }
}
