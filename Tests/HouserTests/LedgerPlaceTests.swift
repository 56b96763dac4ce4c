import Bytes
import Foundation
import TestSupport
import Testing

/// Where the record of published files lies: never in what is published, never shared by two sites, and the same for one site however
/// its folder is written.
@Suite struct LedgerPlaceTests {
    private func build(_ workspace: Workspace, from folder: String, to output: String) throws -> Program.Run {
        try Program.run(
            ["build", "--content", workspace.content, "--templates", Boards.templates, "--today", "2026-11-21", "--output", output],
            in: folder)
    }

    private func ledgers(_ workspace: Workspace) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: workspace.folder).filter { $0.hasSuffix(".ledger") }.sorted()
    }

    @Test(arguments: [".", "./", "../public", "../public/.", "../public//", "inner/.."]) func theFolderItself(name: String) throws {
        let workspace = try Workspace(board: "small")
        // Of files that have been there for a while nothing is written down anew.
        usleep(50_000)
        #expect(try build(workspace, from: workspace.folder, to: "public").status == 0)
        try FileManager.default.createDirectory(atPath: workspace.output + "/inner", withIntermediateDirectories: true)
        let before = try Tree(workspace.folder)
        let run = try build(workspace, from: workspace.output, to: name)
        #expect(run.status == 0 && run.output.contains(" 0 written, "), "\(run.errors) \(run.output)")
        #expect(try Tree(workspace.folder).differences(before) == [], "it is known by the ledger that it has")
    }

    @Test func aFirstBuildIntoTheFolderItself() throws {
        let workspace = try Workspace(board: "small")
        try FileManager.default.createDirectory(atPath: workspace.folder + "/a/b", withIntermediateDirectories: true)
        #expect(try build(workspace, from: workspace.folder + "/a/b", to: ".").status == 0)
        #expect(try build(workspace, from: workspace.folder + "/a/b", to: "../output").status == 0)
        #expect(try build(workspace, from: workspace.folder + "/a", to: "public/.").status == 0)
        #expect(try ledgers(workspace) == ["a/.houser/b.ledger", "a/.houser/output.ledger", "a/.houser/public.ledger"])
        #expect(!FileManager.default.fileExists(atPath: workspace.folder + "/a/b/.houser"))
    }

    @Test func aSiteInAFolderThatIsNamedOutput() throws {
        let workspace = try Workspace(board: "small")
        let inner = workspace.folder + "/output"
        try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
        #expect(try build(workspace, from: inner, to: ".").status == 0)
        #expect(try build(workspace, from: workspace.folder, to: "output").output.contains("0 written"))
        #expect(try ledgers(workspace) == [".houser/output.ledger"])
    }

    @Test func itLiesWhereItIsToldTo() throws {
        let workspace = try Workspace(board: "small")
        func run(_ command: String, _ more: String...) throws -> Program.Run {
            try Program.run([command, "--today", "2026-11-21", "--state", "kept/records/"] + more, in: workspace.folder)
        }
        #expect(try run("build").status == 0)
        #expect(try ledgers(workspace) == ["kept/records/public.ledger"])
        #expect(try run("build").output.contains(" 0 written, "))
        #expect(try run("plan").output.contains("nothing to do, "))
        try FileManager.default.removeItem(atPath: workspace.content + "/rentals/quiet-flat.yaml")
        #expect(try run("check").output.contains("[last-listing]"), "what the last build published is known")
        for place in ["public", "public/records", ""] {
            let refused = try Program.run(["build", "--today", "2026-11-21", "--state", place], in: workspace.folder)
            #expect(refused.status == 2 && refused.errors.contains("--state "), "\(refused.errors)")
        }
        #expect(!FileManager.default.fileExists(atPath: workspace.folder + "/.houser"))
    }

    /// One site would lose what the other has, such as the addresses that its listings had.
    @Test func twoSitesDoNotShareOne() throws {
        let first = try Workspace(board: "small")
        let second = try Workspace(board: "own")
        let copy = try Workspace(board: "small")
        let state = first.folder + "/kept"
        func run(_ command: String, _ workspace: Workspace) throws -> Program.Run {
            try Program.run([command, "--today", "2026-11-21", "--state", state], in: workspace.folder)
        }
        #expect(try run("build", first).status == 0)
        let ledger = try Files.readFile(state + "/public.ledger", limit: 1 << 24)
        for command in ["build", "plan", "check"] {
            let refused = try run(command, second)
            #expect(refused.status == 2 && refused.errors.contains("is the record of another site, https://small.example/"), "\(refused)")
        }
        #expect(try Files.readFile(state + "/public.ledger", limit: 1 << 24) == ledger)
        #expect(!FileManager.default.fileExists(atPath: second.output))
        // A CI has the board in another place each time.
        #expect(try run("build", copy).status == 0)
        try copy.edit("board.yaml", "url: https://small.example/", "url: https://smaller.example/")
        #expect(try run("build", copy).status == 0)
        #expect(try run("build", first).status == 2)
        try FileManager.default.removeItem(atPath: state + "/public.ledger.site")
        #expect(try run("build", first).status == 0)
    }

    @Test(arguments: [
        ("content", false), ("content/records", false), ("content/static/.well-known", false), ("templates/records", false),
        ("content/.houser", true), ("templates/.houser/x", true),
    ])
    func itIsNoSource(state: String, isFine: Bool) throws {
        let workspace = try Workspace(board: "small")
        for _ in 1...2 {
            let run = try Program.run(["build", "--today", "2026-11-21", "--state", state], in: workspace.folder)
            #expect((run.status == 0) == isFine && run.errors.contains("own records cannot lie in \(state)") != isFine, "\(run)")
        }
        #expect(try ledgers(workspace) == (isFine ? [state + "/public.ledger"] : []))
    }

    @Test func aLinkInItsPlaceIsRefused() throws {
        let workspace = try Workspace(board: "small")
        let elsewhere = workspace.folder + "/elsewhere"
        for target in ["elsewhere", "nowhere"] {
            try? FileManager.default.removeItem(atPath: workspace.folder + "/.houser")
            try FileManager.default.createDirectory(atPath: elsewhere, withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(atPath: workspace.folder + "/.houser", withDestinationPath: target)
            let run = try build(workspace, from: workspace.folder, to: "public")
            #expect(run.status == 2)
            #expect(run.errors.hasPrefix("Error: .houser is a symbolic link; "), "\(run.errors)")
            #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere) == [])
            #expect(!FileManager.default.fileExists(atPath: workspace.output))
            #expect(!FileManager.default.fileExists(atPath: workspace.folder + "/nowhere"))
            let check = try Program.run(["check", "--today", "2026-11-21"], in: workspace.folder)
            #expect(check.status == 2 && check.errors.hasPrefix("Error: .houser is a symbolic link; "), "\(check.errors)")
        }
    }

    @Test func aLinkFurtherUpIsTheMaintainersChoice() throws {
        let workspace = try Workspace(board: "small")
        try FileManager.default.createDirectory(atPath: workspace.folder + "/sites", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: workspace.folder + "/alias", withDestinationPath: "sites")
        #expect(try build(workspace, from: workspace.folder, to: "alias/public").status == 0)
        #expect(try ledgers(workspace) == ["sites/.houser/public.ledger"])
    }

    @Test func whatHasNoPlaceIsRefused() throws {
        let workspace = try Workspace(board: "small")
        let before = try Tree(workspace.folder)
        let refusals = [
            (".houser", "--output cannot be '.houser', where Houser keeps its own records; name another folder."),
            ("nowhere/..", "--output must end in the name of a folder, not be 'nowhere/..'."),
            ("/", "--output must be a folder below the top of the disk, not '/'."),
        ]
        for (output, message) in refusals {
            let run = try build(workspace, from: workspace.folder, to: output)
            #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
        }
        #expect(try Tree(workspace.folder).differences(before) == [])
    }
}
