import Foundation
import TestSupport
import Testing

@testable import SiteKit

/// What hosts and browsers are told of a site as a whole.
@Suite struct HostingTests {
    private static let leaflet = "/usr/share/javascript/leaflet/leaflet.min.js"

    @Test(.enabled(if: FileManager.default.fileExists(atPath: leaflet)))
    func picturesOfStreetsAreLetInAndTheirLibraryIsFound() throws {
        let workspace = try Workspace(board: "small")
        try workspace.edit(
            "board.yaml", "title:", "map: {tiles: \"https://tile.example:8443/{z}/{x}/{y}.png\", attribution: \"© Somebody\"}\ntitle:")
        try workspace.build(baseURL: "https://example.org/board/")
        let policy = "default-src 'self'; img-src 'self' data: https://tile.example:8443; "
        #expect(try workspace.text("_headers").contains(policy) && workspace.text("index.html").contains(policy))
        let parts = try workspace.text("search/index.html").split(separator: "data-streets=\"/board/", maxSplits: 1)
        let folder = try #require(parts.last).prefix { $0 != "\"" }
        let paths = try workspace.paths()
        #expect(paths.contains(folder + "leaflet.js") && paths.contains(folder + "leaflet.css"))
        #expect(try folder != workspace.assets()[...], "another edition of the library changes no page but the one that shows it")
    }

    @Test func rulesStandBelowThePathOfTheBoard() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build(baseURL: "https://example.org/board/")
        let rules = try workspace.text("_headers").split(separator: "\n").filter { !$0.hasPrefix(" ") }
        #expect(rules.first == "/board/*" && rules.contains("/board/assets/*") && rules.contains("/board/search/all/*"))
        #expect(rules.allSatisfy { $0.hasPrefix("/board/") })
        let worker = try workspace.text("sw.js")
        let place = "\"assets\":\"/board/\(try workspace.assets())\",\"base\":\"/board/\""
        let start = "self.houser = {\(place),\"currency\":\"AUD\",\"language\":\"en-AU\"};\n"
        #expect(worker.hasPrefix(start))
    }

    @Test func hostsReadNoMoreRulesThanTheyTake() {
        let parts = (0..<80).map { "2\($0)" }
        let headers = HostHeaders(
            address: SiteAddress(url: "https://example.org/"), policy: "default-src 'none'", searchParts: parts, hasCampuses: true)
        #expect(headers.text.split(separator: "\n").filter { $0.hasPrefix("/") }.count == 100)
    }

    @Test(arguments: [
        ("Common Ground Homes", "Common Ground"), ("Board", "Board"), ("Rooms by the Bay", "Rooms by the"),
        ("Gemeinschaftswohnungen in Fremantle", "Gemeinschaftswohnungen"), ("", ""),
    ])
    func namesBelowIconsAreShort(name: String, short: String) {
        #expect(WebManifest.short(name) == short)
    }
}
