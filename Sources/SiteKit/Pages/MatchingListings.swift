import Bytes
import ListingKit
import Matching
import Publishing
import Synchronization

/// Others that a listing matches, as its page shows them.
struct ListingMatches: RecipeInput {
    /// One of them.
    struct One: Sendable {
        /// Its index among the listings of the site.
        let index: Int
        let parts: MatchParts
        /// Why, in words.
        let reason: String
    }

    /// What is offered to somebody who looks for a place in a home, or those who look for what is offered.
    var places: [One] = []
    /// Others who look for a home to share.
    var partners: [One] = []
    /// Whom of them and the listing a home would suit, and which.
    var team: Team?

    /// A team that could be formed with partners.
    struct Team: Sendable {
        let people: Int
        let cents: Int?
        /// Homes for it, by their indices among the listings of the site.
        let homes: [Int]
        /// The partners in it, by their places among the partners.
        let members: [Int]
    }

    /// Teams that could take a home.
    var takers: [Takers] = []

    /// One of them, by the indices of its members among the listings of the site.
    struct Takers: Sendable {
        let people: Int
        let cents: Int?
        let members: [Int]
    }

    var isEmpty: Bool { places.isEmpty && partners.isEmpty && takers.isEmpty }

    /// The listings whose cards are shown.
    var cards: [Int] { (places + partners).map(\.index) + (team?.homes ?? []) + takers.flatMap(\.members) }

    func add(to input: inout FingerprintInput) {
        for list in [places, partners] {
            input.add(list.count)
            for one in list {
                input.add(one.parts.total)
                input.add(one.reason)
            }
        }
        input.add(takers.count)
        for taker in takers {
            input.add(taker.people)
            input.add(taker.cents ?? -1)
            input.add(taker.members.count)
        }
        input.add(team != nil)
        guard let team else { return }
        input.add(team.people)
        input.add(team.cents ?? -1)
        input.add(team.homes.count)
        for member in team.members { input.add(member) }
    }
}

/// Finds what listings match: rooms and those who look for one, and those who could share a home.
final class MatchingListings: Sendable {
    private let site: Site
    private let made: MadeOnce<Index>
    /// Whether anybody looks for a home: if not, nothing matches anything.
    let hasAny: Bool

    /// An index with the places of its entries among the listings of the site, and those of the listings among the entries.
    private struct Index: Sendable {
        let matches: MatchIndex
        let words: MatchWords
        let listings: [Int]
        let entries: [Int: Int]
    }

    init(_ site: Site) {
        self.site = site
        hasAny = site.listed.contains { site.listings[$0].match?.facts.role == .request }
        made = MadeOnce {
            let listings = site.listed.filter { site.listings[$0].match != nil }
            // A home that is gone says nothing more about those who liked it.
            let there = Set(site.listed.lazy.map { site.listings[$0].id })
            let entries = listings.compactMap { index in
                let listing = site.listings[index]
                return listing.match.map { profile in
                    var profile = profile
                    profile.homes.removeAll { !there.contains($0) }
                    return MatchEntry(id: listing.id, owner: listing.owner, profile)
                }
            }
            let scale = site.context.kinds.lazy.compactMap(\.uses.match).first?.scale ?? HabitScale([])
            let atlas = MatchAtlas(site.context.gazetteer)
            return Index(
                matches: MatchIndex(entries, scale: scale, map: atlas.points, today: site.context.today.number),
                words: MatchWords(scale, atlas, site.context.words), listings: listings,
                entries: Dictionary(listings.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first }))
        }
    }

    /// The most teams that the page of a home shows.
    private static let mostTeams = 3

    /// The teams that could take each home, if somebody asked.
    private let knownTakers = Mutex<[Int: [ListingMatches.Takers]]?>(nil)
    /// What was found for those who look for others to rent with, by their places among the entries.
    private let knownPartners = Mutex<[Int: (partners: [Match], team: MatchTeam?)]>([:])

    private func partners(of entry: Int, in index: MatchIndex) -> (partners: [Match], team: MatchTeam?) {
        if let known = knownPartners.withLock({ $0[entry] }) { return known }
        let partners = index.matches(of: entry, .team)
        let result = (partners: partners, team: index.team(of: entry, partners))
        knownPartners.withLock { $0[entry] = result }
        return result
    }

    /// The teams whose pages name a home, each once, however many of its members' pages do; those with the newest members first.
    private func takers(of home: Int, in index: Index) -> [ListingMatches.Takers] {
        knownTakers.withLock { known in
            if let known { return known[home] ?? [] }
            var all: [Int: [ListingMatches.Takers]] = [:]
            for (entry, listing) in index.listings.enumerated() {
                guard let facts = site.listings[listing].match?.facts, facts.role == .request, facts.seeksHome,
                    let team = partners(of: entry, in: index.matches).team
                else { continue }
                let members = team.members.map { index.listings[$0] }.sorted()
                for home in team.homes.map({ index.listings[$0] }) {
                    let here = all[home, default: []]
                    guard here.count < MatchingListings.mostTeams, !here.contains(where: { $0.members == members }) else { continue }
                    all[home, default: []].append(ListingMatches.Takers(people: team.people, cents: team.cents, members: members))
                }
            }
            known = all
            return all[home] ?? []
        }
    }

    /// The matches of a listing; none if it is in no list.
    func of(_ listing: Int) -> ListingMatches {
        guard hasAny, let role = site.listings[listing].match?.facts.role, site.listings[listing].isListed,
            let entry = made.value.entries[listing]
        else { return ListingMatches() }
        let index = made.value
        if role == .home { return ListingMatches(takers: takers(of: listing, in: index)) }
        let one = { (match: Match) in
            ListingMatches.One(
                index: index.listings[match.index], parts: match.parts, reason: index.words.text(index.matches.reasons(entry, match.index)))
        }
        let (partners, found) = partners(of: entry, in: index.matches)
        let team = found.map { team in
            ListingMatches.Team(
                people: team.people, cents: team.cents, homes: team.homes.map { index.listings[$0] },
                members: team.members.compactMap { member in partners.firstIndex { $0.index == member } })
        }
        return ListingMatches(
            places: index.matches.matches(of: entry, .place).map(one), partners: partners.map(one), team: team)
    }
}
