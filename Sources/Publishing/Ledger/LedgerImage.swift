import Bytes

/// A ledger as it lies on the disk, read column by column as far as it is needed: a build that changes nothing never makes values of it.
///
/// A header (what it is, its version, the seed, a checksum of the rest), then the columns of outputs, folders and recipes, then what there is
/// to say of the site, and what the builder notes. A build which changes little copies nearly all of it as it is.
public final class LedgerImage: Sendable {
    /// What every version of the program starts a ledger with.
    private static let name: [UInt8] = Array("houser-ledger ".utf8)
    /// Whatever reads or writes ledgers differently must count this up.
    private static let magic: [UInt8] = name + Array("G\n".utf8)
    static let headerSize = 16 + 8 + 16
    /// Tells a checksum, which must be the same everywhere, from fingerprints.
    static let checksumSeed: UInt64 = 0

    /// The whole ledger.
    public let file: MappedFile
    /// What all fingerprints are made under.
    public let seed: UInt64
    /// Tells it from any other.
    let sum: Fingerprint
    /// The files that Houser wrote.
    public let paths: PathColumn
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
    let needEnds: RangeColumn
    let needed: NumberColumn<UInt32>
    static let needWidth = 4
    /// What there is to say of the site; nil for the ledger of a run under way.
    let figures: SiteFigures?
    /// Where that stands.
    let figuresPlace: Int
    /// Where what the builder notes begins; it goes to the end of the file.
    public let notesPlace: Int

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
        guard ends.total <= paths.count else { throw ByteReader.Malformed() }
        needEnds = try RangeColumn(&reader, count: keys.count, in: file)
        needed = try NumberColumn(&reader, count: needEnds.total, in: file)
        let isWhole = try reader.bool()
        figuresPlace = reader.position
        figures = isWhole ? try SiteFigures(&reader) : nil
        notesPlace = reader.position
    }

    /// The checksum in the header of a ledger, of whose rest that is the fingerprint.
    static func checksum(_ rest: Fingerprint, _ seed: UInt64) -> Fingerprint {
        // The seed is part of what must be right.
        Fingerprint(high: rest.high ^ seed, low: rest.low)
    }

    /// Whether it is a ledger, but one of a version that writes them otherwise.
    static func isOfOtherVersion(_ bytes: UnsafeRawBufferPointer) -> Bool { bytes.starts(with: name) && !bytes.starts(with: magic) }

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
        PathColumn.write(outputs.count, to: &text) { outputs[$0].writePath(to: &$1) }
        text.append(rows: outputs.count) { row, out in
            let record = outputs[row].record
            out.write(Int64(record.size))
            out.write(record.digest)
        }
        text.append(rows: outputs.count) { $1.write(outputs[$0].stamp) }
        PathColumn.write(ledger.folders.count, to: &text) { ledger.folders[$0] }
        text.append { $0.write(ledger.hasUnusedFolders) }
        let recipes = ledger.recipes
        PathColumn.write(recipes.count, to: &text) { recipes[$0].writeKey(to: &$1) }
        text.append(rows: recipes.count) { $1.write(recipes[$0].fingerprint) }
        text.append { RangeColumn.write(recipes.map { $0.outputs.count }, to: &$0) }
        text.append { RangeColumn.write(recipes.map(\.needCount), to: &$0) }
        let changes = ledger.changes
        text.append(rows: recipes.count) { row, out in recipes[row].writeNeeds(to: &out, changes) }
        text.append { $0.write(ledger.figures != nil) }
        if let figures = ledger.figures {
            text.append { figures.write(to: &$0) }
            ledger.notes(&text)
        }
        return text
    }

    /// The record of a file.
    func record(_ index: Int) -> Ledger.Record {
        let place = records + index * LedgerImage.recordWidth
        return Ledger.Record(
            // No file is larger, so that sums do not overflow whatever the bytes are.
            size: Int(load(place, Int64.self) & (1 << 53 - 1)), digest: Fingerprint(high: load(place + 8), low: load(place + 16)))
    }

    /// What the file system said of a file.
    func stamp(_ index: Int) -> FileStamp {
        let place = stamps + index * LedgerImage.stampWidth
        return FileStamp(size: load(place), modified: load(place + 8), changed: load(place + 16), inode: load(place + 24))
    }

    /// The fingerprint of a recipe.
    func fingerprint(_ recipe: Int) -> Fingerprint { fingerprints[recipe] }

    /// The files of a recipe.
    func outputs(of recipe: Int) -> Range<Int> { ends[recipe] }

    static func write(_ needs: any NeededItems, to out: inout ByteWriter) {
        needs.forEachItem { out.write(UInt32(truncatingIfNeeded: $0)) }
    }

    /// Writes what a recipe needs, by the numbers that items have since changes.
    func writeNeeds(of recipe: Int, to out: inout ByteWriter, _ changes: ItemChanges?) {
        for place in needEnds[recipe] {
            let item = Int(needed[place])
            // Recipes that need an item that is gone are made anew.
            out.write(UInt32(truncatingIfNeeded: changes?.number(of: item) ?? item))
        }
    }

    /// The recipes that need one of the items that changed or are gone.
    func recipes(needing changes: ItemChanges) -> [Int] {
        let isEdited = changes.isEdited
        return (0..<keys.count).filter { recipe in
            needEnds[recipe].contains { place in
                guard let item = changes.number(of: Int(needed[place])) else { return true }
                return isEdited.indices.contains(item) && isEdited[item]
            }
        }
    }

    private func load<Number: FixedWidthInteger>(_ place: Int, _ type: Number.Type = Number.self) -> Number {
        Number(littleEndian: file.bytes.loadUnaligned(fromByteOffset: place, as: Number.self))
    }
}
