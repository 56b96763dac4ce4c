import Bytes
import ImageFiles
import ListingKit
import Publishing

/// What belongs to one listing: its page, its pictures without their metadata, its calendar, and itself as JSON if the board asks for
/// that.
struct ListingFiles: OutputFamily {
    private let site: Site
    private let campuses: NearCampuses
    private let similar: SimilarListings
    private let matching: MatchingListings
    private let comparables: MadeOnce<Comparables>
    private let like: MadeOnce<LikeListings>
    private let places: MadeOnce<PlacePages>
    /// Whether listings of each kind may name places.
    private let namesPlaces: [Bool]
    /// The place of each owner among those of the site.
    private let personOf: [String: Int]
    /// How many listings each of them has, without stories.
    private let ownerCounts: MadeOnce<[Int]>
    private let maker: Maker

    /// The files of a site's listings; `calendars` makes the calendar of each that has times.
    init(_ site: Site, _ pages: PageMaker, _ campuses: NearCampuses, _ content: ContentFolder, _ calendars: Calendars?) {
        self.site = site
        self.campuses = campuses
        similar = SimilarListings(site)
        matching = MatchingListings(site)
        comparables = MadeOnce { Comparables(site.listings, kindOf: site.kindOf, kinds: site.context.kinds, site.context.gazetteer) }
        like = MadeOnce { LikeListings(site.listings) }
        namesPlaces = site.context.kinds.map { $0.fields.contains(where: \.namesPlaces) }
        places = MadeOnce { PlacePages(site) }
        personOf = Dictionary(site.context.people.enumerated().map { ($1.handle, $0) }, uniquingKeysWith: { first, _ in first })
        ownerCounts = MadeOnce { site.byPerson.map(site.count(withoutStories:)) }
        maker = Maker(
            pages: pages, content: content, hasData: site.context.board.data.listings == .each, calendars: calendars)
    }

    var count: Int { site.listings.count }

    /// Those of listings that compare themselves with one that changed.
    func recipes(lookingAt changes: ItemChanges) -> [Int] {
        let changed = Set(changes.revalued + changes.redated).filter { site.listings[$0].isListed }
        guard !changed.isEmpty else { return [] }
        let prices = comparables.value
        let comparable = Set(changed.compactMap { site.listings[$0].ties.comparable })
        let near = similar.suburbs(around: Set(changed.compactMap { site.listings[$0].locality }))
        let brands = Set(changed.flatMap { site.listings[$0].ties.brands })
        let kinds = Set(changed.map { site.kindOf[$0] })
        let groups = prices.groups(of: changed)
        let areMatchesOther = changes.revalued.contains { site.listings[$0].match != nil } && matching.hasAny
        return site.listings.indices.filter { index in
            let listing = site.listings[index]
            if areMatchesOther, listing.match != nil { return true }
            guard kinds.contains(site.kindOf[index]) else { return false }
            return listing.locality.map(near.contains) ?? false || listing.ties.brands.contains(where: brands.contains)
                || listing.ties.comparable.map(comparable.contains) ?? false || prices.mayStandOtherwise(index, since: groups)
        }
    }

    func key(at index: Int) -> String? { ListingFiles.key(of: site.listings[index]) }

    private static func key(of listing: ListingSummary) -> String { "listing/" + listing.file }

    /// Those of listings that may be like one of those that moved, match it, name it or have its owner; and those that lead to open suburbs, if
    /// these are other ones.
    func recipes(movedBy moves: SiteMoves) -> [Int] {
        let prices = comparables.value
        let (all, ids) = (moves.listings, Set(moves.listings.map(\.id)))
        let near = similar.suburbs(around: moves.localities)
        let seeing = similar.suburbs(seeing: moves.turned)
        let owners = Set(all.map(\.owner))
        let mentioned = Set(all.flatMap(\.ties.mentions))
        let brands = Set(all.flatMap(\.ties.brands))
        let (comparable, variants) = (Set(all.compactMap(\.ties.comparable)), Set(all.compactMap(\.ties.variant)))
        func ofKinds(_ some: [ListingSummary]) -> [(summary: ListingSummary, kind: Int)] {
            some.compactMap { summary in
                site.context.kinds.firstIndex { $0.id == summary.kind }.map { (summary: summary, kind: $0) }
            }
        }
        let kinds = Set(ofKinds(all).map(\.kind))
        let former = prices.formerPrices(without: ofKinds(moves.now), with: ofKinds(moves.before))
        // Where nobody looks for a home, now or before, nothing matches anything; who looks may have named any listing as one.
        let areMatchesOther =
            (matching.hasAny || moves.before.contains { $0.match?.facts.role == .request })
            && (all.contains { $0.match != nil } || site.listings.contains { $0.match?.homes.contains(where: ids.contains) ?? false })
        return site.listings.indices.filter { index in
            let listing = site.listings[index]
            let ties = listing.ties
            if owners.contains(listing.owner) || areMatchesOther && listing.match != nil { return true }
            if !listing.isListed, !moves.turned.isEmpty { return true }
            if mentioned.contains(listing.id) || ties.mentions.contains(where: ids.contains) { return true }
            if let locality = listing.locality, seeing.contains(locality) { return true }
            guard kinds.contains(site.kindOf[index]) else { return false }
            return listing.locality.map(near.contains) ?? false || ties.brands.contains(where: brands.contains)
                || ties.comparable.map(comparable.contains) ?? false || ties.variant.map(variants.contains) ?? false
                || listing.isListed && prices.standsOtherwise(index, price: listing.price, since: former)
        }
    }

    func recipe(at index: Int, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        let listing = site.listings[index]
        let locality = listing.locality
        let variants = listing.ties.variant == nil ? [] : like.value.variants(of: index, listing)
        let similar = similar.of(index).filter { !variants.contains($0.index) }
        let matches = matching.of(index)
        // What stands among the matches says there that it is on a list.
        let matched = Set(matches.cards)
        let mentions = site.mentions.of(index).filter { !matched.contains($0) }
        let mentionedIn = site.mentions.ofOthers(index).filter { !matched.contains($0) }
        let needs = ListingNeeds(
            items: [index], cards: similar.map(\.index) + variants + mentions + mentionedIn + matches.cards,
            maps: locality.map { [$0] } ?? [])
        let owner = personOf[listing.owner]
        let surroundings = ListingSurroundings(
            campuses: campuses.of(locality), similar: similar, variants: variants, mentions: mentions, mentionedIn: mentionedIn,
            matches: matches,
            others: listing.isListed ? nil : locality.flatMap { OpenSuburb(site, nearest: $0) },
            standing: listing.isListed ? standing(of: index) : nil,
            ownerListings: RoundedCount(owner.map { ownerCounts.value[$0] } ?? 0),
            // Newest first.
            ownerSince: owner.flatMap { site.byPerson[$0].all.last }.map { site.listings[$0].listed.firstOfMonth },
            places: namesPlaces[site.kindOf[index]] ? places.value : nil, pagedTags: listing.tags.map(site.context.hasPage(ofTag:)))
        return maker.recipe(ListingFiles.key(of: listing), surroundings, needs) { [maker = self.maker] surroundings, ingredients in
            try maker.artifacts(ingredients, surroundings)
        }
    }

    /// How its price compares with those of others like it, wherever they are, or else with those around it.
    private func standing(of index: Int) -> Comparables.Standing? {
        let listing = site.listings[index]
        guard listing.ties.comparable == nil else { return like.value.standing(of: index, listing) }
        return comparables.value.standing(of: index, price: listing.price)
    }

    /// Makes the files of each listing.
    private final class Maker: Sendable {
        let pages: PageMaker
        let comments: CommentFeedMaker?
        let content: ContentFolder
        /// Whether each listing has a file of JSON of its own.
        let hasData: Bool
        let calendars: Calendars?

        init(pages: PageMaker, content: ContentFolder, hasData: Bool, calendars: Calendars?) {
            self.pages = pages
            comments = CommentFeedMaker(pages.context)
            self.content = content
            self.hasData = hasData
            self.calendars = calendars
        }

        func artifacts(_ ingredients: Ingredients, _ surroundings: ListingSurroundings) throws -> [Artifact] {
            guard let item = ingredients.item else { return [] }
            var artifacts = [try ListingPage(item, maker: pages, surroundings: surroundings, ingredients: ingredients).artifact()]
            if hasData {
                artifacts.append(
                    Artifact(
                        path: try ArtifactPath(Route.listingAPI(item.listing.id).file), stage: .asset,
                        content: .bytes(ListingJSON(item, pages.context).document)))
            }
            if let calendars, !item.listing.appointments.isEmpty {
                let file = item.route.inspections
                let bytes = calendars.calendar(
                    name: item.listing.title, page: item.route, file: file, zone: item.locality?.timeZone ?? pages.context.board.timeZone,
                    items: [item])
                artifacts.append(Artifact(path: try ArtifactPath(file.file), stage: .asset, content: .bytes(bytes)))
            }
            if let comments, let talk = item.talk, talk.hasBeenCommented {
                artifacts.append(
                    Artifact(
                        path: try ArtifactPath(item.route.ownComments.file), stage: .asset,
                        content: .render { comments.feed(of: item, talk) }))
            }
            for image in item.listing.allImages {
                artifacts.append(
                    Artifact(
                        path: try ArtifactPath(item.route.appending(image.file).file), stage: .asset,
                        content: .render { [content] in
                            try ImageFile.withoutMetadata(try content.bytes(of: image.path, limit: ImageFile.maximumBytes))
                        }))
            }
            return artifacts
        }
    }
}
