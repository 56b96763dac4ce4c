import Bytes
import ListingKit
import Publishing
import Rules

/// What the last build noted in the ledger, read as far as it takes no time to read it.
struct BuildNotes: Sendable {
    /// Whatever reads or writes notes differently must count this up.
    private static let version: UInt32 = 12

    let head: BuildHead
    let content: InputColumn
    let theme: InputColumn
    let listings: ListingColumns
    private let file: MappedFile
    /// Where they begin in the ledger.
    private let place: Int
    /// Where the owners stand in the ledger; nil if something was wrong with one of them.
    private let owners: Range<Int>?

    /// Nil if the ledger has none, or such as were not written by this version: then all is read anew.
    init?(_ ledger: LedgerImage?) {
        guard let ledger, let notes = try? BuildNotes(ledger.file, at: ledger.notesPlace) else { return nil }
        self = notes
    }

    private init(_ file: MappedFile, at place: Int) throws(ByteReader.Malformed) {
        self.file = file
        self.place = place
        var reader = ByteReader(file.bytes, at: place)
        guard try reader.number() == BuildNotes.version else { throw ByteReader.Malformed() }
        content = try InputColumn(&reader, in: file)
        theme = try InputColumn(&reader, in: file)
        let hasOwners = try reader.bool()
        let size = Int(clamping: try reader.number(UInt64.self))
        let start = reader.position
        _ = try reader.raw(size)
        owners = hasOwners ? start..<start + size : nil
        listings = try ListingColumns(&reader, in: file)
        head = try BuildHead(&reader)
    }

    /// The owners of the last build; nil if they have to be read again.
    func people() -> [Person]? {
        guard let owners else { return nil }
        var reader = ByteReader(UnsafeRawBufferPointer(rebasing: file.bytes[owners]))
        return try? reader.people()
    }

    /// Writes the notes of a build.
    static func write(_ build: BuildRecord, to text: inout LedgerText) {
        text.append { $0.write(version) }
        BuildRecord.writeInputs(build.content, to: &text)
        BuildRecord.writeInputs(build.theme, to: &text)
        text.append { build.writePeople(to: &$0) }
        ListingColumns.write(build.listings, build.words, to: &text)
        text.append { build.writeHead(to: &$0) }
    }

    /// What changes in the notes if the content folder and the theme hold the same files as before, and the site the same listings.
    struct Edit {
        /// What was read and found, without its long columns.
        var build: BuildRecord
        var content: InputColumn.Change
        var theme: InputColumn.Change
        /// The listings that were read anew.
        var listings: [ListingColumns.Change]
    }

    /// Writes these notes with a change.
    func write(_ edit: Edit, to text: inout LedgerText) {
        var patches = LedgerPatches()
        content.overwrite(edit.content, in: &patches)
        theme.overwrite(edit.theme, in: &patches)
        listings.overwrite(edit.listings, in: &patches)
        text.keep(place..<listings.poolsPlace, patches)
        listings.writePools(edit.listings, to: &text)
        text.append { edit.build.writeHead(to: &$0) }
    }
}

extension BuildNotes {
    /// What the last build noted that was no preview, or else the last preview, with the ledger that holds it, and why there may be none.
    static func lastTold(_ ledger: String) throws(PublishError) -> (notes: BuildNotes?, ledger: String, flaw: LedgerStore.Flaw?) {
        let store = LedgerStore(path: ledger)
        let content = try store.read()
        let notes = BuildNotes(content.image)
        guard notes?.head.isPreview ?? false, let kept = BuildNotes(try LedgerStore(path: store.told).read().image) else {
            return (notes, ledger, content.flaw)
        }
        return (kept, store.told, nil)
    }
}
