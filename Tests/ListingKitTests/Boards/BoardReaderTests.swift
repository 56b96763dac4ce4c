import Foundation
import TestSupport
import Testing

@testable import Facts
@testable import Findings
@testable import ListingKit
@testable import Values

@Suite struct BoardReaderTests {
    private static let vocabulary = FilterVocabulary(kinds: KindSet.load([]).kinds, gazetteer: .bundled(), people: ["maria"])

    private func findings(_ lines: [String: String], files: [String: [UInt8]] = [:]) throws -> [Diagnostic] {
        try read(lines, files: files).diagnostics
    }

    private func read(_ lines: [String: String], files: [String: [UInt8]] = [:]) throws -> (value: Board?, diagnostics: [Diagnostic]) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "houser-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, bytes) in files { try Data(bytes).write(to: folder.appending(path: name)) }
        let usual = ["title": "A board", "url": "https://example.org/", "authority": "example.org,2026", "timezone": "Australia/Perth"]
        let text = usual.merging(lines) { $1 }.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\n" }.joined()
        let source = SourceFile(path: "board.yaml", bytes: Array(text.utf8))
        let today = EffectiveDay.day(try #require(Day("2026-11-21")))
        let content = try ContentFolder(folder.path)
        return Report.reading(source) {
            Board(source, in: content, vocabulary: Self.vocabulary, today: today, report: &$0)
        }
    }

    @Test(arguments: ["example.org,2026", "example.org,2026-11", "example.org,2026-11-21", "maria@example.org,2020-01-31"])
    func anAuthorityOfADayThatHasCome(authority: String) throws {
        #expect(try findings(["authority": authority]).isEmpty)
    }

    @Test(arguments: [
        ("example.org,2027", "authority: example.org,2026"), ("example.org,2026-12", "authority: example.org,2026"),
        ("other.example", "authority: other.example,2026"), ("\"\"", "authority: example.org,2026"),
        ("mine", "authority: example.org,2026"), ("other.example, 2020", "authority: other.example,2020"),
        ("other.example 2020-05", "authority: other.example,2020-05"), ("https://other.example/", "authority: other.example,2026"),
    ])
    func anotherAuthorityIsRefused(authority: String, fix: String) throws {
        #expect(try findings(["authority": authority]).map(\.fix) == [fix])
    }

    @Test func tilesOfStreetsAreKept() throws {
        let board = try read(["map": "{tiles: \"https://tile.example/{z}/{x}/{y}.png\", attribution: \"© Somebody\"}"]).value
        #expect(board?.streetTiles?.address == "https://tile.example/{z}/{x}/{y}.png")
        #expect(board?.streetTiles?.host == "tile.example")
    }

    @Test(arguments: [
        ("https://tile.example/{z}/{x}/{y}.png", "\"map\" must be a group of keys, not \"https://tile.example/{z}/{x}/{y}.png\""),
        ("{attribution: x}", "\"map\" needs its \"tiles\""),
        ("{tiles: \"https://tile.example/{z}/{x}/{y}.png\"}", "\"map\" needs its \"attribution\""),
        ("{tiles: \"https://tile.example/{z}/{x}.png\", attribution: x}", "the address of tiles lacks {y}"),
        (
            "{tiles: \"https://{s}.tile.example/{z}/{x}/{y}.png\", attribution: x}",
            "\"https://{s}.tile.example/{z}/{x}/{y}.png\" is not the address of tiles"
        ),
        ("{tiles: \"https://{z}.example/{x}/{y}.png\", attribution: x}", "\"https://{z}.example/{x}/{y}.png\" is not the address of tiles"),
        ("{tiles: \"javascript:{z}{x}{y}\", attribution: x}", "\"javascript:{z}{x}{y}\" is not the address of tiles"),
    ])
    func otherTilesAreRefused(map: String, message: String) throws {
        #expect(try findings(["map": map]).map(\.message) == [message])
    }

    @Test(arguments: [
        ("tagline", "A #few homes", ["tagline: \"A #few homes\""]), ("tagline", "A few  # homes", []), ("entries", "20 #more", []),
    ])
    func aTextThatIsCutShortGetsItsQuotes(key: String, value: String, fixes: [String]) throws {
        #expect(try findings([key: value]).map(\.fix) == fixes)
    }

    @Test func addressesArePublishedAsBrowsersReadThem() throws {
        let board = try #require(
            try read([
                "url": "HTTPS://Example.org/ä%zz", "hub": "https://hub.example/é",
                "forge": "{edit: \"https://forge.example/ä/{path}?p={path}\"}",
            ]).value)
        #expect(board.url == "https://example.org/%C3%A4%25zz/" && board.hub == "https://hub.example/%C3%A9")
        #expect(board.forge.edit == "https://forge.example/%C3%A4/{path}?p={path}")
    }

    @Test(arguments: [
        ("[Colingwood VIC 3066]", ["suburbs: [Collingwood VIC 3066]"]),
        ("[Fitzroy VIC 3065, Colingwood VIC 3066]", ["suburbs: [Fitzroy VIC 3065, Collingwood VIC 3066]"]),
        ("\n  - Fitzroy VIC 3065\n  - Colingwood VIC 3066", ["  - Collingwood VIC 3066"]), ("[Balmain]", ["suburbs: [Balmain NSW 2041]"]),
        ("[]", []), ("[Richmnd 3121]", ["suburbs: [Richmond VIC 3121]"]),
    ])
    func theFixOfASuburbCanBePasted(suburbs: String, fixes: [String]) throws {
        #expect(try findings(["suburbs": suburbs]).map(\.fix) == fixes)
    }

    @Test func notMoreSuburbsAreLookedUpThanAreTold() throws {
        let suburbs = "[" + Array(repeating: "Foo VIC 3000", count: 9_000).joined(separator: ", ") + "]"
        #expect(try findings(["suburbs": suburbs]).last?.message == "there is at least 1 more error in this file")
    }

    @Test func noSuburbIsOfferedThatHasNothingInCommon() throws {
        #expect(try findings(["suburbs": "[Foo VIC 3000]"]).map(\.fix) == [nil])
    }

    @Test func aTitleInTypographicQuotesIsOfferedWithoutThem() throws {
        let findings = try findings(["title": "“Our board”"])
        #expect(findings.map(\.rule) == ["word-quotes"] && findings.map(\.fix) == ["title: Our board"])
    }

    /// A JPEG picture of that size, as far as its structure tells.
    private static func picture(_ width: UInt16, _ height: UInt16) -> [UInt8] {
        let size = [height >> 8, height & 0xFF, width >> 8, width & 0xFF].map { UInt8($0) }
        return [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8] + size + [1, 1, 0x11, 0, 0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 0x2A, 0xFF, 0xD9]
    }

    private static let pictures = [
        "street.jpg": picture(1200, 630), "street.webp": picture(1200, 630), "small.jpg": picture(199, 630), "empty.jpg": [],
    ]

    @Test func aPictureLiesBesideTheFile() throws {
        #expect(try findings(["picture": "{file: street.jpg, alt: Terraces in Fitzroy}"], files: Self.pictures).isEmpty)
        let findings = try findings(["picture": "street.jpg"], files: Self.pictures)
        #expect(findings.map(\.rule) == ["image-alt"] && findings.map(\.fix) == ["picture: {file: street.jpg, alt: …}"])
    }

    @Test(arguments: [
        ("{file: streat.jpg, alt: A}", "there is no picture \"streat.jpg\"", "picture: {file: street.jpg, alt: A}"),
        ("{file: rentals/one/front.png, alt: A}", "there is no picture", nil),
        ("{alt: A}", "needs its \"file\"", "picture: {file: …, alt: A}"),
        ("[street.jpg]", "must be a group of keys, not a list", "picture: {file: …}"), ("{file: empty.jpg, alt: A}", "is empty", nil),
        ("{file: street.webp, alt: A}", "is a JPEG picture", nil), ("{file: small.jpg, alt: A}", "has 199 by 630 pixels", nil),
    ])
    func anotherPictureIsRefused(picture: String, message: String, fix: String?) throws {
        let findings = try findings(["picture": picture], files: Self.pictures)
        #expect(findings.count == 1 && findings[0].rule == "board-file" && findings[0].message.contains(message), "\(findings)")
        #expect(findings.first?.fix == fix)
    }

    @Test(arguments: [("melbourne", "Australia/Melbourne"), ("Australia/Melborne", "Australia/Melbourne"), ("AEST", "…")])
    func aTimeZoneIsGuessedByItsCity(zone: String, guess: String) throws {
        #expect(try findings(["timezone": zone]).map(\.fix) == ["timezone: " + guess])
    }

    @Test(arguments: [
        ("{postcodes: each}", []), ("{listings: packs, postcodes: each}", []), ("", []), ("{}", []),
        ("each", ["api: {listings: each, postcodes: each}"]), ("[postcodes]", ["api: {listings: each, postcodes: each}"]),
        ("{postcode: each}", ["api: {postcodes: each}"]), ("{listings: eech}", ["api: {listings: each}"]),
        ("{listings: pack, postcodes: eahc}", ["api: {listings: packs, postcodes: each}", "api: {listings: packs, postcodes: each}"]),
        ("\n  postcodes: Each", []), ("{postcodes: yes}", ["api: {postcodes: …}"]),
    ])
    func filesOfDataAreChosenByWords(value: String, fixes: [String?]) throws {
        #expect(try findings(["api": value]).map(\.fix) == fixes)
    }
}
