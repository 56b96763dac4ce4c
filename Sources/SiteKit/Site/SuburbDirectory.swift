import Places

/// How the lists of a site's suburbs are shared out among pages, so that none is longer than some screens.
///
/// A board of few suburbs has one page with all of them. A larger one has a page for each state, and a state of many suburbs one for each
/// letter.
struct SuburbDirectory: Sendable {
    /// How many suburbs a page lists at most, unless more of a state begin with the same letter: some three screens of a phone.
    static let most = 120
    /// How many suburbs a page that leads to others names itself: those with the most listings.
    static let busiest = 18

    /// The suburbs of a state.
    struct Group: Sendable {
        let state: State
        /// Their places among those of the site.
        let suburbs: [Int]
        /// Those of each letter, in the order of the alphabet.
        let letters: [(letter: Character, suburbs: [Int])]

        /// Whether each letter has a page of its own.
        var isDivided: Bool { suburbs.count > SuburbDirectory.most }
    }

    /// By state, in the order of the states.
    let groups: [Group]
    /// Whether all suburbs are on one page.
    let isWhole: Bool

    init(_ site: Site) {
        groups = site.states.map { scope in
            let byLetter = Dictionary(grouping: scope.suburbs) { site.suburbs[$0].locality.letter }
            return Group(
                state: scope.state, suburbs: scope.suburbs,
                letters: byLetter.keys.sorted().map { ($0, byLetter[$0] ?? []) })
        }
        isWhole = site.suburbs.count <= SuburbDirectory.most
    }

    /// The pages beside the first.
    var routes: [Route] {
        guard !isWhole else { return [] }
        return groups.flatMap { group in
            [.suburbs(of: group.state)] + (group.isDivided ? group.letters.map { .suburbs(of: group.state, letter: $0.letter) } : [])
        }
    }
}

extension Site {
    /// Those of some suburbs that have the most listings, the most first.
    func busiest(_ suburbs: some Sequence<Int>, count: Int) -> [Int] {
        suburbs.lazy.filter { !self.suburbs[$0].listed.isEmpty }.sorted { left, right in
            let (one, other) = (self.suburbs[left], self.suburbs[right])
            return (other.listed.count, one.locality.name, one.locality.postcode) < (
                one.listed.count, other.locality.name, other.locality.postcode
            )
        }.prefix(count).map { $0 }
    }
}
