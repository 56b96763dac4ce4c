import Bytes
import Facts
import Findings
import ImageFiles
import Rules
import Values

/// Reads all listings of a content folder on several threads; unchanged ones come from memory.
struct ListingsReader: Sendable {
    /// The result for one listing's file.
    struct Outcome: Sendable {
        fileprivate(set) var record: ListingRecord
        /// The listing in full, unless it was remembered or is not to be kept.
        var listing: Listing?
        /// The file as it was read; nil if it could not be, or is known to be untouched.
        let file: FileRecord?
        var isUntouched: Bool { isRemembered && file == nil }
        var isRemembered = false
        /// How much text it has; see ``ListingSummary/textBytes``.
        var bytes = 0
        /// The findings that are not kept.
        fileprivate var more = UnlistedFindings()

        fileprivate init(remembered record: ListingRecord, file: FileRecord?, bytes: Int = 0) {
            self.init(record: record, file: file)
            isRemembered = true
            self.bytes = record.summary?.textBytes ?? bytes
        }

        fileprivate init(record: ListingRecord, file: FileRecord? = nil) {
            (self.record, self.file) = (record, file)
        }

        fileprivate mutating func keep(_ kept: ReadingBudget.Kept) {
            more = kept.more
            if !more.isNothing { (record.diagnostics, record.isPartial) = (kept.diagnostics, true) }
        }
    }

    let folder: ContentFolder
    let inventory: Inventory
    let context: ReadingContext
    /// The kinds of listings that may lie in a wrong folder.
    let kinds: [Kind]
    /// What feeds say of listings.
    let facts: FirstFacts
    /// Finds the board's saved searches that a listing matches.
    let searches: SearchMatcher
    let memory: any ListingMemory
    let threads: Int
    /// Whether listings stay in memory as they were read.
    let keepsListings: Bool
    /// The pictures of listings as they are, by path.
    let pictures: [String: FileRecord]
    /// When reading began, which decides the stamps that can be trusted.
    private let start: Int64

    init(
        folder: ContentFolder, inventory: Inventory, context: ReadingContext, kinds: [Kind], facts: FirstFacts,
        searches: SearchMatcher, memory: any ListingMemory, threads: Int, keepsListings: Bool
    ) {
        self.folder = folder
        self.inventory = inventory
        self.context = context
        self.kinds = kinds
        self.facts = facts
        self.searches = searches
        self.memory = memory
        self.threads = threads
        self.keepsListings = keepsListings
        let start = FileStamp.now()
        self.start = start
        let paths = inventory.pictures.flatMap { folder, names in names.map { folder + "/" + $0 } }
        let records = Parallel.map(paths, threads: threads) { folder.record(of: $0, memory, at: start, limit: ImageFile.maximumBytes) }
        pictures = Dictionary(records.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The results for all listings' files, and the findings on those that are not kept.
    func read(progress: @escaping @Sendable (Int, Int) -> Void) -> (outcomes: [Outcome], findings: [Diagnostic]) {
        let counter = ProgressCounter(total: inventory.listings.count, report: progress)
        let most = Rule.mostText(ofListings: inventory.listings.count)
        let budget = ReadingBudget(files: inventory.listings.count, mostBytes: most)
        var outcomes = Parallel.map(Array(inventory.listings.indices), threads: threads) { place in
            defer { counter.step() }
            if budget.isSpent { return unreadable([]) }
            var outcome = untouched(place) ?? read(inventory.listings[place])
            outcome.keep(budget.keep(outcome.record.diagnostics, of: place, bytes: outcome.bytes))
            return outcome
        }
        var settlement = ReadingBudget.Settlement()
        var bytes = 0
        for place in outcomes.indices {
            if bytes > most {
                // Some of them may have been read before that was known.
                outcomes.removeSubrange(place...)
                break
            }
            bytes += outcomes[place].bytes
            var kept = ReadingBudget.Kept(diagnostics: outcomes[place].record.diagnostics, more: outcomes[place].more)
            settlement.settle(&kept, of: inventory.listings[place].path)
            outcomes[place].keep(kept)
        }
        guard bytes > most else { return (outcomes, settlement.findings) }
        let files = zip(inventory.listings, outcomes).map { ($0.path, $1.bytes) }
        let unread = inventory.listings[outcomes.count...].map(\.path)
        return (outcomes, settlement.findings + [Rule.tooMuchText(bytes, most: most, files: files, unread: unread)])
    }

    /// The result for a listing, if it is known without looking at its file.
    private func untouched(_ place: Int) -> Outcome? {
        let file = inventory.listings[place]
        if file.isIndex { return nil }
        guard let record = memory.untouched(file, at: place) else { return nil }
        return Outcome(remembered: record, file: nil)
    }

    private func read(_ file: ListingFile) -> Outcome {
        if let record = folder.known(file.path, memory),
            let remembered = memory.record(of: file.path, fingerprint: fingerprint(file, record))
        {
            return Outcome(remembered: remembered, file: record)
        }
        var diagnostics: [Diagnostic] = []
        guard let (source, stamp) = folder.stampedSource(file.path, into: &diagnostics) else { return unreadable(diagnostics) }
        let record = FileRecord(
            path: file.path, stamp: stamp.settled(at: start), seen: stamp, fingerprint: Fingerprint(of: source.bytes, seed: memory.seed))
        let whole = fingerprint(file, record)
        let bytes = source.bytes.count
        if let remembered = memory.record(of: file.path, fingerprint: whole) {
            return Outcome(remembered: remembered, file: record, bytes: bytes)
        }
        let result = CheckedListing(source, ListingReader(file: file, folder: images(of: file), context: context))
        let diagnosed = misplaced(result.diagnostics, source, of: file)
        let text = max(bytes, (result.listing?.renderedBytes ?? 0) / Rule.htmlOfText)
        let summary = result.listing.map { listing in
            ListingSummary(
                listing, today: context.today, searches: searches.places(of: listing), seed: memory.seed, textBytes: text,
                mayNamePlaces: NamedRegions.mayBe(in: source, outside: result.addressLines, context.gazetteer), facts)
        }
        var outcome = Outcome(
            record: ListingRecord(fingerprint: whole, summary: summary, idSpan: result.idSpan, diagnostics: diagnosed),
            file: record)
        outcome.listing = keepsListings ? result.listing : nil
        outcome.record.addressLines = result.addressLines
        outcome.bytes = text
        return outcome
    }

    /// What is told of a file: if it is another kind of file than those of its folder, that alone, since all else follows from it.
    private func misplaced(_ findings: [Diagnostic], _ source: SourceFile, of file: ListingFile) -> [Diagnostic] {
        let isWrong = findings.contains { $0.severity == .error }
        if isWrong, let misfiled = MisfiledFile(source, of: file, kinds: kinds) { return [misfiled.finding { folder.hasFile($0) }] }
        return findings + (SecondListing(in: source, of: file.kind).map { [$0.finding(of: file)] } ?? [])
    }

    /// A remembered listing in full. Throws if its file was changed since.
    func listing(_ remembered: LoadedListing) throws -> Listing {
        let (source, reader) = try again(remembered, context)
        guard let listing = CheckedListing.listing(source, reader) else { throw ContentChanged(path: remembered.summary.file) }
        return listing
    }

    /// A listing with its file, whatever is wrong with it; nil if it can't be read.
    func parsed(_ source: SourceFile) -> ParsedListing? {
        guard let file = inventory.listing(at: source.path) else { return nil }
        var scratch = Report(source)
        return ListingReader(file: file, folder: images(of: file), context: context).read(source, report: &scratch)
    }

    /// The findings that depend on what a listing was at the last build. Throws if its file was changed since.
    func findings(of read: LoadedListing, before: PreviousFacts) throws -> [Diagnostic] {
        var context = context
        context.before = before
        let (source, reader) = try again(read, context)
        return CheckedListing(source, reader).diagnostics.filter { $0.rule == Rule.unannouncedChange.id || $0.rule == Rule.lateChange.id }
    }

    /// The file of a remembered listing, and what reads it. Throws if it was changed since.
    private func again(_ remembered: LoadedListing, _ context: ReadingContext) throws -> (SourceFile, ListingReader) {
        let path = remembered.summary.file
        var diagnostics: [Diagnostic] = []
        guard let file = inventory.listing(at: path), let (source, _) = folder.stampedSource(path, into: &diagnostics) else {
            throw ContentChanged(path: path)
        }
        let record = FileRecord(path: path, stamp: .none, seen: nil, fingerprint: Fingerprint(of: source.bytes, seed: memory.seed))
        guard fingerprint(file, record) == remembered.record.fingerprint else { throw ContentChanged(path: path) }
        return (source, ListingReader(file: file, folder: images(of: file), context: context))
    }

    private func unreadable(_ diagnostics: [Diagnostic]) -> Outcome {
        let nothing = Fingerprint(of: [], seed: memory.seed)
        return Outcome(record: ListingRecord(fingerprint: nothing, summary: nil, idSpan: .wholeFile, diagnostics: diagnostics))
    }

    func images(of file: ListingFile) -> ImageFolder {
        ImageFolder(
            path: file.folder, files: file.isIndex ? inventory.pictures[file.folder] ?? [] : [], isOwn: file.isIndex,
            suggestion: (file.folder, file.path.hasSuffix(".md")), isTaken: isTaken(file),
            inspect: folder.pictures(in: file.folder))
    }

    private func isTaken(_ file: ListingFile) -> Bool { !file.isIndex && inventory.listingFolders.contains(file.folder) }

    /// The fingerprint of everything that a listing is read from, beside what is the same for all.
    private func fingerprint(_ file: ListingFile, _ record: FileRecord) -> Fingerprint {
        var input = FingerprintInput(seed: memory.seed)
        // The name of a file says what kind it is, where it is published, and who it is if it has no id.
        input.add(file.path)
        input.add(record.fingerprint)
        input.add(isTaken(file))
        if file.isIndex {
            for name in inventory.pictures[file.folder] ?? [] {
                input.add(name)
                if let picture = pictures[file.folder + "/" + name] { input.add(picture.fingerprint) }
            }
        }
        return input.finish()
    }
}

/// A file was edited between two looks at it.
public struct ContentChanged: Error, CustomStringConvertible {
    /// The file, relative to the content folder.
    public let path: String

    /// One sentence without a final full stop.
    public var description: String { "\(path) was changed while the site was being built; run the command again" }
}

extension ContentFolder {
    /// A file as it is now. One that cannot be read gets a fingerprint that equals no other.
    public func record(of path: String, _ memory: any ListingMemory, at instant: Int64, limit: Int) -> FileRecord {
        if let known = known(path, memory) { return known }
        guard let file = try? stamped(path, limit: limit) else {
            let unique = Fingerprint(high: UInt64.random(in: 0...UInt64.max), low: UInt64.random(in: 0...UInt64.max))
            return FileRecord(path: path, stamp: .none, seen: nil, fingerprint: unique)
        }
        return FileRecord(
            path: path, stamp: file.stamp.settled(at: instant), seen: file.stamp,
            fingerprint: Fingerprint(of: file.bytes, seed: memory.seed))
    }

    /// A file that is as it was known.
    func known(_ path: String, _ memory: any ListingMemory) -> FileRecord? {
        if memory.isEmpty { return nil }
        if let record = memory.intact(path) { return record }
        // What is laid over the folder has no stamp, and may be another file each time.
        guard let stamp = stamp(of: path), stamp != .none, let known = memory.fingerprint(of: path, stamp: stamp) else { return nil }
        return FileRecord(path: path, stamp: stamp, seen: stamp, fingerprint: known)
    }

    /// Throws if one of the files is not as it was when it was read.
    public func confirm(_ records: some Sequence<FileRecord>) throws(ContentChanged) {
        for record in records where stamp(of: record.path) != record.seen && record.seen != nil {
            throw ContentChanged(path: record.path)
        }
    }
}
