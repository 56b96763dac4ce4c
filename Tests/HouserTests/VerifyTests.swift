import Foundation
import ListingKit
import Publishing
import SiteKit
import TestSupport
import Testing

/// `houser build --verify`: the site is what a full build makes, or the command says which files are not.
@Suite struct VerifyTests {
    private func verify(in workspace: Workspace, _ arguments: [String] = []) throws -> Program.Run {
        let scratch = workspace.folder + "/tmp"
        try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
        let result = try Program.run(
            ["build", "--verify", "--today", "2026-11-21"] + arguments, in: workspace.folder,
            environment: ["TMPDIR": scratch])
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch).isEmpty, "nothing temporary stays")
        return result
    }

    /// Changes a text in a published file to one as long, so that no look at the file system shows it.
    private func damage(_ path: String, in workspace: Workspace, _ old: String, _ new: String) throws {
        let bytes = try workspace.published(path)
        let place = try #require(bytes.firstRange(of: Array(old.utf8)))
        try #require(old.utf8.count == new.utf8.count)
        let file = workspace.output + "/" + path
        var info = stat()
        try #require(stat(file, &info) == 0)
        let handle = try FileHandle(forWritingTo: URL(filePath: file))
        try handle.seek(toOffset: UInt64(place.lowerBound))
        try handle.write(contentsOf: Data(new.utf8))
        try handle.close()
        try #require(utimensat(AT_FDCWD, file, [info.st_atim, info.st_mtim], 0) == 0)
    }

    /// How many published files are Atom or RSS.
    private func feedCount(_ workspace: Workspace) throws -> Int {
        try workspace.paths().count { $0.hasSuffix("atom.xml") || $0.hasSuffix("rss.xml") || $0.hasSuffix("changes.xml") }
    }

    @Test func aSiteThatIsAsItMustBe() throws {
        let workspace = try Workspace(board: "small")
        let first = try verify(in: workspace)
        let paths = try workspace.paths()
        let feeds = try feedCount(workspace)
        #expect(first.status == 0 && first.errors.isEmpty)
        #expect(
            first.output.hasSuffix(
                "\n  verified \(paths.count) files, the same as in a full build, \(feeds) of them Atom and RSS as it must be\n"))
        try workspace.edit("rentals/quiet-flat.yaml", "rent: ", "rent: 1")
        try FileManager.default.removeItem(atPath: workspace.content + "/items/oak-desk.md")
        #expect(try verify(in: workspace).status == 0)
        #expect(try verify(in: workspace, ["--base-url", "https://example.org/board/"]).status == 0)
    }

    @Test func differencesAreTold() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        try damage("about/index.html", in: workspace, "<", "?")
        try damage("robots.txt", in: workspace, "U", "?")
        let result = try verify(in: workspace)
        #expect(result.status == 2)
        #expect(result.errors.contains("\n  public/about/index.html is different\n  public/robots.txt is different\n"))
        #expect(result.errors.contains("Delete .houser/public.ledger and build again"))
        try FileManager.default.removeItem(atPath: workspace.folder + "/.houser")
        #expect(try verify(in: workspace).status == 0, "the advice helps")
    }

    @Test func damagedFeedsAreToldLineByLine() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        try damage("rentals/atom.xml", in: workspace, "<published>2026-11-18", "<published>2026-11-31")
        try damage("rentals/rss.xml", in: workspace, "<ttl>60</ttl>", "<ttl>6O</ttl>")
        try damage("rentals/changes-rss.xml", in: workspace, "<item>", "<itex>")
        try damage("suburbs/vic/collingwood-3066/changes.xml", in: workspace, "</feed>", "</fead>")
        let result = try verify(in: workspace)
        #expect(result.status == 2)
        let told = """
              public/suburbs/vic/collingwood-3066/changes.xml is different
            Not as Atom or RSS have it: 4 files of \(try feedCount(workspace))
            public/rentals/atom.xml:19: error: <published> says “2026-11-31T00:24:53.865761+11:00”, which is no date and time
               why: RFC 4287, section 3.3: a date is as RFC 3339 has it, such as 2026-11-20T09:30:00+11:00, with a capital T and Z.
            public/rentals/changes-rss.xml:22: error: the document is not well-formed XML: \
            Opening and ending tag mismatch: itex line 13 and item
               why: Feed readers show nothing of a document that is not well-formed (XML 1.0, section 1.2). A feed is UTF-8 and has no \
            document type.
            public/rentals/rss.xml:11: error: <ttl> must not say “6O”
               why: RSS 2.0, “<ttl> sub-element of <channel>”: it is a number of minutes.
            public/suburbs/vic/collingwood-3066/changes.xml:34: error: the document is not well-formed XML: \
            Opening and ending tag mismatch: feed line 2 and fead
            """
        #expect(result.errors.contains(told), "\(result.errors)")
        #expect(result.errors.hasSuffix("please report it, with these paths.\n"))
    }

    @Test func missingAndExtraFilesAreFound() throws {
        let workspace = try Workspace(board: "small")
        let verifier = try Verifier(workspace.project())
        let report = try #require(try workspace.build().publication)
        // Told of a project without its item, the verifier sees what a build would have forgotten.
        try FileManager.default.removeItem(atPath: workspace.content + "/items/oak-desk.md")
        try FileManager.default.removeItem(atPath: workspace.output + "/robots.txt")
        let found = try verifier.verify(report, in: workspace.folder + "/full", observer: Unobserved())
        #expect(found.differences.contains { $0.path == "robots.txt" && $0.kind == .missing })
        #expect(found.differences.contains { $0.path == "suburbs/vic/brunswick-3056/index.html" && $0.kind == .extra })
    }

    @Test func othersFilesDoNotCount() throws {
        let workspace = try Workspace(board: "small")
        try FileManager.default.createDirectory(atPath: workspace.output, withIntermediateDirectories: true)
        try Data("mine".utf8).write(to: URL(filePath: workspace.output + "/CNAME"))
        #expect(try verify(in: workspace).status == 0)
        try Data("mine".utf8).write(to: URL(filePath: workspace.output + "/later.txt"))
        #expect(try verify(in: workspace).status == 0)
    }

    @Test func nothingIsVerifiedOfABrokenBoard() throws {
        let result = try verify(in: Workspace(board: "wrong"))
        #expect(result.status == 1 && !result.output.contains("verified"))
    }
}
