import Bytes
import Foundation
import ListingKit
import TestSupport
import Testing

/// Whole boards, compared byte for byte with output that somebody reviewed.
@Suite struct GoldenBoardTests {
    struct Sample: CustomTestStringConvertible {
        let name: String
        /// The artifacts to compare; of all others the path alone is.
        let artifacts: [String]
        var testDescription: String { name }
    }

    static let samples = [
        Sample(
            name: "small",
            artifacts: [
                "index.html", "rentals/gipps-street-terrace/index.html", "rentals/quiet-flat/index.html", "items/oak-desk/index.html",
                "suburbs/vic/collingwood-3066/index.html", "suburbs/vic/collingwood-3066/atom.xml",
                "suburbs/vic/collingwood-3066/rss.xml", "suburbs/vic/collingwood-3066/changes.xml", "suburbs/tas/hobart-7000/atom.xml",
                "rentals/atom.xml", "rentals/rss.xml", "rentals/feed.json",
                "suburbs/vic/collingwood-3066/inspections.ics",
                "rentals/gipps-street-terrace/inspections.ics",
                "about/index.html", "people/maria/index.html", "inspections/index.html", "search/index.json", "search/all.json",
                "search/all/more.json",
                "search/all/0.json", "search/followed.json", "api/listings.json", "search/index.html", "map/places.json",
                "api/listings/0.json", "sitemap.xml", "robots.txt", "_headers", "manifest.webmanifest", "sw.js", "speculation.json",
                "offline/index.html", "calendar/index.html", "cannot/index.html", "items/index.html", "items/category/furniture/atom.xml",
            ]),
        Sample(
            name: "boat",
            artifacts: [
                "boats/index.html", "boats/blue-heron/index.html", "boats/atom.xml", "boats/feed.json", "search/index.json",
                "search/all.json", "search/all/more.json",
                "search/all/0.json", "search/all/facts-0.json", "search/all/ids.json", "search/all/words-0.json", "search/owners.json",
                "api/listings/0.json", "api/schema.json", "rentals/jetty-house/index.html",
            ]),
        Sample(
            name: "closed",
            artifacts: [
                "rentals/taken-terrace/index.html", "rentals/withdrawn-flat/index.html", "rentals/expired-house/index.html",
                "items/index.html", "people/ana/index.html", "suburbs/index.html", "suburbs/wa/fremantle-6160/index.html",
                "suburbs/wa/fremantle-6160/atom.xml", "suburbs/wa/fremantle-6160/rss.xml",
                "suburbs/wa/fremantle-6160/changes.xml", "search/index.json", "search/all.json", "api/listings/0.json",
                "items/sold-bike/index.html", "sitemap.xml",
            ]),
        Sample(
            name: "only-car",
            artifacts: [
                "index.html", "404.html", "follow/index.html", "api/index.html", "search/index.json", "search/followed.json", "feeds.opml",
                "cars/red-corolla/index.html", "brands/index.html", "brands/toyota/index.html", "brands/toyota/atom.xml",
            ]),
        Sample(
            name: "only-item",
            artifacts: [
                "index.html", "404.html", "follow/index.html", "api/index.html", "search/index.json", "search/followed.json", "feeds.opml",
                "items/old-bike/index.html", "items/changes.xml",
            ]),
        Sample(
            name: "only-rental",
            artifacts: [
                "index.html", "404.html", "follow/index.html", "api/index.html", "search/index.json", "search/followed.json", "feeds.opml",
                "rentals/terrace/index.html",
            ]),
        Sample(
            name: "own",
            artifacts: [
                "about/index.html", "rules/index.html", "CNAME", ".well-known/security.txt", "_redirects", "robots.txt", "files/plan.txt",
                "sitemap.xml",
            ]),
        Sample(
            name: "german",
            artifacts: [
                "index.html", "rentals/haus/index.html", "rooms/zimmer/index.html", "wanted/lena-sucht/index.html",
                "cars/corolla/index.html",
                "items/tisch/index.html", "stories/fest/index.html", "changes.xml", "rentals/haus/inspections.ics", "search/index.json",
                "search/all/more.json", "manifest.webmanifest",
            ]),
        // Below a path, with a logo, colours, a footer and a landing page of its own.
        Sample(
            name: "town",
            artifacts: [
                "index.html", "welcome/index.html", "rentals/loch-street-cottage/index.html", "manifest.webmanifest", "_headers",
                "rentals/atom.xml",
            ]),
        Sample(
            name: "empty",
            artifacts: [
                "index.html", "inspections/index.html", "suburbs/index.html", "search/index.html", "how-to-post/index.html", "atom.xml",
                "rss.xml", "feed.json",
                "search/index.json", "search/all.json", "api/listings.json", "sitemap.xml",
            ]),
    ]

    @Test(arguments: samples) func board(_ sample: Sample) throws {
        let workspace = try Workspace(board: sample.name)
        let result = try workspace.build()
        #expect(result.reading.diagnostics.filter { $0.severity != .hint } == [])
        let paths = try workspace.paths().filter { !$0.hasPrefix("api/postcodes/") }
        var made = ["files.txt": Array((paths.joined(separator: "\n") + "\n").utf8)]
        for path in sample.artifacts where paths.contains(path) { made[path] = try workspace.published(path) }
        try #require(made.count == sample.artifacts.count + 1, "the sample names artifacts that are not made")
        // A change of the theme would change every page.
        let digest = try #require(workspace.assets().split(separator: "/").last)
        try Golden(folder: Boards.expected(sample.name)).compare(made.mapValues { GoldenBoardTests.without(digest, $0) })
    }

    /// What a board changes in the theme takes the place of what is shipped, and nothing else differs.
    @Test func whatABoardChangesIsAllThatDiffers() throws {
        let own = try Workspace(board: "town")
        try own.build()
        let shipped = try Workspace()
        try FileManager.default.copyItem(atPath: Boards.content("town"), toPath: shipped.content)
        try shipped.edit("pages/welcome.md", "template: landing\n", "")
        try shipped.build()
        let (folder, shippedFolder) = (try own.assets(), try shipped.assets())
        let sheet = try own.text(folder + "style.css")
        // Compared as its end, since a whole sheet would be shown where this fails.
        let rules = sheet[(sheet.range(of: ":root{--accent:light-dark(", options: .backwards)?.lowerBound ?? sheet.endIndex)...]
        #expect(rules.hasPrefix(":root{--accent:light-dark(#7a1f5c,#f0a6d3)"))
        #expect(rules.contains(".brand::before{background:url(\"data:image/svg+xml,"))
        let icon = try Files.readFile(Boards.folder + "/town/templates/assets/favicon.svg", limit: 1 << 16)
        #expect(try own.published(folder + "favicon.svg") == icon)
        let assets = try shipped.paths().filter { $0.hasPrefix(shippedFolder) }.map { String($0.dropFirst(shippedFolder.count)) }
        let differing = try assets.filter { try own.published(folder + $0) != shipped.published(shippedFolder + $0) }
        #expect(differing == ["favicon.svg", "style.css"])
    }

    /// The text of a file with ten zeros for the digest of what pages load.
    private static func without(_ digest: Substring, _ bytes: [UInt8]) -> [UInt8] {
        Array(String(decoding: bytes, as: UTF8.self).replacing("assets/\(digest)/", with: "assets/0000000000/").utf8)
    }
}
