import Foundation
import ListingKit
import TestSupport
import Testing

/// `was` in a listing's file says what it was called, wherever nothing is remembered.
@Suite struct FormerNameTests {
    private let chair = "items/chair.md"

    private func board(_ facts: String) throws -> Workspace {
        let workspace = try Workspace(board: "small")
        try workspace.write(chair, RenamedListingTests.item("Chair", facts))
        return workspace
    }

    private func page(_ address: String, in workspace: Workspace) throws -> String { try workspace.text(address + "/index.html") }

    private let link = "<a href=\"/items/chair/\">Chair</a>"

    @Test func whatAFileSaysNeedsNoMemory() throws {
        let workspace = try board("was: [stool, rentals/bench, /items/seat/]")
        #expect(try workspace.check().diagnostics.map(\.message) == [])
        try RenamedListingTests.build(workspace)
        for address in ["items/stool", "rentals/bench", "items/seat"] {
            #expect(try page(address, in: workspace).contains(link), "\(address)")
        }
        try workspace.edit(chair, "was: [stool, rentals/bench, /items/seat/]", "was: stool")
        try RenamedListingTests.build(workspace)
        #expect(try page("items/stool", in: workspace).contains(link))
        #expect(try !workspace.paths().contains { $0.hasPrefix("rentals/bench") || $0.hasPrefix("items/seat") })
        // Nobody can tell any more what a file said that is gone.
        try workspace.remove(chair)
        try RenamedListingTests.build(workspace)
        #expect(try page("items/stool", in: workspace).contains("no longer here"))
    }

    @Test func aLostLedgerIsNoLoss() throws {
        let workspace = try board("id: chair")
        try workspace.build()
        try RenamedListingTests.rename(chair, "items/seat.md", in: workspace)
        try workspace.edit("items/seat.md", "id: chair", "id: chair\nwas: [chair]")
        try RenamedListingTests.build(workspace)
        let before = try workspace.contents()
        #expect(try page("items/chair", in: workspace).contains("<a href=\"/items/seat/\">Chair</a>"))
        try FileManager.default.removeItem(atPath: workspace.folder + "/.houser")
        try RenamedListingTests.build(workspace)
        #expect(try workspace.published("items/chair/index.html") == before["items/chair/index.html"])
    }

    /// A file counts for more than what is remembered of another listing, and an address that somebody has for more than either.
    @Test func whoHasAnAddressIsDecided() throws {
        let workspace = try board("")
        try workspace.write("items/stool.md", RenamedListingTests.item("Stool"))
        try workspace.build()
        try workspace.edit(chair, "listed:", "was: [stool]\nlisted:")
        try RenamedListingTests.build(workspace)
        #expect(try page("items/stool", in: workspace).contains(">Stool</h1>"))
        try workspace.remove("items/stool.md")
        try RenamedListingTests.build(workspace)
        #expect(try page("items/stool", in: workspace).contains(link))
        try workspace.edit(chair, "was: [stool]\n", "")
        try RenamedListingTests.build(workspace)
        #expect(try page("items/stool", in: workspace).contains("no longer here"))
    }

    @Test(arguments: [
        ("was: [chair]", "\"was\" names the address that this very file has", "Take the line out."),
        ("was: [stool, items/chair]", "\"was\" names the address that this very file has", "was: [stool]"),
        ("was: [stool, items/stool]", "\"items/stool\" is named twice", "was: [stool]"),
        ("was: [Old Stool]", "\"Old Stool\" can't have been the name of a listing's file", "was: [old-stool]"),
        ("was: [items/stool.md]", "\"items/stool.md\" can't have been the name of a listing's file", "was: [stool]"),
        (
            "was: [\"https://small.example/rentals/bench/\"]",
            "\"https://small.example/rentals/bench/\" can't have been the name of a listing's file", "was: [rentals/bench]"
        ),
        ("was: [people/tom]", "\"people/tom\" can't have been the name of a listing's file", nil),
        ("was: [index]", "\"index\" can't have been the name of a listing's file", nil),
        ("was: [a/b/c]", "\"a/b/c\" can't have been the name of a listing's file", "was: [b/c]"),
        ("was: [../../etc]", "\"../../etc\" can't have been the name of a listing's file", nil),
        ("was: {a: b}", "\"was\" must be a list", "was: […]"), ("was: [[a]]", "an item of \"was\" must be text, not a list", nil),
        ("was: stool, bench", "\"was\" must be a list in brackets, not text with commas", "was: [stool, bench]"),
        ("was: $550", "\"$550\" isn't a name that a listing's file had", "history: [{on: …, price: 550}]"),
    ])
    func mistakesAreTold(line: String, message: String, fix: String?) throws {
        let found = try board(line).check().diagnostics
        #expect(found.map(\.message) == [message] && found.first?.fix == fix, "\(found)")
        #expect(found.first?.span.line == 9 && found.first?.span.column ?? 0 > 4 && found.first?.severity == .error)
    }

    @Test func moreThanTwentyAreTooMany() throws {
        let names = (1...21).map { "stool-\($0)" }
        let found = try board("was: [\(names.joined(separator: ", "))]").check().diagnostics
        #expect(found.map(\.message) == ["there are more than 20 former names"])
        #expect(found.first?.fix == "was: [\(names.dropLast().joined(separator: ", "))]")
    }

    @Test func addressesThatAnotherListingHasAreTold() throws {
        let workspace = try board("was: [oak-desk, stool, rentals/bench]")
        try workspace.write("items/table.md", RenamedListingTests.item("Table", "was:\n  - stool\n  - shelf"))
        let found = try workspace.check().diagnostics
        #expect(found.allSatisfy { $0.rule == "former-name" && $0.severity == .warning })
        #expect(found.map { "\($0.file):\($0.span.line):\($0.span.column)" } == ["items/chair.md:9:7", "items/table.md:10:5"], "\(found)")
        #expect(
            found.map(\.message) == [
                "/items/oak-desk/ is the address of items/oak-desk.md", "items/chair.md had the address /items/stool/ too",
            ])
        #expect(found.map(\.fix) == ["was: [stool, rentals/bench]", "was: [shelf]"])
        try RenamedListingTests.build(workspace)
        #expect(try page("items/stool", in: workspace).contains(link))
        // The next build says it again, although it reads neither file anew.
        usleep(50_000)
        try workspace.edit("items/oak-desk.md", "it weighs 40 kg", "it weighs 45 kg")
        #expect(try workspace.build().reading.diagnostics.map(\.message) == found.map(\.message))
    }

    /// Where no listing can have been. A kind may have had another folder, so a name that nothing is like is innocent.
    @Test(arguments: [
        ("was: [rental/bench, stool]", "no kind has the folder \"rental\"; did you mean \"rentals\"?", "was: [rentals/bench, stool]"),
        ("was: [stool, /rentals/]", "\"rentals\" is the folder of a kind, not the name of a listing", "was: [stool]"),
        ("was: [furniture/bench]", nil, nil),
    ])
    func addressesThatNoListingHadAreTold(line: String, message: String?, fix: String?) throws {
        let found = try board(line).check().diagnostics
        #expect(found.map(\.message) == (message.map { [$0] } ?? []), "\(found)")
        #expect(found.first?.fix == fix && found.allSatisfy { $0.severity == .warning })
    }

    /// A hidden street is hidden in former names, too.
    @Test func aFormerNameThatTellsAStreetIsRefused() throws {
        let workspace = try Workspace(board: "small")
        try workspace.edit(RenamedListingTests.flat, "owner: tom", "owner: tom\nwas: [81-ramsden-street]")
        let found = try workspace.check().diagnostics.filter { $0.severity == .error }
        #expect(found.map(\.rule) == ["hidden-street"], "\(found)")
    }

    @Test func whatOtherProgramsCallItIsUnderstood() throws {
        let found = try board("aliases: [stool]").check().diagnostics
        #expect(found.map(\.fix) == ["was: [stool]"], "\(found)")
    }
}
