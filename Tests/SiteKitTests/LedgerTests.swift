import ListingKit
import Testing

@testable import SiteKit

@Suite struct LedgerTests {
    private let scratch = ScratchFolder()

    private func sample() throws -> Ledger {
        var ledger = Ledger(seed: 7)
        let stamp = FileStamp(size: 12, modified: 5, changed: 0, inode: 99)
        for (path, size) in [("b c/ü.html", 12), ("b c/x.html", 0), ("a", 3)] {
            let record = Ledger.Record(size: size, digest: Fingerprint(high: UInt64(size), low: 1))
            ledger.outputs.append(Ledger.Output(path: try ArtifactPath(path), record: record, stamp: stamp))
        }
        ledger.folders = ["b c"]
        ledger.hasUnusedFolders = true
        ledger.recipes = [
            Ledger.Made(key: "one", fingerprint: Fingerprint(high: 1, low: 2), outputs: 0..<2),
            Ledger.Made(key: "two", fingerprint: Fingerprint(high: 3, low: 4), outputs: 2..<3),
        ]
        let summary = ListingSummary(
            file: "rentals/x.md", slug: "x", id: "x", kind: "rental", owner: "ana", locality: 4, listed: Day(number: 20_000),
            updated: Day(number: 20_001), isListed: true)
        let diagnostic = Diagnostic(
            .warning, rule: "r", file: "rentals/x.md", span: SourceSpan(line: 3, column: 4, length: 5), message: "m", reason: "", fix: "f",
            sourceLine: nil)
        let listing = ListingRecord(
            fingerprint: Fingerprint(high: 8, low: 9), summary: summary, idSpan: SourceSpan(line: 1, column: 1), diagnostics: [diagnostic])
        ledger.build = BuildRecord(
            program: ProgramIdentity(stamp: stamp, fingerprint: Fingerprint(high: 5, low: 6)), options: Fingerprint(high: 1, low: 1),
            frame: Fingerprint(high: 2, low: 2), timeZone: "Australia/Perth",
            content: [BuildRecord.Input(path: ".", stamp: stamp, fingerprint: nil)],
            theme: [BuildRecord.Input(path: "x", stamp: .none, fingerprint: Fingerprint(high: 3, low: 3))],
            listings: [BuildRecord.Listing(record: listing, search: [1, 2, 3])],
            findings: BuildFindings(
                diagnostics: [diagnostic], today: Day(number: 20_002), listingFileCount: 1, listingCount: 1, openCount: 1),
            keptForeign: ["note.txt"], caseCollisions: [CaseCollision(first: try ArtifactPath("a"), second: try ArtifactPath("A"))],
            pages: 2, feeds: 3, bytes: 4)
        return ledger
    }

    private func read(_ bytes: [UInt8]) throws -> LedgerImage {
        try scratch.write("ledger", "")
        let store = LedgerStore(path: scratch.path + "/ledger")
        try store.write(bytes)
        return try LedgerImage(try MappedFile(store.path))
    }

    @Test func readsWhatItWrote() throws {
        let ledger = try sample()
        let image = try read(LedgerImage.bytes(of: ledger))
        #expect(image.seed == 7 && (0..<image.paths.count).map { image.paths[$0] } == ledger.outputs.map(\.path.string))
        #expect((0..<image.paths.count).map { image.record($0) } == ledger.outputs.map(\.record))
        #expect((0..<image.paths.count).map { image.stamp($0) } == ledger.outputs.map(\.stamp))
        #expect(image.folders.count == 1 && image.folders[0] == "b c" && image.hasUnusedFolders)
        #expect((0..<image.keys.count).map { image.keys[$0] } == ["one", "two"])
        #expect((0..<image.keys.count).map { image.outputs(of: $0) } == [0..<2, 2..<3])
        #expect((0..<image.keys.count).map { image.fingerprint($0) } == ledger.recipes.map(\.fingerprint))
        let build = try #require(image.build)
        let record = try #require(ledger.build)
        #expect(build.head.program == record.program && build.head.options == record.options && build.head.frame == record.frame)
        #expect(build.head.timeZone == record.timeZone && build.head.findings.diagnostics == record.findings.diagnostics)
        #expect(build.head.findings.today == record.findings.today && build.head.caseCollisions == record.caseCollisions)
        #expect(build.head.keptForeign == ["note.txt"] && build.head.pages == 2 && build.head.feeds == 3 && build.head.bytes == 4)
        #expect(build.content.paths[0] == "." && build.content.fingerprint(0) == nil)
        #expect(build.content.stamp(0) == record.content[0].stamp)
        #expect(build.theme.fingerprint(0) == Fingerprint(high: 3, low: 3) && build.theme.stamp(0) == FileStamp.none)
        let places = try image.listings()
        let place = try #require(places[record.listings[0].record.fingerprint])
        let listing = try image.listing(place)
        #expect(try listing.summary == record.listings[0].record.summary && image.search(place) == [1, 2, 3])
        #expect(listing.diagnostics == record.listings[0].record.diagnostics)
        #expect(listing.fingerprint == record.listings[0].record.fingerprint && listing.idSpan == record.listings[0].record.idSpan)
        #expect(places.count == record.listings.count)
    }

    @Test func everyDamageIsNoticed() throws {
        let bytes = LedgerImage.bytes(of: try sample())
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
