import TestSupport
import Testing

/// Tags of whole boards.
@Suite struct TagTests {
    @Test func aTagWrittenInTwoWaysIsOne() throws {
        let workspace = try Workspace(board: "small")
        try workspace.edit("rentals/gipps-street-terrace/index.md", "tags: [near trams]", "tags: [near trams, Near-Trams, quiet]")
        try workspace.build()
        let page = try workspace.text("rentals/gipps-street-terrace/index.html")
        #expect(page.components(separatedBy: "<a href=\"/tags/near-trams/\">").count == 2)
        #expect(try workspace.text("api/listings/0.json").contains("\"tags\":[\"near trams\",\"quiet\"]"))
    }
}
