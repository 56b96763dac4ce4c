import Glibc
import ListingKit

/// What became of the listings of the last build, found out in one walk for all who ask.
struct ListingChanges {
    /// A listing whose file was there at the last build too, and was read anew.
    struct Change {
        /// Its place among the listings that were read.
        let place: Int
        let before: ListingSummary
    }

    /// What else the last build left.
    let notes: BuildNotes
    /// In the order of their files' paths.
    private(set) var changed: [Change] = []
    /// The places of listings whose files were not there.
    private(set) var new: [Int] = []
    /// Listings whose files are not there any more, under whatever id.
    private(set) var gone: [ListingSummary] = []
    /// Whether any file is there that was there then, or any listing of the same authority under another name, or nothing was or is there. If
    /// not, that was another board, built to the same place.
    private(set) var isSameBoard = false

    /// Compares what was read with what the last build left; nil if there was none.
    init?(_ reading: LoadedContent, since notes: BuildNotes?) {
        guard let notes else { return nil }
        self.notes = notes
        // Both are in the order of the files' paths.
        let columns = notes.listings
        var next = 0
        var lost: [Int] = []
        for place in reading.listings.indices {
            let read = reading.listings[place]
            let row = read.summary.file.withCString { path -> Int? in
                while next < columns.count, let row = columns.row(at: next) {
                    let order = columns.withFile(row) { strcmp($0, path) }
                    if order > 0 { return nil }
                    next += 1
                    if order == 0 { return row }
                    lost.append(row)
                }
                return nil
            }
            guard let row else {
                new.append(place)
                continue
            }
            isSameBoard = true
            if !read.isRemembered, let before = try? columns.summary(row) { changed.append(Change(place: place, before: before)) }
        }
        lost += (next..<columns.count).compactMap { columns.row(at: $0) }
        gone = lost.compactMap { try? columns.summary($0) }
        if !isSameBoard, let before = notes.head.memory.board?.authority, before == reading.board?.authority {
            let ids = Set(gone.map(\.id))
            isSameBoard =
                columns.count == 0 || reading.listings.isEmpty || reading.listings.contains { ids.contains($0.summary.id) }
        }
    }
}

extension LoadedContent {
    /// Adds what is to be said of changes since the last build. Throws if a file was changed since it was read.
    mutating func addFindings(_ changes: ListingChanges) throws {
        let renamed = warnOfRenamedFiles(changes)
        warnOfLostScopes(changes, except: renamed)
        try hintAtUntoldChanges(changes, except: renamed)
    }
}
