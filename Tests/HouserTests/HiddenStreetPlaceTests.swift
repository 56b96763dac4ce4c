import ListingKit
import TestSupport
import Testing

/// Wherever a text of a listing shows, it must not tell the street that the listing hides.
@Suite struct HiddenStreetPlaceTests {
    private static func listing(
        _ lines: String = "", title: String = "Light flat near the park", body: String = "Light and quiet."
    ) -> String {
        """
        ---
        title: \(title)
        owner: tom
        property: apartment
        bedrooms: 2
        bathrooms: 1
        available: 2026-12-01
        listed: 2026-11-01
        address: {street: 12 Acacia Street, suburb: Collingwood, state: VIC, postcode: 3066, show: suburb}
        rent: 500
        \(lines)
        ---
        \(body)
        """
    }

    private static let places: [(file: String, text: String, line: Int)] = [
        ("rentals/told.md", listing(title: "Flat at 12AcaciaSt"), 2),
        ("rentals/told.md", listing(body: "Light.\n\nRing at twelve Acacia Street."), 15),
        ("rentals/told.md", listing(body: "Light.\n\nRing at &#49;2 Aca&shy;cia."), 13),
        ("rentals/told.md", listing(body: "Light. [12](https://example.org/) [Acacia][1] St\n\n[1]: https://example.org/"), 13),
        ("rentals/told.md", listing(body: "[A map](https://maps.example/?q=12%20Acacia)"), 13),
        ("rentals/told.md", listing("tags: [12 acacia]"), 11),
        ("rentals/told.md", listing("tags: [12, acacia street]"), 11),
        ("rentals/told.md", listing("lease: from one two Acacia St on"), 11),
        ("rentals/told.md", listing("contact: {name: Tom of 12acacia, phone: 0491 570 156}"), 11),
        ("rentals/told.md", listing("id: acacia-12"), 11),
        ("rentals/12acaciast.md", listing(), 0),
        ("rentals/acacia-st-12.md", listing(), 0),
    ]

    @Test(arguments: places.indices) func isFound(index: Int) throws {
        let place = Self.places[index]
        let workspace = try Workspace(board: "small")
        try workspace.write(place.file, place.text)
        let found = try workspace.check().diagnostics.filter { $0.severity == .error }
        #expect(found.map(\.rule) == ["hidden-street"], "\(found)")
        #expect(found.map(\.file) == [place.file])
        #expect(found.map(\.span.line) == [place.line])
    }

    @Test func anOwnersFileIsSearchedForTheStreetsOfTheirListings() throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("rentals/hidden.md", Self.listing())
        #expect(try !workspace.check().hasErrors)
        let tom = "name: Tom Baker\nphone: 0491 570 157\nabout: |\n  I bake.\n  I live at 12 Acacia Street.\n"
        try workspace.write("people/tom.yaml", tom)
        let found = try #require(try workspace.check().diagnostics.first { $0.severity == .error })
        #expect(found.rule == "hidden-street" && found.file == "people/tom.yaml" && found.span.line == 5)
        #expect(found.message.contains("rentals/hidden.md"))
        // Whoever says it.
        try workspace.write("people/tom.yaml", "name: Tom Baker\nphone: 0491 570 157\n")
        try workspace.edit("people/maria.yaml", "Lets the flat", "Lives at 12 Acacia Street and lets the flat")
        #expect(try workspace.check().diagnostics.filter { $0.severity == .error }.map(\.file) == ["people/maria.yaml"])
    }

    /// What was read for the last build counts as well.
    @Test(arguments: ["people/tom.yaml", "rentals/hidden.md"]) func anEditOfEitherFileIsFound(last: String) throws {
        let workspace = try Workspace(board: "small")
        let tom = "name: Tom Baker\nphone: 0491 570 157\nabout: I live at 12 Acacia Street.\n"
        if last == "people/tom.yaml" {
            try workspace.write("rentals/hidden.md", Self.listing())
            try workspace.build()
            try workspace.write(last, tom)
        } else {
            try workspace.write("people/tom.yaml", tom)
            try workspace.write(last, Self.listing().replacing("12 Acacia", with: "14 Acacia"))
            try workspace.build()
            try workspace.write(last, Self.listing())
        }
        let result = try workspace.build()
        #expect(result.publication == nil)
    }
}
