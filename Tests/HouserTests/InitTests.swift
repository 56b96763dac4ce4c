import Foundation
import TestSupport
import Testing

@testable import Facts
@testable import ListingKit
@testable import Places
@testable import SiteKit

/// `houser init`: a board that builds at once.
@Suite struct InitTests {
    private func run(_ arguments: [String], in workspace: Workspace) throws -> TestSupport.Program.Run {
        try TestSupport.Program.run(arguments, in: workspace.folder)
    }

    private func started(_ arguments: [String]) throws -> Workspace {
        let workspace = try Workspace(board: "small")
        let result = try run(["init", "new", "--today", "2026-11-21"] + arguments, in: workspace)
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors.isEmpty)
        return workspace
    }

    @Test(arguments: State.allCases) func aNewBoardHasNothingWrong(state: State) throws {
        let workspace = try started(["--state", state.rawValue])
        let board = ["--content", "new/content", "--today", "2026-11-21"]
        let checked = try run(["check"] + board, in: workspace)
        #expect(checked.status == 0)
        #expect(checked.output == "no problems; 1 listing checked\n")
        let built = try run(["build", "--output", "new/public"] + board, in: workspace)
        #expect(built.output.hasPrefix("Published new/public: 1 listing (1 open), "), "\(built.errors)")
    }

    @Test(arguments: StarterKind.allCases, [State.vic, .nt]) func everyKindOfBoardHasNothingWrong(kind: StarterKind, state: State) throws {
        let workspace = try started(["--kind", kind.rawValue, "--state", state.rawValue, "--forge", "gitlab"])
        let folder = workspace.folder + "/new"
        let checked = try TestSupport.Program.run(["check", "--today", "2026-11-21"], in: folder)
        #expect(checked.status == 0 && checked.output.hasPrefix("no problems; "), "\(checked.output)")
        let built = try TestSupport.Program.run(["build", "--verify", "--today", "2026-11-21"], in: folder)
        #expect(built.status == 0 && built.output.hasPrefix("Published public: "), "\(built.errors)")
        #expect(!built.output.contains("note: "), "\(built)")
        let guide = try String(contentsOfFile: workspace.folder + "/new/public/how-to-post/index.html", encoding: .utf8)
        let wanted = kind.look.kinds
        #expect(wanted.allSatisfy { id in guide.contains("content/\(KindSet.load([]).kinds.first { $0.id == id }?.plural ?? "?")") })
        let files = try FileManager.default.subpathsOfDirectory(atPath: workspace.folder + "/new/content")
        let texts = try (files.filter { $0.contains(".") }.map { "content/" + $0 } + ["README.md", ".gitlab-ci.yml"]).map {
            try String(contentsOfFile: workspace.folder + "/new/" + $0, encoding: .utf8)
        }
        #expect(!texts.contains { $0.contains("{{") })
    }

    /// Who has seen the examples deletes them, and what is left says nothing of their owners.
    @Test(arguments: StarterKind.allCases) func theExamplesCanBeDeleted(kind: StarterKind) throws {
        let workspace = try started(["--kind", kind.rawValue])
        let content = workspace.folder + "/new/content"
        var deleted = 0
        for plural in KindSet.load([]).kinds.map(\.plural) where FileManager.default.fileExists(atPath: content + "/" + plural) {
            try FileManager.default.removeItem(atPath: content + "/" + plural)
            deleted += 1
        }
        #expect(deleted > 0)
        let checked = try run(["check", "--content", "new/content", "--today", "2026-11-21"], in: workspace)
        #expect(checked.status == 0 && checked.output == "no problems; 0 listings checked\n", "\(checked.output)")
    }

    /// A forge gets its own files alone, and its scripts fetch the program that wrote them.
    @Test(arguments: StarterForge.allCases) func aForgeGetsItsFiles(forge: StarterForge) throws {
        let workspace = try started(["--forge", forge.rawValue])
        let plain = try started([])
        let all = Set(try FileManager.default.subpathsOfDirectory(atPath: workspace.folder + "/new"))
        let more = all.subtracting(try FileManager.default.subpathsOfDirectory(atPath: plain.folder + "/new"))
        #expect(more.filter { URL(filePath: $0).pathExtension != "" || $0.hasSuffix("houser-release") } == Set(forge.places.values))
        guard let release = forge.release else { return }
        let text = try String(contentsOfFile: workspace.folder + "/new/" + release, encoding: .utf8)
        #expect(text.contains("\nHOUSER_VERSION=\(Houser.version)\n"))
    }

    @Test(arguments: ["2026-11-21", "2027-02-28", "2028-02-29", "2031-06-30"]) func theDemonstrationIsFreshOnAnyDay(day: String) throws {
        let workspace = try Workspace()
        let result = try run(["init", "demo", "--demo", "--today", day], in: workspace)
        #expect(result.status == 0 && result.output.contains("wrote demo/content (378 files)\n"), "\(result)")
        let board = ["--content", "demo/content", "--today", day]
        let checked = try run(["check"] + board, in: workspace)
        #expect(checked.output.hasPrefix("no problems; "), "\(checked.output)")
        let listed = try run(["list"] + board, in: workspace).output.split(separator: "\n").last
        #expect(listed?.contains("as of \(day): 157 available") == true, "\(String(describing: listed))")
        #expect(try String(contentsOfFile: workspace.folder + "/demo/README.md", encoding: .utf8).hasPrefix("# Common Ground Homes\n"))
    }

    @Test func theDemonstrationHasANameOfItsOwn() throws {
        let result = try run(["init", "demo", "--demo", "--title", "Mine"], in: Workspace())
        #expect(result.status == 2 && result.errors.contains("--demo writes a board with a name and listings of its own"))
    }

    @Test(arguments: [
        ("listed: 2026-11-21\n", "listed: 2027-01-01\n"),
        ("{start: 2026-11-20 10:00, end: 2026-11-20}", "{start: 2026-12-31 10:00, end: 2026-12-31}"),
        ("12026-11-21 2026-11-211 2026-11-31 x2026-11-21 2026-11-21-b", "12026-11-21 2026-11-211 2026-11-31 x2026-11-21 2026-11-21-b"),
        ("2026-11-21", "2027-01-01"), ("", ""),
    ])
    func datesMoveTogether(text: String, moved: String) {
        #expect(String(decoding: DemonstrationBoard.moved(Array(text.utf8), by: 41), as: UTF8.self) == moved)
    }

    /// What is written so would not move with the other dates.
    @Test func noDateOfTheDemonstrationStandsInProse() throws {
        let month = "(January|February|March|April|May|June|July|August|September|October|November|December)"
        let day = try Regex("[0-9](st|nd|rd|th)?( of)? \(month)|\(month) [0-9]|day (of|in) \(month)")
        #expect("until 26 February".contains(day) && "May 3".contains(day) && "the last Sunday of November".contains(day))
        for file in DemonstrationBoard.files(on: DemonstrationBoard.day) where file.path.hasSuffix(".md") {
            let lines = String(decoding: file.bytes, as: UTF8.self).split { $0.isNewline }.filter { $0.contains(day) }
            #expect(lines == [], "\(file.path)")
        }
    }

    /// A page about posting is read on other days than that on which the board began, and says everything once.
    @Test func theGuideHoldsOnAnyDay() throws {
        let workspace = try started([])
        let page = try String(contentsOfFile: workspace.folder + "/new/content/pages/how-to-post.md", encoding: .utf8)
        #expect(page.contains(#/\nlisted: …    # Today, such as 20\d\d-\d\d-\d\d\.\n/#) && !page.contains("\nlisted: 2"), "\(page)")
        let parts = page.split(separator: "\n## ").filter { $0.contains("\nA file in `content/") }
        #expect(parts.count == 3)
        for part in parts {
            for field in part.matches(of: #/\n(?:# )?([a-z-]+): [^\n]*# (One of|The choices are) /#) {
                #expect(!part.contains("\n- `\(field.1)`: "), "\(field.1)")
            }
        }
    }

    @Test func withoutAForgeThereIsNoWorkflow() throws {
        let workspace = try started([])
        let files = try FileManager.default.contentsOfDirectory(atPath: workspace.folder + "/new").sorted()
        #expect(files == [".gitignore", "README.md", "content"])
    }

    /// A name in braces is a name like any other.
    @Test func whatIsTypedIsNoName() throws {
        let workspace = try started(["--title", "The {{email}} board"])
        let text = try String(contentsOfFile: workspace.folder + "/new/README.md", encoding: .utf8)
        #expect(text.hasPrefix("# The {{email}} board\n"))
    }

    @Test func whatItIsToldIsInItsFiles() throws {
        let workspace = try started([
            "--title", "Homes: \"by the sea\"", "--url", "https://sea.example.org/board", "--email", "us@sea.example", "--state", "tas",
        ])
        func text(_ path: String) throws -> String { try String(contentsOfFile: workspace.folder + "/new/" + path, encoding: .utf8) }
        let board = try text("content/board.yaml")
        #expect(board.contains("\ntitle: \"Homes: \\\"by the sea\\\"\"\n"))
        #expect(board.contains("\nurl: https://sea.example.org/board/\n"))
        #expect(board.contains("\nauthority: \"sea.example.org,2026\"\n"))
        #expect(board.contains("\ntimezone: Australia/Hobart\n"))
        #expect(board.contains("\ncontact: us@sea.example\n"))
        #expect(try text("README.md").hasPrefix("# Homes: \"by the sea\"\n"))
        #expect(try text(".gitignore").contains("/public/\n/.houser/\n"))
        for path in ["README.md", "content/board.yaml", "content/pages/about.md", "content/rentals/example-home.md"] {
            #expect(try !text(path).contains("{{"), "\(path)")
        }
        #expect(
            try run(["check", "--content", "new/content", "--today", "2026-11-21"], in: workspace).output
                == "no problems; 1 listing checked\n")
    }

    @Test func whatIsThereStays() throws {
        let workspace = try Workspace(board: "small")
        let before = try FileManager.default.subpathsOfDirectory(atPath: workspace.folder).sorted()
        let result = try run(["init"], in: workspace)
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix("Error: There is a folder content already. Choose another folder for the new board.\n"))
        #expect(try FileManager.default.subpathsOfDirectory(atPath: workspace.folder).sorted() == before)
        let place = workspace.folder + "/other"
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        try Data("mine".utf8).write(to: URL(filePath: place + "/README.md"))
        let other = try run(["init", "other"], in: workspace)
        #expect(other.status == 0)
        #expect(other.output.contains("kept  other/README.md\nwrote other/content/board.yaml\n"))
        #expect(try String(contentsOfFile: place + "/README.md", encoding: .utf8) == "mine")
        #expect(FileManager.default.fileExists(atPath: place + "/content/board.yaml"))
    }

    @Test(arguments: [
        (
            ["--url", "sea.example.org"],
            "--url can't be 'sea.example.org'. An address looks like https://homes.example.org/ or https://example.org/board/."
        ),
        (["--title", " "], "--title can't be that. A title is one line of text, without invisible characters that turn text round."),
        (["--title", "Homes\nand more"], "--title can't be that. "), (["--title", "Homes\u{202E}semoH"], "--title can't be that. "),
        (["--email", "nobody"], "--email can't be 'nobody'. An email address looks like hello@example.org."),
        (["--state", "Tasmanai"], "--state can't be 'Tasmanai'. Write one of NSW, VIC, QLD, SA, WA, TAS, ACT or NT."),
    ])
    func whatCannotBeIsTold(arguments: [String], message: String) throws {
        let workspace = try Workspace(board: "small")
        let result = try run(["init", "new"] + arguments, in: workspace)
        #expect(result.status == 2)
        #expect(result.errors.contains(message), "\(result.errors)")
        #expect(!FileManager.default.fileExists(atPath: workspace.folder + "/new"))
    }
}
