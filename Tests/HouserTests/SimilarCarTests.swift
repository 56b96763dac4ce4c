import TestSupport
import Testing

/// Which cars stand beside one: first those of its model, then others of its brand and years, wherever they are.
@Suite struct SimilarCarTests {
    private static func car(
        _ brand: String, _ model: String, _ year: Int, _ price: Int, in suburb: String = "Collingwood, state: VIC, postcode: 3066"
    )
        -> String
    {
        """
        title: A \(model) of \(year) for \(price)
        owner: maria
        address: {suburb: \(suburb)}
        price: \(price)
        brand: \(brand)
        model: \(model)
        year: \(year)
        body: sedan
        fuel: petrol
        listed: 2026-11-10
        confirmed: 2026-11-18
        description: It drives.

        """
    }

    private func board() throws -> Workspace {
        let workspace = try Workspace(board: "small")
        for brand in ["saab", "volvo"] { try workspace.write("brands/\(brand).yaml", "name: \(brand.capitalized)\n") }
        try workspace.write("cars/told.yaml", Self.car("saab", "9-3", 2006, 6000))
        return workspace
    }

    private func titles(_ workspace: Workspace, behind heading: String) throws -> [String] {
        let page = try workspace.text("cars/told/index.html")
        guard let part = page.components(separatedBy: "<h2 id=\(heading)>").dropFirst().first?.components(separatedBy: "</section>")[0]
        else { return [] }
        return part.matches(of: #/<h3><a [^>]*>(.*?)<\/a>/#).map { String($0.1) }
    }

    @Test func anOldCarOfAnotherBrandIsNotAlike() throws {
        let workspace = try board()
        try workspace.write("cars/old.yaml", Self.car("volvo", "240", 1988, 5000))
        try workspace.write("cars/same.yaml", Self.car("saab", "9-3", 2004, 5500))
        try workspace.write("cars/far.yaml", Self.car("saab", "9-5", 2007, 6500, in: "Hobart, state: TAS, postcode: 7000"))
        try workspace.write("cars/near.yaml", Self.car("volvo", "S60", 2006, 6200))
        try workspace.build()
        #expect(try titles(workspace, behind: "variants") == ["A 9-3 of 2004 for 5500"])
        #expect(try titles(workspace, behind: "similar") == ["A S60 of 2006 for 6200", "A 9-5 of 2007 for 6500"])
        let page = try workspace.text("cars/told/index.html")
        let places = ["id=variants", "id=similar"].compactMap { page.range(of: $0)?.lowerBound }
        #expect(places.count == 2 && places == places.sorted())
        try workspace.edit("cars/far.yaml", "year: 2007", "year: 1970")
        try workspace.build()
        #expect(try titles(workspace, behind: "similar") == ["A S60 of 2006 for 6200"])
        #expect(try workspace.contents() == workspace.madeFromNothing())
    }
}
