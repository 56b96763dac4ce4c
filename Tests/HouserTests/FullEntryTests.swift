import TestSupport
import Testing

/// Entries of a kind that is read rather than chosen among say all that there is to say, in every feed.
@Suite struct FullEntryTests {
    private static func board(_ kind: String? = nil) throws -> Workspace {
        let workspace = try Workspace(board: "small")
        let text = String(repeating: "Once upon a time there was a tram. ", count: 12) + "It *ended* at the sea."
        let facts = "owner: maria\nlisted: 2026-11-19\n"
        try workspace.write("stories/tram.md", "---\ntitle: A tram\n\(facts)---\n\(text)\n")
        try workspace.write(
            "items/lamp.md",
            "---\ntitle: Brass lamp\naddress: {suburb: Richmond, state: TAS, postcode: 7025}\nprice: 5\ncategory: furniture\ncondition: good\n"
                + "\(facts)---\n\(text)\n")
        if let kind { try workspace.write("kinds/story.yaml", kind) }
        return workspace
    }

    private static func count(_ workspace: Workspace, _ path: String) throws -> Int {
        try workspace.text(path).components(separatedBy: "<em>ended</em>").count - 1
    }

    @Test func storiesAreWhole() throws {
        let workspace = try Self.board()
        try workspace.build()
        for path in ["atom.xml", "people/maria/atom.xml", "stories/rss.xml"] {
            #expect(try Self.count(workspace, path) == 1, "\(path): the story's text and not the lamp's")
        }
        #expect(try Self.count(workspace, "suburbs/tas/richmond-7025/atom.xml") == 1, "a suburb's are all whole")
        #expect(try workspace.text("stories/feed.json").contains("<em>ended<"))
        #expect(try workspace.runBuild(["--verify"]).status == 0)
    }

    @Test func aBoardDecidesForItsKinds() throws {
        let workspace = try Self.board("kind: story\nfull: no\n")
        try workspace.write("kinds/item.yaml", "kind: item\nfull: yes\n")
        try workspace.build()
        #expect(try Self.count(workspace, "stories/rss.xml") == 0 && Self.count(workspace, "items/rss.xml") == 1)
    }

    @Test func whatIsNeitherYesNorNoIsTold() throws {
        let found = try Self.board("kind: story\nfull: whole\n").check().diagnostics
        #expect(found.map(\.rule) == ["yes-no-value"] && found.first?.file == "kinds/story.yaml", "\(found)")
    }
}
