import ListingKit
import Testing

/// A fix holds only what is known, and who follows it loses nothing.
@Suite struct TruthfulFixTests {
    /// A rental with some lines in place of the usual ones, and text below.
    static func rental(_ lines: [String: String] = [:], without missing: [String] = []) -> String {
        var facts = [
            "title": "Light flat near the park", "owner": "maria", "rent": "500", "property": "apartment", "bedrooms": "2",
            "bathrooms": "1", "available": "2026-12-01", "listed": "2026-11-01",
            "address": "{street: 1 Smith Street, suburb: Collingwood, state: VIC, postcode: 3066}",
        ]
        facts.merge(lines) { $1 }
        for key in missing { facts[key] = nil }
        return "---\n" + facts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\n" }.joined() + "---\nLight and quiet.\n"
    }

    /// The findings on one file that is added to a board.
    static func findings(_ text: String, at path: String = "rentals/flat.md", beside: [String] = []) throws -> [Diagnostic] {
        let workspace = try Workspace(board: "small")
        try workspace.write(path, text)
        for other in beside { try workspace.write(other, rental(["id": "beside"])) }
        return try workspace.check().diagnostics.filter { $0.file == path }
    }

    @Test(arguments: [
        ("rentals/flat/notes.md", "rentals/flat/index.md"), ("rentals/flat/notes.md", "rentals/flat/INDEX.md"),
        ("rentals/flat.txt", "rentals/flat.md"), ("rentals/flat.txt", "rentals/flat/index.md"), ("rentals/Flat.md", "rentals/flat.yaml"),
        ("rentals/My Flat/index.md", "rentals/my-flat.md"), ("pages/About.md", "pages/about.md"),
        ("people/Maria.yaml", "people/maria.yaml"), ("flat.md", "rentals/FLAT.md"), ("Board.yml", "board.yaml"),
    ])
    func noFileIsRenamedOntoAnother(path: String, other: String) throws {
        let beside = ["people/maria.yaml", "board.yaml"].contains(other) ? [] : [other]
        let fixes = try Self.findings(Self.rental(), at: path, beside: beside).compactMap(\.fix)
        #expect(fixes.contains { $0.hasPrefix("Not ") && $0.contains("\(other) stands in its way") }, "\(fixes)")
        #expect(!fixes.contains { $0.hasPrefix("Rename") }, "\(fixes)")
    }

    @Test func noTwoFilesAreGivenOneName() throws {
        let workspace = try Workspace(board: "small")
        for name in ["a.md", "b.md"] { try workspace.write("rentals/flat/" + name, Self.rental()) }
        let fixes = try workspace.check().diagnostics.filter { $0.file.hasPrefix("rentals/flat/") }.compactMap(\.fix)
        #expect(fixes.filter { $0 == "Rename it to rentals/flat/index.md" }.count == 1 && fixes.count == 2, "\(fixes)")
    }

    @Test func noListingIsMovedOntoAnother() throws {
        let text = Self.rental(["images": "[front.png]"])
        let move = try Self.findings(text).compactMap(\.fix)
        #expect(move == ["Move this file to rentals/flat/index.md and the picture beside it."])
        let fixes = try Self.findings(text, beside: ["rentals/flat/index.md"]).compactMap(\.fix)
        #expect(fixes.count == 1 && fixes[0].hasPrefix("Not rentals/flat/: another listing is there already."), "\(fixes)")
    }

    @Test(arguments: [("front.jpg", "front.png"), ("front.jpg", "Front.PNG"), ("Front view.png", "front-view.png")])
    func noPictureIsRenamedOntoAnother(name: String, other: String) throws {
        let workspace = try Workspace(board: "small")
        let bytes = try Files.readFile(Boards.content("small") + "/rentals/gipps-street-terrace/kitchen.png", limit: 1 << 20)
        try workspace.write("rentals/flat/index.md", Self.rental(["images": "[{file: \(name), alt: The front}]"]))
        try workspace.write("rentals/flat/" + name, bytes: bytes)
        let alone = try workspace.check().diagnostics.filter { $0.rule == "image-format" }.compactMap(\.fix)
        #expect(alone.count == 1 && alone[0].hasPrefix("Rename the picture to "), "\(alone)")
        try workspace.write("rentals/flat/" + other, bytes: bytes)
        let fixes = try workspace.check().diagnostics.filter { $0.rule == "image-format" }.compactMap(\.fix)
        #expect(fixes.count == 1 && fixes[0].hasPrefix("Not ") && fixes[0].contains("there is \(other) already"), "\(fixes)")
    }

    @Test(arguments: [
        (["listed": "2026-11-31", "confirmed": "2026-11-20"], ["there is no such day as 2026-11-31"]),
        (["listed": "2026-11-01", "confirmed": "2026-02-31"], ["there is no such day as 2026-02-31"]),
        (["listed": "2026-11-24", "confirmed": "2026-11-20"], ["\"listed\" is 2026-11-24, which is still to come"]),
        (["listed": "2026-11-12", "confirmed": "2026-11-02"], ["\"confirmed\" is 2026-11-02, before it was listed on 2026-11-12"]),
        (["listed": "2026-01-12", "status": "there"], ["\"there\" is not a choice for \"status\""]),
        (["listed": "2026-01-12", "confirmed": "2026-11-31"], ["there is no such day as 2026-11-31"]),
    ])
    func noDayFollowsFromOneThatIsWrong(lines: [String: String], messages: [String]) throws {
        #expect(try Self.findings(Self.rental(lines)).map(\.message) == messages)
    }

    @Test(arguments: [
        ["listed": "2026-11-24"], ["confirmed": "2026-12-24"], ["listed": "2026-11-12", "confirmed": "2026-11-02"],
        ["listed": "2026-01-12"], ["listed": "2026-01-12", "confirmed": "2026-02-02"], ["listed": ""],
    ])
    func noDayIsMadeUp(lines: [String: String]) throws {
        let findings = try Self.findings(Self.rental(lines))
        #expect(findings.count == 1 && !(findings[0].fix ?? "").contains("202"), "\(findings)")
    }
}
