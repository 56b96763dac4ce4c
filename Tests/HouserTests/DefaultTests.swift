import Foundation
import SiteKit
import TestSupport
import Testing

@testable import ListingKit

/// The default of a kind, which holds for listings that say nothing: people read what the listing says, and searches and programs go by both.
@Suite struct DefaultTests {
    private static let listing = "items/oak-desk.md"
    private static let kind = """
        kind: item
        card: [quantity, category, swap]
        fields:
          quantity: {type: count, label: Quantity, unit: {one: piece, many: pieces}, min: 1, max: 9, default: 1, facet: at-most, icon: tag}
          bought: {type: choice, label: Bought, of: [new, used], default: used}

        """
    /// Where people read what a listing says, with the words for what nobody said. Lists have filters, whatever is said.
    private static let read = [
        ("items/oak-desk/index.html", ["Quantity", "Bought"]), ("items/sort/newest/index.html", ["piece"]),
        ("items/atom.xml", ["piece", "Bought"]), ("changes.xml", ["piece"]), ("changes.json", ["piece"]), ("changes-rss.xml", ["piece"]),
    ]

    private func board() throws -> Workspace {
        let workspace = try Workspace(board: "small")
        try workspace.write("kinds/item.yaml", Self.kind)
        try workspace.edit("board.yaml", "contact:", "api: {listings: each}\ncontact:")
        return workspace
    }

    private func quantity(in workspace: Workspace) throws -> Int? {
        let data = Data(try workspace.text("api/listings/each/oak-desk.json").utf8)
        let listing = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        return (listing["fields"] as? [String: Any])?["quantity"] as? Int
    }

    private func isFound(in workspace: Workspace) throws -> Bool {
        let reading = try workspace.check()
        try #require(!reading.hasErrors, "\(reading.diagnostics)")
        let vocabulary = FilterVocabulary(kinds: reading.kinds, gazetteer: reading.gazetteer, people: reading.people.map(\.handle))
        let filter = try #require(Filter.read(query: "kind=item&quantity=1", vocabulary: vocabulary).filter)
        return try reading.listings.map(reading.inFull).contains { $0.id == "oak-desk" && filter.matches($0, on: reading.today) }
    }

    @Test func whatNobodySaidIsNotShown() throws {
        let workspace = try board()
        try workspace.build()
        for (path, words) in Self.read {
            let text = try workspace.text(path)
            #expect(text.contains("Oak desk") && !words.contains { text.contains($0) }, "\(path)")
        }
        #expect(try quantity(in: workspace) == 1 && isFound(in: workspace))
    }

    @Test func whatTheOwnerSaysIsShownBeItTheSame() throws {
        let workspace = try board()
        try workspace.edit(Self.listing, "condition: good\n", "condition: good\nquantity: 1\nbought: used\n")
        try workspace.build()
        for (path, words) in Self.read {
            let text = try workspace.text(path)
            #expect(words.allSatisfy { text.contains($0) }, "\(path)")
        }
        #expect(try quantity(in: workspace) == 1 && isFound(in: workspace))
    }
}
