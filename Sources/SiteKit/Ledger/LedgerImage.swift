import ListingKit

/// A ledger as it lies on the disk, read column by column as far as it is needed: a build that changes nothing never makes values of it.
///
/// A header (what it is, its version, the seed, a checksum of the rest), then the columns of outputs, folders and recipes, then what the
/// last build read.
final class LedgerImage: Sendable {
    /// Whatever reads or writes ledgers differently must count this up.
    private static let magic: [UInt8] = Array("houser-ledger 2\n".utf8)
    private static let headerSize = 16 + 8 + 16
    /// Tells a checksum, which must be the same everywhere, from fingerprints.
    private static let checksumSeed: UInt64 = 0

    private let file: MappedFile
    let seed: UInt64
    /// Tells it from any other.
    let sum: Fingerprint
    let paths: PathColumn
    private let records: Int
    private let stamps: Int
    let folders: PathColumn
    /// Whether some of them hold nothing that was wanted and are only there because somebody put something into them.
    let hasUnusedFolders: Bool
    let keys: PathColumn
    private let fingerprints: Int
    private let firsts: Int
    /// What the last build read; nil for the ledger of a run under way.
    let build: BuildColumns?

    /// What the last build read, as far as it takes no time to read it.
    struct BuildColumns: Sendable {
        let head: BuildHead
        let content: InputColumn
        let theme: InputColumn
        /// Where the listings begin.
        fileprivate let listings: Int
    }

    /// Reads a ledger; throws if it is not exactly one that was written by ``bytes(of:)``.
    init(_ file: MappedFile) throws(ByteReader.Malformed) {
        self.file = file
        var reader = ByteReader(file.bytes)
        guard try reader.raw(LedgerImage.magic.count).elementsEqual(LedgerImage.magic) else { throw ByteReader.Malformed() }
        seed = try reader.number()
        sum = try reader.fingerprint()
        let rest = UnsafeRawBufferPointer(rebasing: file.bytes[LedgerImage.headerSize...])
        guard LedgerImage.checksum(rest, seed) == sum else { throw ByteReader.Malformed() }
        paths = try PathColumn(&reader, in: file)
        records = reader.position
        _ = try reader.raw(paths.count * 24)
        stamps = reader.position
        _ = try reader.raw(paths.count * 32)
        folders = try PathColumn(&reader, in: file)
        hasUnusedFolders = try reader.bool()
        keys = try PathColumn(&reader, in: file)
        fingerprints = reader.position
        _ = try reader.raw(keys.count * 16)
        firsts = reader.position
        _ = try reader.raw((keys.count + 1) * 4)
        guard try reader.bool() else {
            build = nil
            return
        }
        let head = try BuildHead(&reader)
        let content = try InputColumn(&reader, in: file)
        let theme = try InputColumn(&reader, in: file)
        build = BuildColumns(head: head, content: content, theme: theme, listings: reader.position)
    }

    private static func checksum(_ rest: UnsafeRawBufferPointer, _ seed: UInt64) -> Fingerprint {
        let sum = Fingerprint(of: rest, seed: checksumSeed)
        // The seed is part of what must be right.
        return Fingerprint(high: sum.high ^ seed, low: sum.low)
    }

    /// The form in which a ledger is kept.
    static func bytes(of ledger: Ledger) -> [UInt8] {
        var out = ByteWriter(reservingCapacity: 4_096 + ledger.outputs.count * 160 + (ledger.build?.listings.count ?? 0) * 900)
        out.append(magic.withUnsafeBytes { $0 })
        out.write(ledger.seed)
        out.write(Fingerprint(high: 0, low: 0))
        PathColumn.write(ledger.outputs.map(\.path.string), to: &out)
        for output in ledger.outputs {
            out.write(Int64(output.record.size))
            out.write(output.record.digest)
        }
        for output in ledger.outputs { out.write(output.stamp) }
        PathColumn.write(ledger.folders, to: &out)
        out.write(ledger.hasUnusedFolders)
        PathColumn.write(ledger.recipes.map(\.key), to: &out)
        for recipe in ledger.recipes { out.write(recipe.fingerprint) }
        for recipe in ledger.recipes { out.write(UInt32(recipe.outputs.lowerBound)) }
        out.write(UInt32(ledger.outputs.count))
        out.write(ledger.build != nil)
        if let build = ledger.build {
            build.write(to: &out)
            BuildRecord.writeInputs(build.content, to: &out)
            BuildRecord.writeInputs(build.theme, to: &out)
            BuildRecord.writeListings(build.listings, to: &out)
        }
        let sum = out.bytes.withUnsafeBytes { checksum(UnsafeRawBufferPointer(rebasing: $0[headerSize...]), ledger.seed) }
        var header = ByteWriter()
        header.write(sum)
        out.overwrite(at: magic.count + 8, with: header.bytes)
        return out.bytes
    }

    /// The record of a file.
    func record(_ index: Int) -> Ledger.Record {
        let place = records + index * 24
        return Ledger.Record(
            size: Int(load(place, Int64.self)), digest: Fingerprint(high: load(place + 8), low: load(place + 16)))
    }

    /// What the file system said of a file.
    func stamp(_ index: Int) -> FileStamp {
        let place = stamps + index * 32
        return FileStamp(size: load(place), modified: load(place + 8), changed: load(place + 16), inode: load(place + 24))
    }

    /// The fingerprint of a recipe.
    func fingerprint(_ recipe: Int) -> Fingerprint {
        Fingerprint(high: load(fingerprints + recipe * 16), low: load(fingerprints + recipe * 16 + 8))
    }

    /// The files of a recipe.
    func outputs(of recipe: Int) -> Range<Int> {
        let first = min(Int(load(firsts + recipe * 4, UInt32.self)), paths.count)
        return first..<max(first, min(Int(load(firsts + recipe * 4 + 4, UInt32.self)), paths.count))
    }

    /// Where the listings of the last build lie, by their fingerprints.
    func listings() throws(ByteReader.Malformed) -> [Fingerprint: BuildRecord.ListingPlace] {
        guard let build else { return [:] }
        var reader = ByteReader(file.bytes, at: build.listings)
        return try BuildRecord.findListings(&reader)
    }

    /// What came of the reading of a listing's file.
    func listing(_ place: BuildRecord.ListingPlace) throws(ByteReader.Malformed) -> ListingRecord {
        var reader = ByteReader(file.bytes, at: place.record)
        return try BuildRecord.readListing(&reader)
    }

    /// What the search index says of a listing; nil if it did not stand there.
    func search(_ place: BuildRecord.ListingPlace) throws(ByteReader.Malformed) -> [UInt8]? {
        var reader = ByteReader(file.bytes, at: place.search)
        return try reader.bool() ? try reader.array() : nil
    }

    private func load<Number: FixedWidthInteger>(_ place: Int, _ type: Number.Type = Number.self) -> Number {
        Number(littleEndian: file.bytes.loadUnaligned(fromByteOffset: place, as: Number.self))
    }
}

/// Files and folders that a build looked at, as they lie in a ledger.
struct InputColumn: Sendable {
    let paths: PathColumn
    private let file: MappedFile
    private let stamps: Int
    private let fingerprints: Int

    init(_ reader: inout ByteReader, in file: MappedFile) throws(ByteReader.Malformed) {
        self.file = file
        paths = try PathColumn(&reader, in: file)
        stamps = reader.position
        _ = try reader.raw(paths.count * 32)
        fingerprints = reader.position
        _ = try reader.raw(paths.count * 17)
    }

    func stamp(_ index: Int) -> FileStamp {
        // The bytes were there when the column was read, so they are now.
        var reader = ByteReader(file.bytes, at: stamps + index * 32)
        return (try? reader.stamp()) ?? .none
    }

    func fingerprint(_ index: Int) -> Fingerprint? {
        var reader = ByteReader(file.bytes, at: fingerprints + index * 17)
        guard let isKnown = try? reader.bool(), isKnown else { return nil }
        return try? reader.fingerprint()
    }
}

/// The first part of what a build left: everything but the long columns.
struct BuildHead: Sendable {
    let program: ProgramIdentity
    let options: Fingerprint
    let frame: Fingerprint
    let timeZone: String
    let findings: BuildFindings
    let keptForeign: [String]
    let caseCollisions: [CaseCollision]
    let pages: Int
    let feeds: Int
    let bytes: Int

    init(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
        program = ProgramIdentity(stamp: try reader.stamp(), fingerprint: try reader.fingerprint())
        options = try reader.fingerprint()
        frame = try reader.fingerprint()
        timeZone = try reader.text()
        let today = Day(number: try reader.number(Int.self))
        let files = Int(try reader.number(UInt32.self))
        let listings = Int(try reader.number(UInt32.self))
        let open = Int(try reader.number(UInt32.self))
        findings = BuildFindings(
            diagnostics: try reader.diagnostics(), today: today, listingFileCount: files, listingCount: listings, openCount: open)
        keptForeign = try reader.texts()
        var pairs: [CaseCollision] = []
        for _ in 0..<(try reader.count(of: 8)) {
            pairs.append(
                CaseCollision(first: ArtifactPath(unchecked: try reader.text()), second: ArtifactPath(unchecked: try reader.text())))
        }
        caseCollisions = pairs
        pages = try reader.number()
        feeds = try reader.number()
        bytes = try reader.number()
    }
}
