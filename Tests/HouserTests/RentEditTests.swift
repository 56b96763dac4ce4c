import Foundation
import TestSupport
import Testing

/// One edited rent: exactly what shows it is written, and not a file more.
@Suite struct RentEditTests {
    @Test func onlyWhatShowsTheRentIsWritten() throws {
        let workspace = try Workspace(board: "small")
        // Homes nearby that are like it show its card; others do not.
        try workspace.write("rentals/beside.yaml", Self.listing(title: "Flat beside it", suburb: "Collingwood, state: VIC, postcode: 3066"))
        try workspace.write("rentals/far.yaml", Self.listing(title: "Flat far away", suburb: "Hobart, state: TAS, postcode: 7000"))
        #expect(try workspace.runBuild().status == 0)
        let before = try workspace.snapshot()
        try workspace.edit("rentals/beside.yaml", "rent: 480", "rent: 470")
        #expect(try workspace.runBuild().status == 0)
        let after = try workspace.snapshot()
        #expect(Set(before.keys) == Set(after.keys))
        let written = Set(after.keys.filter { before[$0] != after[$0] })
        #expect(written == Set(after.keys.filter { before[$0]?.bytes != after[$0]?.bytes }), "what is the same is not written")
        let reading = try workspace.check()
        // Feeds of changes go on telling the price that people were told when it was listed.
        let feeds = reading.feeds(ofScopesOf: "beside")
        let pages =
            reading.folders(ofScopesOf: "beside").map { $0 + "index.html" } + [
                "rentals/beside/index.html", "rentals/gipps-street-terrace/index.html", "rentals/quiet-flat/index.html",
                "calendar/2026-12/index.html",
            ]
        // What is to be paid to move in is a fact, and tells the rent with the bond.
        let facts = "search/all/facts-0.json"
        let data = ["api/listings/0.json", "search/all.json", "search/all/0.json", facts]
        // They tell that a pack or part is another one, and no rent.
        let manifests = ["api/listings.json", "search/index.json"]
        let expected = feeds.union(pages + data + manifests)
        #expect(written == expected, "\(written.symmetricDifference(expected).sorted())")
        for path in expected.subtracting(manifests + [facts]) {
            #expect(try workspace.text(path).contains("470"), "\(path) shows the rent")
        }
        let fresh = try workspace.madeFromNothing()
        #expect(try workspace.contents().filter { !$0.key.hasSuffix("changes.xml") } == fresh.filter { !$0.key.hasSuffix("changes.xml") })
    }

    /// A drop that is announced is another event, which feeds and the site map tell; all else stays where it is.
    @Test(arguments: ["rent: 470", "rent: 470\nhistory: [{on: 2026-11-20, rent: 480}]", "rent: 1480"])
    func whatLooksAtThePriceIsMadeAnew(line: String) throws {
        let workspace = try Workspace(board: "small")
        for number in 1...6 {
            let suburb = number < 4 ? "Collingwood, state: VIC, postcode: 3066" : "Fitzroy, state: VIC, postcode: 3065"
            let text = Self.listing(title: "Flat \(number)", suburb: suburb)
            try workspace.write("rentals/flat-\(number).yaml", text.replacing("rent: 480", with: "rent: \(470 + number * 5)"))
        }
        try workspace.write(
            "rentals/beside.yaml", Self.listing(title: "Flat beside them", suburb: "Collingwood, state: VIC, postcode: 3066"))
        #expect(try workspace.runBuild().status == 0)
        try workspace.edit("rentals/beside.yaml", "rent: 480", line)
        #expect(try workspace.runBuild().status == 0)
        #expect(try workspace.contents() == workspace.madeFromNothing())
        try workspace.edit("rentals/beside.yaml", "A flat.", "A flat with a view.")
        #expect(try workspace.runBuild().status == 0)
        #expect(try workspace.contents() == workspace.madeFromNothing(), "the ledger says what it would if all had been made anew")
    }

    private static func listing(title: String, suburb: String) -> String {
        """
        title: \(title)
        owner: tom
        address: {street: 7 Gipps Street, suburb: \(suburb)}
        rent: 480
        property: apartment
        bedrooms: 2
        bathrooms: 1
        carparks: 0
        available: 2026-12-01
        listed: 2026-11-10
        description: A flat.

        """
    }
}
