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
        #expect(try workspace.text("boats/index.html").contains("</b> Available 1 Dec "))
        let records = try workspace.text("search/all/0.json").split(separator: "\n").filter { $0.contains("\"url\":\"boats/blue-heron/\"") }
        #expect(records.count == 1 && records[0].contains("{\"available\":\"2026-12-01\","))
    }

    /// A day is told in the words of its kind, on cards of both sorts.
    @Test(arguments: [("From", "From"), ("Free from", "Free"), ("Available from", "Available")])
    func theDayHasTheWordsOfItsKind(label: String, told: String) throws {
        let workspace = try Workspace(board: "boat")
        try workspace.edit("kinds/boat.yaml", "fields:\n", "fields:\n  available: {type: date, label: \(label)}\n")
        try workspace.edit("boats/blue-heron/index.yaml", "listed: ", "available: 2026-12-01\nlisted: ")
        try workspace.build()
        #expect(try workspace.text("boats/index.html").contains("</b> \(told) 1 Dec "))
        #expect(try workspace.text("search/index.json").contains("\"before_start\":\"\(told)\""))
        #expect(try workspace.text("boats/blue-heron/index.html").contains("{\"available\":\"\(told) 1 Dec\","))
    }

    /// The search page has the beginning of texts only of kinds whose lists show it.
    @Test(arguments: [true, false]) func searchKnowsTheBeginningOfTexts(isShown: Bool) throws {
        let workspace = try Workspace(board: "boat")
        if isShown { try workspace.edit("kinds/boat.yaml", "fields:\n", "texts: excerpt\nfields:\n") }
        try workspace.build()
        #expect(try workspace.text("boats/index.html").contains("card-excerpt") == isShown)
        for member in ["excerpt", "posted"] { #expect(try workspace.text("search/all/0.json").contains("\"\(member)\":\"") == isShown) }
    }
}
