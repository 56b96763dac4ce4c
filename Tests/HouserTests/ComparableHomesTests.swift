import TestSupport
import Testing

/// What the page of a home says of others like it: what they ask, and which are most like it.
@Suite struct ComparableHomesTests {
    /// A board with a home of four bedrooms in Fitzroy for each of those rents, and one for $600.
    private func board(others rents: [Int]) throws -> Workspace {
        let workspace = try Workspace(board: "small")
        for (number, rent) in rents.enumerated() { try workspace.write("rentals/other-\(number).yaml", Self.home(rent)) }
        try workspace.write("rentals/told.yaml", Self.home(600))
        return workspace
    }

    private static func home(_ rent: Int, suburb: String = "Fitzroy, state: VIC, postcode: 3065", beds: Int = 4) -> String {
        """
        title: A home for \(rent)
        owner: tom
        address: {street: 7 Gore Street, suburb: \(suburb)}
        rent: \(rent)
        property: house
        bedrooms: \(beds)
        bathrooms: 1
        available: 2026-12-01
        listed: 2026-11-01
        confirmed: 2026-11-18
        description: A home.

        """
    }

    private func compared(_ workspace: Workspace) throws -> String? {
        let page = try workspace.text("rentals/told/index.html")
        return page.components(separatedBy: "<p class=standing><b>").dropFirst().first?.components(separatedBy: "</span></p>")[0]
    }

    @Test func theMedianIsThatOfTheOthers() throws {
        let workspace = try board(others: [400, 500, 640, 700, 800])
        try workspace.build()
        let note = "</b> <span class=note>The median of 5 similar listings in Fitzroy on this board."
        #expect(try compared(workspace) == "$40 less than the typical $640 a week\(note)")
        try workspace.edit("rentals/other-2.yaml", "rent: 640", "rent: 602")
        try workspace.build()
        #expect(try compared(workspace) == "About the typical $600 a week\(note)", "rounded to five dollars")
        #expect(try workspace.contents() == workspace.madeFromNothing())
    }

    @Test func fewOthersSayNothing() throws {
        let workspace = try board(others: [400, 500, 640, 700])
        // Neither one of another size counts, nor one that is far away.
        try workspace.write("rentals/large.yaml", Self.home(900, beds: 3))
        try workspace.write("rentals/far.yaml", Self.home(900, suburb: "Hobart, state: TAS, postcode: 7000"))
        try workspace.build()
        #expect(try compared(workspace) == nil)
        // Carlton is of another council and the same city.
        try workspace.write("rentals/carlton.yaml", Self.home(900, suburb: "Carlton, state: VIC, postcode: 3053"))
        try workspace.build()
        #expect(try compared(workspace)?.contains("similar listings in Melbourne on this board.") == true)
    }

    @Test func similarHomesHaveTheirReason() throws {
        let workspace = try board(others: [600, 650, 950])
        try workspace.write("rentals/carlton.yaml", Self.home(590, suburb: "Carlton, state: VIC, postcode: 3053"))
        try workspace.build()
        let page = try workspace.text("rentals/told/index.html")
        let reasons = page.components(separatedBy: "<p class=reason>").dropFirst().map { $0.components(separatedBy: "</p>")[0] }
        #expect(reasons.first == "Same suburb, same price")
        #expect(reasons.contains("Same suburb, $50 more") && reasons.contains("1 km away, $10 less"))
        try workspace.edit("rentals/carlton.yaml", "rent: 590", "rent: 580")
        try workspace.build()
        #expect(try workspace.text("rentals/told/index.html").contains("1 km away, $20 less"))
        #expect(try workspace.contents() == workspace.madeFromNothing())
    }

    @Test func aTakenHomeShowsOthersAtOnce() throws {
        let workspace = try board(others: [600, 650])
        try workspace.edit("rentals/told.yaml", "listed:", "status: let\nhistory: [{on: 2026-11-15, status: available}]\nlisted:")
        try workspace.build()
        let page = try workspace.text("rentals/told/index.html")
        let order = ["This home was let on 15 November 2026.", "<h2 id=similar>Similar homes to rent</h2>", "<h2>Description</h2>"]
        let places = order.compactMap { page.range(of: $0)?.lowerBound }
        #expect(places.count == order.count && places == places.sorted())
        #expect(!page.contains("Listed until") && !page.contains("class=\"act"))
    }
}
