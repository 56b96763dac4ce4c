import Bytes
import Foundation
import ListingKit
import SiteKit
import TestSupport
import Testing

/// The output depends on the content, the program and the day, and on nothing else.
@Suite struct DeterminismTests {
    private func built(_ workspace: Workspace, threads: Int = 2) throws -> [String: [UInt8]] {
        try workspace.build(threads: threads)
        return try workspace.snapshot().mapValues(\.bytes)
    }

    @Test func threadsDoNotShow() throws {
        let one = try built(Workspace(board: "small"), threads: 1)
        let many = try built(Workspace(board: "small"), threads: 7)
        #expect(one == many)
        #expect(one.count > 50)
    }

    @Test func theOrderInWhichFilesWereMadeDoesNotShow() throws {
        let files = try FolderWalk.entries(of: Boards.content("small")).filter { $0.kind == .file }.map(\.path)
        let forwards = try Workspace()
        let backwards = try Workspace()
        for path in files { try forwards.write(path, bytes: Files.readFile(Boards.content("small") + "/" + path, limit: 1 << 20)) }
        for path in files.reversed() {
            try backwards.write(path, bytes: Files.readFile(Boards.content("small") + "/" + path, limit: 1 << 20))
        }
        #expect(try built(forwards) == built(backwards))
    }

    @Test func zoneAndLocaleDoNotShow() throws {
        let places = [
            ["TZ": "Pacific/Kiritimati", "LANG": "C", "LC_ALL": "C"], ["TZ": "America/Adak", "LANG": "de_DE.UTF-8"],
            ["TZ": "Australia/Lord_Howe", "LC_ALL": "tr_TR.UTF-8"], [:],
        ]
        let outputs = try places.map { environment in
            let workspace = try Workspace(board: "small")
            let run = try Program.run(
                ["build", "--today", "2026-11-21"], in: workspace.folder, environment: environment)
            #expect(run.status == 0, "\(run.errors)")
            return try workspace.snapshot().mapValues(\.bytes)
        }
        for output in outputs.dropFirst() { #expect(output == outputs[0]) }
        #expect(try outputs[0] == built(Workspace(board: "small")), "the command publishes what a build makes")
    }

    @Test func anInstantIsTheDayWhereTheBoardIs() throws {
        // 2026-11-20T13:30:00Z is past midnight in Melbourne, where daylight saving has begun.
        let workspace = try Workspace(board: "small")
        let result = try workspace.build(today: .instant(seconds: 1_795_181_400))
        #expect(result.reading.today.description == "2026-11-21")
        let later = try Workspace(board: "small")
        try later.build(today: .clock(result.reading.today))
        #expect(try workspace.snapshot().mapValues(\.bytes) == later.snapshot().mapValues(\.bytes))
    }

    @Test func aBoardBelowAPathLinksWithinIt() throws {
        let root = try Workspace(board: "small")
        let below = try Workspace(board: "small")
        try root.build()
        try below.build(baseURL: "https://example.org/board/")
        #expect(try root.paths() == below.paths())
        for path in try below.paths() where path.hasSuffix(".html") {
            for link in Self.links(in: try below.text(path)) where !link.hasPrefix("#") {
                let isOutside = ["https://", "tel:", "sms:", "mailto:", "webcal://", "geo:"].contains(where: link.hasPrefix)
                #expect(isOutside || link.hasPrefix("/board/"), "\(path): \(link)")
                #expect(!link.contains("small.example") || link.hasPrefix("mailto:"), "\(path): \(link)")
            }
        }
        for name in ["atom.xml", "rss.xml", "feed.json"] {
            let before = try root.text("rentals/" + name)
            let after = try below.text("rentals/" + name)
            #expect(
                after == before.replacing("https://small.example/", with: "https://example.org/board/"), "\(name): ids stay, addresses move"
            )
            #expect(after.contains("tag:small.example,2026:listing/gipps-street-terrace"))
        }
    }

    @Test func everyLinkWithinTheSiteLeadsToAFile() throws {
        for board in ["small", "boat", "closed", "empty"] {
            let workspace = try Workspace(board: board)
            try workspace.build(baseURL: "https://example.org/board/")
            let paths = Set(try workspace.paths())
            for path in paths.sorted() where path.hasSuffix(".html") {
                for link in Self.links(in: try workspace.text(path)) where link.hasPrefix("/board/") {
                    let target = link.dropFirst("/board/".count).prefix { $0 != "#" && $0 != "?" }
                    let file = target.isEmpty || target.hasSuffix("/") ? target + "index.html" : target
                    #expect(paths.contains(String(file)), "\(board)/\(path): \(link)")
                }
            }
        }
    }

    /// The values of all attributes that lead somewhere.
    private static func links(in html: String) -> [String] {
        html.split(separator: " ").flatMap { part -> [String] in
            ["href=\"", "src=\"", "action=\""].filter(part.hasPrefix).map { String(part.dropFirst($0.count).prefix { $0 != "\"" }) }
        }
    }
}
