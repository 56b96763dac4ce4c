import ListingKit
import Places

/// How listed listings are shared out among the parts of the search index: by the first digits of their postcodes, which lie together on the
/// map, so that a search in one city loads that city. A board of up to ``most`` is one part; a larger one is divided digit by digit, so that
/// a listing that comes or goes changes its own part.
struct SearchParts {
    /// The listings of an area.
    struct Part {
        /// The digits that its postcodes begin with; empty if it holds everything, and `none` for listings without a place.
        let area: String
        /// The states of its listings, in the order of their codes.
        let states: [State]
        /// Its listings as indices into the site's, by postcode and suburb, so that what a search shows lies together; newest first in each.
        let rows: [Int]
        /// The runs of rows whose cards stand in one file.
        let shards: [Range<Int>]
    }

    /// The most listings of a part, unless they share a postcode.
    static let most = 4_000
    /// How many of the newest listings of a part have their cards in files of their own too, a file for each: what is shown of a part or of most
    /// of it.
    static let newest = [0..<24, 24..<120]

    /// By area, those without a place last.
    let parts: [Part]

    init(_ site: Site) {
        let places = site.context.gazetteer.localities
        let locality = { (index: Int) in site.listings[index].locality.map { places[Int($0)] } }
        let rows = site.listed.enumerated().map { (place: locality($1), order: $0, index: $1) }.sorted { left, right in
            guard let one = left.place, let other = right.place else {
                return left.place != nil || right.place == nil && left.order < right.order
            }
            if one.postcode != other.postcode { return one.postcode < other.postcode }
            return one.index != other.index ? one.index < other.index : left.order < right.order
        }
        var parts: [Part] = []
        func add(_ area: String, _ rows: ArraySlice<(place: Locality?, order: Int, index: Int)>) {
            if rows.count <= SearchParts.most || area.utf8.count == 4 {
                if rows.isEmpty, !area.isEmpty { return }
                let states = Set(rows.compactMap { $0.place?.state }).sorted { $0.rawValue < $1.rawValue }
                parts.append(
                    Part(
                        area: area, states: states, rows: rows.map(\.index), shards: SearchParts.shards(rows.map { $0.place?.index ?? -1 }))
                )
                return
            }
            let placed = rows.prefix { $0.place != nil }
            for digit in 0...9 {
                let prefix = area + String(digit)
                add(
                    prefix,
                    placed.drop { !($0.place?.postcode.hasPrefix(prefix) ?? false) }.prefix {
                        $0.place?.postcode.hasPrefix(prefix) ?? false
                    })
            }
            add("none", rows.dropFirst(placed.count))
        }
        add("", rows[...])
        self.parts = parts
    }

    /// How many cards a file holds at least, except the last of a part, and at most: in a part of many listings a search that finds few in a
    /// large area would ask for many files.
    private static func cards(of listings: Int) -> (least: Int, most: Int) {
        let least = listings < 1_000 ? 12 : listings < 2_000 ? 24 : 48
        return (least, 2 * least)
    }

    /// Runs of rows in suburbs of those numbers: each ends with a suburb, unless it would become too long.
    private static func shards(_ suburbs: [Int32]) -> [Range<Int>] {
        let cards = cards(of: suburbs.count)
        var shards: [Range<Int>] = []
        var start = 0
        for row in suburbs.indices.dropFirst() {
            let count = row - start
            guard count >= cards.most || count >= cards.least && suburbs[row] != suburbs[row - 1] else { continue }
            shards.append(start..<row)
            start = row
        }
        if start < suburbs.count { shards.append(start..<suburbs.count) }
        return shards
    }
}
