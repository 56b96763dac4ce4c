import Bytes
import Foundation
import ListingKit
import TestSupport
import Testing

@testable import Findings

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
        // With the whole table of places, not the board's own few.
        try FileManager.default.removeItem(atPath: workspace.content + "/gazetteer")
        try workspace.write(path, text)
        for other in beside { try workspace.write(other, rental(["id": "beside"])) }
        return try workspace.check().diagnostics.filter { $0.file == path }
    }

    @Test(arguments: [
        ("rentals/flat/notes.md", "rentals/flat/index.md"), ("rentals/flat/notes.md", "rentals/flat/INDEX.md"),
        ("rentals/flat.txt", "rentals/flat.md"), ("rentals/flat.txt", "rentals/flat/index.md"), ("rentals/Flat.md", "rentals/flat.yaml"),
        ("rentals/My Flat/index.md", "rentals/my-flat.md"), ("pages/About.md", "pages/about.md"),
        ("flat.md", "rentals/FLAT.md"), ("Board.yml", "board.yaml"),
    ])
    func noFileIsRenamedOntoAnother(path: String, other: String) throws {
        let beside = other == "board.yaml" ? [] : [other]
        let fixes = try Self.findings(Self.rental(), at: path, beside: beside).compactMap(\.fix)
        #expect(fixes.contains { $0.hasPrefix("Not ") && $0.contains("\(other) is in the way") }, "\(fixes)")
        #expect(!fixes.contains { $0.hasPrefix("Rename") }, "\(fixes)")
    }

    /// Two people may have one first name, and both are meant.
    @Test func noPersonIsRenamedOntoAnother() throws {
        let fixes = try Self.findings("name: Maria Rossi\n", at: "people/Maria.yaml").compactMap(\.fix)
        #expect(fixes == ["Rename it to people/….yaml: people/maria.yaml is there already, so choose another word for this one"])
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
        (["listed": "2026-11-24", "confirmed": "2026-11-20"], ["\"listed\" is 2026-11-24, which is in the future"]),
        (["listed": "2026-11-12", "confirmed": "2026-11-02"], ["\"confirmed\" is 2026-11-02, before it was listed on 2026-11-12"]),
        (["listed": "2026-01-12", "status": "there"], ["\"there\" is not a choice for \"status\""]),
        (["listed": "2026-01-12", "confirmed": "2026-11-31"], ["there is no such day as 2026-11-31"]),
    ])
    func noDayFollowsFromOneThatIsWrong(lines: [String: String], messages: [String]) throws {
        #expect(try Self.findings(Self.rental(lines)).map(\.message) == messages)
    }

    @Test(arguments: [
        ["listed": "2026-11-24"], ["listed": "2026-11-12", "confirmed": "2026-11-02"],
        ["listed": "2026-01-12"], ["listed": "2026-01-12", "confirmed": "2026-02-02"], ["listed": ""],
    ])
    func noDayIsMadeUp(lines: [String: String]) throws {
        let findings = try Self.findings(Self.rental(lines))
        #expect(findings.count == 1 && !(findings[0].fix ?? "").contains("202"), "\(findings)")
    }

    @Test(arguments: [
        (
            "images", "[{file: front.png, alt: Kitchen, with new stove, bright}]",
            "images: [{file: front.png, alt: \"Kitchen, with new stove, bright\"}]"
        ),
        (
            "address", "“5 High St, Preston, VIC 3072”",
            "address: {street: 5 High St, suburb: Preston, state: VIC, postcode: 3072}"
        ),
        ("title", "“Sunny flat near the park”", "title: Sunny flat near the park"), ("available", "“2026-12-01”", "available: 2026-12-01"),
        ("title", "“Sunny, quiet” and “light”", nil), ("title", "Sunny flat, $690 pm", nil),
        ("title", "Sunny flat, ring 0491 570 156", "It belongs in your own file, or under \"contact\"."),
        ("title", "Sunny flat 690 pw", nil), ("property", "“house”", "property: house"),
        ("owner", "“maria”", "owner: maria"), ("Rent", "500", "Rent: 500"), ("parking", "street", nil), ("parking", "2", "carparks: 2"),
        ("features", "[Wi-Fi]", nil), ("features", "Wi-Fi, pool", "features: [Wi-Fi, pool]"),
        ("history", "{on: 2026-11-10, rent: 520}", "history: [{on: 2026-11-10, rent: 520}]"),
        ("history", "\n  on: 2026-11-10\n  rent: 520", nil), ("contact", "\n  name: Bo", "Add a line:\n  phone: …\nor\n  email: …"),
        ("owner", "", "owner: …"),
        (
            "address", "\n  suburb: Newtwn\n  state: VIC\n  postcode: 2042",
            "Replace suburb (line 3) and state (line 4) by:\n  suburb: Newtown\n  state: NSW\nor\n"
                + "Replace suburb (line 3) and postcode (line 5) by:\n  suburb: Newtown\n  postcode: 3220"
        ),
        ("address", "\n  suburb: Colingwood\n  state: VIC\n  postcode: 3066", "  suburb: Collingwood"),
        (
            "address", "{suburb: Surry Hills, state: VIC, postcode: 3066}",
            "address: {suburb: Surrey Hills, state: VIC, postcode: 3127}\nor\naddress: {suburb: Surry Hills, state: NSW, postcode: 2010}"
        ),
        ("address", "{suburb: “Preston”, state: VIC, postcode: 3072}", "address: {suburb: Preston, state: VIC, postcode: 3072}"),
    ])
    func theFixIsTrueAndWhole(key: String, value: String, fix: String?) throws {
        let findings = try Self.findings(Self.rental([key: value])).filter { $0.rule != "title-length" && $0.rule != "image-exists" }
        if key == "Rent" {
            #expect(findings.map(\.message) == ["a home to rent has no \"Rent\"; did you mean \"rent\"?"])
            return
        }
        #expect(findings.map(\.fix) == (findings.isEmpty ? [] : [fix]), "\(findings)")
        #expect(findings.isEmpty == (value.hasPrefix("“Sunny, quiet”")), "\(findings)")
    }

    @Test func aKeyInCapitalsIsToldInSmallLetters() throws {
        let findings = try Self.findings(Self.rental(["Rent": "500"], without: ["rent"]))
        #expect(findings.map(\.fix) == ["rent: 500"] && findings.map(\.reason) == ["Write it in lower case."])
    }

    @Test func theBoardsOwnersAreNamedAndNoneIsChosen() throws {
        let findings = try Self.findings(Self.rental(without: ["owner"]))
        #expect(findings.map(\.fix) == ["owner: …"] && findings.allSatisfy { $0.reason.contains("maria") }, "\(findings)")
    }

    @Test func anEmptyBoardFileIsNotToBeDeleted() throws {
        let findings = try Self.findings("\n", at: "board.yaml")
        #expect(findings.map(\.rule) == ["file-empty"] && findings.allSatisfy { $0.fix?.hasPrefix("title: …\nurl: …") ?? false })
    }

    @Test(arguments: [
        ("address", "{suburb: Collingwood, stat: VIC, postcode: 3066}"), ("address", "{town: Collingwood, state: VIC, postcode: 3066}"),
        ("contact", "{name: Bo, mobile: 0491 570 156}"), ("history", "[{date: 2026-11-10, rent: 520}]"),
        ("history", "[{on: 2026-11-10, price: 520}]"), ("inspections", "[{from: 2026-11-28 11:00, end: 2026-11-28 11:30}]"),
    ])
    func aMisspeltKeyIsNotMissing(key: String, value: String) throws {
        let findings = try Self.findings(Self.rental([key: value]))
        #expect(findings.map(\.rule) == ["unknown-key"], "\(findings)")
    }
}
