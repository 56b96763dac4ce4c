import Foundation
import TestSupport
import Testing

@testable import Findings
@testable import ListingKit
@testable import SiteKit
@testable import Values

/// Circles, and what people say of themselves.
@Suite struct CircleTests {
    private static func board() throws -> Workspace {
        let workspace = try Workspace(board: "small")
        try workspace.write(
            "circles/tram-folk.yaml",
            "name: Tram & light rail folk\ndescription: We ride.\ntag: near trams\nmatrix: \"#trams:matrix.example\"\n")
        try workspace.write("circles/readers.yaml", "name: Readers\n")
        try workspace.edit(
            "people/maria.yaml", "role: owner\n",
            "role: owner\ncircles: [tram-folk]\nabn: 51 824 753 556\nstatus: {text: Back on Monday, on: 2026-11-20}\n")
        return workspace
    }

    @Test func aCircleHasItsMembersListingsAndFeeds() throws {
        let workspace = try Self.board()
        try workspace.build()
        let page = try workspace.text("circles/tram-folk/index.html")
        #expect(page.contains("Tram &amp; light rail folk</h1>") && page.contains("1 member · 1 listing"))
        #expect(page.contains("<a href=\"/people/maria/\"><bdi>Maria Rossi</bdi></a>"))
        #expect(page.contains("https://matrix.to/#/%23trams:matrix.example"))
        #expect(page.contains("/rentals/gipps-street-terrace/"))
        #expect(try workspace.text("circles/tram-folk/atom.xml").contains("tag:small.example,2026:feed/circle/tram-folk"))
        #expect(try workspace.text("circles/readers/atom.xml").contains("<feed"), "one that is empty can be followed")
        #expect(try workspace.text("circles/index.html").contains("0 members · no listings"))
        #expect(try workspace.text("feeds.opml").contains("https://small.example/circles/tram-folk/atom.xml"))
        #expect(try workspace.text("sitemap.xml").contains("https://small.example/circles/tram-folk/"))
        #expect(try workspace.text("follow/index.html").contains("<summary>By circle"))
    }

    @Test func boardsWithoutCirclesHaveNoTrace() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        #expect(try workspace.paths().allSatisfy { !$0.hasPrefix("circles/") })
        for path in ["index.html", "follow/index.html", "people/maria/index.html", "sitemap.xml"] {
            #expect(try !workspace.text(path).contains("circles/"))
        }
    }

    /// What leaves a circle leaves its feed, which says that something happened.
    @Test func whatLeavesACircleLeavesItsFeed() throws {
        let workspace = try Self.board()
        try workspace.build()
        let before = try #require(try workspace.feeds("atom.xml")["circles/tram-folk/"])
        try workspace.edit("rentals/gipps-street-terrace/index.md", "tags: [near trams]", "tags: [quiet]")
        try workspace.build()
        let after = try #require(try workspace.feeds("atom.xml")["circles/tram-folk/"])
        let left = "tag:small.example,2026:listing/gipps-street-terrace"
        #expect(before.entries.contains { $0.id == left } && !after.entries.contains { $0.id == left })
        #expect(after.updated > before.updated)
        try workspace.edit("circles/readers.yaml", "name: Readers\n", "name: Readers\ntag: quiet\n")
        try workspace.build()
        #expect(try workspace.text("circles/readers/index.html").contains("/rentals/gipps-street-terrace/"))
    }

    /// A circle that is gone or has another name takes its feeds with it, whether anything was in it or not.
    @Test func aCircleThatIsGoneIsMissed() throws {
        let workspace = try Self.board()
        try workspace.build()
        try workspace.write("circles/train-folk.yaml", try workspace.source("circles/tram-folk.yaml"))
        try workspace.remove("circles/tram-folk.yaml")
        try workspace.edit("people/maria.yaml", "circles: [tram-folk]", "circles: [train-folk]")
        func found() throws -> [Diagnostic] { try workspace.check().diagnostics }
        #expect(try found().map(\.message) == ["the circle \"tram-folk\" is not here any more"])
        #expect(
            try found().first?.fix
                == "Bring its file back, or say where those who follow it are to go now, in board.yaml:\nmoved: {circles/tram-folk: circles/train-folk}"
        )
        try workspace.remove("circles/readers.yaml")
        #expect(
            try Set(found().compactMap { $0.fix?.split(separator: "\n").last }) == [
                "moved: {circles/readers: circles}", "moved: {circles/tram-folk: circles}",
            ])
        try workspace.edit("board.yaml", "url: ", "moved: {circles/tram-folk: circles/train-folk, circles/readers: circles}\nurl: ")
        #expect(try found().isEmpty)
        try workspace.build()
        let entries = try workspace.feeds("atom.xml")["circles/tram-folk/"]?.entries ?? []
        #expect(entries.count == 1 && entries.first?.title.hasSuffix(" is now Tram & light rail folk") == true, "\(entries)")
        // What is there again is followed again.
        try workspace.write("circles/readers.yaml", "name: Readers\n")
        #expect(try found().map(\.message) == ["\"circles/readers\" is still there, so this line does nothing"])
    }

    @Test func peopleSayWhatIsNewWithThem() throws {
        let workspace = try Self.board()
        try workspace.build()
        let page = try workspace.text("people/maria/index.html")
        #expect(page.contains("<bdi>Back on Monday</bdi> <time class=note datetime=\"2026-11-20\">20 November 2026</time>"))
        #expect(page.contains("https://abr.business.gov.au/ABN/View?abn=51824753556") && page.contains(">51 824 753 556</a>"))
        #expect(page.contains("<a href=\"/circles/tram-folk/\"><bdi>Tram &amp; light rail folk</bdi></a>"))
        #expect(try !Self.isShown(after: 61, workspace), "what is long ago is news no longer")
    }

    private static func isShown(after days: Int, _ workspace: Workspace) throws -> Bool {
        try workspace.build(today: .day(try #require(Day("2026-11-20")) + days))
        return try workspace.text("people/maria/index.html").contains("Back on Monday")
    }

    @Test func listingsStandInTheOrderOfTheirRanks() throws {
        let workspace = try Self.board()
        func order() throws -> [Bool] {
            try workspace.build()
            let page = try workspace.text("people/maria/index.html")
            let desk = try #require(page.range(of: "/items/oak-desk/\">"))
            let terrace = try #require(page.range(of: "/rentals/gipps-street-terrace/\">"))
            return [desk.lowerBound < terrace.lowerBound]
        }
        let usual = try order()
        for (file, isDesk) in [("items/oak-desk.md", true), ("rentals/gipps-street-terrace/index.md", false)] {
            try workspace.edit(file, "owner: maria\n", "owner: maria\nrank: 2\n")
            #expect(try order() == [isDesk])
            #expect(try workspace.contents() == workspace.madeFromNothing())
            try workspace.edit(file, "rank: 2\n", "")
        }
        #expect(try order() == usual)
    }

    @Test(arguments: [
        ("circles/a.yaml", "name: A\ntag: near trams\n", "circle-file"), ("circles/a.yaml", "tag: x\n", "circle-file"),
        ("circles/a.yaml", "name: A\nmatrix: \"@a:matrix.example\"\n", "matrix-room"), ("circles/A B.yaml", "name: A\n", "file-name"),
        ("people/lou.yaml", "name: Lou\nphone: 0491 570 156\ncircles: [tram-folks]\n", "circle-exists"),
        ("people/lou.yaml", "name: Lou\nphone: 0491 570 156\nabn: 51 824 753 557\n", "business-number"),
        ("people/lou.yaml", "name: Lou\nphone: 0491 570 156\nstatus: Back soon\n", "person-file"),
        ("people/lou.yaml", "name: Lou\nphone: 0491 570 156\nstatus: {text: Back soon}\n", "person-file"),
        ("people/lou.yaml", "name: Lou\nphone: 0491 570 156\nstatus: {text: Back soon, on: 2099-01-01}\n", "person-file"),
        ("people/lou.yaml", "name: Lou\nphone: 0491 570 156\nstatus: {text: Back soon, on: 2026-11-23}\n", "person-file"),
        ("circles/readers.yml", "name: Other readers\ntag: books\n", "circle-file"),
    ]) func whatIsWrongIsTold(path: String, text: String, rule: String) throws {
        let workspace = try Self.board()
        try workspace.write(path, text)
        #expect(try workspace.check().diagnostics.map(\.rule) == [rule])
    }

    @Test(arguments: [("51824753556", true), ("53004085616", true), ("51824753557", false), ("00000000000", false), ("5182475355", false)])
    func numbersOfBusinessesAreChecked(digits: String, isRight: Bool) {
        #expect(Rule.isBusinessNumber(digits) == isRight)
    }
}
