import TestSupport
import Testing
import Values

/// Which suburbs stand beside one on its page: those that touch it, then those that are near.
@Suite struct NeighbourTests {
    /// The board of the tests, with a home in each of some more suburbs.
    private func board(_ homes: [(suburb: String, postcode: Int, status: String)]) throws -> Workspace {
        let workspace = try Workspace(board: "small")
        try workspace.edit(
            "gazetteer/suburbs.tsv", "7000\tHobart",
            "3002\tEast Melbourne\tVIC\t-37.8130\t144.9850\tganu\n3350\tBallarat Central\tVIC\t-37.5620\t143.8580\tganu\n7000\tHobart")
        for (index, home) in homes.enumerated() {
            var flat = Home("flat-\(index)", listed: try #require(Day("2026-11-10")))
            flat.suburb = "suburb: \(home.suburb), state: VIC, postcode: \(home.postcode)"
            flat.status = home.status
            try flat.write(to: workspace)
        }
        return workspace
    }

    /// What a suburb's page lists under "Around", with the words beside it.
    private func neighbours(_ workspace: Workspace, of slug: String = "collingwood-3066") throws -> [String] {
        try workspace.build()
        let page = try workspace.text("suburbs/vic/\(slug)/index.html")
        let list = try #require(
            page.components(separatedBy: "<ul class=\"places one\">").dropFirst().first?.components(separatedBy: "</ul>").first)
        return list.components(separatedBy: "<li>").dropFirst().map { item in
            item.replacing(#/<[^>]*>/#, with: "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
    }

    @Test func thoseNextDoorComeFirst() throws {
        let workspace = try board([
            ("Carlton", 3053, "available"), ("Abbotsford", 3067, "available"), ("East Melbourne", 3002, "available"),
            ("Ballarat Central", 3350, "available"),
        ])
        // Ballarat is too far.
        let listed = try neighbours(workspace)
        #expect(
            listed == [
                "Abbotsford 3067 next door, 1 listing", "Clifton Hill 3068 next door, 1 listing",
                "East Melbourne 3002 next door, 1 listing",
                "Carlton 3053 1.9 km, 1 listing", "Brunswick 3056 4.5 km, 1 listing",
            ])
        // From the other side too.
        #expect(try neighbours(workspace, of: "abbotsford-3067").contains { $0.hasPrefix("Collingwood 3066 next door") })
    }

    @Test func whatWasListedNextDoorCounts() throws {
        let workspace = try board([("Abbotsford", 3067, "let"), ("Carlton", 3053, "let")])
        let listed = try neighbours(workspace)
        #expect(
            listed == [
                "Abbotsford 3067 next door, no listings", "Clifton Hill 3068 next door, 1 listing", "Brunswick 3056 4.5 km, 1 listing",
            ])
    }

    /// A point that may be shown is a dot on the listing's map, and no other one is.
    @Test func onlyAPublicPointIsADot() throws {
        for (lines, isShown) in [
            ("point: [-37.8025, 144.9861]", true), ("point: [-37.8025, 144.9861], show: suburb", false), ("show: full", false),
        ] {
            let workspace = try board([])
            var flat = Home("flat", listed: try #require(Day("2026-11-10")))
            flat.suburb += ", " + lines
            try flat.write(to: workspace)
            try workspace.build()
            let page = try workspace.text("rentals/flat/index.html")
            #expect(page.contains("aria-label=\"Map: Collingwood lies between"))
            #expect(page.contains("<circle class=\"point\"") == isShown && page.contains("A dot marks the place") == isShown)
            #expect(!(try workspace.text("suburbs/vic/collingwood-3066/index.html").contains("<circle class=\"point\"")))
        }
    }
}
