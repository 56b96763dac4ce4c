import Foundation
import TestSupport
import Testing

/// `houser edit` as those use it who posted a listing.
@Suite struct EditTests {
    private static let path = "rentals/gipps-street-terrace/index.md"
    private static let id = "gipps-street-terrace"

    private func run(_ id: String, _ options: [String], in workspace: Workspace) throws -> Program.Run {
        try Program.run(["edit", id, "--today", "2026-11-21"] + options, in: workspace.folder)
    }

    @Test func aNewRentComesWithItsRow() throws {
        let workspace = try Workspace(board: "small")
        let before = try workspace.source(Self.path)
        let run = try run(Self.id, ["--rent", "500"], in: workspace)
        #expect(
            run.output == """
                content/\(Self.path):5
                - rent: 520
                + rent: 500
                content/\(Self.path):23
                +   - {on: 2026-11-21, rent: 520}
                Sunny two-bedroom terrace & studio: rent $520 to $500 a week.

                """)
        #expect(run.status == 0 && run.errors.isEmpty)
        let expected = before.replacing("rent: 520", with: "rent: 500")
            .replacing("rent: 550}\n", with: "rent: 550}\n  - {on: 2026-11-21, rent: 520}\n")
        #expect(try workspace.source(Self.path) == expected)
        let names = try FileManager.default.contentsOfDirectory(atPath: workspace.content + "/rentals/gipps-street-terrace")
        #expect(names.sorted() == ["front.jpg", "index.md", "kitchen.png"])
        let again = try self.run(Self.id, ["--rent", "500.00"], in: workspace)
        #expect(again.status == 0 && again.output.hasSuffix("Sunny two-bedroom terrace & studio: nothing to change.\n"), "\(again)")
        #expect(try workspace.source(Self.path) == expected)
    }

    /// What each option does, in words and in lines.
    static let changes: [(options: [String], words: String, lines: [String])] = [
        (["--status", "let"], "status available to let", ["status: let", "  - {on: 2026-11-21, status: available}"]),
        (["--withdraw"], "status available to withdrawn", ["status: withdrawn", "  - {on: 2026-11-21, status: available}"]),
        (["--confirm"], "confirmed on 2026-11-21", ["confirmed: 2026-11-21"]),
        (
            ["--rent", "500", "--status", "let", "--confirm"],
            "rent $520 to $500 a week, status available to let, confirmed on 2026-11-21",
            ["rent: 500", "status: let", "confirmed: 2026-11-21", "  - {on: 2026-11-21, rent: 520, status: available}"]
        ),
        (
            ["--add-inspection", "2026-12-12 10:00-10:30"], "inspection 2026-12-12 10:00-10:30 added",
            ["  - {start: 2026-12-12 10:00, end: 2026-12-12 10:30, added: 2026-11-21}"]
        ),
        (["--set", "bedrooms=3"], "bedrooms 2 to 3", ["bedrooms: 3"]),
        (["--set", "bond=2250.50"], "bond $2,260 to $2,250.50", ["bond: 2250.50"]),
        (
            ["--set", "features=[balcony, alarm]"], "features balcony, dishwasher, air conditioning to balcony, alarm",
            ["features: [balcony, alarm]"]
        ),
        (["--set", "furnished=furnished"], "furnished furnished", ["furnished: furnished"]),
        (["--set", "lease="], "no lease any more", []),
        (["--set", "features=[]"], "no features any more", []),
        (["--set", "furnished=[ ]", "--set", "lease="], "no lease any more", []),
        (
            ["--add-inspection", "2026-12-12 10:00-10:30", "--add-inspection", "2026-12-12 10:00-10:30"],
            "inspection 2026-12-12 10:00-10:30 added.",
            ["  - {start: 2026-12-12 10:00, end: 2026-12-12 10:30, added: 2026-11-21}"]
        ),
        (["--set", "title=Sunny terrace, two bedrooms"], "title", ["title: Sunny terrace, two bedrooms"]),
        (["--set", "description=[Light, quiet]"], "description \"", ["[Light, quiet]"]),
    ]

    @Test(arguments: changes) func optionsSayWhatTheyDo(change: (options: [String], words: String, lines: [String])) throws {
        let workspace = try Workspace(board: "small")
        try workspace.commit()
        let dry = try run(Self.id, change.options + ["--dry-run"], in: workspace)
        #expect(dry.status == 0 && dry.output.hasSuffix("Nothing was written, because of --dry-run.\n"), "\(dry)")
        #expect(try workspace.git("status", "--porcelain") == "")
        let run = try run(Self.id, change.options, in: workspace)
        #expect(run.status == 0 && run.output.contains("Sunny two-bedroom terrace & studio: \(change.words)"), "\(run)")
        let lines = try workspace.source(Self.path).split(separator: "\n").map(String.init)
        for line in change.lines { #expect(lines.count { $0 == line } == 1, "\(lines)") }
        // What must stay, stays.
        let check = try Program.run(["check", "--today", "2026-11-21", "--base", "HEAD"], in: workspace.folder)
        #expect(check.status == 0, "\(check.output)")
    }

    /// What had left the lists is back from that day on.
    @Test func aConfirmedListingIsBack() throws {
        let workspace = try Workspace(board: "small")
        let run = try Program.run(["edit", Self.id, "--today", "2027-03-01", "--confirm"], in: workspace.folder)
        #expect(run.status == 0, "\(run)")
        let source = try workspace.source(Self.path)
        #expect(source.contains("confirmed: 2027-03-01\n") && source.contains("  - {on: 2027-03-01, confirmed: 2026-11-20}\n"))
    }

    /// What is refused, with what is said and whether the program could run.
    static let refusals: [(options: [String], told: String, status: Int32)] = [
        (["--rent", "500-550"], "content/rentals/gipps-street-terrace/index.md:5:7: error: ", 1),
        (["--rent", "500-550"], "[price-single-amount]", 1),
        (["--status", "sold"], "[choice-value]", 1),
        (["--set", "bedrooms=many"], ":8:11: error: ", 1),
        (["--set", "bedroms=3"], "a home to rent has no \"bedroms\"; did you mean \"bedrooms\"? [change-file]", 1),
        (["--set", "id=other"], "\"id\" can't be changed this way [change-file]", 1),
        (["--set", "change-key=x"], "\"change-key\" can't be changed this way [change-file]", 1),
        (["--price", "500"], "A home to rent has no price; its price is 'rent': write --rent 500.", 2),
        (["--set", "bedrooms"], "--set needs a field and its value", 2),
        (["--add-inspection", "soon"], "--add-inspection needs a day, a start and an end", 2),
        (["--withdraw", "--status", "let"], "--withdraw is a status, too", 2),
        ([], "There is nothing to change", 2),
        (["--rent", "500", "--set", "rent=510"], "'rent' is set twice", 2),
        (["--set", "bedrooms=3", "--set", "bedrooms=4"], "'bedrooms' is set twice", 2),
        (["--set", "bedrooms=3", "--set", "bedrooms=3"], "'bedrooms' is set twice", 2),
    ]

    @Test(arguments: refusals) func whatIsWrongIsNotWritten(refusal: (options: [String], told: String, status: Int32)) throws {
        let workspace = try Workspace(board: "small")
        let before = try workspace.source(Self.path)
        let run = try run(Self.id, refusal.options, in: workspace)
        #expect(run.status == refusal.status && (run.output + run.errors).contains(refusal.told), "\(run)")
        #expect(try workspace.source(Self.path) == before)
    }

    @Test func idsThatWereMeantAreNamed() throws {
        let workspace = try Workspace(board: "small")
        let near = try run("gips-street-terrace", ["--confirm"], in: workspace)
        #expect(near.status == 2 && near.errors.contains("There is no listing 'gips-street-terrace'. Did you mean 'gipps-street-terrace'?"))
        let part = try run("flat", ["--confirm"], in: workspace)
        #expect(part.errors.contains("Did you mean 'clifton-flat-2026'?"), "\(part)")
        let file = try run("quiet-flat", ["--confirm"], in: workspace)
        #expect(file.errors.contains("There is no listing 'quiet-flat'. Did you mean 'clifton-flat-2026'?"), "\(file)")
        let none = try run("zzz", ["--confirm"], in: workspace)
        #expect(none.errors.contains("There is no listing 'zzz'. 'houser list' shows them all."), "\(none)")
    }

    /// A listing with errors can be put right.
    @Test func aBrokenListingCanBeMended() throws {
        let workspace = try Workspace(board: "small")
        try workspace.edit(Self.path, "rent: 520", "rent: 500-550")
        let other = try run(Self.id, ["--confirm"], in: workspace)
        #expect(other.status == 1 && other.output.contains(":5:7: error: "))
        let mended = try run(Self.id, ["--rent", "520"], in: workspace)
        #expect(mended.status == 0, "\(mended)")
        #expect(try workspace.check().hasErrors == false)
    }
}
