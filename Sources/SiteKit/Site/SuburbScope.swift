import Bytes
import ListingKit
import Places
import Values

/// A suburb with its listings.
struct SuburbScope: Sendable {
    let locality: Locality
    let members: Members
    /// Indices of listed ones as its page has them: each kind together, in the order of the board's kinds, newest first.
    let shown: [Int]
    /// The campuses within ``Site/campusRadius``, nearest first, by their places among those of the table.
    let campuses: [(row: Int, kilometres: Double)]

    var route: Route { .suburb(locality) }
    /// Indices of listed ones, newest first.
    var listed: [Int] { members.listed }

    /// Every suburb that has a listing or that the board names, by state, name and postcode.
    /// `kindOf` are the places of the listings' kinds among those of the board.
    static func all(
        of listings: [ListingSummary], kindOf: [Int], named: [Locality], gazetteer: Gazetteer, threads: Int
    ) -> [SuburbScope] {
        let members = SuburbMembers(listings, named: named, rows: gazetteer.localities.count)
        return Parallel.map(inOrder(members.localities.map { gazetteer.localities[$0] }), threads: threads) { locality in
            let all = members.of(Int(locality.index))
            let listed = all.filter { listings[$0].isListed }
            return SuburbScope(
                locality: locality, members: Members(all: Array(all), listed: listed),
                shown: listed.sorted { (kindOf[$0], $0) < (kindOf[$1], $1) },
                campuses: locality.coordinate.map { gazetteer.campusRows(near: $0, withinKilometres: Site.campusRadius) } ?? [])
        }
    }

    /// Localities by state, name and postcode.
    private static func inOrder(_ localities: [Locality]) -> [Locality] {
        let keys = localities.indices.map { (state: localities[$0].state, name: TextPrefix(localities[$0].name), index: $0) }
        return keys.sorted { left, right in
            if left.state != right.state { return left.state < right.state }
            if let isDecided = left.name.precedes(right.name) { return isDecided }
            let (left, right) = (localities[left.index], localities[right.index])
            return (left.name, left.postcode) < (right.name, right.postcode)
        }.map { localities[$0.index] }
    }
}

/// The listings of each suburb, in their order.
private struct SuburbMembers: Sendable {
    /// The suburbs that have a listing or that the board names, by their rows in the table of places, in the order of the rows.
    let localities: [Int]
    /// Where the listings of each row end among ``listings``.
    private let ends: [Int]
    private let listings: [Int]

    init(_ listings: [ListingSummary], named: [Locality], rows: Int) {
        let localities = listings.map { Int($0.locality ?? -1) }
        var isWanted = [Bool](repeating: false, count: rows)
        for locality in named { isWanted[Int(locality.index)] = true }
        var next = [Int](repeating: 0, count: rows + 1)
        for row in localities where row >= 0 {
            isWanted[row] = true
            next[row + 1] += 1
        }
        for row in 0..<rows { next[row + 1] += next[row] }
        var sorted = [Int](repeating: 0, count: next[rows])
        for (index, row) in localities.enumerated() where row >= 0 {
            sorted[next[row]] = index
            next[row] += 1
        }
        self.localities = isWanted.indices.filter { isWanted[$0] }
        ends = next
        self.listings = sorted
    }

    /// The listings of a suburb.
    func of(_ row: Int) -> ArraySlice<Int> { listings[(row == 0 ? 0 : ends[row - 1])..<ends[row]] }
}

/// A state with the suburbs that the board has in it.
struct StateScope: Sendable {
    let state: State
    /// Indices of its suburbs.
    let suburbs: [Int]
    let members: Members

    /// Indices of listed ones, newest first.
    var listed: [Int] { members.listed }

    static func all(of suburbs: [SuburbScope]) -> [StateScope] {
        let groups = Dictionary(grouping: suburbs.indices) { suburbs[$0].locality.state }
        return groups.keys.sorted().map { state in
            let members = groups[state] ?? []
            return StateScope(state: state, suburbs: members, members: .merged(members.map { suburbs[$0].members }))
        }
    }
}
