import Bytes
import Facts
import ListingKit
import Places

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

/// What is in a state.
struct StateSort: ScopeSort {
    var kind: ScopeKind { .state }
    var template: String { "state" }
    var isPaged: Bool { false }
    var outline: (place: Int, heading: String) { (3, "following.by_state") }
    var index: SitePage { .suburbs }
    var lossRank: Int? { 1 }
    func members(_ site: Site) -> [Members] { site.states.map(\.members) }
    func scope(_ site: Site, _ place: Int) -> FeedScope { .state(site.states[place].state) }
    func searchKeys(_ site: Site) -> [String]? { site.states.map(\.state.rawValue) }

    func ids(_ listing: ListingSummary, _ lookup: ScopeLookup) -> [String] {
        lookup.locality(of: listing).map { [$0.state.slug] } ?? []
    }

    func spoken(_ id: String, _ before: ListingSummary, _ reading: LoadedContent) -> String {
        State.allCases.first { $0.slug == id }?.name ?? id
    }

    func keeps(_ before: ListingSummary, _ now: ListingSummary, arePlacesKnown: Bool) -> Bool {
        before.isPlaced(like: now, arePlacesKnown: arePlacesKnown)
    }
    /// They are those of the suburbs.
    func addOutline(of site: Site, to input: inout FingerprintInput) {}
}

extension FeedScope {
    static func state(_ state: State) -> FeedScope { FeedScope(.state, name: state.name, id: state.slug) }
}
