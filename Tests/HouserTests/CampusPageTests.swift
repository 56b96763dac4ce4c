import TestSupport
import Testing

/// The page of a campus tells what is near from what is further away, and everything that counts what is near a campus counts the same.
@Suite struct CampusPageTests {
    /// The board of the tests with a listing some 30 km from its campuses and one that is near to some of them only.
    private func board() throws -> Workspace {
        let workspace = try Workspace(board: "small")
        try workspace.edit("gazetteer/suburbs.tsv", "7000\tHobart", "3175\tDandenong\tVIC\t-37.9810\t145.2150\tganu\n7000\tHobart")
        try workspace.write("rentals/richmond.yaml", listing("Richmond", 3121))
        try workspace.write("rentals/dandenong.yaml", listing("Dandenong", 3175))
        return workspace
    }

    private func listing(_ suburb: String, _ postcode: Int) -> String {
        """
        title: Flat in \(suburb)
        owner: tom
        address: {street: 7 Mill Street, suburb: \(suburb), state: VIC, postcode: \(postcode)}
        rent: 480
        property: apartment
        bedrooms: 2
        bathrooms: 1
        available: 2026-12-01
        listed: 2026-11-10
        description: A flat.

        """
    }

    /// The texts of all elements that begin with a tag, which hold no others.
    private func texts(_ tag: String, in page: String) -> [String] {
        page.components(separatedBy: tag).dropFirst().map { String($0.prefix { $0 != "<" }) }
    }

    /// What stands in a page under each of its headings, in order.
    private func parts(of page: String) -> [(heading: String, cards: [String])] {
        page.components(separatedBy: "<h2").dropFirst().map { part in
            (
                String(part.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }),
                texts("data-id=\"", in: part).map { String($0.prefix { $0 != "\"" }) }
            )
        }
    }

    @Test(arguments: [
        ("acu-melbourne-fitzroy", "4 listings within 5 km, 5 within 40 km", 4),
        ("unimelb-parkville", "4 listings within 5 km, 5 within 40 km", 4),
        ("monash-parkville", "3 listings within 5 km, 5 within 40 km", 3),
    ])
    func whatIsNearComesFirst(campus: String, count: String, near: Int) throws {
        let workspace = try board()
        try workspace.build()
        let page = try workspace.text("campuses/\(campus)/index.html")
        #expect(page.contains("<p class=\"lead\">\(count). The campus is in "))
        let parts = parts(of: page)
        #expect(parts.map(\.heading).prefix(2) == ["Within 5 km", "Further away, within 40 km"])
        #expect(parts.map(\.cards.count) == [near, 5 - near, 0])
        #expect(parts[1].cards.last == "dandenong")
        #expect(parts[2].heading.hasPrefix("Follow listings within 5 km of ") && page.contains("<p>\(near) listings right now. News"))
        // The feed, which is what is followed, holds those and no others.
        let feed = try #require(try workspace.feeds("atom.xml")["campuses/\(campus)/"])
        let entries = feed.entries.map { $0.id.components(separatedBy: "listing/").last ?? "" }
        #expect(Set(entries) == Set(parts[0].cards))
    }

    @Test func campusesAreInTheOrderOfWhatIsNear() throws {
        let workspace = try board()
        try workspace.build()
        let home = try workspace.text("index.html")
        let section = try #require(home.components(separatedBy: "<h2 id=\"campuses\">").last?.components(separatedBy: "</section>").first)
        #expect(
            texts("<span class=\"count\">", in: section) == ["4 within 5 km", "4 within 5 km", "4 within 5 km", "3 within 5 km"])
        let names = section.components(separatedBy: "<a href=\"/campuses/").dropFirst(2).map { String($0.prefix { $0 != "/" }) }
        #expect(
            names == [
                "acu-melbourne-fitzroy", "divinity-parkville-pilgrim-and-trinity-colleges", "unimelb-parkville", "monash-parkville",
            ])
        let campuses = try workspace.text("campuses/index.html")
        #expect(campuses.contains(">Monash, Parkville</a> <span class=\"count\">3 within 5 km, 5 within 40 km</span>"))
    }

    /// Each step closes listings; every page that counts them is made again, as a build from nothing makes it.
    @Test func whatClosesIsNoLongerCounted() throws {
        let workspace = try board()
        try workspace.build()
        let page = "campuses/monash-parkville/index.html"
        func close(_ paths: String...) throws {
            for path in paths { try workspace.edit(path, "listed: ", "status: withdrawn\nlisted: ") }
            try workspace.build()
            #expect(try workspace.contents() == workspace.madeFromNothing())
        }
        try workspace.edit("rentals/quiet-flat.yaml", "status: under-application", "status: withdrawn")
        try close("items/oak-desk.md", "rentals/gipps-street-terrace/index.md")
        #expect(try parts(of: workspace.text(page)).map(\.heading).first == "Further away, within 40 km")
        #expect(try workspace.text(page).contains("<p class=\"lead\">No listings within 5 km, 2 within 40 km. The"))
        #expect(try workspace.text(page).contains("<p>None right now. News"))
        #expect(
            try workspace.text("campuses/index.html").contains("Monash, Parkville</a> <span class=\"count\">none within 5 km, 2 within"))
        #expect(!(try workspace.text("index.html").contains("<a href=\"/campuses/monash-parkville/\">")))
        #expect(try workspace.text("index.html").contains("<a href=\"/campuses/unimelb-parkville/\">"))
        try close("rentals/richmond.yaml", "rentals/dandenong.yaml")
        #expect(try parts(of: workspace.text(page)).map(\.heading).allSatisfy { $0.hasPrefix("Follow") })
        #expect(try workspace.text(page).contains("Nothing is open near this campus right now."))
        #expect(try workspace.text("campuses/index.html").contains("Monash, Parkville</a> <span class=\"count\">none right now</span>"))
    }
}
