import Testing

@testable import ListingKit

@Suite struct SavedSearchReaderTests {
    @Test func namesAndIdsAreRead() throws {
        let result = try FilterSample.read(
            feeds: "  - name: Homes under $600, by the creek\n    where: {max: 600}\n  - {name: Boats, id: afloat, where: kind=boat}\n")
        #expect(result.diagnostics.isEmpty)
        #expect(result.searches.map(\.name) == ["Homes under $600, by the creek", "Boats"])
        #expect(result.searches.map(\.id) == ["homes-under-600-by-the-creek", "afloat"])
        #expect(result.searches.map(\.filter.query) == ["max=600", "kind=boat"])
    }

    @Test(arguments: ["", "[]", "~"]) func aBoardNeedsNoSearches(feeds: String) throws {
        #expect(try FilterSample.read(feeds: "  " + feeds + "\n").diagnostics.count == (feeds == "~" ? 1 : 0))
    }

    @Test(arguments: [
        ("  - {where: kind=boat}", "a saved search needs its \"name\"", "  - {name: …, where: kind=boat}"),
        ("  - {name: X}", "a saved search needs its \"where\"", "  - {where: {kind: …}, name: X}"),
        ("  - kind=boat", "a saved search must be a group of keys, not \"kind=boat\"", "  - {name: …, where: kind=boat}"),
        ("  name: X\n  where: kind=boat", "\"feeds\" must be a list, also of one group", nil),
        ("  - {name: 船, where: kind=boat}", "the name has no letter or digit that can be part of an address", "id: …"),
        ("  - {name: X, id: My Boats, where: kind=boat}", "\"My Boats\" cannot be an id", "id: my-boats"),
        (
            "  - {name: X, filter: kind=boat}", "a saved search has no \"filter\"; did you mean \"where\"?",
            "  - {name: X, where: kind=boat}"
        ),
        ("  - {nam: X, where: kind=boat}", "a saved search has no \"nam\"; did you mean \"name\"?", "  - {name: X, where: kind=boat}"),
        ("  - {name: X, where: [kind, boat]}", "the conditions of a search are a group of keys, not a list", "where: {kind: …, max: …}"),
        ("  - name: X\n    where: {}", "a saved search needs at least one condition", "    where: {kind: …}"),
        ("  - name: X\n    where: kind=", "a saved search needs at least one condition", "    where: {kind: …}"),
    ])
    func whatIsMissingIsTold(feeds: String, message: String, fix: String?) throws {
        let result = try FilterSample.read(feeds: feeds + "\n")
        #expect(result.diagnostics.map(\.message) == [message] && result.diagnostics.map(\.fix) == [fix], "\(result.diagnostics)")
        #expect(result.searches.isEmpty)
    }

    @Test func noTwoSearchesShareAnId() throws {
        let feeds = "  - {name: Boats, where: kind=boat}\n  - {name: BOATS!, where: max=5}\n  - {name: Y, id: boats, where: max=6}\n"
        let result = try FilterSample.read(feeds: feeds)
        #expect(
            result.diagnostics.map(\.message) == [String](repeating: "the id \"boats\" is already that of the search on line 2", count: 2))
        #expect(result.diagnostics.map(\.span.line) == [3, 4] && result.searches.count == 1)
    }

    @Test func aNameIsNotTooLong() throws {
        #expect(try FilterSample.read(feeds: "  - {name: \(String(repeating: "a", count: 100)), where: kind=boat}\n").diagnostics.isEmpty)
        let long = try FilterSample.read(feeds: "  - {name: \(String(repeating: "a", count: 101)), where: kind=boat}\n")
        #expect(long.diagnostics.map(\.rule) == ["text-length"])
    }

    @Test func thereAreNotTooMany() throws {
        func feeds(_ count: Int) -> String { (1...count).map { "  - {name: Search \($0), where: kind=boat}\n" }.joined() }
        #expect(try FilterSample.read(feeds: feeds(200)).searches.count == 200)
        let result = try FilterSample.read(feeds: feeds(3_000))
        #expect(result.diagnostics.map(\.message) == ["there are 3000 saved searches; at most 200 fit"])
        #expect(result.diagnostics.map(\.span.line) == [202])
    }
}
