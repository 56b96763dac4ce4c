import ListingKit
import TestSupport
import Testing

@testable import Findings

/// Where the words that turn people away are shown, and in which listings.
@Suite struct EqualTreatmentTests {
    private static let facts = """
        title: Light and quiet
        owner: maria
        address: {suburb: Collingwood, state: VIC, postcode: 3066}
        available: 2026-12-01
        listed: 2026-11-01
        """
    private static let kinds: [(folder: String, lines: String)] = [
        ("rentals", "rent: 500\nproperty: apartment\nbedrooms: 2\nbathrooms: 1"), ("rooms", "rent: 250\nroom: private room"),
        ("wanted", "budget: 250\nlooking-for: room"),
    ]

    /// The findings on listings of those texts and further lines, which one board holds together, by kind.
    private func findings(_ texts: [(lines: String, body: String)], rule: String = "equal-treatment") throws -> [[[Diagnostic]]] {
        let workspace = try Workspace(board: "small")
        for (folder, lines) in Self.kinds {
            for (index, text) in texts.enumerated() {
                let front = [Self.facts, lines, text.lines].filter { !$0.isEmpty }.joined(separator: "\n")
                try workspace.write("\(folder)/own-\(index).md", "---\n\(front)\n---\n\(text.body)\n")
            }
        }
        let found = try workspace.check().diagnostics.filter { $0.rule == rule }
        return Self.kinds.map { kind in texts.indices.map { index in found.filter { $0.file == "\(kind.folder)/own-\(index).md" } } }
    }

    @Test func homesRoomsAndRequestsAreToldApart() throws {
        let found = try findings([("", "Females only."), ("", "No Indians."), ("", "Sorry, no kids."), ("", "Quiet, no smoking.")])
        let severities = found.map { $0.map { $0.map(\.severity) } }
        #expect(severities[0] == [[.error], [.error], [.error], []])
        #expect(severities[1] == [[.warning], [.error], [.warning], []])
        #expect(severities[2] == [[.warning], [.warning], [], []])
    }

    @Test func theWordsAreShownWhereTheyStand() throws {
        let block = "description: |\n  Light and quiet.\n\n  There are females only in town.\n  Females only."
        let found = try findings([
            ("", "Light.\n\nNear the tram. Females only."), ("lease: \"Quiet, females only\"", "Light."), ("tags: [quiet]\n" + block, ""),
            ("description: >\n    Light. We take\n    females only, sorry.", ""),
        ])[0]
        let places = found.map { $0.map { [$0.span.line, $0.span.column, $0.span.length] } }
        #expect(places[0] == [[14, 16, 12]])
        #expect(places[1] == [[11, 9, 19]])
        #expect(places[2] == [[16, 3, 12]], "\(found[2])")
        #expect(places[3] == [[13, 5, 12]], "\(found[3])")
        #expect(found[0].first?.message == "\"Females only\" may not stand in an advertisement for a home")
    }

    @Test func aFactTellsHowSomethingIs() throws {
        let found = try findings([("living: \"Two nurses, no kids, one cat\"", "Light."), ("living: Females only", "Light.")])[1]
        #expect(found.map { $0.map(\.severity) } == [[], [.warning]])
    }

    @Test func eachReasonIsToldOnce() throws {
        let found = try findings([("", "Females only. No Indians. Only women. No men.")])[1][0]
        #expect(found.map(\.severity) == [.warning, .error], "\(found)")
    }

    @Test func aSurnameIsShownWhereItStands() throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("people/hana.yaml", "name: Hana Park\nphone: 0491 570 156\n")
        try workspace.write("people/hart.yaml", "name: Wild Hart\nrole: business\nphone: 0491 570 156\n")
        for (owner, body) in [("hana", "Near Park Street.\n\nYours, Hana Park"), ("hart", "Yours, Wild Hart")] {
            let facts = Self.facts.replacing("owner: maria", with: "owner: \(owner)")
            try workspace.write("wanted/\(owner).md", "---\n\(facts)\nbudget: 250\nlooking-for: room\n---\n\(body)\n")
        }
        let found = try workspace.check().diagnostics.filter { $0.rule == "suburb-alone" }
        #expect(found.map(\.file) == ["wanted/hana.md"])
        #expect(found.map { [$0.span.line, $0.span.column, $0.span.length] } == [[12, 8, 9]])
    }
}
