import Foundation
import Testing

@testable import Bytes
@testable import Findings
@testable import ListingKit
@testable import Publishing
@testable import Rules
@testable import SiteKit
@testable import Values

@Suite struct LedgerTests {
    private let scratch = ScratchFolder()

    private func needed(_ needs: ListingNeeds) -> any NeededItems {
        SiteRecipe(key: "", fingerprint: Fingerprint(high: 0, low: 0), needs: needs) { _ in [] }
    }

    private func sample() throws -> (ledger: Ledger, build: BuildRecord) {
        var ledger = Ledger(seed: 7)
        let stamp = FileStamp(size: 12, modified: 5, changed: 0, inode: 99)
        for (path, size) in [("b c/ü.html", 12), ("b c/x.html", 0), ("a", 3)] {
            let record = Ledger.Record(size: size, digest: Fingerprint(high: UInt64(size), low: 1))
            ledger.outputs.append(Ledger.Output(path: try ArtifactPath(path), record: record, stamp: stamp))
        }
        ledger.folders = ["b c"]
        ledger.hasUnusedFolders = true
        ledger.recipes = [
            Ledger.Made(
                key: "one", fingerprint: Fingerprint(high: 1, low: 2), outputs: 0..<2, needs: needed(ListingNeeds(items: [0], maps: [9]))),
            Ledger.Made(
                key: "two", fingerprint: Fingerprint(high: 3, low: 4), outputs: 2..<3,
                needs: needed(ListingNeeds(cards: [1], records: [0], marks: [2]))),
        ]
        let diagnostic = Diagnostic(
            .warning, rule: "r", file: "rentals/x.md", span: SourceSpan(line: 3, column: 4, length: 5), message: "m", reason: "", fix: "f",
            sourceLine: nil, missing: "rent")
        // In the order of the site, which is not that of the files.
        let listings = ["z", "x", "y"].enumerated().map { number, name in
            let summary = ListingSummary(
                file: "rentals/\(name).md", slug: name, id: "id\0\(name)", kind: "rental", owner: "ana", locality: number == 1 ? nil : 4,
                listed: Day(number: 20_000), isListed: number != 2,
                extras: ListingSummary.Extras(
                    told: [
                        told(EventMark(Day(number: 20_000), step: 0, .listed, identity: "listed"), .listed),
                        told(
                            EventMark(Day(number: 20_001), step: 1, .priceDropped, identity: "price/550"),
                            .priceDropped(from: Money(cents: 55_000))
                        ).said(by: nil).told(in: NewsPart(Day(number: 20_002), 3)),
                    ], updated: Moment(Day(number: 20_001), listing: 17),
                    tags: number == 0 ? ["near-trams", "quiet"] : [], searches: number == 1 ? [0, 3] : [],
                    lastAppointment: number == 2 ? Day(number: 20_010) : nil, fact: "2 beds",
                    storyFingerprint: Fingerprint(high: 3, low: UInt64(number)),
                    signals: number == 2 ? [SlotSignal(SlotMark(code: 7), revision: 2, changed: Day(number: 20_001))] : [],
                    pastMark: UInt64(number))
            )
            let record = ListingRecord(
                fingerprint: Fingerprint(high: 8, low: UInt64(number)), summary: summary, idSpan: SourceSpan(line: 1, column: number),
                diagnostics: number == 0 ? [] : [diagnostic])
            let remains = ListingRemains(
                search: number == 2 ? nil : [1, 2, 3], data: number == 1 ? nil : DataMark(digest: .max - UInt64(number), size: 4_000))
            return BuildRecord.Listing(record: record, place: [2, 0, 1][number], remains: remains)
        }
        let build = BuildRecord(
            program: ProgramIdentity(stamp: stamp, fingerprint: Fingerprint(high: 5, low: 6)), options: Fingerprint(high: 1, low: 1),
            shared: Fingerprint(high: 2, low: 2), timeZone: "Australia/Perth",
            content: [
                BuildRecord.Input(path: ".", stamp: stamp, fingerprint: nil),
                BuildRecord.Input(path: "rentals/x.md", stamp: stamp, fingerprint: Fingerprint(high: 1, low: 1)),
            ],
            theme: [BuildRecord.Input(path: "x", stamp: .none, fingerprint: Fingerprint(high: 3, low: 3))],
            people: [
                Person(
                    handle: "ana", name: "Ana", role: .headTenant, about: nil,
                    contact: Contact(name: "Ana", phone: try PhoneNumber.parse("0491 570 156").get(), email: nil), licence: "12",
                    website: "https://ana.example/", forge: nil)
            ],
            listings: listings, words: WordVocabulary("near tram ".utf8),
            findings: BuildFindings(
                diagnostics: [diagnostic], today: Day(number: 20_002), listingFileCount: 1, listingCount: 1, openCount: 1),
            memory: ScopeMemory(
                scopes: [
                    "suburb/vic/x-3000": ScopeMemory.Scope(
                        updated: Moment(Day(number: 20_002), listing: 5),
                        left: [
                            ScopeMemory.Left(
                                id: "gone", kind: "rental", moment: Moment(Day(number: 20_001), listing: 6),
                                news: NewsPart(Day(number: 20_000)),
                                events: [NewsPart(Day(number: 20_000), 1), NewsPart(Day(number: 19_990))])
                        ])
                ], named: NamedScopes(searches: ["bicycles"], circles: [Circle.Gathering(slug: "saabs", tag: "saab")])),
            addresses: FormerAddresses(all: [
                "rentals/old-flat": FormerAddress(
                    id: "flat", kind: "rental", suburb: "vic/x-3000", day: Day(number: 20_001), hadComments: true, hadCalendar: false)
            ]))
        ledger.figures = SiteFigures(
            keptForeign: ["note.txt"], caseCollisions: [CaseCollision(first: try ArtifactPath("a"), second: try ArtifactPath("A"))],
            pages: 2, feeds: 3, bytes: 4,
            shape: SiteShape(
                files: 3, folders: 1, largestFile: SiteShape.Part(path: "b c/ü.html", amount: 12),
                fullestFolder: SiteShape.Part(path: "b c", amount: 2)))
        ledger.notes = { BuildNotes.write(build, to: &$0) }
        return (ledger, build)
    }

    private func read(_ bytes: [UInt8]) throws -> LedgerImage {
        let path = scratch.path + "/damaged"
        try Data(bytes).write(to: URL(filePath: path))
        return try LedgerImage(try MappedFile(following: path))
    }

    private func read(_ text: LedgerText, named name: String = "ledger") throws -> LedgerImage {
        try scratch.write(name, "")
        let store = LedgerStore(path: scratch.path + "/" + name)
        try store.write(text)
        return try LedgerImage(try MappedFile(following: store.path))
    }

    @Test func readsWhatItWrote() throws {
        let (ledger, record) = try sample()
        let image = try read(LedgerImage.text(of: ledger))
        #expect(image.seed == 7 && (0..<image.paths.count).map { image.paths[$0] } == ledger.outputs.map(\.path.string))
        #expect((0..<image.paths.count).map { image.record($0) } == ledger.outputs.map(\.record))
        #expect((0..<image.paths.count).map { image.stamp($0) } == ledger.outputs.map(\.stamp))
        #expect(image.folders.count == 1 && image.folders[0] == "b c" && image.hasUnusedFolders)
        #expect((0..<image.keys.count).map { image.keys[$0] } == ["one", "two"])
        #expect((0..<image.keys.count).map { image.outputs(of: $0) } == [0..<2, 2..<3])
        #expect((0..<image.keys.count).map { image.fingerprint($0) } == ledger.recipes.map(\.fingerprint))
        #expect(image.figures == ledger.figures)
        let build = try #require(BuildNotes(image))
        #expect(build.head.program == record.program && build.head.options == record.options && build.head.shared == record.shared)
        #expect(build.head.timeZone == record.timeZone && build.head.findings.diagnostics == record.findings.diagnostics)
        #expect(build.head.findings.today == record.findings.today && build.head.memory == record.memory)
        #expect(build.head.addresses == record.addresses && !record.addresses.all.isEmpty)
        #expect(build.content.paths[0] == "." && build.content.fingerprint(0) == nil)
        #expect(build.content.stamp(0) == record.content[0].stamp)
        #expect(build.theme.fingerprint(0) == Fingerprint(high: 3, low: 3) && build.theme.stamp(0) == FileStamp.none)
        for (row, listing) in record.listings.enumerated() {
            let found = try build.listings.record(row)
            #expect(try found.summary == listing.record.summary && build.listings.search(row) == listing.remains.search)
            #expect(build.listings.mark(row) == listing.remains.data)
            #expect(found.diagnostics == listing.record.diagnostics && found.idSpan == listing.record.idSpan)
            #expect(found.fingerprint == listing.record.fingerprint && build.listings.fingerprint(row) == found.fingerprint)
            #expect(build.listings.row(of: try #require(found.summary).file) == row)
        }
        #expect(build.people() == record.people)
        #expect(build.listings.count == record.listings.count && build.listings.row(of: "rentals/w.md") == nil)
        #expect(image.recipes(needing: ItemChanges(isEdited: [false, true, false])) == [1])
        #expect(image.recipes(needing: ItemChanges(isEdited: [true, false, false])) == [0, 1])
        #expect(image.recipes(needing: ItemChanges(isEdited: [false, false, true])) == [1])
    }

    /// What is kept of a ledger row by row is as if it were written anew, but for the numbers that items have once some came or went.
    @Test func keepsRows() throws {
        let (ledger, _) = try sample()
        let image = try read(LedgerImage.text(of: ledger))
        var kept = ledger
        kept.outputs = ledger.outputs.indices.map { Ledger.Output(row: $0, of: image, stamp: image.stamp($0)) }
        kept.recipes = ledger.recipes.indices.map { Ledger.Made(row: $0, of: image, outputs: image.outputs(of: $0)) }
        #expect(kept.outputs.map(\.path) == ledger.outputs.map(\.path) && kept.outputs.map(\.record) == ledger.outputs.map(\.record))
        try LedgerStore(path: scratch.path + "/kept").write(LedgerImage.text(of: kept))
        #expect(FileManager.default.contentsEqual(atPath: scratch.path + "/kept", andPath: scratch.path + "/ledger"))
        let none = [false, false, false]
        var changes = ItemChanges(isEdited: none)
        changes.renumbered = [1, 0, nil]
        #expect(image.recipes(needing: changes) == [1])
        kept.recipes.removeLast()
        kept.changes = changes
        let moved = try read(LedgerImage.text(of: kept), named: "moved")
        #expect(moved.needed.count == 1 && moved.needed[0] == 1)
    }

    @Test func findsRecipes() throws {
        var rows = LedgerRows(try read(LedgerImage.text(of: try sample().ledger)))
        #expect(["two", "one", "three", "two"].map { rows.row(of: $0) } == [1, 0, nil, 1])
        // So often that a table is made.
        for _ in 0..<100 { #expect(rows.row(of: "four") == nil) }
        #expect(["one", "two", "one"].map { rows.row(of: $0) } == [0, 1, 0])
    }

    /// A ledger that was edited is, byte for byte, the one that would have been written anew.
    @Test(arguments: [[0], [1], [2], [0, 2], [1, 0], [2, 1, 0], []]) func editsInPlace(rows: [Int]) throws {
        var (ledger, build) = try sample()
        let image = try read(LedgerImage.text(of: ledger))
        let columns = try #require(BuildNotes(image))
        build.findings.diagnostics = []
        var figures = try #require(ledger.figures)
        figures.bytes = 4_000
        figures.keptForeign = []
        build.content[1] = BuildRecord.Input(
            path: "rentals/x.md", stamp: FileStamp(size: 1, modified: 2, changed: 3, inode: 4), fingerprint: Fingerprint(high: 7, low: 7))
        var changes: [ListingColumns.Change] = []
        for row in rows {
            let old = build.listings[row].record
            let record = ListingRecord(
                fingerprint: Fingerprint(high: 77, low: UInt64(row)), summary: old.summary.map { retold($0, high: UInt64(row)) },
                idSpan: SourceSpan(line: 9, column: row),
                diagnostics: row == 1 ? [] : old.diagnostics + old.diagnostics)
            let remains = ListingRemains(
                search: row == 2 ? nil : Array(repeating: 5, count: row * 40),
                data: row == 0 ? nil : DataMark(digest: UInt64(row), size: row + 1))
            build.listings[row].record = record
            build.listings[row].remains = remains
            changes.append(ListingColumns.Change(row: row, record: record, remains: remains))
        }
        ledger.figures = figures
        let after = build
        ledger.notes = { BuildNotes.write(after, to: &$0) }
        let (fingerprint, needs) = (Fingerprint(high: 50, low: 51), needed(ListingNeeds(cards: Array(0..<rows.count))))
        ledger.recipes[1] = Ledger.Made(key: "two", fingerprint: fingerprint, outputs: 2..<3, needs: needs)
        var (record, stamp) = (ledger.outputs[2].record, ledger.outputs[2].stamp)
        record.size = 9
        stamp.inode = 100
        ledger.outputs[2] = Ledger.Output(path: ledger.outputs[2].path, record: record, stamp: stamp)
        let noted = BuildNotes.Edit(
            build: build, content: try #require(columns.content.change(to: build.content)),
            theme: try #require(columns.theme.change(to: build.theme)), listings: changes)
        let edit = LedgerEdit(
            figures: figures, notes: { columns.write(noted, to: &$0) },
            recipes: [(1, fingerprint, needs)], outputs: [(2, record, stamp)])
        let store = LedgerStore(path: scratch.path + "/edited")
        try store.write(image.text(with: edit))
        try LedgerStore(path: scratch.path + "/anew").write(LedgerImage.text(of: ledger))
        #expect(FileManager.default.contentsEqual(atPath: store.path, andPath: scratch.path + "/anew"))
        #expect(store.holds(LedgerImage.text(of: ledger)))
        stamp.inode = 101
        ledger.outputs[2] = Ledger.Output(path: ledger.outputs[2].path, record: record, stamp: stamp)
        #expect(!store.holds(LedgerImage.text(of: ledger)))
        #expect(columns.content.change(to: [build.content[0]]) == nil)
        #expect(columns.content.change(to: [build.content[0], BuildRecord.Input(path: "y", stamp: .none, fingerprint: nil)]) == nil)
    }

    /// What is told of an event.
    private func told(_ mark: EventMark, _ change: ListingEvent.Change) -> ToldEvent {
        ToldEvent(
            ListingEvent(change: change, price: Money(cents: 52_000), identity: "", number: 1, mark: mark), taken: [],
            today: Day(number: 20_001))
    }

    /// The same listing with another story, and other events.
    private func retold(_ summary: ListingSummary, high: UInt64) -> ListingSummary {
        let extras = ListingSummary.Extras(
            told: Array(summary.told.dropLast()), updated: summary.updated, tags: summary.tags, searches: summary.searches,
            lastAppointment: summary.lastAppointment,
            storyFingerprint: Fingerprint(high: high, low: 60))
        return ListingSummary(
            file: summary.file, slug: summary.slug, id: summary.id, kind: summary.kind, owner: summary.owner, locality: summary.locality,
            listed: summary.listed, isListed: summary.isListed, extras: extras)
    }

    @Test func everyDamageIsNoticed() throws {
        let store = LedgerStore(path: scratch.path + "/whole")
        try store.write(LedgerImage.text(of: try sample().ledger))
        let bytes = try Files.readFile(store.path, limit: 1 << 20)
        for index in bytes.indices {
            var damaged = bytes
            damaged[index] ^= 1
            #expect(throws: ByteReader.Malformed.self) { try read(damaged) }
        }
        for count in bytes.indices {
            #expect(throws: ByteReader.Malformed.self) { try read(Array(bytes[..<count])) }
        }
        #expect(throws: ByteReader.Malformed.self) { try read(bytes + [0]) }
    }
}
