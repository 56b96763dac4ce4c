import ListingKit

/// The listings of a board of which some were edited since the last build, without any change in where they appear.
struct EditedListings: Sendable {
    /// All listings in the order of the site, which is that of the last build.
    let listings: [ReadListing]
    /// For each, whether it was edited.
    let isEdited: [Bool]
    /// The places of those that were.
    let rows: [Int]

    /// Compares listings, which are in the order of their files' paths, with those of the last build. Nil if one came, went or was renamed,
    /// or if lists would show it elsewhere.
    init?(_ read: [ReadListing], since columns: ListingColumns) {
        guard read.count == columns.count else { return nil }
        var sorted: [Int?] = Array(repeating: nil, count: read.count)
        var isEdited = [Bool](repeating: false, count: read.count)
        for (place, listing) in read.enumerated() {
            guard let row = columns.row(at: place), sorted[row] == nil else { return nil }
            sorted[row] = place
            if listing.isUntouched { continue }
            guard columns.isFile(row, listing.summary.file) else { return nil }
            if columns.fingerprint(row) == listing.record.fingerprint { continue }
            guard columns.summary(row) == listing.summary else { return nil }
            isEdited[row] = true
        }
        listings = sorted.compactMap { $0.map { read[$0] } }
        guard listings.count == read.count else { return nil }
        self.isEdited = isEdited
        rows = isEdited.indices.filter { isEdited[$0] }
    }
}
