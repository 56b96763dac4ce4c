import TestSupport
import Testing

/// A suburb in which nothing was listed any more, and something is again: what is like a listing is looked for in the nearest suburbs with
/// anything listed, of whatever kind, so that pages of other kinds may show others.
@Suite struct TurnedSuburbTests {
    private static let suburbs = [
        ("Richmond", 3121), ("Brunswick", 3056), ("Parkville", 3052), ("Carlton", 3053), ("Carlton North", 3054), ("Fitzroy", 3065),
        ("Fitzroy North", 3068), ("Clifton Hill", 3068),
    ]

    private static func listing(_ title: String, by owner: String = "ana", in suburb: String, _ postcode: Int, _ facts: String) -> String {
        """
        title: \(title)
        owner: \(owner)
        address: {suburb: \(suburb), state: VIC, postcode: \(postcode)}
        listed: 2026-11-10
        description: It is as it is.
        \(facts)

        """
    }

    private static func flat(_ status: String) -> String {
        listing(
            "A flat by the river", by: "bo", in: "Abbotsford", 3067,
            "rent: 400\nproperty: apartment\nbedrooms: 1\nbathrooms: 1\navailable: 2026-11-21\n\(status)")
    }

    @Test(arguments: [
        ("status: let\nhistory: [{on: 2026-11-15, status: available}]", "pets: welcome"),
        ("pets: welcome", "status: let\nhistory: [{on: 2026-11-15, status: available}]"),
    ])
    func pagesOfAllKindsFollow(before: String, now: String) throws {
        let workspace = try Workspace(board: "only-item")
        try workspace.edit("board.yaml", "kinds: [item]", "kinds: [item, rental]")
        try workspace.edit("gazetteer/suburbs.tsv", "3056\t", "3054\tCarlton North\tVIC\t-37.7861\t144.9685\tganu\n3056\t")
        try workspace.write("people/bo.yaml", "name: Bo Lim\nemail: bo@lim.example\n")
        for (place, (suburb, postcode)) in Self.suburbs.enumerated() {
            // Those in Richmond and Brunswick, which lies farthest, are the most alike.
            let facts = "price: \(place < 2 ? 100 : 900)\ncategory: furniture\ncondition: good"
            try workspace.write("items/chair-\(place).yaml", Self.listing("Chair of \(suburb)", in: suburb, postcode, facts))
        }
        try workspace.write("rentals/flat.yaml", Self.flat(before))
        try workspace.build()
        let page = try workspace.text("items/chair-0/index.html")
        try workspace.write("rentals/flat.yaml", Self.flat(now))
        try workspace.build()
        #expect(try workspace.text("items/chair-0/index.html") != page)
        #expect(try workspace.contents() == workspace.madeFromNothing())
    }
}
