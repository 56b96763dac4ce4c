import TestSupport
import Testing

/// Comments that readers send from the board's own page.
@Suite struct AcceptCommentTests {
    private static let path = "comments/oak-desk/2026-11-20-jo-1f2e.md"
    private static let text = "---\nname: \"Jo: #1\"\ndate: 2026-11-20\n---\n\nIs it oak all through?\n"

    private static func zip(_ text: String = text, _ path: String = path) -> [UInt8] { ZipMaker([(path, Array(text.utf8))]).bytes }

    @Test(arguments: ["comment.zip", "comment.txt"])
    func oneIsWrittenAndShown(_ name: String) throws {
        let workspace = try Workspace(board: "small")
        let bytes = name.hasSuffix(".zip") ? Self.zip() : Array(SentListing.letter([(Self.path, Self.text)]).utf8)
        let shown = try AcceptTests.run([(name, bytes)], in: workspace)
        #expect(shown.status == 0 && shown.output.contains("  new       content/\(Self.path) (\(Self.text.utf8.count) bytes)\n"))
        #expect(try AcceptTests.run([(name, bytes)], ["--write"], in: workspace).status == 0)
        #expect(try workspace.build().publication != nil)
        let page = try workspace.text("items/oak-desk/index.html")
        #expect(page.contains("<bdi>Jo: #1</bdi>") && page.contains("Is it oak all through?"))
        #expect(try AcceptTests.run([(name, bytes)], in: workspace).output.contains("accepted: all of it is there already"))
    }

    /// Not even for whoever asks for it.
    @Test(arguments: [[], ["--replace"]])
    func oneNeverTakesThePlaceOfAnother(_ options: [String]) throws {
        let workspace = try Workspace(board: "small")
        try workspace.write(Self.path, Self.text)
        let other = Self.text.replacing("all through", with: "or pine")
        let run = try AcceptTests.run([("comment.zip", Self.zip(other))], ["--write"] + options, in: workspace)
        #expect(run.status == 1 && run.output.contains("error: there is another comment of this name already"))
        #expect(run.output.contains("[package-replaces]"))
        #expect(try workspace.source(Self.path) == Self.text)
    }

    /// What somebody sends, and what is said of it.
    struct Refused: CustomTestStringConvertible {
        let what: String
        var text = AcceptCommentTests.text
        var path = AcceptCommentTests.path
        let told: String

        var testDescription: String { what }
    }

    private static let refused = [
        Refused(
            what: "a handle of the board", text: text.replacing("name: \"Jo: #1\"", with: "\"handle\": maria"),
            told: "error: the comment is signed with the handle \"maria\""),
        Refused(what: "no words", text: "---\nname: Jo\ndate: 2026-11-20\n---\n", told: "error: the comment says nothing"),
        Refused(what: "no name", text: text.replacing("name: \"Jo: #1\"\n", with: ""), told: "[comment-file]"),
        Refused(what: "a day to come", text: text.replacing("date: 2026-11-20", with: "date: 2026-12-24"), told: "2026-12-24"),
        Refused(what: "another listing", path: "comments/pine-desk/2026-11-20-jo.md", told: "pine-desk"),
    ]

    @Test(arguments: refused) func whatCheckRefusesIsRefused(_ sent: Refused) throws {
        let workspace = try Workspace(board: "small")
        let run = try AcceptTests.run([("comment.zip", Self.zip(sent.text, sent.path))], ["--write"], in: workspace)
        #expect(run.status == 1 && run.output.contains(sent.told), "\(run.output)")
        #expect(run.output.hasSuffix("  refused: nothing of it was written\n\n0 accepted, 1 refused\n"))
    }
}
