import TestSupport
import Testing

/// What programs that follow pages, such as bridges to the fediverse, read in them.
@Suite struct MicroformatTests {
    private static let site = "https://small.example/"

    /// What is published of a board.
    private static let built = Result {
        let workspace = try Workspace(board: "small")
        try workspace.write(
            "stories/tram.md", "---\ntitle: A tram\nowner: tom\nlisted: 2026-11-19\n---\nOnce there was a *tram*.\n")
        try workspace.build()
        return try workspace.contents()
    }

    private static func page(_ path: String) throws -> String {
        String(decoding: try #require(try built.get()[path + "index.html"]), as: UTF8.self)
    }

    private static func items(_ path: String) throws -> [Microformat] { Microformat.all(in: try page(path)) }

    /// The item of a listing's own page.
    private static func listing(_ path: String) throws -> Microformat {
        let own = try items(path).filter { $0["url"] == site + path }
        #expect(own.count == 1)
        return try #require(own.first)
    }

    @Test func aListingIsAnEntry() throws {
        let entry = try Self.listing("rentals/gipps-street-terrace/")
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
        let place = try #require(try Self.listing("rentals/quiet-flat/").parts["location"])
        #expect(place.properties == ["locality": ["Clifton Hill"], "region": ["VIC"], "postal-code": ["3068"]])
        #expect(try !Self.page("rentals/quiet-flat/").contains("Ramsden"))
    }

    @Test func aStoryIsAnEntryWithoutAPlace() throws {
        let entry = try Self.listing("stories/tram/")
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
        let feeds = try Self.items(path).filter { $0.has("h-feed") }
        #expect(feeds.count == 1)
        let entries = try #require(feeds.first).children
        #expect(entries.allSatisfy { $0.types == ["h-entry"] })
        #expect(entries.compactMap { $0["url"] }.sorted() == listings)
    }

    @Test func aSuburbSaysWhatItsFeedIs() throws {
        let feed = try Self.items("suburbs/vic/collingwood-3066/").first { $0.has("h-feed") }
        #expect(feed?["name"] == "Listings in Collingwood")
        #expect(feed?.children.first?["name"] == "Sunny two-bedroom terrace & studio")
    }

    @Test func aPersonIsACard() throws {
        let cards = try Self.items("people/maria/").filter { $0.has("h-card") }
        #expect(cards.map(\.properties) == [["name": ["Maria Rossi"]]])
    }

    /// An entry without an address is of no use to anybody.
    @Test(arguments: ["small", "closed", "boat", "only-car"]) func everyEntryHasANameAndAnAddress(board: String) throws {
        let workspace = try Workspace(board: board)
        try workspace.build()
        var count = 0
        for path in try workspace.paths() where path.hasSuffix(".html") {
            let text = try workspace.text(path)
            // Most pages have none.
            for entry in text.contains("h-entry") ? Microformat.all("h-entry", in: Microformat.all(in: text)) : [] {
                #expect(entry.properties["url"]?.count == 1 && entry.properties["name"]?.count == 1, "\(path)")
                count += 1
            }
        }
        #expect(count > 3)
    }
}
