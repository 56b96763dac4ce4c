import TestSupport
import Testing

/// Days that a listing's owner corrects.
@Suite struct PostedDayTests {
    /// People were told of the listing on another day than its file gives now; nothing changes before it was there.
    @Test func nothingIsChangedBeforeItWasPosted() throws {
        let workspace = try Workspace(board: "small")
        try workspace.edit("items/oak-desk.md", "listed: 2026-11-21", "listed: 2026-11-10")
        try workspace.build()
        try workspace.edit("items/oak-desk.md", "listed: 2026-11-10", "listed: 2026-11-19")
        try workspace.build()
        let page = try workspace.text("items/oak-desk/index.html")
        #expect(page.contains("19 November 2026"))
        let entries = try workspace.text("items/atom.xml").split(separator: "<entry>").dropFirst()
        #expect(entries.count == 1)
        for entry in entries {
            let published = try #require(entry.firstMatch(of: /<published>(.*)<\/published>/)?.1)
            let updated = try #require(entry.firstMatch(of: /<updated>(.*)<\/updated>/)?.1)
            #expect(published <= updated)
        }
    }
}
