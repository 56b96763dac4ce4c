import Facts
import ListingKit
import Places

/// The shorter lists into which the catalogue of a kind is divided: by state and by the kind's main facets.
///
/// They are for people whose browser runs no scripts, for search engines, and for a first look; so each holds the newest only, and their
/// number depends on the kind, not on how large a board is. The catalogue itself has everything.
struct Catalogue: Sendable {
    /// How many listings of a kind there are at least if it is divided: fewer stand on one page, which is read faster than a list is chosen.
    static let least = Site.cardsOnPage
    /// How many listings a list has at least, and how many fewer than the whole or than a wider list of the same fact: a list that hardly
    /// differs from another one is no help.
    static let step = 6
    /// How many of its listings a list shows: four pages.
    static let most = 4 * Site.cardsOnPage

    /// Lists that differ in one fact.
    struct Group: Sendable {
        /// What the fact is called.
        let label: String
        let sections: [Section]
    }

    /// One of the lists.
    struct Section: Sendable {
        /// The listings as a few words beside those of its group: `2+`, `Up to $500`.
        let label: String
        /// What all of them have in common: `2 or more bedrooms`.
        let title: String
        let route: Route
        let query: SearchQuery
        /// How many there are.
        let count: Int
        /// The newest of them.
        let members: [Int]
        /// Whether people can follow it: then its page is made with those of all that can be followed.
        var isFollowed = false
    }

    let groups: [Group]

    /// The lists that are nothing else.
    var sections: [Section] { groups.flatMap(\.sections).filter { !$0.isFollowed } }

    /// The lists that stand beside the kind's sections, which its page shows itself.
    var besidesSections: [Group] { groups.filter { $0.sections.contains { !$0.isFollowed } } }

    /// Of a kind, of which those are listed. `states` are the ordinals of the states of all listings; nil for one without a place.
    init(_ kind: Kind, _ listed: [Int], of listings: [ListingSummary], states: [Int?], sections: [SectionScope], _ words: Words) {
        let followed = [Group(kind, sections, words)].filter { !$0.sections.isEmpty }
        guard listed.count >= Catalogue.least else {
            groups = followed
            return
        }
        let facets = kind.mainFacets
        var ofState = State.allCases.map { _ in Tally() }
        // By rank; behind the last list of a facet stand those that are in none.
        var ofRank = facets.map { [Tally](repeating: Tally(), count: $0.rankCount) }
        for index in listed {
            if let state = states[index] { ofState[state].add(index) }
            let ranks = listings[index].ranks
            for place in 0..<min(ranks.count, facets.count) {
                ofRank[place][min(Int(ranks[place]), facets[place].rankCount - 1)].add(index)
            }
        }
        let tallies = zip(facets, ofRank).map { facet, ofRank in
            (0..<facet.count).map { place in
                Tally(merging: ofRank.indices.filter { facet.holds(UInt8(clamping: $0), at: place) }.map { ofRank[$0] })
            }
        }
        let byState = State.allCases.filter { ofState[$0.ordinal].isUseful(besides: listed.count) }.map { state in
            Section(
                label: state.name, title: words.text("kind_lists.in_state", "state", state.name),
                route: .catalogue(kind, "state", state.slug),
                query: SearchQuery(.kind(kind), .state(state)), ofState[state.ordinal])
        }
        let byFacet = zip(facets, tallies).filter { kind.sections?.isBy($0.0) != true }.map { facet, tallies in
            Group(
                label: words.label(of: facet, kind),
                sections: Catalogue.useful(tallies, of: facet, total: listed.count).map { place in
                    Section(
                        label: words.label(of: facet, at: place, kind), title: words.title(of: facet, at: place, kind),
                        route: .catalogue(kind, facet.folder, facet.value(place).slugified),
                        query: SearchQuery(.kind(kind), .other(key: facet.key, value: facet.value(place))), tallies[place])
                })
        }
        groups = (followed + byFacet + [Group(label: words["common.state"], sections: byState)]).filter { !$0.sections.isEmpty }
    }

    /// The places of the lists that are worth a page, in their order.
    private static func useful(_ tallies: [Tally], of facet: MainFacet, total: Int) -> [Int] {
        guard facet.isOfWords else {
            // Each holds the next narrower one; the narrowest is looked at first.
            let isRising = if case .upTo = facet.division { true } else { false }
            var last = 0
            let kept = (isRising ? Array(tallies.indices) : tallies.indices.reversed()).filter { place in
                guard tallies[place].isUseful(besides: total), tallies[place].count >= last + step else { return false }
                last = tallies[place].count
                return true
            }
            return kept.sorted()
        }
        return tallies.indices.filter { tallies[$0].isUseful(besides: total) }
    }
}

/// Counts listings, and keeps the first of them.
private struct Tally {
    private(set) var count = 0
    /// Rising, which is newest first.
    private(set) var members: [Int] = []

    init() {}

    /// Those of several, which share none.
    init(merging parts: [Tally]) {
        count = parts.reduce(0) { $0 + $1.count }
        members = Array(parts.flatMap(\.members).sorted().prefix(Catalogue.most))
    }

    mutating func add(_ index: Int) {
        count += 1
        if members.count < Catalogue.most { members.append(index) }
    }

    /// Whether a list of them is worth a page beside one of so many.
    func isUseful(besides total: Int) -> Bool { count >= Catalogue.step && count + Catalogue.step <= total }
}

extension Catalogue.Group {
    /// The sections of a kind that have anything.
    fileprivate init(_ kind: Kind, _ sections: [SectionScope], _ words: Words) {
        self.init(
            label: kind.sections.map { kind.fields[$0.field].label } ?? "",
            sections: sections.filter { !$0.members.listed.isEmpty }.map { scope in
                Catalogue.Section(
                    label: scope.section.label, title: words.inSentence(scope.section.label), route: .section(kind, scope.section.path),
                    query: SearchQuery(scope.query(of: kind)), count: scope.members.listed.count, members: [], isFollowed: true)
            })
    }
}

extension Catalogue.Section {
    fileprivate init(label: String, title: String, route: Route, query: SearchQuery, _ tally: Tally) {
        self.init(label: label, title: title, route: route, query: query, count: tally.count, members: tally.members)
    }
}
