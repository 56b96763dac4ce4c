import Bytes
import Glibc
import ListingKit
import Rules
import Values

/// The fingerprints of files that a ledger knows.
struct KnownFiles: ListingMemory {
    let seed: UInt64
    private let inputs: InputColumn?
    private let seen: InputChanges?
    /// Whether the folder holds the same files and folders as before, whatever is in them.
    private let isSameFolder: Bool

    init(_ previous: PreviousBuild, _ seen: InputChanges?, isSameFolder: Bool) {
        seed = previous.seed
        inputs = previous.notes?.content
        self.seen = seen
        self.isSameFolder = isSameFolder
    }

    var isEmpty: Bool { inputs == nil }

    func intact(_ path: String) -> FileRecord? {
        guard let inputs, let seen, let index = inputs.index(of: path), seen.isIntact(index), let fingerprint = inputs.fingerprint(index)
        else { return nil }
        let stamp = inputs.stamp(index)
        return FileRecord(path: path, stamp: stamp, seen: stamp, fingerprint: fingerprint)
    }

    func fingerprint(of path: String, stamp: FileStamp) -> Fingerprint? {
        guard let inputs, let index = inputs.index(of: path), inputs.stamp(index) == stamp else { return nil }
        return inputs.fingerprint(index)
    }

    var people: [Person]? { nil }

    var hiddenPeople: Fingerprint? { nil }

    func hiddenPlaces(of path: String, by owner: String) -> [HiddenPlace] { [] }

    func record(of path: String, fingerprint: Fingerprint) -> ListingRecord? { nil }

    func untouched(_ file: ListingFile, at place: Int) -> ListingRecord? { nil }

    /// The rows in the ledger of all that has changed in the content folder, if it holds the same files as before.
    var touched: [Int]? {
        isSameFolder ? seen?.touched : nil
    }

    /// What is known of something in a folder that holds the same files as before, if it is as it was.
    func input(untouched entry: Int) -> BuildRecord.Input? {
        guard let inputs, isUntouched(entry) else { return nil }
        let row = entry + 1
        return BuildRecord.Input(path: inputs.paths[row], stamp: inputs.stamp(row), fingerprint: inputs.fingerprint(row))
    }

    /// Whether the folder holds the same files as before, and the one at a place among them is as it was.
    func isUntouched(_ entry: Int) -> Bool {
        guard isSameFolder, let seen else { return false }
        // The first is the folder itself.
        return seen.isIntact(entry + 1)
    }
}

/// What the last build read of listings, if everything else is still the same. Values are made of it only as they are asked for.
struct ListingCache: ListingMemory {
    let seed: UInt64
    private let files: KnownFiles
    /// Nil if nothing of it can be relied upon.
    let listings: ListingColumns?
    let people: [Person]?
    let hiddenPeople: Fingerprint?

    init(_ previous: PreviousBuild, _ files: KnownFiles, shared: SharedInputs, today: EffectiveDay) {
        seed = previous.seed
        self.files = files
        guard let notes = previous.notes,
            shared.fingerprint(previous.options(today: today.day(in: notes.head.timeZone)), seed: previous.seed) == notes.head.shared
        else {
            listings = nil
            people = nil
            hiddenPeople = nil
            return
        }
        listings = notes.listings
        people = notes.people()
        hiddenPeople = notes.head.hiddenPeople
    }

    /// What was kept of a listing, if it is the same as before.
    func remains(_ listing: LoadedListing) -> ListingRemains {
        guard let listings, let row = row(of: listing.summary.file, listing.record.fingerprint) else { return ListingRemains() }
        // The search tells how much was said of it.
        let search = listing.hasOtherTalk ? nil : (try? listings.search(row))
        return ListingRemains(search: search, data: listings.mark(row))
    }

    /// The words that kept search records name by their numbers; nil if none are kept.
    var words: WordVocabulary? { listings?.words }

    var isEmpty: Bool { files.isEmpty }

    func intact(_ path: String) -> FileRecord? { files.intact(path) }

    func fingerprint(of path: String, stamp: FileStamp) -> Fingerprint? { files.fingerprint(of: path, stamp: stamp) }

    func record(of path: String, fingerprint: Fingerprint) -> ListingRecord? {
        guard let listings, let row = row(of: path, fingerprint) else { return nil }
        return try? listings.record(row)
    }

    func untouched(_ file: ListingFile, at place: Int) -> ListingRecord? {
        files.isUntouched(file.entry) ? listings?.record(of: file, at: place) : nil
    }

    func hiddenPlaces(of path: String, by owner: String) -> [HiddenPlace] {
        guard let listings, let row = listings.row(of: path), let summary = (try? listings.record(row))?.summary else { return [] }
        return summary.owner == owner ? summary.hidden : []
    }

    private func row(of path: String, _ fingerprint: Fingerprint) -> Int? {
        guard let listings, let row = listings.row(of: path), listings.fingerprint(row) == fingerprint else { return nil }
        return row
    }
}

extension InputColumn {
    /// The place of a file; the paths are in byte order.
    fileprivate func index(of path: String) -> Int? {
        path.withCString { path in
            // The first is the folder itself.
            var low = 1
            var high = paths.count
            while low < high {
                let middle = (low + high) / 2
                let order = paths.withPath(middle) { strcmp($0, path) }
                if order == 0 { return middle }
                if order < 0 { low = middle + 1 } else { high = middle }
            }
            return nil
        }
    }
}
