import Glibc
import ListingKit

/// The fingerprints of files that a ledger knows.
struct KnownFiles: ListingMemory {
    let seed: UInt64
    private let inputs: InputColumn?

    init(_ past: Past) {
        seed = past.seed
        inputs = past.ledger.image?.build?.content
    }

    var isEmpty: Bool { inputs == nil }

    func fingerprint(of path: String, stamp: FileStamp) -> Fingerprint? {
        guard let inputs, let index = inputs.index(of: path), inputs.stamp(index) == stamp else { return nil }
        return inputs.fingerprint(index)
    }

    func record(of path: String, fingerprint: Fingerprint) -> ListingRecord? { nil }
}

/// What the last build read of listings, if everything else is still the same. Values are made of it only as they are asked for.
struct RememberedListings: ListingMemory {
    let seed: UInt64
    private let files: KnownFiles
    private let image: LedgerImage?
    /// Where each listing lies; its fingerprint stands for its path too.
    private let places: [Fingerprint: BuildRecord.ListingPlace]

    init(_ past: Past, _ files: KnownFiles, frame: FrameInputs, today: EffectiveDay) throws {
        seed = past.seed
        self.files = files
        guard let image = past.ledger.image, let head = image.build?.head,
            frame.fingerprint(past.options(today: today.day(in: head.timeZone)), seed: past.seed) == head.frame,
            let places = try? image.listings()
        else {
            image = nil
            places = [:]
            return
        }
        self.image = image
        self.places = places
    }

    /// The record of a listing in the search index, if it is the same as before and stood there.
    func search(_ listing: ReadListing) -> [UInt8]? {
        places[listing.record.fingerprint].flatMap { try? image?.search($0) }
    }

    var isEmpty: Bool { files.isEmpty }

    func fingerprint(of path: String, stamp: FileStamp) -> Fingerprint? { files.fingerprint(of: path, stamp: stamp) }

    func record(of path: String, fingerprint: Fingerprint) -> ListingRecord? {
        places[fingerprint].flatMap { try? image?.listing($0) }
    }
}

extension InputColumn {
    /// The place of a file; the paths are in byte order.
    fileprivate func index(of path: String) -> Int? {
        // The first is the folder itself.
        var low = 1
        var high = paths.count
        while low < high {
            let middle = (low + high) / 2
            if compare(middle, path) < 0 { low = middle + 1 } else { high = middle }
        }
        return low < paths.count && compare(low, path) == 0 ? low : nil
    }

    private func compare(_ index: Int, _ path: String) -> Int32 {
        paths.withPath(index) { left in path.withCString { strcmp(left, $0) } }
    }
}
