import Foundation
import TestSupport
import Testing

/// A board's own templates/words/en.yaml, which says some things otherwise than the shipped one.
@Suite struct OwnWordsTests {
    private func workspace(_ words: String) throws -> Workspace {
        let workspace = try Workspace(board: "small")
        try write(words, in: workspace)
        return workspace
    }

    private func write(_ words: String, in workspace: Workspace) throws {
        let file = URL(filePath: workspace.folder + "/templates/words/en.yaml")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(words.utf8).write(to: file)
    }

    @discardableResult
    private func build(_ workspace: Workspace, status: Int32 = 0) throws -> Program.Run {
        let run = try Program.run(["build", "--today", "2026-11-21"], in: workspace.folder)
        #expect(run.status == status, "\(run.output)\(run.errors)")
        return run
    }

    /// What the program itself says follows the words without any other change, and what says nothing else stays as it was.
    @Test func whatTheProgramSaysFollowsTheWords() throws {
        let workspace = try Workspace(board: "small")
        try build(workspace)
        let before = try workspace.contents()
        for word in ["fell", "went down"] {
            try write("events:\n  dropped_from_to: \"Now {after} and no longer {before}: the {price} \(word).\"\n", in: workspace)
            try build(workspace)
            let after = try workspace.contents()
            let told = after.filter { String(decoding: $0.value, as: UTF8.self).contains(" and no longer ") }
            #expect(
                told.keys.contains("rentals/changes.xml") && told.allSatisfy { String(decoding: $0.value, as: UTF8.self).contains(word) })
            for (path, bytes) in before {
                let text = String(decoding: bytes, as: UTF8.self)
                let tells = text.contains("The rent dropped from ") || text.contains("The price dropped from ")
                #expect((after[path] == bytes) != tells, "\(path)")
            }
        }
        try FileManager.default.removeItem(atPath: workspace.folder + "/templates")
        try build(workspace)
        #expect(try workspace.contents() == before)
    }

    /// A message of a board stands in each of the places in which the program, a template or a script has it.
    @Test func pagesHaveTheBoardsOwnTitles() throws {
        let workspace = try workspace("pages:\n  suburbs_title: Places\n")
        try build(workspace)
        #expect(try workspace.text("suburbs/index.html").contains("<title>Places · Small Board</title>"))
        #expect(try workspace.text("index.html").contains(">Places</a>"))
    }

    @Test(arguments: [
        (
            "pages:\n  suburb_title: Places\n", "2:3: error: the site never says \"pages.suburb_title\"",
            "Did you mean \"pages.suburbs_title\"?"
        ),
        ("digest:\n  on: \"On {date}: {counts}.\"\n", "2:7: error: \"digest.on\" has no {date}", "It has {counts} and {day}."),
        (
            "talk:\n  likes: \"{count, plural, one {# like}}\"\n",
            "2:10: error: \"talk.likes\" can't be read: {count, plural, …} needs a case other {…}", ""
        ),
        ("kind_rental_pets:\n  card_cats: Cats\n", "2:3: error: the site never says \"kind_rental_pets.card_cats\"", ""),
        ("pages: 3\n", "1:1: error: the site never says \"pages\"", ""),
        ("- a\n", "1:1: error: ", ""),
    ]) func aMistakeStopsTheBuildAndSaysWhere(words: String, told: String, why: String) throws {
        let workspace = try workspace(words)
        for command in ["check", "build"] {
            let run = try Program.run([command, "--today", "2026-11-21"], in: workspace.folder)
            #expect(run.status == 1 && run.output.hasPrefix("templates/words/en.yaml:" + told), "\(run.output)\(run.errors)")
            #expect(why.isEmpty || run.output.contains(why), "\(run.output)")
        }
        #expect(!FileManager.default.fileExists(atPath: workspace.output))
        let digest = try Program.run(["digest", "--since", "2026-11-20"], in: workspace.folder)
        #expect(digest.status == 2)
    }

    /// A kind that comes with Houser is called otherwise without a file of its own.
    @Test func kindsAreCalledOtherwise() throws {
        let workspace = try workspace("kind_rental:\n  labels: Flats\n  count: \"{count, plural, one {# flat} other {# flats}}\"\n")
        try build(workspace)
        let page = try workspace.text("rentals/index.html")
        #expect(page.contains(">Flats</h1>") && !page.contains("Homes to rent"))
    }

    @Test func theRuleIsExplained() throws {
        let workspace = try Workspace()
        let run = try Program.run(["explain", "words"], in: workspace.folder)
        #expect(run.status == 0 && run.output.contains("ICU MessageFormat"))
    }
}
