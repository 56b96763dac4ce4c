import Bytes
import ListingKit
import Places
import Rules

/// The site before any page is made: who appears where, in which order.
///
/// Lists hold indices into ``listings``, newest first; ties are broken by id, so that no order is left to chance. It knows no more of a
/// listing than its summary, so that it can be made without reading files that did not change.
struct Site: Sendable {
    let context: SiteContext
    /// Every listing, newest first.
    let listings: [ListingSummary]
    /// The kind of each listing, as an index into those of the context.
    let kindOf: [Int]
    /// All of them.
    let everything: Members
    /// Those of each kind, in the order of the context's kinds.
    let byKind: [Members]
    /// The shorter lists of each kind.
    let catalogues: [Catalogue]
    /// The sections of the catalogues of kinds that have some, in the order of the kinds.
    let sections: [SectionScope]
    /// Suburbs that have any listing, open or closed, or that the board names; by state, name and postcode.
    let suburbs: [SuburbScope]
    /// The place of each of them in ``suburbs``, by the suburb's row in the table of places.
    let suburbOf: [Int32: Int]
    /// Finds the nearest of them.
    let suburbIndex: SuburbIndex
    /// States that have a suburb of the board, in the order of the states.
    let states: [StateScope]
    /// Those of each owner, in the order of the context's people.
    let byPerson: [Members]
    /// Those that name each brand, in the order of the context's brands.
    let byBrand: [Members]
    /// Which mention which others.
    let mentions: ListingMentions
    /// Tags that any listing bears, open or closed.
    let tags: [TagScope]
    /// Those of each circle, in the order of the context's circles.
    let byCircle: [Members]
    /// Those that match each of the board's saved searches, in their order.
    let bySearch: [Members]
    /// What distances of listings are measured from.
    let spots: [ListingSpot]
    /// Campuses with a listing within ``campusRadius``, open or closed, by state and name.
    let campuses: [CampusScope]

    /// What people were told of listings that left a scope.
    let memory: ScopeMemory
    /// The part of a day in which more may still be told; nil if that of the site is full.
    let openPart: NewsPart?

    /// How far from a campus a listing may be to stand on its page, in kilometres.
    static let campusRadius = Double(Campus.usualRadius)
    /// How far from a campus a listing may be to stand in its feeds and calendar, in kilometres: as far as people ride to class. Within
    /// the larger radius of its page lies, for any campus of a city, all of the city, and no one follows all of a city.
    static let campusFeedRadius = 5.0

    /// How many cards stand on a page of a list.
    static let cardsOnPage = 24

    /// The site of those listings, which are in the order of ``newestFirst(_:)``.
    init(_ context: SiteContext, listings: [ListingSummary], memory: ScopeMemory = ScopeMemory(), clock: NewsClock? = nil, threads: Int) {
        self.context = context
        self.memory = memory
        openPart = clock.flatMap { $0.isFull ? nil : $0.part }
        self.listings = listings
        let kindIndex = Dictionary(context.kinds.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        let personIndex = Dictionary(context.people.enumerated().map { ($1.handle, $0) }, uniquingKeysWith: { first, _ in first })
        var kindOf: [Int] = []
        kindOf.reserveCapacity(listings.count)
        var everything = Members()
        var byKind = Array(repeating: Members(), count: context.kinds.count)
        let brandIndex = Dictionary(context.brands.enumerated().map { ($1.slug, $0) }, uniquingKeysWith: { first, _ in first })
        var byBrand = Array(repeating: Members(), count: context.brands.count)
        var byPerson = Array(repeating: Members(), count: context.people.count)
        var bySearch = Array(repeating: Members(), count: context.searchCount)
        var last = (id: "", index: 0)
        for (index, listing) in listings.enumerated() {
            // Every kind and owner that a listing names is known, or the board would not be published.
            if listing.kind != last.id { last = (listing.kind, kindIndex[listing.kind] ?? 0) }
            let kind = last.index
            let isListed = listing.isListed
            kindOf.append(kind)
            everything.append(index, isListed: isListed)
            if byKind.indices.contains(kind) { byKind[kind].append(index, isListed: isListed) }
            for brand in listing.ties.brands { if let place = brandIndex[brand] { byBrand[place].append(index, isListed: isListed) } }
            for search in listing.searches where bySearch.indices.contains(search) { bySearch[search].append(index, isListed: isListed) }
            if let person = personIndex[listing.owner] { byPerson[person].append(index, isListed: isListed) }
        }
        self.kindOf = kindOf
        self.everything = everything
        self.byKind = byKind
        self.byPerson = byPerson
        self.bySearch = bySearch
        self.byBrand = byBrand
        mentions = ListingMentions(listings)
        let tagged = TagScope.all(of: listings)
        tags = tagged.filter { context.hasPage(ofTag: $0.tag) }
        sections = SectionScope.all(context.kinds, byKind, of: listings)
        byCircle = context.circles.map { circle in tagged.first { $0.tag == circle.tag }?.members ?? Members() }
        suburbs = SuburbScope.all(
            of: listings, kindOf: kindOf, named: context.board.suburbs, gazetteer: context.gazetteer, threads: threads)
        var stateOf = [Int?](repeating: nil, count: listings.count)
        for suburb in suburbs { for listing in suburb.listed { stateOf[listing] = suburb.locality.state.ordinal } }
        catalogues = context.kinds.indices.map { [sections] place in
            Catalogue(
                context.kinds[place], byKind[place].listed, of: listings, states: stateOf, sections: sections.filter { $0.kind == place },
                context.words)
        }
        suburbOf = Dictionary(suburbs.enumerated().map { ($1.locality.index, $0) }, uniquingKeysWith: { first, _ in first })
        suburbIndex = SuburbIndex(suburbs)
        states = StateScope.all(of: suburbs)
        spots = ListingSpot.all(of: suburbs, listings, context.gazetteer, threads: threads)
        campuses = CampusScope.all(of: spots, kindOf: kindOf, kinds: context.kinds.count, context.gazetteer)
    }

    /// The indices of those that stand in lists.
    var listed: [Int] { everything.listed }

    /// Listings in the order of a site's: newest first, then by id.
    static func newestFirst(_ listings: [LoadedListing]) -> [Int] {
        let keys = listings.indices.map { (day: listings[$0].summary.listed, id: TextPrefix(listings[$0].summary.id), index: $0) }
        return keys.sorted { left, right in
            if left.day != right.day { return left.day > right.day }
            return left.id.precedes(right.id) ?? (listings[left.index].summary.id < listings[right.index].summary.id)
        }.map(\.index)
    }

    /// The route of a listing's page.
    func route(_ index: Int) -> Route { .listing(context.kinds[kindOf[index]], slug: listings[index].slug) }

    /// Appends the route of a listing's page.
    func appendRoute(of index: Int, to out: inout ByteBuffer) {
        out.append(routeOf: context.kinds[kindOf[index]], slug: listings[index].slug)
    }
}
