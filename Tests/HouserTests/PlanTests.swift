import Bytes
import Foundation
import ListingKit
import TestSupport
import Testing

/// `houser plan`: what a build would do, told without doing it.
@Suite struct PlanTests {
    private func run(_ command: String, _ arguments: [String] = [], in workspace: Workspace) throws -> Program.Run {
        try Program.run([command, "--today", "2026-11-21"] + arguments, in: workspace.folder)
    }

    /// Everything below a folder with what shows whether it was touched.
    private func everything(_ folder: String) throws -> [String: FileStamp] {
        var result: [String: FileStamp] = [:]
        for path in try FolderWalk.entries(of: folder).map(\.path) + ["."] { result[path] = Files.stamp(folder + "/" + path) }
        return result
    }

    private func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test(arguments: ["text", "md", "json"]) func nothingIsTouched(_ format: String) throws {
        let workspace = try Workspace(board: "small")
        let before = try everything(workspace.folder)
        #expect(try run("plan", ["--format", format], in: workspace).status == 0)
        #expect(try everything(workspace.folder) == before)
        #expect(try run("build", in: workspace).status == 0)
        try workspace.edit("rentals/quiet-flat.yaml", "rent: ", "rent: 1")
        let built = try everything(workspace.folder)
        #expect(try run("plan", ["--format", format], in: workspace).status == 0)
        #expect(try everything(workspace.folder) == built)
    }

    @Test func thePlanIsWhatTheBuildDoes() throws {
        let workspace = try Workspace(board: "small")
        let first = try object(run("plan", ["--format", "json"], in: workspace).output)
        #expect(try run("build", in: workspace).status == 0)
        #expect(try (first["added"] as? [String])?.sorted() == workspace.paths())
        try workspace.edit("rentals/quiet-flat.yaml", "rent: ", "rent: 1")
        try FileManager.default.removeItem(atPath: workspace.content + "/items/oak-desk.md")
        let before = try workspace.snapshot()
        let text = try run("plan", ["--format", "json"], in: workspace).output
        let plan = try object(text)
        #expect(try run("build", in: workspace).status == 0)
        let after = try workspace.snapshot()
        #expect((plan["removed"] as? [String])?.sorted() == before.keys.filter { after[$0] == nil }.sorted())
        #expect((plan["changed"] as? [String])?.sorted() == before.keys.filter { after[$0] != nil && after[$0] != before[$0] }.sorted())
        #expect((plan["unchanged"] as? [String])?.sorted() == before.keys.filter { after[$0] == before[$0] }.sorted())
        #expect(plan["version"] as? Int == 1 && plan["today"] as? String == "2026-11-21")
        let keys = text.split(separator: "\n").filter { $0.contains("\":") }.map { $0.prefix { $0 != ":" } }
        #expect(keys == keys.sorted())
    }

    @Test func aPlanWithoutChangesSaysSo() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        let count = try workspace.paths().count
        let result = try run("plan", in: workspace)
        #expect(result.status == 0 && result.errors.isEmpty)
        #expect(result.output == "Plan for public, as of 2026-11-21: nothing to do, \(count) files unchanged\n")
    }

    @Test func longListsAreCut() throws {
        let workspace = try Workspace(board: "small")
        let count = try run("plan", ["--all"], in: workspace).output.split(separator: "\n").filter { $0.hasPrefix("  ") }.count - 1
        #expect(count > 50)
        let short = try run("plan", in: workspace).output
        #expect(short.contains("\nTo add (\(count))\n"))
        #expect(short.contains("\n  and \(count - 10) more\n\n--all shows every path.\n"))
    }

    @Test func foreignAndChangedFilesAreTold() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        let strange = "mine/`` ```<b>\u{1B}[31m\u{202E}.txt"
        try FileManager.default.createDirectory(atPath: workspace.output + "/mine", withIntermediateDirectories: true)
        try Data("mine".utf8).write(to: URL(filePath: workspace.output + "/" + strange))
        try FileManager.default.removeItem(atPath: workspace.content + "/items/oak-desk.md")
        try Data("changed".utf8).write(to: URL(filePath: workspace.output + "/suburbs/vic/brunswick-3056/index.html"))
        let text = try run("plan", in: workspace).output
        #expect(text.contains("\nKept, because they were changed since Houser wrote them (1)\n  suburbs/vic/brunswick-3056/index.html\n"))
        #expect(text.contains("\nKept, because they are not known to be Houser's (1)\n  mine/`` ```<b>"))
        let markdown = try run("plan", ["--format", "md"], in: workspace).output
        #expect(markdown.hasPrefix("**Site as of 2026-11-21:** 0 to add, "))
        #expect(
            markdown.contains("<summary>Kept, because they are not known to be Houser's (1)</summary>\n\n````text\nmine/`` ```<b>"))
        for output in [text, markdown] { #expect(!output.contains("\u{1B}") && !output.contains("\u{202E}")) }
    }

    @Test func brokenContentIsOne() throws {
        let workspace = try Workspace(board: "wrong")
        let build = try run("build", in: workspace)
        let text = try run("plan", in: workspace)
        #expect(text.status == 1 && text.output == build.output)
        for format in ["json", "md"] {
            let result = try run("plan", ["--format", format], in: workspace)
            // On a slow machine, how far it has got stands before it.
            #expect(result.status == 1 && result.output.isEmpty && result.errors.hasSuffix(build.output))
        }
    }

    @Test func whatCannotRunIsTwo() throws {
        let workspace = try Workspace(board: "small")
        #expect(try run("plan", ["--content", "nowhere"], in: workspace).status == 2)
        #expect(try run("plan", ["--format", "github"], in: workspace).status == 2)
        try FileManager.default.createDirectory(atPath: workspace.output + "/about", withIntermediateDirectories: true)
        for path in ["index.html", "about/index.html"] { try Data("mine".utf8).write(to: URL(filePath: workspace.output + "/" + path)) }
        let result = try run("plan", in: workspace)
        #expect(result.status == 2 && result.output.isEmpty)
        #expect(result.errors.hasPrefix("Error: a build could not run, because 2 files that Houser did not write are in the way; "))
        #expect(result.errors.contains("\n  public/about/index.html\n"))
    }
}
