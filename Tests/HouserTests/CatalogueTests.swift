import TestSupport
import Testing

/// The catalogue of a kind is divided into shorter lists, which hold what the search finds for the link on each.
@Suite struct CatalogueTests {
    /// The board of the tests with so many more homes, of one to four bedrooms and all prices.
    private func board(homes: Int) throws -> Workspace {
        let workspace = try Workspace(board: "small")
        for number in 0..<homes {
            try workspace.write("rentals/home-\(number).yaml", home(bedrooms: number % 4 + 1, rent: 250 + number * 20))
        }
        return workspace
    }

    private func home(bedrooms: Int, rent: Int) -> String {
        """
        title: A place in the street
        owner: tom
        address: {street: 7 Mill Street, suburb: Richmond, state: VIC, postcode: 3121}
        rent: \(rent)
        property: \(bedrooms > 2 ? "house" : "apartment")
        bedrooms: \(bedrooms)
        bathrooms: 1
        available: 2026-12-01
        listed: 2026-11-10
        description: A home.

        """
    }

    private func lists(_ workspace: Workspace) throws -> [String] {
        try workspace.paths().filter { path in
            let parts = path.split(separator: "/")
            return parts.count == 4 && parts[0] == "rentals" && parts[1] != "page" && parts[3] == "index.html"
        }
    }

    private func cards(_ page: String) -> [String] {
        page.components(separatedBy: "data-id=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    }

    private func query(_ page: String) -> String {
        let link = page.components(separatedBy: "href=\"/search/?").dropFirst().first ?? ""
        return String(link.prefix { $0 != "\"" }).replacing("&amp;", with: "&")
    }

    @Test func aListHoldsWhatTheSearchFinds() throws {
        let workspace = try board(homes: 28)
        try workspace.build()
        let pages = try lists(workspace)
        #expect(
            pages == [
                "rentals/bedrooms/2/index.html", "rentals/bedrooms/3/index.html", "rentals/bedrooms/4/index.html",
                "rentals/max/400/index.html", "rentals/max/500/index.html", "rentals/max/600/index.html",
                "rentals/property/apartment/index.html",
                "rentals/property/house/index.html",
            ])
        let queries = try pages.map { query(try workspace.text($0)) }
        #expect(queries[0] == "kind=rental&beds=2" && queries[3] == "kind=rental&max=400" && queries[7] == "kind=rental&property=house")
        let searches = queries.enumerated().map { "  - {name: List \($0), where: \"\($1)\"}\n" }.joined()
        try workspace.edit("board.yaml", "contact:", "feeds:\n" + searches + "contact:")
        try workspace.build()
        for (number, path) in pages.enumerated() {
            let (list, search) = (try workspace.text(path), try workspace.text("searches/list-\(number)/index.html"))
            #expect(cards(list) == cards(search) && cards(list).count >= 6, "\(path)")
            #expect(query(search) == queries[number], "the link is as the search page writes it")
        }
        let catalogue = try workspace.text("rentals/index.html")
        for path in pages { #expect(catalogue.contains("href=\"/\(path.dropLast(10))\"")) }
    }

    /// A price that steps over the bound of a list moves the home to another one; one that does not changes no list but where its card is.
    @Test func anEditMovesAHome() throws {
        let workspace = try board(homes: 28)
        try workspace.build()
        for (before, after) in [("rent: 250", "rent: 260"), ("rent: 260", "rent: 950"), ("bedrooms: 1", "bedrooms: 4")] {
            try workspace.edit("rentals/home-0.yaml", before, after)
            try workspace.build()
            #expect(try workspace.contents() == workspace.madeFromNothing())
        }
        #expect(try !cards(workspace.text("rentals/max/400/index.html")).contains("home-0"))
        #expect(try cards(workspace.text("rentals/bedrooms/4/index.html")).contains("home-0"))
    }

    /// What stands on one page is not divided.
    @Test func fewAreNotDivided() throws {
        let workspace = try board(homes: 20)
        try workspace.build()
        #expect(try lists(workspace) == [])
        #expect(try !workspace.text("rentals/index.html").contains("<details class=facets"))
    }
}
