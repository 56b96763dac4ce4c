import Foundation
import TestSupport
import Testing
import Values
import XMLReading

/// What happened is told in other formats than Atom too, where a board has them.
@Suite struct ChangeFormatTests {
    /// What every format says of an entry.
    private struct Entry: Equatable {
        let id, title, url, text: String
    }

    private func text(_ name: String, in element: XMLTree.Element) -> String {
        element.children.first { $0.name == name }?.text ?? ""
    }

    private func atom(_ bytes: [UInt8]) throws -> [Entry] {
        try XMLTree(bytes).root.children.filter { $0.name == "entry" }.map { entry in
            let link = entry.children.first { $0.name == "link" && $0.attribute("rel") == "alternate" }
            return Entry(
                id: text("id", in: entry), title: text("title", in: entry), url: link?.attribute("href") ?? "",
                text: text("summary", in: entry) + text("content", in: entry))
        }
    }

    private func rss(_ bytes: [UInt8]) throws -> [Entry] {
        let channel = try #require(try XMLTree(bytes).root.children.first)
        return channel.children.filter { $0.name == "item" }.map { item in
            let guid = item.children.first { $0.name == "guid" }
            #expect(guid?.attribute("isPermaLink") == "false" && !text("pubDate", in: item).isEmpty)
            return Entry(
                id: text("guid", in: item), title: text("title", in: item), url: text("link", in: item),
                text: text("description", in: item))
        }
    }

    private func json(_ bytes: [UInt8]) throws -> [Entry] {
        let feed = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        #expect(feed["version"] as? String == "https://jsonfeed.org/version/1.1")
        return try #require(feed["items"] as? [[String: Any]]).map { item in
            func member(_ name: String) -> String? { item[name] as? String }
            #expect(member("date_published") != nil && (member("content_text") == nil) == (member("content_html") != nil))
            return Entry(
                id: member("id") ?? "", title: member("title") ?? "", url: member("url") ?? "",
                text: member("content_text") ?? member("content_html") ?? "")
        }
    }

    /// Those of the whole board and of each kind, where a board does not say; archives are Atom alone.
    @Test func theBoardAndItsKindsHaveAll() throws {
        let workspace = try Workspace(board: "small")
        for number in 0..<260 { try BusyBoard.write(number, listed: BusyBoard.today + -(number % 40), to: workspace) }
        for number in 260..<400 { try BusyBoard.write(number, listed: BusyBoard.today + -1, to: workspace) }
        try workspace.build()
        let paths = try workspace.paths()
        let scopes = ["", "items/", "rentals/"]
        #expect(paths.filter { $0.hasSuffix("changes-rss.xml") } == scopes.map { $0 + "changes-rss.xml" })
        #expect(paths.filter { $0.hasSuffix("changes.json") } == scopes.map { $0 + "changes.json" })
        #expect(paths.contains("items/changes-1.xml"))
        for scope in scopes {
            let atom = try atom(workspace.published(scope + "changes.xml"))
            #expect(!atom.isEmpty && Set(atom.map(\.id)).count == atom.count)
            // An entry of RSS is HTML, which has no need of escapes here.
            #expect(try rss(workspace.published(scope + "changes-rss.xml")) == atom, "\(scope)")
            #expect(try json(workspace.published(scope + "changes.json")) == atom, "\(scope)")
            for file in ["changes-rss.xml", "changes.json"] {
                let text = try workspace.text(scope + file)
                #expect(!text.contains("archive") && text.contains("https://small.example/\(scope)\(file)\""), "\(scope)\(file)")
            }
        }
        #expect(try atom(workspace.published("items/changes.xml")).contains { $0.id.contains("round-up") })
    }

    @Test func aBoardHasThoseThatItAsksFor() throws {
        let workspace = try Workspace(board: "small")
        try workspace.edit("board.yaml", "url: ", "formats: {suburb: [atom, json], kind: atom, campus: [], state: [atom, rss]}\nurl: ")
        try workspace.build()
        let paths = try workspace.paths()
        let suburbs = ["tas/hobart-7000", "vic/brunswick-3056", "vic/clifton-hill-3068", "vic/collingwood-3066"]
        #expect(paths.filter { $0.hasSuffix("changes.json") } == ["changes.json"] + suburbs.map { "suburbs/\($0)/changes.json" })
        #expect(paths.filter { $0.hasSuffix("changes-rss.xml") } == ["changes-rss.xml", "states/vic/changes-rss.xml"])
        #expect(try json(workspace.published("suburbs/tas/hobart-7000/changes.json")) == [])
    }

    @Test func pagesNameThem() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        for (page, scope) in [("index.html", ""), ("rentals/index.html", "rentals/"), ("follow/index.html", "")] {
            let text = try workspace.text(page)
            for (file, type) in [("changes-rss.xml", "application/rss+xml"), ("changes.json", "application/feed+json")] {
                let parts = text.components(separatedBy: "href=\"/\(scope)\(file)\"")
                #expect(parts.count == 3, "\(page) \(file): in its head, and where it asks people to follow")
                #expect(text.contains(type))
            }
        }
        #expect(!(try workspace.text("suburbs/vic/collingwood-3066/index.html").contains("changes-rss.xml")))
        let data = try workspace.text("api/index.html")
        #expect(data.contains("<code>changes-rss.xml</code>") && data.contains("<code>changes.json</code>"))
    }

    @Test func aKindThatMovedSaysSoInEach() throws {
        let workspace = try Workspace(board: "small")
        try workspace.edit("board.yaml", "url: ", "moved: {homes: rentals}\nurl: ")
        try workspace.build()
        let titles = try atom(workspace.published("homes/changes.xml")).map(\.title)
        #expect(titles.count == 1)
        #expect(try rss(workspace.published("homes/changes-rss.xml")).map(\.title) == titles)
        #expect(try json(workspace.published("homes/changes.json")).map(\.title) == titles)
    }

    /// Of a board that no longer asks for what goes without saying nowhere, whoever follows it hears no more.
    @Test func whatIsTakenAwayIsTold() throws {
        let workspace = try Workspace(board: "small")
        let line = "formats: {suburb: [atom, rss]}\nurl: "
        try workspace.edit("board.yaml", "url: ", line)
        try workspace.build()
        try workspace.edit("board.yaml", line, "url: ")
        let found = try workspace.build().reading.diagnostics.filter { $0.rule == "followed-board" }
        #expect(
            found.map(\.message) == ["\"formats\" takes away feeds that were there when the site was built last: changes as rss (suburb)"])
    }
}
