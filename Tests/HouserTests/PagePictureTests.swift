import Foundation
import TestSupport
import Testing

@testable import Findings

/// Pictures on the board's own pages, and their links to the board.
@Suite struct PagePictureTests {
    @Test func picturesAreServedWithoutMetadata() throws {
        let workspace = try Workspace(board: "own")
        try workspace.build()
        let page = try workspace.text("about/index.html")
        let tag =
            "<img src=\"/board/pages/about/shop.png\" alt=\"Our shopfront in Smith Street\" width=\"64\" height=\"40\" loading=\"lazy\" />"
        #expect(page.contains(tag), "\(page)")
        #expect(try !workspace.text("pages/about/shop.png").contains("144.98"))
        #expect(try workspace.text("rules/index.html").contains("/board/pages/shared.png\""))
    }

    @Test func anotherPictureMakesThePageAnew() throws {
        let workspace = try Workspace(board: "own")
        try workspace.build()
        let picture = URL(filePath: workspace.content + "/pages/shared.png")
        try workspace.write("pages/about/shop.png", bytes: [UInt8](try Data(contentsOf: picture)))
        try workspace.build()
        #expect(
            try workspace.text("about/index.html").contains("shop.png\" alt=\"Our shopfront in Smith Street\" width=\"48\" height=\"32\""))
    }

    @Test func linksToFilesLeadToTheirPages() throws {
        let workspace = try Workspace(board: "own")
        try workspace.build(baseURL: "https://other.example/")
        let page = try workspace.text("about/index.html")
        for link in [
            "/rentals/terrace/", "/people/ana/", "/rules/#pets", "/files/plan.txt\" title=\"as text", "/search/?max=700", "/rentals/",
        ] {
            #expect(page.contains("href=\"\(link)\""), "\(link)")
        }
    }

    @Test(arguments: [
        ("[x](/rentals/terace/)", "/rentals/terace/", "Did you mean /rentals/terrace/?"),
        ("[x](../rentals/terrce.md)", "/rentals/terrce/", "Did you mean /rentals/terrace/?"),
        ("[x](/people/anna/)", "/people/anna/", "Did you mean /people/ana/?"),
        ("[x](/rulse/)", "/rulse/", "Did you mean /rules/?"), ("[x](/serch/?max=3)", "/serch/?max=3", "Did you mean /search/?"),
        ("[x](/nowhere-at-all/)", "/nowhere-at-all/", "Check how it's written, or take it out."),
        ("[x](/favicon.ico)", "/favicon.ico", "Check how it's written, or take it out."),
        ("[x](/people/louis/)", "/people/louis/", "Check how it's written, or take it out."),
        ("[x](../static/nothing-there/)", "/nothing-there", "Check how it's written, or take it out."),
    ])
    func linksToNothingAreTold(link: String, address: String, fix: String) throws {
        let workspace = try Workspace(board: "own")
        try workspace.write("pages/links.md", "---\ntitle: Links\n---\n\(link)\n")
        let found = try workspace.check().diagnostics
        #expect(found.map(\.rule) == ["markdown-link"] && found.map(\.severity) == [.warning], "\(found)")
        #expect(
            found.map(\.message) == ["the link `\(address)` leads nowhere: the board has nothing at that address"] && found[0].fix == fix)
    }

    @Test(arguments: [
        "/", "/rentals/bedrooms/2/", "/rentals/atom.xml", "/feeds.opml", "/people/", "/suburbs/vic/collingwood-3066/", "/CNAME",
        "/robots.txt", "/changes-2.xml", "/people/lou/", "/people/lou/atom.xml", "/bikes/", "../rentals", "../rentals/",
    ])
    func whatMayBeThereIsNotDoubted(address: String) throws {
        let workspace = try Workspace(board: "own")
        try workspace.edit("board.yaml", "campuses: no", "campuses: no\nmoved: {people/lou: people/ana, bikes: rentals}")
        try workspace.write("pages/links.md", "---\ntitle: Links\n---\n[x](\(address))\n")
        #expect(try workspace.check().diagnostics == [])
    }

    @Test(arguments: [
        "[x](../../etc/passwd)", "[x](../board.yaml)", "[x](terrace.html)", "[x](../kinds/a.yaml)", "[x](../rentals/a/b/c.md)",
        "[x](about/)",
    ])
    func otherWaysAreLeftOut(link: String) throws {
        let workspace = try Workspace(board: "own")
        try workspace.write("pages/links.md", "---\ntitle: Links\n---\n\(link)\n")
        let found = try workspace.check().diagnostics
        #expect(
            found.map(\.rule) == ["markdown-link"] && found[0].message.hasSuffix("is left out: it names no file of the board"), "\(found)")
    }

    @Test func picturesThatAreNoneOrNotShownAreTold() throws {
        let workspace = try Workspace(board: "own")
        try workspace.write("pages/spare.png", bytes: [UInt8](try Data(contentsOf: URL(filePath: workspace.content + "/pages/shared.png"))))
        try workspace.write("pages/words.png", "not a picture")
        try workspace.write(
            "pages/about/shared.jpg", bytes: [UInt8](try Data(contentsOf: URL(filePath: workspace.content + "/pages/shared.png"))))
        try workspace.edit("pages/rules.md", "![Two dogs on a rug](shared.png)", "![Two dogs](shared.png) ![](shared.png) ![a](gone.png)")
        let found = try workspace.check().diagnostics.map { "\($0.file) \($0.severity) \($0.rule)" }
        #expect(
            found == [
                "pages/about/shared.jpg error page-file", "pages/rules.md warning markdown-image", "pages/rules.md warning markdown-image",
                "pages/spare.png warning unexpected-file", "pages/words.png error page-file",
            ])
        try FileManager.default.removeItem(atPath: workspace.content + "/pages/words.png")
        try FileManager.default.removeItem(atPath: workspace.content + "/pages/about/shared.jpg")
        try workspace.build()
        #expect(try workspace.paths().filter { $0.hasPrefix("pages/") } == ["pages/about/shop.png", "pages/shared.png"])
    }
}
