import TestSupport
import Testing

/// Who stands behind a listing, on its page.
@Suite struct OwnerOnListingTests {
    private static let desk = "items/oak-desk/index.html"

    @Test func whatIsNewAboutThemIsOnTheirListings() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        try workspace.edit("people/maria.yaml", "Lets the flat downstairs", "Lets two flats downstairs")
        try workspace.build()
        #expect(try workspace.text(Self.desk).contains("dir=auto>Lets two flats downstairs &amp; knows every tram driver.</p>"))
        #expect(try workspace.contents() == workspace.madeFromNothing())
    }

    @Test func theFirstOfTheirListingsTellsSinceWhen() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        #expect(try workspace.text(Self.desk).contains("Listing here since November 2026"))
        try workspace.edit("rentals/gipps-street-terrace/index.md", "listed: 2026-11-18", "listed: 2026-10-31")
        try workspace.build()
        #expect(try workspace.text(Self.desk).contains("Listing here since October 2026"))
        #expect(try workspace.contents() == workspace.madeFromNothing())
    }

    /// Nobody else is told to change it: the last line of the page asks whose it is first.
    @Test func ownersAreAskedLast() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        let page = try workspace.text(Self.desk)
        let words =
            "<p class=\"note no-print\" data-yours>Is this yours? <a href=\"/post/mine/\">Edit or withdraw it</a>"
            + " with its private link. Or <a href=\"https://"
        #expect(page.contains(words) && page.components(separatedBy: "Edit or withdraw").count == 2)
        let rest = page.components(separatedBy: words).last ?? ""
        #expect(rest.components(separatedBy: "</main>")[0].hasSuffix("rel=nofollow>edit its file</a>.</p>\n"))
    }

    @Test func whoAnswersInTheirPlaceIsNamed() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        #expect(try workspace.text("rentals/quiet-flat/index.html").contains("<p>Ask for <bdi>Kim</bdi></p>"))
        #expect(try !workspace.text(Self.desk).contains("Ask for"))
    }
}
