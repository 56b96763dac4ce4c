import Bytes
import ListingKit

/// A ledger as it lies on the disk, read column by column as far as it is needed: a build that changes nothing never makes values of it.
///
/// A header (what it is, its version, the seed, a checksum of the rest), then the columns of outputs, folders and recipes, then what the
/// last build read. What has a fixed size stands first, so that a build which changes little copies nearly all of it as it is.
final class LedgerImage: Sendable {
    /// Whatever reads or writes ledgers differently must count this up.
    private static let magic: [UInt8] = Array("houser-ledger 9\n".utf8)
    static let headerSize = 16 + 8 + 16
    /// Tells a checksum, which must be the same everywhere, from fingerprints.
    static let checksumSeed: UInt64 = 0

    let file: MappedFile
    let seed: UInt64
    /// Tells it from any other.
    let sum: Fingerprint
    let paths: PathColumn
    let records: Int
    let stamps: Int
    static let recordWidth = 24
    static let stampWidth = 32
    let folders: PathColumn
    /// Whether some of them hold nothing that was wanted and are only there because somebody put something into them.
    let hasUnusedFolders: Bool
    let keys: PathColumn
    let fingerprints: FingerprintColumn
    private let ends: RangeColumn
    private let needEnds: RangeColumn
    private let needed: NumberColumn<UInt32>
    /// What the last build read; nil for the ledger of a run under way.
    let build: BuildColumns?

    /// What the last build read, as far as it takes no time to read it.
    struct BuildColumns: Sendable {
        let head: BuildHead
        let content: InputColumn
        let theme: InputColumn
        /// Where the owners begin in the ledger; nil if something was wrong with one of them.
        fileprivate let people: Range<Int>?
        let listings: ListingColumns
    }

    /// Reads a ledger; throws if it is not exactly one that was written by ``text(of:)`` or ``text(with:)``.
    init(_ file: MappedFile) throws(ByteReader.Malformed) {
        self.file = file
        var reader = ByteReader(file.bytes)
        guard try reader.raw(LedgerImage.magic.count).elementsEqual(LedgerImage.magic) else { throw ByteReader.Malformed() }
        seed = try reader.number()
        sum = try reader.fingerprint()
        let rest = UnsafeRawBufferPointer(rebasing: file.bytes[LedgerImage.headerSize...])
        guard LedgerImage.checksum(Fingerprint(of: rest, seed: LedgerImage.checksumSeed), seed) == sum else { throw ByteReader.Malformed() }
        paths = try PathColumn(&reader, in: file)
        records = reader.position
        _ = try reader.raw(paths.count * LedgerImage.recordWidth)
        stamps = reader.position
        _ = try reader.raw(paths.count * LedgerImage.stampWidth)
        folders = try PathColumn(&reader, in: file)
        hasUnusedFolders = try reader.bool()
        keys = try PathColumn(&reader, in: file)
        fingerprints = try FingerprintColumn(&reader, count: keys.count, in: file)
        ends = try RangeColumn(&reader, count: keys.count, in: file)
        needEnds = try RangeColumn(&reader, count: keys.count, in: file)
        needed = try NumberColumn(&reader, count: needEnds.total, in: file)
        guard try reader.bool() else {
            build = nil
            return
        }
        let content = try InputColumn(&reader, in: file)
        let theme = try InputColumn(&reader, in: file)
        let hasPeople = try reader.bool()
        let size = Int(clamping: try reader.number(UInt64.self))
        let people = reader.position
        _ = try reader.raw(size)
        let listings = try ListingColumns(&reader, in: file)
        build = BuildColumns(
            head: try BuildHead(&reader), content: content, theme: theme, people: hasPeople ? people..<people + size : nil,
            listings: listings)
    }

    /// The checksum in the header of a ledger, of whose rest that is the fingerprint.
    static func checksum(_ rest: Fingerprint, _ seed: UInt64) -> Fingerprint {
        // The seed is part of what must be right.
        Fingerprint(high: rest.high ^ seed, low: rest.low)
    }

    static func header(_ seed: UInt64, sum: Fingerprint) -> [UInt8] {
        var out = ByteWriter(reservingCapacity: headerSize)
        out.append(magic)
        out.write(seed)
        out.write(sum)
        return out.bytes
    }

    /// The form in which a ledger is kept.
    static func text(of ledger: Ledger) -> LedgerText {
        var text = LedgerText(seed: ledger.seed)
        let outputs = ledger.outputs
        PathColumn.write(outputs.count, to: &text) { outputs[$0].path.string }
        text.append(rows: outputs.count) { row, out in
            out.write(Int64(outputs[row].record.size))
            out.write(outputs[row].record.digest)
        }
        text.append(rows: outputs.count) { $1.write(outputs[$0].stamp) }
        PathColumn.write(ledger.folders.count, to: &text) { ledger.folders[$0] }
        text.append { $0.write(ledger.hasUnusedFolders) }
        let recipes = ledger.recipes
        PathColumn.write(recipes.count, to: &text) { recipes[$0].key }
        text.append(rows: recipes.count) { $1.write(recipes[$0].fingerprint) }
        text.append { RangeColumn.write(recipes.map { $0.outputs.count }, to: &$0) }
        text.append { RangeColumn.write(recipes.map(\.needs.listingCount), to: &$0) }
        text.append(rows: recipes.count) { row, out in
            recipes[row].needs.forEachListing { out.write(UInt32(truncatingIfNeeded: $0) & ~storyBit | ($1 ? storyBit : 0)) }
        }
        text.append { $0.write(ledger.build != nil) }
        if let build = ledger.build {
            BuildRecord.writeInputs(build.content, to: &text)
            BuildRecord.writeInputs(build.theme, to: &text)
            text.append { build.writePeople(to: &$0) }
            ListingColumns.write(build.listings, to: &text)
            text.append { build.writeHead(to: &$0) }
        }
        return text
    }

    /// The record of a file.
    func record(_ index: Int) -> Ledger.Record {
        let place = records + index * LedgerImage.recordWidth
        return Ledger.Record(
            size: Int(load(place, Int64.self)), digest: Fingerprint(high: load(place + 8), low: load(place + 16)))
    }

    /// What the file system said of a file.
    func stamp(_ index: Int) -> FileStamp {
        let place = stamps + index * LedgerImage.stampWidth
        return FileStamp(size: load(place), modified: load(place + 8), changed: load(place + 16), inode: load(place + 24))
    }

    /// The owners of the last build; nil if they have to be read again.
    func people() -> [Person]? {
        guard let place = build?.people else { return nil }
        var reader = ByteReader(UnsafeRawBufferPointer(rebasing: file.bytes[place]))
        return try? reader.people()
    }

    /// The fingerprint of a recipe.
    func fingerprint(_ recipe: Int) -> Fingerprint { fingerprints[recipe] }

    /// The files of a recipe.
    func outputs(of recipe: Int) -> Range<Int> { ends[recipe] }

    /// Marks a listing of which a recipe needs the story alone.
    private static let storyBit: UInt32 = 1 << 31

    /// The recipes that need one of the listings that were edited, or the story of one of those of which another story is told now. The
    /// listings are marked by their places in the order of the site.
    func recipes(needing isEdited: [Bool], retold isRetold: [Bool]) -> [Int] {
        (0..<keys.count).filter { recipe in
            needEnds[recipe].contains { place in
                let listing = Int(needed[place] & ~LedgerImage.storyBit)
                guard isEdited.indices.contains(listing), isRetold.indices.contains(listing) else { return false }
                return needed[place] & LedgerImage.storyBit == 0 ? isEdited[listing] : isRetold[listing]
            }
        }
    }

    private func load<Number: FixedWidthInteger>(_ place: Int, _ type: Number.Type = Number.self) -> Number {
        Number(littleEndian: file.bytes.loadUnaligned(fromByteOffset: place, as: Number.self))
    }
}
