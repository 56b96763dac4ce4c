import TestSupport
import Testing

/// Facts that name suburbs and campuses lead to their pages, if they have some.
@Suite struct PlaceLinkTests {
    private static let request = """
        title: A room for one
        owner: tom
        address: {suburb: Fitzroy, state: VIC, postcode: 3065}
        budget: 300
        looking-for: [room]
        available: 2026-12-03
        suburbs: [Collingwood VIC 3066, Carlton VIC 3053]
        near: [acu-melbourne-fitzroy]
        listed: 2026-11-11
        confirmed: 2026-11-18
        description: Somebody who looks.

        """

    @Test func whatHasAPageIsLinked() throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("wanted/one.yaml", Self.request)
        try workspace.build()
        let page = try workspace.text("wanted/one/index.html")
        #expect(page.contains("<a href=\"/suburbs/vic/collingwood-3066/\">Collingwood 3066</a>, Carlton 3053</div>"))
        #expect(page.contains("<a href=\"/campuses/acu-melbourne-fitzroy/\">"))
        // Once something is listed in Carlton, it has one.
        try workspace.write(
            "rentals/carlton.md",
            TruthfulFixTests.rental(["address": "{street: 7 Gore Street, suburb: Carlton, state: VIC, postcode: 3053}"]))
        try workspace.build()
        #expect(try workspace.text("wanted/one/index.html").contains("<a href=\"/suburbs/vic/carlton-3053/\">Carlton 3053</a></div>"))
        #expect(try workspace.contents() == workspace.madeFromNothing())
    }
}
