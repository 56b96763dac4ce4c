import TestSupport
import Testing
import Values

/// What the pages of a suburb and of a campus say of the prices of the last year.
@Suite struct PriceMedianTests {
    private static func home(_ rent: Int, beds: Int = 1, more: String = "listed: 2026-11-01\nconfirmed: 2026-11-18") -> String {
        """
        title: A home for \(rent)
        owner: tom
        address: {street: 7 Gore Street, suburb: Fitzroy, state: VIC, postcode: 3065}
        rent: \(rent)
        property: house
        bedrooms: \(beds)
        bathrooms: 1
        available: 2026-12-01
        \(more)
        description: A home.

        """
    }

    private static let suburb = "suburbs/vic/fitzroy-3065/index.html"

    /// A board with homes of one bedroom in Fitzroy for those rents.
    private func board(_ rents: [Int]) throws -> Workspace {
        let workspace = try Workspace(board: "small")
        for (number, rent) in rents.enumerated() { try workspace.write("rentals/home-\(number).yaml", Self.home(rent)) }
        return workspace
    }

    /// The rows of a page, as `1 bed $430 a week 7 listings`; nil without the section.
    private func rows(_ workspace: Workspace, _ path: String = suburb) throws -> [String]? {
        let parts = try workspace.text(path).components(separatedBy: "<h2>Median rent of homes to rent</h2>")
        guard parts.count == 2 else { return nil }
        let list = parts[1].components(separatedBy: "</dl>")[0]
        return list.components(separatedBy: "<dt>").dropFirst().map { row in
            row.components(separatedBy: "</div>")[0].replacing("<dd>", with: " ").split(separator: "<").map { part in
                part.split(separator: ">", omittingEmptySubsequences: false).last.map(String.init) ?? ""
            }.joined().replacing("  ", with: " ")
        }
    }

    @Test func aRowNeedsFive() throws {
        let workspace = try board([400, 410, 430, 500])
        try workspace.build()
        #expect(try rows(workspace) == nil)
        try workspace.write("rentals/fifth.yaml", Self.home(900))
        try workspace.build()
        #expect(try rows(workspace) == ["1 bed $430 a week 5 listings"])
        #expect(try workspace.text(Self.suburb).contains("From listings of the last 12 months, open or closed."))
        #expect(try rows(workspace, "campuses/acu-melbourne-fitzroy/index.html") == ["1 bed $430 a week 5 listings"])
        #expect(try workspace.contents() == workspace.madeFromNothing())
    }

    @Test func closedOnesCountAndOldOnesDoNot() throws {
        let workspace = try board([400, 410, 430, 500])
        let old = "status: let\nlisted: 2025-11-21\nconfirmed: 2025-11-21\nhistory: [{on: 2025-12-01, status: available}]"
        try workspace.write("rentals/old.yaml", Self.home(900, more: old))
        try workspace.build()
        #expect(try rows(workspace) == nil)
        try workspace.edit("rentals/old.yaml", "2025-11-21", "2025-11-22")
        try workspace.build()
        #expect(try rows(workspace) == ["1 bed $430 a week 5 listings"])
        // A day later it is of the year before.
        try workspace.build(today: .day(try #require(Day("2026-11-22"))))
        #expect(try rows(workspace) == nil)
    }

    @Test func anEditedRentCountsAtOnce() throws {
        let workspace = try board([400, 410, 430, 500, 600])
        for (number, rent) in [700, 800, 900, 1000, 1100].enumerated() {
            try workspace.write("rentals/large-\(number).yaml", Self.home(rent, beds: number < 3 ? 5 : 8))
            try workspace.write("rentals/studio-\(number).yaml", Self.home(rent / 2, beds: 0))
        }
        try workspace.build()
        let others = ["Studio $450 a week 5 listings", "5 or more beds $900 a week 5 listings"]
        #expect(try rows(workspace) == [others[0], "1 bed $430 a week 5 listings", others[1]])
        try workspace.edit("rentals/home-2.yaml", "rent: 430", "rent: 445")
        try workspace.build()
        #expect(try rows(workspace) == [others[0], "1 bed $445 a week 5 listings", others[1]])
        #expect(try workspace.contents() == workspace.madeFromNothing())
    }
}
