import Facts
import ListingKit
import Places

extension ScopeSort {
    /// All sorts, in the order in which their scopes are gone through.
    static let all = [board, kind, section, state, suburb, campus, owner, brand, tag, search, circle]

    static let board = ScopeSort(
        .board, word: "board", folder: "", template: "home", isPaged: false, isFollowedEmpty: true, hasArchives: true,
        outline: (0, Words.wholeBoard), sitemap: .before,
        members: { [$0.everything] },
        scope: { site, _ in .board(site.context) },
        ids: { _, _ in [""] })

    static let kind = ScopeSort(
        .kind, word: "kind", folder: "", template: "catalogue", isPaged: true, isFollowedEmpty: false,
        hasArchives: true, outline: (1, Words.byKind), sitemap: .before, lossRank: 0,
        members: { $0.byKind },
        scope: { .kind($0.context.kinds[$1]) },
        ids: { listing, _ in [listing.kind] })

    /// A listing enters and leaves what costs nothing in the ordinary course of things, as it does tags.
    static let section = ScopeSort(
        .section, word: "section", folder: "", template: "followed", isPaged: true, isFollowedEmpty: false,
        hasArchives: false, outline: (9, Words.bySection), sitemap: .behind, lossRank: 6,
        members: { $0.sections.map(\.members) },
        scope: { .section($0.sections[$1], of: $0.context.kinds[$0.sections[$1].kind]) },
        ids: { listing, _ in listing.sections.map { listing.kind + "/" + $0 } })

    static let state = ScopeSort(
        .state, word: "state", folder: "states/", template: "state", isPaged: false, isFollowedEmpty: false,
        hasArchives: true, outline: (3, Words.byState), sitemap: .behind, lossRank: 1,
        members: { $0.states.map(\.members) },
        scope: { .state($0.states[$1].state) },
        ids: { listing, lookup in lookup.locality(of: listing).map { [$0.state.slug] } ?? [] })

    static let suburb = ScopeSort(
        .suburb, word: "suburb", folder: "suburbs/", template: "suburb", isPaged: true, isFollowedEmpty: true,
        hasArchives: true, outline: (4, Words.bySuburb), sitemap: .section("suburbs"), lossRank: 2,
        members: { $0.suburbs.map(\.members) },
        scope: { .suburb($0.suburbs[$1].locality) },
        ids: { listing, lookup in lookup.locality(of: listing).map { ["\($0.state.slug)/\($0.slug)"] } ?? [] },
        calendarZone: { $0.suburbs[$1].locality.timeZone })

    static let campus = ScopeSort(
        .campus, word: "campus", folder: "campuses/", template: "campus", isPaged: false, isFollowedEmpty: false,
        hasArchives: true, outline: (5, Words.nearCampus), sitemap: .behind, lossRank: 3,
        members: { $0.campuses.map(\.members) },
        scope: { .campus($0.campuses[$1].campus) },
        ids: { listing, lookup in
            guard let point = listing.point ?? lookup.locality(of: listing)?.coordinate else { return [] }
            return lookup.gazetteer.campusRows(near: point, withinKilometres: Site.campusFeedRadius).map {
                lookup.gazetteer.campuses[$0.row].slug
            }
        },
        calendarZone: { $0.campuses[$1].campus.locality.timeZone })

    static let owner = ScopeSort(
        .owner, word: "person", folder: "people/", template: "person", isPaged: true, isFollowedEmpty: true,
        hasArchives: true, outline: (6, Words.byOwner), sitemap: .section("people"), lossRank: 4,
        members: { $0.byPerson },
        scope: { .person($0.context.people[$1]) },
        hasPage: { $0.context.people[$1].hasPage },
        ids: { listing, _ in [listing.owner] },
        calendarZone: { site, _ in site.context.board.timeZone })

    static let brand = ScopeSort(
        .brand, word: "brand", folder: "brands/", template: "brand", isPaged: true, isFollowedEmpty: true,
        hasArchives: true, outline: (7, Words.byBrand), sitemap: .section("brands"),
        members: { $0.byBrand },
        scope: { .brand($0.context.brands[$1]) },
        ids: { listing, _ in listing.ties.brands })

    /// A listing enters and leaves tags and searches in the ordinary course of things, and what an archive holds must not change with that.
    static let tag = ScopeSort(
        .tag, word: "tag", folder: "tags/", template: "followed", isPaged: true, isFollowedEmpty: false,
        hasArchives: false, outline: (8, Words.byTag), sitemap: .section("tags"), lossRank: 5,
        members: { $0.tags.map(\.members) },
        scope: { .tag($0.tags[$1].tag) },
        ids: { listing, _ in listing.tags })

    static let search = ScopeSort(
        .search, word: "search", folder: "searches/", template: "followed", isPaged: true, isFollowedEmpty: true,
        hasArchives: false, outline: (2, Words.bySearch), sitemap: .behind,
        members: { $0.bySearch },
        scope: { .search($0.context.board.searches[$1]) },
        ids: { listing, lookup in listing.searches.filter(lookup.named.searches.indices.contains).map { lookup.named.searches[$0] } })

    /// People follow a circle before anything is in it.
    static let circle = ScopeSort(
        .circle, word: "circle", folder: "circles/", template: "circle", isPaged: true, isFollowedEmpty: true,
        hasArchives: false, outline: (8, Words.byCircle), sitemap: .behind,
        members: { $0.byCircle },
        scope: { .circle($0.context.circles[$1]) },
        ids: { listing, lookup in lookup.named.circles.filter { listing.tags.contains($0.tag) }.map(\.slug) })
}
