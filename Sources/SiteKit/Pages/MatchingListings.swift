import Bytes
import ListingKit
import Matching
import Publishing

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

    var isEmpty: Bool { places.isEmpty && partners.isEmpty }

    /// The listings whose cards are shown.
    var cards: [Int] { (places + partners).map(\.index) + (team?.homes ?? []) }

    func add(to input: inout FingerprintInput) {
        for list in [places, partners] {
            input.add(list.count)
            for one in list {
                input.add(one.parts.total)
                input.add(one.reason)
            }
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

    /// An index with the places of its entries among the listings of the site, and those of the listings among the entries.
    private struct Index: Sendable {
        let matches: MatchIndex
        let words: MatchWords
        let listings: [Int]
        let entries: [Int: Int]
    }

    init(_ site: Site) {
        self.site = site
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
                words: MatchWords(scale, atlas), listings: listings,
                entries: Dictionary(listings.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first }))
        }
    }

    /// The matches of a listing; none if it is in no list.
    func of(_ listing: Int) -> ListingMatches {
        guard let role = site.listings[listing].match?.facts.role, role != .home, site.listings[listing].isListed,
            let entry = made.value.entries[listing]
        else { return ListingMatches() }
        let index = made.value
        let one = { (match: Match) in
            ListingMatches.One(
                index: index.listings[match.index], parts: match.parts, reason: index.words.text(index.matches.reasons(entry, match.index)))
        }
        let partners = index.matches.matches(of: entry, .team)
        let team = index.matches.team(of: entry, partners).map { team in
            ListingMatches.Team(
                people: team.people, cents: team.cents, homes: team.homes.map { index.listings[$0] },
                members: team.members.compactMap { member in partners.firstIndex { $0.index == member } })
        }
        return ListingMatches(
            places: index.matches.matches(of: entry, .place).map(one), partners: partners.map(one), team: team)
    }
}
