import Foundation
import SiteKit
import TestSupport
import Testing

@testable import ListingKit

/// Saved searches of whole boards, and the queries that the search page answers in a browser too (Tests/SiteChecks/searching.py).
@Suite struct SavedSearchTests {
    /// A query with what the search page finds for it.
    struct Case: Decodable {
        let query: String
        let ids: [String]
        /// What the search page does not understand: here an error.
        let odd: [String]?
        /// The query of the same filter, if it is written in another way.
        let canonical: String?
    }

    private static func table() throws -> [String: [Case]] {
        let file = URL(filePath: Boards.repository + "/Tests/SiteChecks/queries.json")
        return try JSONDecoder().decode([String: [Case]].self, from: Data(contentsOf: file))
    }

    /// The demonstration board, or one of the tests.
    private static func reading(_ board: String) throws -> LoadedContent {
        let workspace = try Workspace()
        let content = board == "demonstration" ? Boards.repository + "/content" : Boards.content(board)
        let reading = try workspace.check(content: content)
        try #require(!reading.hasErrors, "\(reading.diagnostics)")
        return reading
    }

    private static func vocabulary(_ reading: LoadedContent) -> FilterVocabulary {
        FilterVocabulary(kinds: reading.kinds, gazetteer: reading.gazetteer, people: reading.people.map(\.handle))
    }

    @Test(arguments: ["demonstration", "boat"]) func aFilterFindsWhatTheSearchPageFinds(board: String) throws {
        let cases = try #require(try Self.table()[board])
        let reading = try Self.reading(board)
        let listings = try reading.listings.map(reading.inFull).filter { $0.stands(on: reading.today) }
        for one in cases where one.odd == nil {
            let (filter, diagnostics) = Filter.read(query: one.query, vocabulary: Self.vocabulary(reading))
            let found = try #require(filter, "\(one.query): \(diagnostics)")
            #expect(listings.filter { found.matches($0, on: reading.today) }.map(\.id).sorted() == one.ids.sorted(), "\(one.query)")
        }
        #expect(cases.contains { !$0.ids.isEmpty && $0.ids.count < listings.count })
    }

    @Test(arguments: ["demonstration", "boat"]) func aFilterHasOneQuery(board: String) throws {
        let vocabulary = Self.vocabulary(try Self.reading(board))
        for one in try #require(try Self.table()[board]) where one.odd == nil {
            let filter = try #require(Filter.read(query: one.query, vocabulary: vocabulary).filter)
            #expect(filter.query == one.canonical ?? one.query)
            #expect(Filter.read(query: filter.query, vocabulary: vocabulary).filter == filter)
        }
    }

    @Test(arguments: ["demonstration", "boat"]) func whatThePageDoesNotUnderstandIsAnError(board: String) throws {
        let vocabulary = Self.vocabulary(try Self.reading(board))
        for one in try #require(try Self.table()[board]) where one.odd != nil {
            let (filter, diagnostics) = Filter.read(query: one.query, vocabulary: vocabulary)
            #expect(filter == nil && diagnostics.contains { $0.severity == .error }, "\(one.query)")
        }
    }

    @Test func theSearchesOfAListingAreFound() throws {
        let reading = try Self.reading("demonstration")
        let searches = try #require(reading.board?.searches)
        let matcher = SearchMatcher(searches, today: reading.today)
        var found: Set<Int> = []
        for listing in try reading.listings.map(reading.inFull) {
            let places = matcher.places(of: listing)
            #expect(places == searches.indices.filter { searches[$0].filter.matches(listing, on: reading.today) }, "\(listing.id)")
            found.formUnion(places)
        }
        #expect(searches.map(\.id) == ["inner-north-pets", "bicycles", "rooms-carlton", "electric-cars"] && found == [0, 1, 2, 3])
    }
}
