import Foundation
import TestSupport
import Testing

/// What is said where there is no board, or where the content folder is not the one that was named.
@Suite struct NoBoardTests {
    private static func run(_ arguments: [String], in folder: String) throws -> TestSupport.Program.Run {
        let day = ["check", "build", "serve", "plan"].contains(arguments.first ?? "") ? ["--today", "2026-11-21"] : []
        return try TestSupport.Program.run(arguments + day, in: folder)
    }

    @Test(arguments: [[], ["check"], ["build"], ["build", "--watch"], ["serve", "--port", "0"], ["plan"], ["list"]])
    func outsideABoardItIsSaidHowToBegin(arguments: [String]) throws {
        let workspace = try Workspace()
        let run = try Self.run(arguments, in: workspace.folder)
        #expect(run.status == 2 && run.output.isEmpty, "\(run)")
        let reason = "Error: cannot read content: there is no such file or folder. The files of a board lie in a folder called content: "
        #expect(
            run.errors.hasSuffix(reason + "\"houser init my-board\" begins one, and \"houser --help\" lists all commands\n"),
            "\(run.errors)")
    }

    @Test(arguments: [
        (".", ".", "content"), (".", "content/rentals", "content"), (".", "content/rentals/gipps-street-terrace", "content"),
        ("content", "content", "."), ("content/rentals", "content", ".."), ("content/rentals", ".", ".."),
    ])
    func theRightFolderIsNamed(folder: String, content: String, right: String) throws {
        let workspace = try Workspace(board: "small")
        for command in ["check", "build", "plan"] {
            let run = try Self.run([command, "--content", content], in: workspace.folder + "/" + folder)
            #expect(run.status == 2 && run.output.isEmpty, "\(run)")
            #expect(
                run.errors.hasSuffix(
                    "Error: there is no board.yaml in \(content), but there is one in \(right): did you mean --content \(right)?\n"),
                "\(run.errors)")
        }
        let again = try Self.run(["check", "--content", right], in: workspace.folder + "/" + folder)
        #expect(again.status == 0, "\(again)")
    }

    @Test func aBoardThatHasLostItsFileIsStillOne() throws {
        let workspace = try Workspace(board: "small")
        try workspace.remove("board.yaml")
        let run = try Self.run(["check"], in: workspace.folder)
        #expect(run.status == 1 && run.output.contains("content/board.yaml: error: there is no board.yaml"), "\(run)")
    }
}
