import ListingKit
import TestSupport
import Testing

@testable import Findings

/// Text that runs from right to left stays in its field.
@Suite struct TextDirectionTests {
    private static func listing(title: String, lines: String = "", body: String = "Light and quiet.") -> String {
        """
        ---
        title: "\(title)"
        owner: tom
        property: apartment
        bedrooms: 2
        bathrooms: 1
        available: 2026-12-01
        listed: 2026-11-01
        address: {suburb: Collingwood, state: VIC, postcode: 3066}
        inspections: [{start: 2026-11-28 11:00, end: 2026-11-28 11:30}]
        rent: 500
        \(lines)
        ---
        \(body)
        """
    }

    /// The errors in each of some listings, which one board holds together.
    private func errors(_ texts: [String]) throws -> [[Diagnostic]] {
        let workspace = try Workspace(board: "small")
        for (index, text) in texts.enumerated() { try workspace.write("rentals/turned-\(index).md", text) }
        let found = try workspace.check().diagnostics.filter { $0.severity == .error }
        return texts.indices.map { index in found.filter { $0.file == "rentals/turned-\(index).md" } }
    }

    private static let controls = [
        "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{200E}", "\u{200F}",
        "\u{61C}", "\\u202E", "\\u200F",
    ]

    @Test func aControlIsRefusedInALine() throws {
        for found in try errors(Self.controls.map { Self.listing(title: "Light \($0)flat by the park") }) {
            #expect(found.map(\.rule) == ["text-direction"] && found.first?.span.line == 2, "\(found)")
            #expect(found.first?.fix == "title: Light flat by the park")
        }
        let lines = Self.controls.flatMap { ["lease: \"\($0)months\"", "contact: {name: \"Tom\($0)\", phone: 0491 570 156}"] }
        for found in try errors(lines.map { Self.listing(title: "Light flat", lines: $0) }) {
            #expect(found.map(\.rule) == ["text-direction"], "\(found)")
        }
    }

    @Test func aControlIsRefusedInADescription() throws {
        let places: [(body: String, line: Int, column: Int)] = [
            ("Light.\n\nThe \u{202E}rent", 16, 5), ("\u{2067}rent", 14, 1), ("Light.\n\nThe &#x202E;rent", 16, 1),
            ("a &amp; b\n&#8295;", 15, 1), ("A & B\n\nmore\n\nevil &#X0202e; here", 18, 1), ("A & B &x202E; &#x20;\n&#08238;", 15, 1),
        ]
        for (place, found) in zip(places, try errors(places.map { Self.listing(title: "Light flat", body: $0.body) })) {
            #expect(found.map(\.rule) == ["text-direction"], "\(found)")
            #expect(found.first?.span.line == place.line && found.first?.span.column == place.column, "\(found)")
        }
    }

    @Test func otherTextIsFine() throws {
        let bodies = ["The \u{200F}rent", "דירה יפה, 3 חדרים", "“Quiet” – it’s light", "&rlm;rent &amp; bond"]
        for found in try errors(bodies.map { Self.listing(title: "דירה יפה ליד הים", body: $0) }) { #expect(found.isEmpty, "\(found)") }
    }

    @Test func aTitleOfInvisibleCharactersIsEmpty() throws {
        let titles = [
            "\u{3164}\u{115F}\u{3164}\u{3164}\u{3164}", "\u{2800} \u{2800} \u{2800}", "\u{FFA0}\u{1160}\u{34F}\u{301}\u{301}",
            "\u{200B}\u{AD}\u{E0041}\u{FE0F}\u{2060}",
        ]
        for found in try errors(titles.map { Self.listing(title: $0) }) {
            #expect(found.map(\.message) == ["\"title\" shows nothing: it is made of invisible characters alone"], "\(found)")
        }
    }

    @Test func invisibleCharactersMakeNoTitle() throws {
        for found in try errors(["!\u{3164}!\u{3164}!\u{3164}", "a\u{3164}\u{3164}\u{3164}\u{3164}"].map { Self.listing(title: $0) }) {
            #expect(found.map(\.rule) == ["title-length"], "\(found)")
        }
    }

    @Test func aTitleIsIsolatedWhereItIsJoined() throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("rentals/turned.md", Self.listing(title: "דירה 3 (ים)"))
        try workspace.build()
        let isolated = "\u{2068}דירה 3 (ים)\u{2069}"
        #expect(try workspace.text("suburbs/vic/collingwood-3066/atom.xml").contains("Collingwood 3066 · \(isolated)"))
        let calendar = try workspace.text("rentals/turned/inspections.ics").replacing("\r\n ", with: "")
        #expect(calendar.contains("Inspection: \(isolated)\\, Collingwood"))
        let page = try workspace.text("rentals/turned/index.html")
        #expect(page.contains("<title>\(isolated) · "))
        #expect(page.contains("<h1 class=p-name dir=auto>דירה 3 (ים)</h1>"))
        // Other listings have none of these characters.
        #expect(try !workspace.text("rentals/quiet-flat/index.html").contains("\u{2068}"))
    }

    @Test(arguments: [
        "https://#x", "https://", "https:///a", "https://?q", "https://user@example.org/",
        "https://exa\u{A0}mple.org/", "https://example.org/a\u{A0}b",
        "https://-a.example/", "https://example.org:99999/", "javascript:alert(1)", "//example.org/",
        "https://m\u{FC}nchen.example/",
        "https://example.org/\u{200B}", "mailto:tom@example.org",
    ])
    func anOwnersWebsiteIsALinkAsInADescription(address: String) throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("people/tom.yaml", "name: Tom Baker\nphone: 0491 570 157\nwebsite: \"\(address)\"\n")
        #expect(try workspace.check().diagnostics.filter { $0.severity == .error }.map(\.rule) == ["link-address"])
    }

    @Test func anApostropheInAnAddressIsEscaped() throws {
        let workspace = try Workspace(board: "small")
        try workspace.edit("people/tom.yaml", "tom@", "o'neil@")
        try workspace.edit(
            "rentals/quiet-flat.yaml",
            "contact: {name: Kim, phone: (03) 5550 1234, whatsapp: 0491 570 157, matrix: \"@kim/flat=7:matrix.example:8448\"}\n", "")
        try workspace.build()
        for path in ["rentals/quiet-flat/index.html", "people/tom/index.html", "people/tom/atom.xml"] {
            let text = try workspace.text(path)
            #expect(text.contains("mailto:o%27neil@small.example") && !text.contains("o'neil@"), "\(path)")
        }
    }

    @Test(arguments: [
        ("https://example.org/a?b=c#d", "https://example.org/a?b=c#d"), ("HTTPS://Example.ORG/é", "https://example.org/%C3%A9"),
        ("http://localhost:8080", "http://localhost:8080"),
    ])
    func anAddressIsPublishedAsBrowsersReadIt(address: String, published: String) throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("people/tom.yaml", "name: Tom Baker\nphone: 0491 570 157\nwebsite: \(address)\n")
        #expect(try workspace.check().people.first { $0.handle == "tom" }?.website == published)
    }
}
