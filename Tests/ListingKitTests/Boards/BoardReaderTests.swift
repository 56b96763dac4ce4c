import Testing

@testable import ListingKit

@Suite struct BoardReaderTests {
    private static let vocabulary = FilterVocabulary(kinds: KindSet.load([]).kinds, gazetteer: .bundled(), people: ["maria"])

    private func findings(_ lines: [String: String]) throws -> [Diagnostic] {
        let usual = ["title": "A board", "url": "https://example.org/", "authority": "example.org,2026", "timezone": "Australia/Perth"]
        let text = usual.merging(lines) { $1 }.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\n" }.joined()
        let source = SourceFile(path: "board.yaml", bytes: Array(text.utf8))
        let today = EffectiveDay.day(try #require(Day("2026-11-21")))
        return BoardReader.read(source, vocabulary: Self.vocabulary, today: today).diagnostics
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

    @Test(arguments: [
        ("[Colingwood VIC 3066]", ["suburbs: [Collingwood VIC 3066]"]),
        ("[Fitzroy VIC 3065, Colingwood VIC 3066]", ["suburbs: [Fitzroy VIC 3065, Collingwood VIC 3066]"]),
        ("\n  - Fitzroy VIC 3065\n  - Colingwood VIC 3066", ["  - Collingwood VIC 3066"]), ("[Balmain]", ["suburbs: [Balmain NSW 2041]"]),
        ("[]", []), ("[Richmnd 3121]", ["suburbs: [Richmond VIC 3121]"]),
    ])
    func theFixOfASuburbCanBePasted(suburbs: String, fixes: [String]) throws {
        #expect(try findings(["suburbs": suburbs]).map(\.fix) == fixes)
    }

    @Test func noSuburbIsOfferedThatHasNothingInCommon() throws {
        #expect(try findings(["suburbs": "[Foo VIC 3000]"]).map(\.fix) == [nil])
    }

    @Test func aTitleInTypographicQuotesIsOfferedWithoutThem() throws {
        let findings = try findings(["title": "“Our board”"])
        #expect(findings.map(\.rule) == ["word-quotes"] && findings.map(\.fix) == ["title: Our board"])
    }

    @Test(arguments: [("melbourne", "Australia/Melbourne"), ("Australia/Melborne", "Australia/Melbourne"), ("AEST", "…")])
    func aTimeZoneIsGuessedByItsCity(zone: String, guess: String) throws {
        #expect(try findings(["timezone": zone]).map(\.fix) == ["timezone: " + guess])
    }
}
