import Foundation
import TestSupport
import Testing

/// The page that says what the board cannot do.
@Suite struct CannotPageTests {
    private func links(_ workspace: Workspace) throws -> [String] {
        let page = try workspace.text("cannot/index.html").components(separatedBy: "<dl class=limits>")[1].components(
            separatedBy: "</dl>")[0]
        return page.components(separatedBy: "href=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    }

    /// Whatever is offered in its place is there.
    @Test func whatIsOfferedIsThere() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        let paths = Set(try workspace.paths())
        let own = try links(workspace).filter { $0.hasPrefix("/") }
        #expect(own.count > 8)
        for link in own {
            let path = String(link.dropFirst().prefix { $0 != "?" })
            #expect(paths.contains(path + "index.html"), "\(link)")
        }
        #expect(own.contains("/post/"))
    }

    /// What people said, and rooms that circles talk in, are offered where there are any.
    @Test func commentsAndRoomsAreOffered() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        #expect(try !workspace.text("cannot/index.html").contains("Comments that appear at once"))
        #expect(try !workspace.text("index.html").contains("/comments/"))
        try workspace.write("comments/oak-desk/jo.md", "---\nname: Jo\ndate: 2026-11-20\n---\nIs it oak?\n")
        try workspace.write("circles/desks.yaml", "name: Desks & chairs\nmatrix: \"#desks:matrix.example\"\n")
        try workspace.build()
        #expect(try links(workspace).contains("/comments/") && links(workspace).contains("/circles/desks/"))
        #expect(try workspace.text("cannot/index.html").contains(">Chat room: Desks &amp; chairs</a>"))
        for path in ["index.html", "items/oak-desk/index.html", "404.html"] {
            #expect(try workspace.text(path).contains("<li><a href=\"/comments/\">Comments</a>"), "\(path)")
        }
        #expect(try workspace.contents() == workspace.madeFromNothing())
        try FileManager.default.removeItem(atPath: workspace.content + "/comments")
        try workspace.build()
        #expect(try !workspace.text("index.html").contains("/comments/"))
        #expect(try workspace.contents() == workspace.madeFromNothing())
    }

    /// It names nothing that the board does not have.
    @Test func itFollowsTheBoard() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        #expect(try workspace.text("cannot/index.html").contains("Places as of this minute"))
        try FileManager.default.removeItem(atPath: workspace.content + "/places")
        try workspace.build()
        let page = try workspace.text("cannot/index.html")
        #expect(!page.contains("Places as of this minute"))
        #expect(try links(workspace).contains("mailto:hello@small.example"))
    }
}
