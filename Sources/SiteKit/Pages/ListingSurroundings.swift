import Bytes
import Places
import Publishing
import Values

/// What the page of a listing is made from beside the listing itself and the cards of those like it.
struct ListingSurroundings: RecipeInput {
    /// Campuses near its suburb, nearest first.
    let campuses: [NearCampus]
    /// Listings like it; the cards are theirs, in their order.
    let similar: [SimilarListing]
    /// Other variants of the same thing, by their indices.
    let variants: [Int]
    /// The listings that it mentions, in its order.
    let mentions: [Int]
    /// Those that mention it, newest first.
    let mentionedIn: [Int]
    /// Those that look for what it offers, or offer what it looks for; the cards after those of listings like it are theirs.
    let matches: ListingMatches
    /// Where closed ones send readers; nil if it is listed, or nothing is listed anywhere around.
    let others: OpenSuburb?
    /// How its price compares with that of others; nil if there are too few.
    let standing: Comparables.Standing?
    /// How many listings of its owner stand in lists, as exactly as it is worth telling: no page need be made anew for each listing that an
    /// agent adds.
    let ownerListings: RoundedCount
    /// The first day of the month in which the first listing was listed that the board has of its owner, open or closed.
    let ownerSince: Day?
    /// Which places have a page; nil if its kind names none beside its own.
    let places: PlacePages?
    /// Which of its tags have pages, in the order of the summary.
    let pagedTags: [Bool]

    func add(to input: inout FingerprintInput) {
        campuses.add(to: &input)
        similar.add(to: &input)
        // The cards say which ones they are.
        for list in [variants, mentions, mentionedIn] { input.add(list.count) }
        matches.add(to: &input)
        for isPaged in pagedTags { input.add(isPaged) }
        input.add(others != nil)
        others?.add(to: &input)
        input.add(standing != nil)
        standing?.add(to: &input)
        ownerListings.add(to: &input)
        input.add(ownerSince?.description)
        input.add(places != nil)
        if let places { input.add(places.fingerprint) }
    }
}

/// A suburb where something is listed.
struct OpenSuburb: RecipeInput {
    let locality: Locality
    /// How far away it is; nil if it is the listing's own.
    let kilometres: Double?

    /// The suburb of a site's that has anything listed: that one, or else the nearest.
    init?(_ site: Site, nearest row: Int32) {
        guard let place = site.suburbOf[row] else { return nil }
        let own = site.suburbs[place]
        if !own.listed.isEmpty {
            self.init(locality: own.locality, kilometres: nil)
            return
        }
        guard let point = own.locality.coordinate, let near = site.suburbIndex.nearest(to: point, count: 1).first else { return nil }
        self.init(locality: site.suburbs[near.index].locality, kilometres: near.kilometres)
    }

    private init(locality: Locality, kilometres: Double?) {
        self.locality = locality
        self.kilometres = kilometres
    }

    func add(to input: inout FingerprintInput) {
        input.add(Int(locality.index))
    }
}
