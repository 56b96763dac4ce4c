import Foundation
import TestSupport
import Testing

@testable import Bytes
@testable import Findings
@testable import ListingKit
@testable import Values

/// What is made of an export of webmentions.
@Suite struct WebmentionTests {
    private static let export = """
        {"type": "feed", "name": "Webmentions", "children": [
          {"type": "entry", "author": {"type": "card", "name": "Ali \\"A\\" <b>", "url": "https://ali.example/"},
           "url": "https://ali.example/1", "published": "2026-11-19T08:00:00+11:00", "wm-id": 7001, "wm-private": false,
           "wm-target": "http://small.example/items/oak-desk/?utm=1#x", "wm-property": "in-reply-to",
           "content": {"html": "<p>Hi</p>", "text": "Is it *oak*? [x](javascript:alert(1))\\n\\n# no heading\\n1. no list\\n- nor this"}},
          {"type": "entry", "author": {"name": ""}, "url": "https://kim.example/likes/3", "wm-received": "2026-11-20T00:00:00Z",
           "wm-id": 7002, "wm-target": "https://small.example/items/oak-desk/", "wm-property": "like-of"},
          {"wm-id": 7003, "wm-target": "https://small.example/items/oak-desk/", "wm-property": "repost-of", "published": "2026-11-20"},
          {"wm-id": 7004, "wm-target": "https://other.example/items/oak-desk/", "wm-property": "like-of", "published": "2026-11-20"},
          {"wm-id": 7005, "wm-target": "https://small.example/items/../x/", "wm-property": "like-of", "published": "2026-11-20"},
          {"wm-id": "../../evil", "wm-target": "https://small.example/items/oak-desk/", "wm-property": "like-of", "published": "2026-11-20"},
          {"wm-id": 7006, "wm-private": true, "wm-target": "https://small.example/items/oak-desk/", "wm-property": "like-of"},
          {"wm-id": 7002, "wm-target": "https://small.example/items/oak-desk/", "wm-property": "like-of", "published": "2026-11-20"},
          17, null, {"wm-id": 7007, "wm-target": "https://small.example/rentals/quiet-flat/index.html", "wm-property": "mention-of",
           "published": "2031-01-01", "content": {"text": "\\u202eturned\\u0000 and as long as \(String(repeating: "can be ", count: 90))"}}
        ]}
        """

    private func plan(_ text: String, _ workspace: Workspace) throws -> WebmentionImport.Plan {
        try #require(WebmentionImport(try workspace.check())).plan(Array(text.utf8), in: workspace.content)
    }

    /// What answers a page is about its listing, whatever that is called now.
    @Test func aFormerNameIsKnown() throws {
        let workspace = try Workspace(board: "small")
        try workspace.remove("items/oak-desk.md")
        try workspace.write("rentals/flat.yaml", EventTests.listing("was: [items/oak-desk]"))
        #expect(try plan(Self.export, workspace).files.map(\.path).first == "comments/flat/webmention-7001.md")
    }

    @Test func repliesBecomeCommentsAndLikesReactions() throws {
        let workspace = try Workspace(board: "small")
        let plan = try plan(Self.export, workspace)
        #expect(
            plan.files.map(\.path) == [
                "comments/oak-desk/webmention-7001.md", "reactions/oak-desk/webmention-7002.yaml",
                "comments/clifton-flat-2026/webmention-7007.md",
            ])
        #expect(plan.notes.count == 8 && plan.notes.allSatisfy { $0.hasSuffix(".") })
        for file in plan.files { try file.write(in: workspace.content) }
        #expect(try workspace.check().diagnostics.isEmpty)
        try workspace.build()
        let page = try workspace.text("items/oak-desk/index.html")
        #expect(page.contains("1 person likes this") && page.contains("<bdi>Ali &quot;A&quot; &lt;b&gt;</bdi>"))
        #expect(page.contains("<p>Is it *oak*? [x](javascript:alert(1))</p>"), "the words are shown as they were written")
        #expect(page.contains("# no heading\n1. no list\n- nor this</p>"))
        #expect(page.contains("href=\"https://ali.example/1\" rel=\"nofollow ugc noopener\""))
    }

    @Test func nothingThatIsThereIsTouched() throws {
        let workspace = try Workspace(board: "small")
        for file in try plan(Self.export, workspace).files { try file.write(in: workspace.content) }
        try workspace.write("comments/oak-desk/webmention-7001.md", "---\nhidden: yes\n---\n")
        let again = try plan(Self.export, workspace)
        #expect(try again.files.map { try $0.state(in: workspace.content) } == [.known, .known, .known])
        #expect(throws: ContentWriter.Unwritable.self) { try again.files[0].write(in: workspace.content) }
        try workspace.build()
        #expect(try !workspace.text("items/oak-desk/index.html").contains("<ol class=\"comments unless-empty\">\n              <li"))
        #expect(try !workspace.text("items/oak-desk/comments.xml").contains("<entry>"), "who follows it is told of nothing, and by a feed")
    }

    @Test func whatChangedAtItsSourceIsRewrittenUnlessItWasEditedHere() throws {
        let workspace = try Workspace(board: "small")
        for file in try plan(Self.export, workspace).files { try file.write(in: workspace.content) }
        let (reply, like) = ("comments/oak-desk/webmention-7001.md", "reactions/oak-desk/webmention-7002.yaml")
        #expect(try workspace.source(reply).contains("\nimported: ") && workspace.source(like).contains("\nimported: "))
        let changed = Self.export.replacing("Is it *oak*?", with: "Is it really *oak*?").replacing("2026-11-20T00", with: "2026-11-19T00")
        let changes = try plan(changed, workspace)
        func outdated(_ path: String) throws -> WebmentionImport.File.State { .outdated(Array(try workspace.source(path).utf8)) }
        let states: [WebmentionImport.File.State] = [try outdated(reply), try outdated(like), .known]
        #expect(try changes.files.map { try $0.state(in: workspace.content) } == states)
        // However git has it, and whoever moderates it.
        try workspace.write(like, try workspace.source(like).replacing("\n", with: "\r\n"))
        try workspace.edit(reply, "name: ", "hidden: yes\nname: ")
        let edited: [WebmentionImport.File.State] = [.edited, try outdated(like), .known]
        #expect(try changes.files.map { try $0.state(in: workspace.content) } == edited)
        let file = workspace.folder + "/mentions.json"
        try Data(changed.utf8).write(to: URL(filePath: file))
        let arguments = ["import", "webmentions", file, "--content", workspace.content, "--today", "2026-11-21"]
        let run = try Program.run(arguments, in: workspace.folder)
        #expect(run.output.hasSuffix("0 new files, 1 rewritten, 2 there already, 9 notes\n"))
        #expect(run.errors.contains("\(reply) changed at its source, but was edited here, so it is kept."))
        #expect(try workspace.source(like) == changes.files[1].text && workspace.source(reply).contains("hidden: yes"))
        #expect(try Program.run(arguments, in: workspace.folder).output == "0 new files, 3 there already, 9 notes\n")
        // Whoever takes out the mark has made it theirs.
        let lines = try workspace.source(reply).split(separator: "\n").filter { !$0.hasPrefix("imported:") }
        try workspace.write(reply, lines.joined(separator: "\n"))
        #expect(try changes.files.map { try $0.state(in: workspace.content) } == [.known, .known, .known])
        #expect(try workspace.check().diagnostics.isEmpty)
    }

    @Test(arguments: ["", "[", "{}", "{\"children\": 3}", "\"x\"", String(repeating: "[", count: 5_000)])
    func whatIsNoExportIsRefused(text: String) throws {
        let workspace = try Workspace(board: "small")
        #expect(throws: WebmentionImport.Unreadable.self) { try plan(text, workspace) }
    }

    @Test func theCommandShowsAndWrites() throws {
        let workspace = try Workspace(board: "small")
        let file = workspace.folder + "/mentions.json"
        try Data(Self.export.utf8).write(to: URL(filePath: file))
        let arguments = ["import", "webmentions", file, "--content", workspace.content, "--today", "2026-11-21"]
        let dry = try Program.run(arguments + ["--dry-run"], in: workspace.folder)
        #expect(dry.status == 0 && dry.output.contains("would write content/comments/oak-desk/webmention-7001.md"))
        #expect(!FileManager.default.fileExists(atPath: workspace.content + "/comments"))
        #expect(try Program.run(arguments, in: workspace.folder).output.hasSuffix("3 new files, 0 there already, 8 notes\n"))
        #expect(try Program.run(arguments, in: workspace.folder).output == "0 new files, 3 there already, 8 notes\n")
    }

    /// Whatever somebody wrote elsewhere, readers see their words, and nothing of it becomes markup.
    @Test(arguments: [
        "<script>alert(1)</script> & &amp; &lt;b&gt;", "a\n---\nb\n===\nc", "1) x 2. y", "2. y", "- x", "+ x", "> x", "#x # y", "    code",
        "![x](https://evil.example/x.png)", "[a]: https://evil.example", "<https://evil.example>", "~~~\nx", "```\nx\n```", "a\\",
        "a\\b \\* c",
        "\\", "| a |\n| - |", "_a_ __b__ **c**", "x\u{FEFF}y \u{FFFE} \u{FFFF}", "a  \nb", "&#x202E; x", ": x", "***", "\u{200F}שלום (12)",
    ]) func wordsStayWords(text: String) throws {
        let workspace = try Workspace(board: "small")
        let json = try JSONSerialization.data(withJSONObject: [
            "children": [
                [
                    "wm-id": 1, "wm-property": "in-reply-to", "wm-target": "https://small.example/items/oak-desk/",
                    "published": "2026-11-20",
                    "author": ["name": text], "content": ["text": text],
                ] as [String: Any]
            ]
        ])
        let plan = try #require(WebmentionImport(try workspace.check())).plan(Array(json), in: workspace.content)
        let file = try #require(plan.files.first)
        let source = SourceFile(path: file.path, bytes: Array(file.text.utf8))
        var report = Report(source)
        let reader = CommentReader(people: [], today: try #require(Day("2026-11-21")), host: nil)
        guard case .shown(let comment)? = reader.read(source, name: "webmention-1", report: &report) else {
            Issue.record("\(report.diagnostics)")
            return
        }
        #expect(report.diagnostics.isEmpty)
        func letters(_ text: some StringProtocol) -> String {
            String(
                String.UnicodeScalarView(
                    text.unicodeScalars.filter {
                        !$0.properties.isWhitespace && !$0.isDirectionControl && !$0.properties.isNoncharacterCodePoint && $0 != "\u{FEFF}"
                    }))
        }
        #expect(letters(comment.body.excerpt) == letters(text))
    }
}
