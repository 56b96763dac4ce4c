import Foundation
import ListingKit
import TestSupport
import Testing
import Values

/// The address of a listing whose file was deleted says so, and no word of the listing.
@Suite struct DeletedListingTests {
    private let terrace = "rentals/gipps-street-terrace"

    private func page(_ address: String, in workspace: Workspace) throws -> String { try workspace.text(address + "/index.html") }

    /// A board with a second home in Collingwood, whose terrace has a comment.
    private func board() throws -> Workspace {
        let workspace = try Workspace(board: "small")
        try workspace.write("rentals/other.yaml", EventTests.listing(""))
        try workspace.write("comments/gipps-street-terrace/jo.md", "---\nname: Jo\ndate: 2026-11-21\n---\nIs there a bath?\n")
        try workspace.build()
        return workspace
    }

    private func delete(_ workspace: Workspace) throws {
        try workspace.remove(terrace)
        try workspace.remove("comments")
    }

    @Test func aDeletedListingIsGoneInPlainWords() throws {
        let workspace = try board()
        let comments = try #require(try workspace.feeds("comments.xml")[terrace + "/"])
        try delete(workspace)
        try RenamedListingTests.build(workspace)
        let page = try page(terrace, in: workspace)
        #expect(page.contains("<h1 dir=auto>This listing is no longer here</h1>"))
        #expect(page.contains("<a href=\"/suburbs/vic/collingwood-3066/\">Collingwood 3066</a>, <a href=\"/rentals/\">"))
        #expect(page.contains("<meta name=\"robots\" content=\"noindex\">") && !page.contains("rel=\"canonical\""))
        for word in ["erra", "unny", "ipps", "maria", "3056"] { #expect(!page.contains(word), "\(word)") }
        #expect(
            try RenamedListingTests.files(at: terrace, in: workspace) == ["comments.xml", "index.html", "inspections.ics"])
        let feed = try #require(try workspace.feeds("comments.xml")[terrace + "/"])
        #expect(feed.id == comments.id && feed.updated > comments.updated)
        #expect(feed.entries.map(\.id) == ["tag:small.example,2026:listing/gipps-street-terrace/gone"])
        #expect(feed.entries.map(\.title) == ["This listing is no longer here"])
        let calendar = try workspace.text(terrace + "/inspections.ics")
        #expect(calendar.contains("BEGIN:VCALENDAR") && !calendar.contains("VEVENT") && !calendar.contains("Sunny"))
        // It is remembered for good, and the day on which it went with it.
        let contents = try workspace.contents()
        try workspace.build(today: .day(try #require(Day("2027-02-03"))))
        #expect(try workspace.published(terrace + "/comments.xml") == contents[terrace + "/comments.xml"])
    }

    @Test func whatIsBackWins() throws {
        let workspace = try board()
        try workspace.remove("comments")
        try workspace.build()
        let (before, files) = (try workspace.contents(), try workspace.source(terrace + "/index.md"))
        let pictures = ["front.jpg", "kitchen.png"]
        let bytes = try pictures.map { try Data(contentsOf: URL(filePath: workspace.content + "/\(terrace)/" + $0)) }
        try workspace.remove(terrace)
        try RenamedListingTests.build(workspace)
        try workspace.write(terrace + "/index.md", files)
        for (name, bytes) in zip(pictures, bytes) { try workspace.write("\(terrace)/" + name, bytes: Array(bytes)) }
        try RenamedListingTests.build(workspace)
        #expect(try workspace.published(terrace + "/index.html") == before[terrace + "/index.html"])
        // Under another name, its old address leads there.
        try RenamedListingTests.rename(terrace, "rentals/terrace", in: workspace)
        try workspace.edit("rentals/terrace/index.md", "owner: maria", "id: gipps-street-terrace\nowner: maria")
        try RenamedListingTests.build(workspace)
        #expect(try page(terrace, in: workspace).contains("<a href=\"/rentals/terrace/\">Sunny"))
    }

    /// Old addresses of a listing go with it, and lead on again if it comes back.
    @Test func oldAddressesGoWithTheListing() throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("items/chair.md", RenamedListingTests.item("Chair"))
        try workspace.build()
        let flat = RenamedListingTests.flat
        try RenamedListingTests.rename(flat, "rentals/second.yaml", in: workspace)
        try workspace.build()
        let text = try workspace.source("rentals/second.yaml")
        try workspace.write("comments/clifton-flat-2026/jo.md", "---\nname: Jo\ndate: 2026-11-21\n---\nIs it there?\n")
        try workspace.build()
        try workspace.remove("rentals/second.yaml")
        try workspace.remove("comments")
        try RenamedListingTests.build(workspace)
        for address in ["rentals/quiet-flat", "rentals/second"] {
            let page = try page(address, in: workspace)
            // Its suburb went with it.
            #expect(page.contains("no longer here") && page.contains("instead: <a href=\"/rentals/\">"), "\(address)")
            #expect(try workspace.feeds("comments.xml")[address + "/"]?.entries.map(\.title) == ["This listing is no longer here"])
        }
        try workspace.write("rentals/third.yaml", text)
        try RenamedListingTests.build(workspace)
        for address in ["rentals/quiet-flat", "rentals/second"] {
            #expect(try page(address, in: workspace).contains("<a href=\"/rentals/third/\">"), "\(address)")
        }
    }

    /// A kind that nobody offers any more has no page to lead to.
    @Test func theLastOfItsKindLeadsHome() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        try workspace.remove("items/oak-desk.md")
        try RenamedListingTests.build(workspace)
        #expect(try page("items/oak-desk", in: workspace).contains("instead: <a href=\"/\">Small Board</a>."))
    }

    /// What another board left at the same place is no business of this one.
    @Test func anotherBoardRemembersNothing() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        try workspace.remove("items")
        try workspace.remove("rentals")
        try workspace.write("rentals/mine.yaml", EventTests.listing(""))
        try RenamedListingTests.build(workspace)
        #expect(try workspace.paths().filter { $0.contains("oak-desk") || $0.contains("quiet-flat") } == [])
    }

    /// Not even its identity is told, if that is what somebody hides by now.
    @Test func anIdThatTellsAHiddenStreetIsNotPublished() throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("rentals/flat.yaml", EventTests.listing("id: twelve-gipps-st"))
        try workspace.write("comments/twelve-gipps-st/jo.md", "---\nname: Jo\ndate: 2026-11-21\n---\nIs there a bath?\n")
        try workspace.build()
        try workspace.remove("rentals/flat.yaml")
        try workspace.remove("comments")
        try RenamedListingTests.build(workspace)
        #expect(try RenamedListingTests.files(at: "rentals/flat", in: workspace) == ["comments.xml", "index.html"])
        try workspace.edit(terrace + "/index.md", "show: full", "show: suburb")
        try RenamedListingTests.build(workspace)
        #expect(try RenamedListingTests.files(at: "rentals/flat", in: workspace) == [])
    }

    /// A file that holds another listing now: the address is that one's.
    @Test func anotherIdInTheSameFileHasTheAddress() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        let flat = RenamedListingTests.flat
        try RenamedListingTests.rename(flat, "rentals/second.yaml", in: workspace)
        try workspace.build()
        try workspace.edit("rentals/second.yaml", "id: clifton-flat-2026", "id: another")
        try RenamedListingTests.build(workspace)
        #expect(try page("rentals/second", in: workspace).contains("Ring in the evening"))
        #expect(try page("rentals/quiet-flat", in: workspace).contains("no longer here"))
    }
}
