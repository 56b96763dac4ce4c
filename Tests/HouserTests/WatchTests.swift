import Foundation
import TestSupport
import Testing

/// `houser build --watch`: the site follows its files until somebody ends it.
@Suite struct WatchTests {
    private func started(_ workspace: Workspace, _ arguments: [String] = ["--today", "2026-11-21"]) throws -> RunningProgram {
        let theme = workspace.folder + "/templates"
        try FileManager.default.copyItem(atPath: Boards.templates, toPath: theme)
        let program = try RunningProgram(["build", "--watch"] + arguments, in: workspace)
        try program.wait("the first build is done") {
            program.errors.contains("Watching content and templates.")
        }
        return program
    }

    @Test func aChangeIsPublishedOnce() throws {
        let workspace = try Workspace(board: "small")
        let program = try started(workspace)
        #expect(program.count(of: "Published public") == 1)
        try workspace.edit("rentals/quiet-flat.yaml", "title: ", "title: Newly painted ")
        try program.wait("the change is published") { program.count(of: "Published public") >= 2 }
        #expect(try workspace.text("rentals/quiet-flat/index.html").contains("Newly painted"))
        usleep(300_000)
        let builds = program.count(of: "Published public")
        usleep(700_000)
        #expect(program.count(of: "Published public") == builds, "its own output is no reason to build")
        #expect(try program.end(SIGINT) == 0)
    }

    @Test func aBrokenFileKeepsTheLastGoodSite() throws {
        let workspace = try Workspace(board: "small")
        let program = try started(workspace)
        let good = try workspace.snapshot()
        try workspace.edit("rentals/quiet-flat.yaml", "rent: ", "rnet: ")
        try program.wait("the problem is told") { program.errors.contains("Nothing was published: public is as it was.\n") }
        #expect(program.output.contains("[unknown-key]"))
        #expect(try workspace.snapshot() == good)
        try workspace.edit("rentals/quiet-flat.yaml", "rnet: ", "rent: ")
        try program.wait("the mended board is published") { program.count(of: "Published public") >= 2 }
        #expect(try workspace.snapshot() == good)
        #expect(try program.end(SIGTERM) == 0)
    }

    @Test func aBrokenThemeIsToldAndTheWatchGoesOn() throws {
        let workspace = try Workspace(board: "small")
        let program = try started(workspace)
        let page = workspace.folder + "/templates/search.mustache"
        let text = try String(contentsOfFile: page, encoding: .utf8)
        try (text + "{{#open}}").write(toFile: page, atomically: true, encoding: .utf8)
        try program.wait("the problem is told") { program.errors.contains("search.mustache") }
        try (text + "<!-- mended -->").write(toFile: page, atomically: true, encoding: .utf8)
        try program.wait("the mended theme is used") { program.count(of: "Published public") >= 2 }
        #expect(try workspace.text("search/index.html").contains("mended"))
        #expect(try program.end(SIGINT) == 0)
    }

    @Test func newFoldersAndEditorsFilesAreUnderstood() throws {
        let workspace = try Workspace(board: "small")
        let program = try started(workspace)
        let listing = try String(contentsOfFile: workspace.content + "/rentals/quiet-flat.yaml", encoding: .utf8)
            .replacing(/id: .*\n/, with: "")
        for number in 1...20 {
            try workspace.write("rentals/new-\(number)/index.yaml", listing.replacing("title: ", with: "title: No \(number) "))
        }
        try program.wait("the new folders are published") { (try? workspace.published("rentals/new-20/index.html")) != nil }
        usleep(500_000)
        let builds = program.count(of: "Published public")
        // A save as editors do it: a swap file, the text in a new file, the new file in place of the old one.
        try workspace.write("rentals/new-7/.index.yaml.swp", "swap")
        usleep(300_000)
        #expect(program.count(of: "Published public") == builds, "files of an editor's own are no reason to build")
        try workspace.write("rentals/new-7/index.yaml~", listing.replacing("title: ", with: "title: Saved "))
        try #require(rename(workspace.content + "/rentals/new-7/index.yaml~", workspace.content + "/rentals/new-7/index.yaml") == 0)
        try program.wait("the save is published") { program.count(of: "Published public") > builds }
        #expect(try workspace.text("rentals/new-7/index.html").contains("Saved"))
        usleep(600_000)
        #expect(program.count(of: "Published public") == builds + 1)
        #expect(try program.end(SIGINT) == 0)
    }

    @Test func whatCannotRunIsTwo() throws {
        let workspace = try Workspace(board: "small")
        let start = ["build", "--watch", "--templates", Boards.templates]
        #expect(try Program.run(start + ["--content", "nowhere"], in: workspace.folder).status == 2)
        #expect(try Program.run(start + ["--verify"], in: workspace.folder).status == 2)
    }
}
