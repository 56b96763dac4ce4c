import TestSupport
import Testing

/// What the search page knows for its cards.
@Suite struct SearchCardTests {
    /// The search page shows the day that cards show, whether or not people can filter by it.
    @Test(arguments: ["", ", facet: from"]) func searchKnowsSinceWhenSomethingIsAvailable(facet: String) throws {
        let workspace = try Workspace(board: "boat")
        try workspace.edit("kinds/boat.yaml", "fields:\n", "fields:\n  available: {type: date\(facet)}\n")
        try workspace.edit("boats/blue-heron/index.yaml", "listed: ", "available: 2026-12-01\nlisted: ")
        try workspace.build()
        #expect(try workspace.text("boats/index.html").contains("<span>Available 1 Dec</span>"))
        let records = try workspace.text("search/all/0.json").split(separator: "\n").filter { $0.contains("\"id\":\"blue-heron\"") }
        #expect(records.count == 1 && records[0].contains("{\"available\":\"2026-12-01\","))
    }
}
