import Bytes
import ListingKit

/// The listings of a board of which some were edited since the last build, without any change in where they appear.
struct EditedListings: Sendable {
    /// All listings in the order of their files' paths.
    private let read: [LoadedListing]
    /// The place of each listing in that order, in the order of the site, which is that of the last build.
    private let places: [Int]
    /// For each, in the order of the site, whether it was edited.
    let isEdited: [Bool]
    /// For each, whether the feeds of changes tell something else of it.
    let isRetold: [Bool]
    /// The places of those that were.
    let rows: [Int]

    /// Compares listings, which are in the order of their files' paths, with those of the last build. Nil if one came, went or was renamed,
    /// or if lists would show it elsewhere.
    init?(_ read: [LoadedListing], since columns: ListingColumns) {
        guard read.count == columns.count else { return nil }
        var places = [Int](repeating: -1, count: read.count)
        var rows: [Int] = []
        var isRetold = [Bool](repeating: false, count: read.count)
        for place in read.indices {
            guard let row = columns.row(at: place), places[row] < 0 else { return nil }
            places[row] = place
            // Its place among all files was compared; all of these can be read, or the board would have errors.
            if read[place].isUntouched { continue }
            guard columns.isFile(row, read[place].summary.file) else { return nil }
            if columns.fingerprint(row) == read[place].record.fingerprint { continue }
            guard let past = try? columns.summary(row), past.stands(like: read[place].summary) else { return nil }
            isRetold[row] = past.historyFingerprint != read[place].summary.historyFingerprint
            rows.append(row)
        }
        self.read = read
        self.places = places
        var isEdited = [Bool](repeating: false, count: read.count)
        for row in rows { isEdited[row] = true }
        self.isEdited = isEdited
        self.isRetold = isRetold
        self.rows = rows.sorted()
    }

    /// A listing by its place in the order of the site.
    subscript(row: Int) -> LoadedListing { read[places[row]] }

    /// All of them, in the order of the site.
    var summaries: [ListingSummary] { places.map { read[$0].summary } }
    /// Theirs, in the order of the site.
    var fingerprints: [Fingerprint] { places.map { read[$0].record.fingerprint } }
}
