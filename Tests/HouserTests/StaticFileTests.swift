import Bytes
import Foundation
import Publishing
import TestSupport
import Testing

@testable import Findings
@testable import ListingKit
@testable import SiteKit

/// Files of the board's own that are published as they are.
@Suite struct StaticFileTests {
    private static let files = ["CNAME", ".nojekyll", ".well-known/security.txt", "_redirects", "robots.txt", "files/plan.txt"]

    @Test func theyArePublishedAsTheyAre() throws {
        let workspace = try Workspace(board: "own")
        try workspace.build()
        for file in Self.files {
            #expect(try workspace.published(file) == Files.readFile(workspace.content + "/static/" + file, limit: 1 << 10), "\(file)")
        }
        #expect(try workspace.text("sitemap.xml").contains("/rentals/terrace/"))
    }

    /// The names at the top of a site are kept in a table, which knows all that boards can have there.
    @Test(arguments: ["small", "boat", "german", "own"]) func noFileCanTakeThePlaceOfOneThatIsMade(board: String) throws {
        let workspace = try Workspace(board: board)
        #expect(try workspace.build().publication != nil)
        let content = try workspace.check()
        let taken = TakenAddresses(
            kinds: content.kinds.map(\.plural), pages: content.pages.map(\.slug), picture: content.board?.picture?.file)
        let own = Set(Self.files)
        for path in try workspace.paths() where board != "own" || !own.contains(path) {
            #expect((taken.owner(of: path) == nil) == (path == StaticFile.robots), "\(path)")
        }
    }

    @Test func changesReachTheSiteAndNothingIsLeft() throws {
        let workspace = try Workspace(board: "own")
        let page = "about/index.html"
        try workspace.build()
        let before = try workspace.snapshot()
        try workspace.write("static/files/plan.txt", "It runs uphill.\n")
        try workspace.write("static/fonts/own.woff2", bytes: [0, 1, 2])
        try workspace.build()
        #expect(try workspace.text("files/plan.txt") == "It runs uphill.\n" && workspace.published("fonts/own.woff2") == [0, 1, 2])
        #expect(try workspace.snapshot()[page] == before[page])
        for file in ["files", "fonts", "robots.txt"] { try FileManager.default.removeItem(atPath: workspace.content + "/static/" + file) }
        try workspace.edit("pages/about.md", ", and [the plan of the street](../static/files/plan.txt \"as text\")", "")
        try workspace.build()
        let paths = try workspace.paths()
        #expect(!paths.contains { $0.hasPrefix("files/") || $0.hasPrefix("fonts/") })
        #expect(try workspace.text("robots.txt").contains("Sitemap: https://homes.example/board/sitemap.xml"))
    }

    @Test func theSameSiteIsMadeFromScratch() throws {
        let workspace = try Workspace(board: "own")
        let run = try Program.run(["build", "--verify", "--today", "2026-11-21"], in: workspace.folder)
        #expect(run.status == 0, "\(run.errors)")
        let plan = try Program.run(["plan", "--today", "2026-11-21"], in: workspace.folder)
        #expect(plan.status == 0 && plan.output.contains("nothing to do, "), "\(plan.output)")
    }

    @Test(arguments: [
        ("static/index.html", "templates/home.mustache"), ("static/About/Index.html", "the page pages/about.md is there"),
        ("static/about", "the page pages/about.md is there"), ("static/rentals", "from the listings in rentals"),
        ("static/Search/x.json", "Houser makes everything in /search/"), ("static/atom-2.xml", "such names for feeds"),
        ("static/sitemap-x.xml", "such names for feeds"), ("static/404.html", "templates/404.mustache"),
        ("static/atom.xml/a", "such names for feeds"), ("static/about/index.html/a", "the page pages/about.md is there"),
        ("static/bikes/a", "as \"moved\" in board.yaml says"), ("static/Bikes", "as \"moved\" in board.yaml says"),
        ("static/street.png/a", "the board's picture street.png is there"),
    ])
    func takenAddressesAreTold(path: String, words: String) throws {
        let workspace = try Workspace(board: "own")
        try workspace.write(
            "street.png",
            bytes: [UInt8](try Data(contentsOf: URL(filePath: Boards.demonstration + "/rooms/camperdown-summer-sublet/room.png"))))
        try workspace.edit(
            "board.yaml", "campuses: no", "campuses: no\nmoved: {bikes: rentals}\npicture: {file: street.png, alt: A street}")
        try workspace.write(path, "x")
        let found = try workspace.check().diagnostics.filter { $0.file == path }
        #expect(found.map(\.rule) == ["static-file"] && found[0].message.contains(words), "\(found)")
        #expect(try workspace.build().publication == nil)
    }

    @Test(arguments: ["Robots.txt", "robots.txt/a"]) func robotsIsTheExceptionAsItIs(name: String) throws {
        let workspace = try Workspace(board: "own")
        try FileManager.default.removeItem(atPath: workspace.content + "/static/robots.txt")
        try workspace.write("static/" + name, "x")
        let found = try workspace.check().diagnostics
        #expect(found.map(\.rule) == ["static-file"] && found[0].message.contains("yours takes its place as static/robots.txt"), "\(found)")
    }

    /// It is told with the file that says it, and not as the fault of a template.
    @Test func whatIsHiddenStaysHidden() throws {
        let workspace = try Workspace(board: "own")
        try workspace.edit("rentals/terrace.md", "address: {street: ", "address: {show: suburb, street: ")
        let street = try #require(try workspace.source("rentals/terrace.md").firstMatch(of: /street: ([^,}]+)/)?.1)
        try workspace.write("static/files/plan.txt", "The plan of \(street).\n")
        let message = #expect(throws: PublishError.self) { try workspace.build() }.map { "\($0)" } ?? ""
        #expect(message.contains("It's published as it lies in static/files/plan.txt: take it out of that file"), "\(message)")
    }

    @Test(arguments: ["static/passwords", "static/.well-known/passwords", "static/files/passwords"]) func linksAreRefused(path: String)
        throws
    {
        let workspace = try Workspace(board: "own")
        try FileManager.default.createSymbolicLink(atPath: workspace.content + "/" + path, withDestinationPath: "/etc/passwd")
        let found = try workspace.check().diagnostics.filter { $0.file == path }
        #expect(found.map(\.rule) == ["file-link"], "\(found)")
    }

    @Test func hiddenFilesStayWhereTheyAre() throws {
        let workspace = try Workspace(board: "own")
        for path in [
            "files/plan.txt~", ".env", "files/.htpasswd", ".git/config", ".DS_Store", ".well-known/.hidden", "files/.well-known/x",
        ] {
            try workspace.write("static/" + path, "x")
        }
        let found = try workspace.build().reading.diagnostics
        #expect(found.map(\.severity) == Array(repeating: .hint, count: 4), "\(found)")
        let hidden = try workspace.paths().filter { $0.contains("/.") || $0.hasPrefix(".") }
        #expect(hidden == [".nojekyll", ".well-known/security.txt"])
    }

    @Test func theyAreBounded() throws {
        let workspace = try Workspace(board: "own")
        try workspace.write("static/large.bin", "x")
        #expect(truncate(workspace.content + "/static/large.bin", Int(StaticFile.mostBytes) + 1) == 0)
        #expect(try workspace.check().diagnostics.map(\.message) == ["this file is larger than 25 MiB"])
        #expect(truncate(workspace.content + "/static/large.bin", Int(StaticFile.mostBytes)) == 0)
        #expect(try workspace.check().diagnostics.isEmpty)
    }
}
