import TestSupport
import Testing

/// The page of a campus leads with homes, nearest first, and tells honestly how far away they are; everything that counts what is near a
/// campus counts the same.
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

    /// What stands beside a campus in the list of campuses: how many listings are near, and how many further away too.
    private func counts(of campus: String, in page: String) -> String? {
        let row = page.components(separatedBy: ">\(campus)</a>").last?.components(separatedBy: "<li").first ?? ""
        return texts("<span class=count>", in: row).first
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
        ("acu-melbourne-fitzroy", "4 listings within 5 km, 5 within 40 km (25 miles)", 4),
        ("unimelb-parkville", "4 listings within 5 km, 5 within 40 km (25 miles)", 4),
        ("monash-parkville", "3 listings within 5 km, 5 within 40 km (25 miles)", 3),
    ])
    func whatIsNearComesFirst(campus: String, count: String, near: Int) throws {
        let workspace = try board()
        try workspace.build()
        let page = try workspace.text("campuses/\(campus)/index.html")
        #expect(page.contains("<p class=lead>\(count). The campus is in "))
        let parts = parts(of: page)
        #expect(parts.map(\.heading).prefix(2) == ["Homes to rent", "Items for sale"])
        // An inspection is a row of its listing.
        #expect(parts.map(\.cards.count) == [4, 1, 2, 0])
        #expect(parts[0].cards.last == "dandenong")
        #expect(page.contains(" km, from the middle of Dandenong</p>"))
        #expect(
            parts[2].heading == "Open for inspection" && parts[3].heading.hasPrefix("Follow listings within 5 km of ")
                && page.contains("<p>\(near) listings right now. New listings"))
        // The feed, which is what is followed, holds those and no others.
        let feed = try #require(try workspace.feeds("atom.xml")["campuses/\(campus)/"])
        let entries = feed.entries.map { $0.id.components(separatedBy: "listing/").last ?? "" }
        #expect(entries.count == near && Set(entries).isSubset(of: parts.flatMap(\.cards)))
    }

    /// A listing that tells where it is counts from there, on the page, in the feed and for the search alike; one that hides its street
    /// does not.
    @Test func aListingsOwnPointCounts() throws {
        let workspace = try board()
        try workspace.edit("rentals/dandenong.yaml", "suburb: Dandenong", "point: [-37.7960, 144.9610], suburb: Dandenong")
        try workspace.build()
        let page = "campuses/unimelb-parkville/index.html"
        #expect(try workspace.text(page).contains("<p class=lead>5 listings within 5 km. The campus is in "))
        #expect(try parts(of: workspace.text(page))[0].cards.first == "dandenong")
        #expect(try workspace.text(page).contains("Less than 1 km from campus</p>"))
        #expect(try workspace.feeds("atom.xml")["campuses/unimelb-parkville/"]?.entries.count == 5)
        try workspace.edit("rentals/dandenong.yaml", "point:", "show: suburb, point:")
        try workspace.build()
        #expect(try workspace.text(page).contains("<p class=lead>4 listings within 5 km, 5 within 40 km (25 miles). The"))
        #expect(try workspace.contents() == workspace.madeFromNothing())
    }

    @Test func campusesAreInTheOrderOfWhatIsNear() throws {
        let workspace = try board()
        try workspace.build()
        let home = try workspace.text("index.html")
        let section = try #require(home.components(separatedBy: "<h2 id=campuses>").last?.components(separatedBy: "</section>").first)
        #expect(
            texts("<span class=count>", in: section) == ["4", "4", "4", "3"])
        let names = section.components(separatedBy: "<a href=\"/campuses/").dropFirst(2).map { String($0.prefix { $0 != "/" }) }
        #expect(
            names == [
                "acu-melbourne-fitzroy", "divinity-parkville-pilgrim-and-trinity-colleges", "unimelb-parkville", "monash-parkville",
            ])
        let campuses = try workspace.text("campuses/index.html")
        #expect(counts(of: "Monash, Parkville", in: campuses) == "3 within 5 km, 5 within 40 km")
    }

    /// Of campuses with as much around them, those of a university with more of them come first, on the home page and in the list.
    @Test func aBigUniversityIsNotBehindASmallOne() throws {
        let workspace = try board()
        try workspace.edit(
            "gazetteer/campuses.tsv", "University of Melbourne\t",
            "University of Melbourne\tUniMelb\tBurnley\tRichmond\tVIC\t3121\t-37.8288\t145.0225\nUniversity of Melbourne\t")
        try workspace.build()
        for page in ["index.html", "campuses/index.html"] {
            let names = texts("<a href=\"/campuses/", in: try workspace.text(page)).map { String($0.prefix { $0 != "/" }) }
            #expect(names.first { $0 == "unimelb-parkville" || $0 == "acu-melbourne-fitzroy" } == "unimelb-parkville", "\(page)")
        }
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
        #expect(try workspace.text(page).contains("<p class=lead>No listings within 5 km, 2 within 40 km (25 miles). The"))
        #expect(try workspace.text(page).contains("<p>None right now. New listings"))
        #expect(try counts(of: "Monash, Parkville", in: workspace.text("campuses/index.html")) == "none within 5 km, 2 within 40 km")
        #expect(!(try workspace.text("index.html").contains("<a href=\"/campuses/monash-parkville/\">")))
        #expect(try workspace.text("index.html").contains("<a href=\"/campuses/unimelb-parkville/\">"))
        try close("rentals/richmond.yaml", "rentals/dandenong.yaml")
        #expect(try parts(of: workspace.text(page)).map(\.heading).allSatisfy { $0.hasPrefix("Follow") })
        #expect(try workspace.text(page).contains("Nothing listed near this campus right now."))
        #expect(try counts(of: "Monash, Parkville", in: workspace.text("campuses/index.html")) == "no listings")
    }
}
