import Bytes
import Findings
import Glibc
import ListingKit
import Publishing
import Rules
import Values

/// The listings of the last build as they lie in a ledger, in the order of the site; each is made into a value only when somebody asks.
struct ListingColumns: Sendable {
    let count: Int
    private let file: MappedFile
    /// Where the words stand that search records name by their numbers.
    private let wordRange: Range<Int>
    private let files: PathColumn
    private let slugs: PathColumn
    private let ids: PathColumn
    private let kinds: PathColumn
    private let owners: PathColumn
    private let localities: NumberColumn<Int32>
    private let listed: NumberColumn<Int32>
    private let flags: NumberColumn<UInt8>
    private let spans: NumberColumn<Int32>
    private let prints: FingerprintColumn
    /// What stands for each in the data; a size of 0 if nothing does.
    private let marks: NumberColumn<UInt64>
    private let markSizes: NumberColumn<UInt32>
    /// The listings in the order of their files' paths.
    private let order: NumberColumn<UInt32>
    /// What many have little of; see ``ListingSummary/Extras``.
    private let extras: RangeColumn
    private let extrasPlace: Int
    /// What was found in each, and its search record.
    private let tails: RangeColumn
    private let tailPlace: Int

    static func write(_ listings: [BuildRecord.Listing], _ words: WordVocabulary, to text: inout LedgerText) {
        let summaries = listings.compactMap(\.record.summary)
        guard summaries.count == listings.count else { return write(listings.filter { $0.record.summary != nil }, words, to: &text) }
        text.append {
            $0.write(words.bytes)
            $0.write(UInt32(listings.count))
        }
        PathColumn.write(summaries.count, to: &text) { summaries[$0].file }
        PathColumn.write(summaries.count, to: &text) { summaries[$0].slug }
        PathColumn.write(summaries.count, to: &text) { summaries[$0].id }
        PathColumn.write(summaries.count, to: &text) { summaries[$0].kind }
        PathColumn.write(summaries.count, to: &text) { summaries[$0].owner }
        let count = listings.count
        text.append(rows: count) { $1.write(summaries[$0].locality ?? -1) }
        text.append(rows: count) { $1.write(Int32(truncatingIfNeeded: summaries[$0].listed.number)) }
        text.append(rows: count) { $1.write(summaries[$0].isListed) }
        text.append(rows: count) { $1.write(listings[$0].record.idSpan) }
        text.append(rows: count) { $1.write(listings[$0].record.rememberedFingerprint) }
        text.append(rows: count) { $1.write(listings[$0].remains.data?.digest ?? 0) }
        text.append(rows: count) { $1.write(UInt32(clamping: listings[$0].remains.data?.size ?? 0)) }
        let order = listings.indices.map { (place: listings[$0].place, row: $0) }.sorted { $0.place < $1.place }
        text.append(rows: count) { $1.write(UInt32(order[$0].row)) }
        text.append(pool: count) {
            summaries[$0].extras.write(to: &$1)
        } head: {
            RangeColumn.write(ends: $0, to: &$1)
        }
        text.append(pool: count) {
            writeTail(listings[$0].record.diagnostics, listings[$0].remains.search, to: &$1)
        } head: {
            RangeColumn.write(ends: $0, to: &$1)
        }
    }

    fileprivate static func writeTail(_ diagnostics: [Diagnostic], _ search: [UInt8]?, to out: inout ByteWriter) {
        out.write(UInt32(diagnostics.count))
        for diagnostic in diagnostics { out.write(diagnostic) }
        out.write(search != nil)
        if let search { out.write(search) }
    }

    /// Reads the columns; throws if they are not such as were written.
    init(_ reader: inout ByteReader, in file: MappedFile) throws(ByteReader.Malformed) {
        self.file = file
        let wordCount = try reader.count(of: 1)
        wordRange = reader.position..<reader.position + wordCount
        _ = try reader.raw(wordCount)
        count = try reader.count(of: 40)
        files = try PathColumn(&reader, in: file)
        slugs = try PathColumn(&reader, in: file)
        ids = try PathColumn(&reader, in: file)
        kinds = try PathColumn(&reader, in: file)
        owners = try PathColumn(&reader, in: file)
        localities = try NumberColumn(&reader, count: count, in: file)
        listed = try NumberColumn(&reader, count: count, in: file)
        flags = try NumberColumn(&reader, count: count, in: file)
        spans = try NumberColumn(&reader, count: count * 3, in: file)
        prints = try FingerprintColumn(&reader, count: count, in: file)
        marks = try NumberColumn(&reader, count: count, in: file)
        markSizes = try NumberColumn(&reader, count: count, in: file)
        order = try NumberColumn(&reader, count: count, in: file)
        let (count, order) = (count, order)
        guard [files, slugs, ids, kinds, owners].allSatisfy({ $0.count == count }), (0..<count).allSatisfy({ order[$0] < count }) else {
            throw ByteReader.Malformed()
        }
        extras = try RangeColumn(&reader, count: count, in: file)
        extrasPlace = reader.position
        _ = try reader.raw(extras.total)
        tails = try RangeColumn(&reader, count: count, in: file)
        tailPlace = reader.position
        _ = try reader.raw(tails.total)
    }

    /// What lists need to know of a listing.
    func summary(_ row: Int) throws(ByteReader.Malformed) -> ListingSummary {
        try summary(row, file: files[row], slug: slugs[row], id: ids[row], kind: kinds[row])
    }

    private func summary(
        _ row: Int, file: String, slug: String, id: String, kind: String
    ) throws(ByteReader.Malformed) -> ListingSummary {
        let locality = localities[row]
        var reader = piece(row, of: extras, at: extrasPlace)
        return ListingSummary(
            file: file, slug: slug, id: id, kind: kind, owner: owners[row],
            locality: locality < 0 ? nil : locality, listed: Day(number: Int(listed[row])), isListed: flags[row] != 0,
            extras: try ListingSummary.Extras(&reader))
    }

    /// The ids of all of them.
    var allIDs: Set<String> { Set((0..<count).lazy.map { ids[$0] }) }

    /// Of all that a listing was read from.
    func fingerprint(_ row: Int) -> Fingerprint { prints[row] }

    /// What came of the reading of a listing.
    func record(_ row: Int) throws(ByteReader.Malformed) -> ListingRecord { try record(row, try summary(row)) }

    private func record(_ row: Int, _ summary: ListingSummary) throws(ByteReader.Malformed) -> ListingRecord {
        var reader = tail(row)
        return ListingRecord(
            fingerprint: prints[row], summary: summary,
            idSpan: SourceSpan(line: Int(spans[row * 3]), column: Int(spans[row * 3 + 1]), length: Int(spans[row * 3 + 2])),
            diagnostics: try reader.diagnostics())
    }

    /// The words that records in the search index name by their numbers.
    var words: WordVocabulary { WordVocabulary(file.bytes[wordRange]) }

    /// The listing's record in the search index, if it stands there.
    func search(_ row: Int) throws(ByteReader.Malformed) -> [UInt8]? {
        var reader = tail(row)
        _ = try reader.diagnostics()
        return try reader.bool() ? try reader.array() : nil
    }

    /// What stands for the listing in the data, if anything does.
    func mark(_ row: Int) -> DataMark? {
        markSizes[row] == 0 ? nil : DataMark(digest: marks[row], size: Int(markSizes[row]))
    }

    private func tail(_ row: Int) -> ByteReader { piece(row, of: tails, at: tailPlace) }

    private func piece(_ row: Int, of ranges: RangeColumn, at place: Int) -> ByteReader {
        let range = ranges[row]
        return ByteReader(UnsafeRawBufferPointer(rebasing: file.bytes[place + range.lowerBound..<place + range.upperBound]))
    }

    /// The listing at a place in the order of their files' paths.
    func row(at place: Int) -> Int? {
        place < count ? Int(order[place]) : nil
    }

    /// Whether a listing is that of a file.
    func isFile(_ row: Int, _ path: String) -> Bool { files.holds(path, at: row) }

    /// Whether the path of a listing's file comes before another one, byte by byte.
    func precedes(_ row: Int, _ path: String) -> Bool { path.withCString { path in files.withPath(row) { strcmp($0, path) < 0 } } }

    /// Calls `body` with the path of a listing's file as the system takes it.
    func withFile<Result>(_ row: Int, _ body: (UnsafePointer<CChar>) -> Result) -> Result { files.withPath(row, body) }

    /// What came of the reading of a file, if the listing at its place is that of the file and has its names.
    func record(of file: ListingFile, at place: Int) -> ListingRecord? {
        guard let row = row(at: place), files.holds(file.path, at: row), slugs.holds(file.slug, at: row),
            kinds.holds(file.kind.id, at: row), prints[row] != ListingRecord.unusable
        else { return nil }
        let id = ids.holds(file.slug, at: row) ? file.slug : ids[row]
        guard let summary = try? summary(row, file: file.path, slug: file.slug, id: id, kind: file.kind.id) else { return nil }
        return try? record(row, summary)
    }

    /// The listing of a file.
    func row(of path: String) -> Int? {
        path.withCString { path in
            var (low, high) = (0, count)
            while low < high {
                let middle = (low + high) / 2
                let row = Int(order[middle])
                let difference = files.withPath(row) { strcmp($0, path) }
                if difference == 0 { return row }
                if difference < 0 { low = middle + 1 } else { high = middle }
            }
            return nil
        }
    }

    /// A listing that was read anew and has the same names, place and owner.
    struct Change: Sendable {
        let row: Int
        let record: ListingRecord
        fileprivate let mark: DataMark?
        /// What many listings have little of, in the form of the ledger.
        fileprivate let extras: [UInt8]
        /// What was found in it, and its search record, in the form of the ledger.
        fileprivate let tail: [UInt8]

        init(row: Int, record: ListingRecord, remains: ListingRemains) {
            self.row = row
            self.record = record
            mark = remains.data
            var out = ByteWriter()
            record.summary?.extras.write(to: &out)
            extras = out.bytes
            out.removeAll()
            ListingColumns.writeTail(record.diagnostics, remains.search, to: &out)
            tail = out.bytes
        }
    }

    /// Writes what is known of changed listings over what stands in the ledger, up to the pools.
    func overwrite(_ changes: [Change], in patches: inout LedgerPatches) {
        for change in changes {
            patches.overwrite(at: prints.place + change.row * FingerprintColumn.width) { $0.write(change.record.rememberedFingerprint) }
            patches.overwrite(at: spans.place + change.row * 12) { $0.write(change.record.idSpan) }
            patches.overwrite(at: marks.place + change.row * 8) { $0.write(change.mark?.digest ?? 0) }
            patches.overwrite(at: markSizes.place + change.row * 4) { $0.write(UInt32(clamping: change.mark?.size ?? 0)) }
        }
    }

    /// Where what has no fixed length begins in the ledger; behind it lies nothing but the build's head.
    var poolsPlace: Int { extras.headPlace }

    /// Writes what has no fixed length of all listings, some of which have changed.
    func writePools(_ changes: [Change], to text: inout LedgerText) {
        let changes = changes.sorted { $0.row < $1.row }
        text.keep(extras, at: extrasPlace, with: changes.map { ($0.row, $0.extras) })
        text.keep(tails, at: tailPlace, with: changes.map { ($0.row, $0.tail) })
    }
}

extension ListingRecord {
    /// The fingerprint of what says too little to be used again.
    fileprivate static let unusable = Fingerprint(high: 0, low: 0)

    /// The fingerprint by which another build knows whether the record is of use.
    fileprivate var rememberedFingerprint: Fingerprint { isPartial ? ListingRecord.unusable : fingerprint }
}
