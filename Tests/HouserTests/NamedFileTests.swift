import Foundation
import TestSupport
import Testing

@testable import Bytes

/// `houser check FILE…` and the paths that messages have, wherever the command runs.
@Suite struct NamedFileTests {
    private static let wrong = TruthfulFixTests.rental(["rent": "lots"])

    /// A board with two wrong listings, one of them in a folder of its own.
    private static func board() throws -> Workspace {
        let workspace = try Workspace(board: "small")
        try workspace.write("rentals/one.md", wrong)
        try workspace.write("rentals/two/index.md", wrong)
        return workspace
    }

    private static func check(_ arguments: [String], in folder: String, board: [String] = []) throws -> TestSupport.Program.Run {
        try TestSupport.Program.run(["check", "--today", "2026-11-21"] + board + arguments, in: folder)
    }

    @Test func onlyNamedFilesAreToldOf() throws {
        let workspace = try Self.board()
        let folder = workspace.folder
        let whole = try Self.check([], in: folder)
        #expect(whole.status == 1 && whole.output.hasSuffix("2 errors in 2 files; 5 listings checked\n"), "\(whole.output)")
        let one = try Self.check(["content/rentals/one.md"], in: folder)
        #expect(one.status == 1 && one.output.hasPrefix("content/rentals/one.md:9:7: error: "), "\(one.output)")
        #expect(one.output.hasSuffix("1 error in 1 file; 5 listings checked; 1 problem in other files\n"), "\(one.output)")
        #expect(!one.output.contains("rentals/two"))
        let good = try Self.check(["content/people", "content/board.yaml"], in: folder)
        #expect(good.status == 0 && good.output.hasPrefix("no problems in "), "\(good.output)")
        #expect(good.output.hasSuffix(" files; 5 listings checked; 2 problems in other files\n"), "\(good.output)")
        let all = try Self.check(["content"], in: folder)
        #expect(all.status == 1 && all.output.hasSuffix("2 errors in 2 files; 5 listings checked\n"), "\(all.output)")
    }

    @Test(arguments: ["rentals/two/index.md", "rentals/two", "rentals/two/", "./rentals/../rentals/two", "rentals/one.md"])
    func filesAreNamedFromWhereOneStands(path: String) throws {
        let workspace = try Self.board()
        let name = path.contains("one") ? "rentals/one.md" : "rentals/two/index.md"
        let result = try Self.check([path, "--content", "."], in: workspace.content)
        #expect(result.status == 1 && result.output.hasPrefix(name + ":9:7: error: "), "\(result.output)\(result.errors)")
        let outside = try Self.check([workspace.content + "/" + path, "--content", workspace.content], in: "/usr")
        #expect(outside.output.hasPrefix(workspace.content + "/" + name + ":9:7: error: "), "\(outside.output)\(outside.errors)")
    }

    @Test func otherFormsKeepToThemToo() throws {
        let workspace = try Self.board()
        let folder = workspace.folder
        for format in ["json", "github", "gitlab", "sarif"] {
            let result = try Self.check(["content/rentals/one.md", "--format", format], in: folder)
            #expect(
                result.status == 1 && result.output.contains("rentals/one.md") && !result.output.contains("rentals/two"), "\(result.output)"
            )
            #expect(result.errors.contains("1 problem in other files"))
        }
    }

    @Test func whatIsNoPartOfTheBoardIsSaidSo() throws {
        let workspace = try Self.board()
        try Data().write(to: URL(filePath: workspace.folder + "/notes.md"))
        let outside = try Self.check(["notes.md"], in: workspace.folder)
        #expect(outside.status == 2)
        #expect(outside.errors.contains("Error: 'notes.md' is no part of this board: its files lie in content and templates."))
        let missing = try Self.check(["content/rentals/three.md"], in: workspace.folder)
        #expect(missing.status == 2 && missing.errors.contains("Error: There is no file or folder 'content/rentals/three.md'."))
    }

    /// A clash is told of one of two files, and both are meant.
    @Test func whatIsAboutTwoFilesIsToldOfBoth() throws {
        let workspace = try Workspace(board: "small")
        let about = "Light and quiet, with a north-facing living room, a new kitchen and a long garden behind the house."
        for name in ["a", "b"] {
            try workspace.write("rentals/\(name).md", TruthfulFixTests.rental().replacing("Light and quiet.", with: about))
        }
        for name in ["a", "b"] {
            let result = try Self.check(["content/rentals/\(name).md"], in: workspace.folder)
            #expect(result.status == 0)
            #expect(
                result.output.contains(
                    "content/rentals/b.md:10:8: warning: this is the same listing as content/rentals/a.md: the same words, address and owner [same-listing]\n"
                ), "\(result.output)")
        }
    }
}

/// Paths of messages start where the command runs, also within their texts.
@Suite struct WholePathTests {
    private static func check(_ arguments: [String], in folder: String) throws -> String {
        try TestSupport.Program.run(["check", "--today", "2026-11-21"] + arguments, in: folder).output
    }

    @Test func pathsStartWhereTheCommandRuns() throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("rentals/one.md", TruthfulFixTests.rental(["owner": "kath"]))
        let (folder, content) = (workspace.folder, workspace.content)
        let name = folder.split(separator: "/").last.map(String.init) ?? ""
        let parent = String(folder.dropLast(name.count + 1))
        let places: [(arguments: [String], folder: String, prefix: String)] = [
            ([], folder, "content/"), (["--content", "./content/"], folder, "content/"), (["--content", content], folder, "content/"),
            (["--content", "."], content, ""), (["--content", content], content, ""), (["--content", content], "/usr", content + "/"),
            (["--content", "../content"], content, "../content/"), (["--content", name + "/content"], parent, name + "/content/"),
            (["--prefix", "sub/folder"], folder, "sub/folder/content/"), (["--prefix", "sub/folder/"], folder, "sub/folder/content/"),
            (["--prefix", "sub/content", "--content", "."], content, "sub/content/"), (["--prefix", ""], folder, "content/"),
            (["--prefix", "sub/x", "--content", "../content"], content, "sub/content/"),
        ]
        for place in places {
            let told = try Self.check(place.arguments, in: place.folder)
            let prefix = place.prefix
            #expect(told.hasPrefix("\(prefix)rentals/one.md:7:8: error: there is no owner \"kath\""), "\(place) \(told)")
            #expect(told.contains("Make the file \(prefix)people/kath.yaml:\n"), "\(place) \(told)")
        }
    }

    @Test(arguments: ["github", "json", "gitlab", "sarif"]) func forgesFindTheFile(format: String) throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("rentals/one.md", TruthfulFixTests.rental(["owner": "kath"]))
        let told = try Self.check(["--format", format, "--prefix", "boards/home"], in: workspace.folder)
        #expect(told.contains("boards/home/content/rentals/one.md") && told.contains("boards/home/content/people/kath.yaml"), "\(told)")
    }

    @Test func aPrefixIsNoPathOfTheDisk() throws {
        let workspace = try Workspace(board: "small")
        let run = try TestSupport.Program.run(["check", "--prefix", "/srv"], in: workspace.folder)
        #expect(run.status == 2 && run.errors.contains("--prefix is a way from the top of the repository"))
    }

    @Test func colourIsAsSomebodyWantsIt() throws {
        let workspace = try Workspace(board: "wrong")
        func isColoured(_ option: [String], _ environment: [String: String]) throws -> Bool {
            let run = try TestSupport.Program.run(
                ["check", "--today", "2026-11-21", "content/board.yaml"] + option, in: workspace.folder, environment: environment)
            #expect(run.status == 1, "\(run.errors)")
            return run.output.contains("\u{1B}[31m")
        }
        #expect(try isColoured(["--color", "always"], ["NO_COLOR": "1", "TERM": "dumb"]))
        #expect(try isColoured(["--colour", "always"], [:]))
        #expect(try !isColoured(["--color", "never"], [:]) && !isColoured(["--color", "auto"], [:]) && !isColoured([], [:]))
        #expect(try !isColoured(["--color", "always", "--format", "json"], [:]))
        let run = try TestSupport.Program.run(["check", "--color", "sometimes"], in: workspace.folder)
        #expect(run.status == 2 && run.errors.contains("sometimes"))
    }
}
