import Foundation
import TestSupport
import Testing

@testable import Places

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
