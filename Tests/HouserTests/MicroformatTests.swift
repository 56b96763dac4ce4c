import TestSupport
import Testing

/// What programs that follow pages, such as bridges to the fediverse, read in them.
@Suite struct MicroformatTests {
    private static let site = "https://small.example/"

    private static func board() throws -> Workspace {
        let workspace = try Workspace(board: "small")
        try workspace.write(
            "stories/tram.md", "---\ntitle: A tram\nowner: tom\nlisted: 2026-11-19\n---\nOnce there was a *tram*.\n")
        try workspace.build()
        return workspace
    }

    private static func items(_ workspace: Workspace, _ path: String) throws -> [Microformat] {
        try Microformat.all(in: workspace.text(path + "index.html"))
    }

    /// The item of a listing's own page.
    private static func listing(_ workspace: Workspace, _ path: String) throws -> Microformat {
        let own = try items(workspace, path).filter { $0["url"] == site + path }
        #expect(own.count == 1)
        return try #require(own.first)
    }

    @Test func aListingIsAnEntry() throws {
        let workspace = try Self.board()
        let entry = try Self.listing(workspace, "rentals/gipps-street-terrace/")
        #expect(entry.types == ["h-entry"] && entry["name"] == "Sunny two-bedroom terrace & studio")
        #expect(entry["published"] == "2026-11-18" && entry["updated"] == "2026-11-20")
        let content = try #require(entry["content"])
        #expect(content.hasPrefix("A light terrace with a north-facing courtyard. The house Two bedrooms upstairs"))
        let author = try #require(entry.parts["author"])
        #expect(author.types == ["h-card"] && author.properties == ["name": ["Maria Rossi"], "url": ["/people/maria/"]])
        let place = try #require(entry.parts["location"])
        #expect(place.types == ["h-adr"])
        #expect(
            place.properties == [
                "street-address": ["12 Gipps Street"], "locality": ["Collingwood"], "region": ["VIC"], "postal-code": ["3066"],
            ])
    }

    @Test func aHiddenStreetIsNotTold() throws {
        let workspace = try Self.board()
        let place = try #require(try Self.listing(workspace, "rentals/quiet-flat/").parts["location"])
        #expect(place.properties == ["locality": ["Clifton Hill"], "region": ["VIC"], "postal-code": ["3068"]])
        #expect(try !workspace.text("rentals/quiet-flat/index.html").contains("Ramsden"))
    }

    @Test func aStoryIsAnEntryWithoutAPlace() throws {
        let workspace = try Self.board()
        let entry = try Self.listing(workspace, "stories/tram/")
        #expect(entry["name"] == "A tram" && entry["content"] == "Once there was a tram." && entry["published"] == "2026-11-19")
        #expect(entry.parts.keys.sorted() == ["author"])
    }

    @Test(arguments: [
        ("suburbs/vic/collingwood-3066/", ["/rentals/gipps-street-terrace/"]),
        ("rentals/", ["/rentals/gipps-street-terrace/", "/rentals/quiet-flat/"]),
        ("states/vic/", ["/items/oak-desk/", "/rentals/gipps-street-terrace/", "/rentals/quiet-flat/"]),
        ("people/maria/", ["/items/oak-desk/", "/rentals/gipps-street-terrace/"]),
        ("", ["/items/oak-desk/", "/rentals/gipps-street-terrace/", "/rentals/quiet-flat/", "/stories/tram/"]),
    ]) func aListIsAFeed(path: String, listings: [String]) throws {
        let feeds = try Self.items(Self.board(), path).filter { $0.has("h-feed") }
        #expect(feeds.count == 1)
        let entries = try #require(feeds.first).children
        #expect(entries.allSatisfy { $0.types == ["h-entry"] })
        #expect(entries.compactMap { $0["url"] }.sorted() == listings)
    }

    @Test func aSuburbSaysWhatItsFeedIs() throws {
        let feed = try Self.items(Self.board(), "suburbs/vic/collingwood-3066/").first { $0.has("h-feed") }
        #expect(feed?["name"] == "Listings in Collingwood")
        #expect(feed?.children.first?["name"] == "Sunny two-bedroom terrace & studio")
    }

    @Test func aPersonIsACard() throws {
        let cards = try Self.items(Self.board(), "people/maria/").filter { $0.has("h-card") }
        #expect(cards.map(\.properties) == [["name": ["Maria Rossi"]]])
    }

    /// An entry without an address is of no use to anybody.
    @Test(arguments: ["small", "closed", "boat", "only-car"]) func everyEntryHasANameAndAnAddress(board: String) throws {
        let workspace = try Workspace(board: board)
        try workspace.build()
        var count = 0
        for path in try workspace.paths() where path.hasSuffix(".html") {
            for entry in Microformat.all("h-entry", in: Microformat.all(in: try workspace.text(path))) {
                #expect(entry.properties["url"]?.count == 1 && entry.properties["name"]?.count == 1, "\(path)")
                count += 1
            }
        }
        #expect(count > 3)
    }
}
