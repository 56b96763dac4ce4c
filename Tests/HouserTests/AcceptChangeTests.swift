import Foundation
import TestSupport
import Testing

/// `houser accept` with changes of listings that came by private links.
@Suite struct AcceptChangeTests {
    private static let lines = "set:\n  rent: 500\n  status: let"

    private func run(_ bytes: [UInt8], _ options: [String] = ["--write"], in workspace: Workspace) throws -> Program.Run {
        let run = try AcceptTests.run([("change.zip", ZipMaker([(SentChanges.path, bytes)]).bytes)], options, in: workspace)
        #expect(!(run.output + run.errors).contains(SentChanges.secret), "the secret is in no report")
        return run
    }

    @Test func aChangeIsShownThenMade() throws {
        let workspace = try SentChanges.workspace()
        let before = try workspace.source(SentChanges.listing)
        let shown = try run(SentChanges.change(Self.lines), [], in: workspace)
        #expect(shown.status == 0, "\(shown)")
        #expect(shown.output.contains("  changed   content/\(SentChanges.listing) ("))
        let words = "rent $520 to $500 a week, status available to let, confirmed on 21 November 2026"
        #expect(shown.output.contains("  change: Sunny two-bedroom terrace & studio: \(words)\n  changed "))
        #expect(shown.output.contains("\n  accepted: --write writes 1 file; --preview FOLDER shows how it looks\n"))
        #expect(try workspace.source(SentChanges.listing) == before)
        let written = try run(SentChanges.change(Self.lines), in: workspace)
        #expect(written.status == 0 && written.output.contains("accepted: wrote 1 file"), "\(written)")
        let after = before.replacing("rent: 520", with: "rent: 500").replacing("confirmed: 2026-11-20", with: "confirmed: 2026-11-21")
            .replacing("change-key: \(SentChanges.hash)\n", with: "change-key: \(SentChanges.hash)\nstatus: let\n")
            .replacing("rent: 550}\n", with: "rent: 550}\n  - {on: 2026-11-21, rent: 520, status: available}\n")
        #expect(try workspace.source(SentChanges.listing) == after)
        let again = try run(SentChanges.change(Self.lines), in: workspace)
        #expect(again.status == 0 && again.output.contains("nothing to change"), "\(again)")
        #expect(again.output.contains("accepted: all of it is there already"))
        #expect(try workspace.source(SentChanges.listing) == after)
        #expect(!FileManager.default.fileExists(atPath: workspace.content + "/changes"))
        #expect(try workspace.build().publication != nil)
        for (path, bytes) in try workspace.contents() {
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(!text.contains(SentChanges.hash) && !text.contains(SentChanges.secret), "\(path)")
        }
    }

    @Test func aLetterBringsAChange() throws {
        let workspace = try SentChanges.workspace()
        let change = String(
            decoding: SentChanges.change("confirm: yes\nadd-inspections:\n  - {start: 2026-12-12 10:00, end: 2026-12-12 10:30}"),
            as: UTF8.self)
        let letter = SentListing.letter([(SentChanges.path, change)])
        let run = try AcceptTests.run([("listing.txt", Array(letter.utf8))], ["--write"], in: workspace)
        #expect(run.status == 0, "\(run)")
        #expect(run.output.contains("inspection 12 December 2026 10:00-10:30 added, confirmed on 21 November 2026"))
        let mail = SentMail.message(SentMail.plain(letter), subject: "My link: …#listing=x&key=\(SentChanges.secret)")
        let sent = try AcceptTests.run([("sent.eml", Array(mail.utf8))], in: workspace)
        #expect(sent.status == 0 && sent.output.contains("nothing to change") && !sent.output.contains(SentChanges.secret), "\(sent)")
    }

    @Test func programsGetItInJSON() throws {
        let workspace = try SentChanges.workspace()
        let run = try run(SentChanges.change("set: {status: withdrawn}"), ["--format", "json"], in: workspace)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let package = try #require((json["packages"] as? [[String: Any]])?.first)
        let change = try #require((package["changes"] as? [[String: Any]])?.first)
        #expect(change["path"] as? String == "content/" + SentChanges.listing)
        let says = "Sunny two-bedroom terrace & studio: status available to withdrawn, confirmed on 2026-11-21"
        #expect(change["says"] as? String == says)
        #expect((package["files"] as? [[String: Any]])?.first?["state"] as? String == "changed")
    }

    /// What may come, and what is said of it.
    static let refusals: [(name: String, bytes: [UInt8], told: String)] = [
        (
            "another secret", SentChanges.change(lines, secret: "a9Qp3zR5xk2VYw8sT1uLbA"),
            "this isn't the whole private link to \"gipps-street-terrace\": open it again from where it was kept [change-proof]"
        ),
        ("the hash", SentChanges.change(lines, secret: SentChanges.hash), "this is no secret of a listing [change-proof]"),
        (
            "half a secret", SentChanges.change(lines, secret: "m9Qp3zR5xk2"),
            "this isn't the whole private link: open it again from where it was kept [change-proof]"
        ),
        (
            "no secret", Array("listing: gipps-street-terrace\nday: 2026-11-21\nconfirm: yes\n".utf8),
            "\"change-key\" is missing [change-file]"
        ),
        (
            "no day", Array("listing: gipps-street-terrace\nchange-key: \(SentChanges.secret)\nconfirm: yes\n".utf8),
            "\"day\" is missing [change-file]"
        ),
        ("the future", SentChanges.change(lines, day: "2026-11-23"), "it is of 2026-11-23, which is in the future [change-proof]"),
        ("an old one", SentChanges.change(lines, day: "2026-11-19"), "the listing was confirmed on 2026-11-20 [change-proof]"),
        (
            "another listing", SentChanges.change(lines, listing: "quiet-flat"),
            "is called by \"gipps-street-terrace\", and is about \"quiet-flat\" [change-file]"
        ),
        ("an owner", SentChanges.change("set: {owner: tom}"), "\"owner\" can't be changed this way [change-file]"),
        ("an id", SentChanges.change("set: {id: other}"), "\"id\" can't be changed this way [change-file]"),
        ("a key", SentChanges.change("set: {change-key: \(SentChanges.secret)}"), "\"change-key\" can't be changed this way [change-file]"),
        ("an address", SentChanges.change("set: {address: {suburb: Fitzroy}}"), "\"address\" can't be changed this way [change-file]"),
        (
            "the secret as a field", SentChanges.change("set: {\(SentChanges.secret): 3}"),
            "a home to rent has no \"**********************\""
        ),
        ("an unknown field", SentChanges.change("set: {bedroms: 3}"), "did you mean \"bedrooms\"? [change-file]"),
        (
            "the secret in a text", SentChanges.change("set: {title: My \(SentChanges.secret) flat}"),
            "\"title\" holds the secret, which would be published [change-file]"
        ),
        ("the secret elsewhere", SentChanges.change("note: \(SentChanges.secret)"), "a change has no \"note\" [change-file]"),
        ("nothing", SentChanges.change(""), "it changes nothing [change-file]"),
        ("a list", SentChanges.change("set: [rent]"), "\"set\" has names with values, not a list [change-file]"),
        ("an anchor", SentChanges.change("set: &a {rent: 500}"), "anchors (&name) are not allowed [yaml-feature]"),
        ("an alias", SentChanges.change("set: *a"), "[yaml"),
        ("bad YAML", SentChanges.change("set: {rent: 500"), "[yaml-syntax]"),
        ("twice", SentChanges.change("confirm: yes\nchange-key: \(SentChanges.secret)"), "\"change-key\" is given twice"),
        ("no date", SentChanges.change(lines, day: "yesterday"), "yesterday"),
        ("a wrong rent", SentChanges.change("set: {rent: 500-550}"), "content/rentals/gipps-street-terrace/index.md:6:7: error: "),
        ("a wrong status", SentChanges.change("set: {status: sold}"), "content/rentals/gipps-street-terrace/index.md:5:9: error: "),
        (
            "a wrong inspection", SentChanges.change("add-inspections: [{start: 2026-12-12 10:00}]"),
            "this needs a start and an end [inspection-slot]"
        ),
        ("much", SentChanges.change("set: {title: \(String(repeating: "x", count: 140_000))}"), "At most 131,072 are read of such a file"),
        (
            "deep", SentChanges.change("set: " + String(repeating: "[", count: 40) + String(repeating: "]", count: 40)),
            "is nested more than 20 levels deep"
        ),
        ("UTF-16", [0xFF, 0xFE, 0x61, 0], "the file is saved as UTF-16"),
    ]

    /// One run for all of them, whose output has a part for each.
    @Test func whatIsNotProvenIsRefused() throws {
        let workspace = try SentChanges.workspace()
        let before = try workspace.source(SentChanges.listing)
        let changes = Self.refusals.map { ZipMaker([(SentChanges.path, $0.bytes)]).bytes }
        try expectRefused(changes, Self.refusals.map(\.told), in: workspace)
        #expect(try workspace.source(SentChanges.listing) == before)
    }

    /// Runs it with those packages, and expects each to be refused with what is to be told of it.
    private func expectRefused(_ packages: [[UInt8]], _ told: [String], in workspace: Workspace) throws {
        let names = packages.indices.map { "package-\($0).zip" }
        let run = try AcceptTests.run(zip(names, packages).map { ($0, $1) }, ["--write"], in: workspace)
        #expect(run.status == 1 && run.output.hasSuffix("\n\n0 accepted, \(packages.count) refused\n"), "\(run)")
        #expect(!(run.output + run.errors).contains(SentChanges.secret), "the secret is in no report")
        let parts = ("\n" + run.output).split(separator: /\npackage-(?=[0-9]+\.zip\n)/)
        try #require(parts.count == packages.count, "\(run.output)")
        for (number, part) in parts.enumerated() {
            #expect(part.hasPrefix("\(number).zip\n") && part.contains(told[number]), "\(told[number]): \(part)")
            #expect(part.contains("  refused: nothing of it was written\n"), "\(part)")
        }
    }

    /// Packages that are wrong as a whole.
    static let packages: [(files: [(path: String, bytes: [UInt8])], told: String)] = [
        (
            [("changes/clifton-flat-2026.yaml", SentChanges.change(lines, listing: "clifton-flat-2026"))],
            "the listing \"clifton-flat-2026\" has no \"change-key\" [change-proof]"
        ),
        (
            [("changes/gips-street-terrace.yaml", SentChanges.change(lines, listing: "gips-street-terrace"))],
            "There is \"gipps-street-terrace\"."
        ),
        (
            [(SentChanges.path, SentChanges.change(lines)), ("changes/GIPPS-street-terrace.yaml", SentChanges.change(lines))],
            "is not a change of a listing [package-path]"
        ),
        ([(SentChanges.path, SentChanges.change(lines)), (SentChanges.path, SentChanges.change(lines))], "is there twice [package-path]"),
        ([("changes/../x.yaml", SentChanges.change(lines))], "leads to another folder than it says [package-path]"),
        ([("changes/a/b.yaml", SentChanges.change(lines))], "is not a change of a listing [package-path]"),
        ([("changes/x.md", SentChanges.change(lines))], "is not a change of a listing [package-path]"),
        ([("changes/\(SentChanges.secret).yaml", SentChanges.change(lines))], "is not a change of a listing [package-path]"),
    ]

    @Test func packagesMeanOneThing() throws {
        let packages = Self.packages.map { ZipMaker($0.files).bytes }
        try expectRefused(packages, Self.packages.map(\.told), in: SentChanges.workspace())
    }

    /// Nobody can tell whether the file counts or the change.
    @Test func aFileAndItsChangeAreNotBothTaken() throws {
        let workspace = try SentChanges.workspace()
        let source = try workspace.source(SentChanges.listing).replacing("rent: 520", with: "rent: 510")
        let files = [(SentChanges.listing, Array(source.utf8)), (SentChanges.path, SentChanges.change(Self.lines))]
        let run = try AcceptTests.run([("a.zip", ZipMaker(files).bytes)], ["--write", "--replace"], in: workspace)
        #expect(run.status == 1 && run.output.contains("the package brings this file, and \(SentChanges.path) to change it [package-path]"))
    }

    /// What was posted comes once more, after it was changed: it is told as old before anything else.
    @Test func anOldPackageIsToldAsOld() throws {
        let workspace = try SentChanges.workspace()
        let posted = ZipMaker([(SentChanges.listing, Array(try workspace.source(SentChanges.listing).utf8))]).bytes
        #expect(try run(SentChanges.change(Self.lines), in: workspace).status == 0)
        let now = try workspace.source(SentChanges.listing)
        let again = try AcceptTests.run([("a.zip", posted)], ["--write"], in: workspace)
        #expect(again.status == 1 && again.output.contains("\n  old listing: \"Sunny two-bedroom terrace"), "\(again)")
        let told = "\n    older than what is on the board, which was changed since: you can delete it\n    changes: "
        #expect(again.output.contains(told), "\(again.output)")
        #expect(again.output.contains("index.md: error: this is older than what is on the board [package-replaces]"), "\(again.output)")
        #expect(try workspace.source(SentChanges.listing) == now)
    }

    /// One after the other, each as if what came before were there.
    @Test func changesFollowEachOther() throws {
        let workspace = try SentChanges.workspace()
        let packages = ["set: {rent: 500}", "set: {rent: 480}"].enumerated().map { number, lines in
            ("\(number).zip", ZipMaker([(SentChanges.path, SentChanges.change(lines))]).bytes)
        }
        let run = try AcceptTests.run(packages, ["--write"], in: workspace)
        #expect(run.status == 0 && run.output.contains("rent $500 to $480 a week"), "\(run)")
        #expect(try workspace.source(SentChanges.listing).contains("rent: 520}\n  - {on: 2026-11-21, rent: 500}\n"))
    }

    /// A phone may be in a zone where the next day has begun; what comes after it on this day is no older.
    @Test func aDayThatBeganElsewhereIsToday() throws {
        let workspace = try SentChanges.workspace()
        let ahead = try run(SentChanges.change("set: {rent: 500}", day: "2026-11-22"), in: workspace)
        #expect(ahead.status == 0 && ahead.output.contains("confirmed on 21 November 2026"), "\(ahead)")
        #expect(try workspace.source(SentChanges.listing).contains("\nconfirmed: 2026-11-21\n"))
        let next = try run(SentChanges.change("set: {rent: 480}"), in: workspace)
        #expect(next.status == 0 && next.output.contains("rent $500 to $480 a week"), "\(next)")
    }

    /// Whoever has no account on the forge proves nothing with a name.
    @Test func aKnownOwnerIsNamed() throws {
        let workspace = try SentChanges.workspace()
        let listing = SentListing.listing.replacing("owner: nora", with: "owner: maria")
        let pictures = SentListing.files.dropFirst(2)
        let run = try AcceptTests.run([("a.zip", ZipMaker([(SentListing.path, Array(listing.utf8))] + pictures).bytes)], in: workspace)
        #expect(
            run.status == 0 && run.output.contains("note: Nothing proves that this comes from maria, who is on the board already"), "\(run)"
        )
        let new = try AcceptTests.run([("b.zip", ZipMaker(SentListing.files).bytes)], in: workspace)
        #expect(new.status == 0 && !new.output.contains("Nothing proves"))
    }

    /// The key of a listing, as `houser check` sees it.
    static let keys: [(line: String, told: String?)] = [
        ("change-key: \(SentChanges.hash)", nil),
        ("change-key: \"\(SentChanges.hash)\"", nil),
        ("change-key: \(SentChanges.secret)", "\"change-key\" is the secret itself, which must not be in a file [change-key]"),
        ("change-key: \(SentChanges.secret)", "   fix: change-key: \(SentChanges.hash)\n"),
        ("change-key: \(SentChanges.hash.dropLast())", "\"change-key\" is not the hash of a secret [change-key]"),
        ("change-key: [a]", "\"change-key\" is not the hash of a secret [change-key]"),
        ("change_key: \(SentChanges.secret)", "did you mean \"change-key\"? [unknown-key]"),
        ("change-key: \(SentChanges.hash)\n# \(SentChanges.secret)", "the secret of this \"change-key\" stands in this file [change-key]"),
    ]

    /// What was unpacked by hand lies where everybody can read it.
    @Test func changesAreKeptNowhere() throws {
        let workspace = try SentChanges.workspace()
        try workspace.write(SentChanges.path, bytes: SentChanges.change(Self.lines))
        let run = try Program.run(["check", "--today", "2026-11-21"], in: workspace.folder)
        #expect(
            run.status == 1 && run.output.contains("content/\(SentChanges.path): error: this is a change that was sent, and holds a secret")
        )
        #expect(!run.output.contains(SentChanges.secret))
    }

    /// One board with a listing for each.
    @Test func keysAreJudged() throws {
        let workspace = try Workspace(board: "small")
        let flat = try workspace.source("rentals/quiet-flat.yaml")
        for (number, key) in Self.keys.enumerated() {
            let text = flat.replacing(/(^|\n)id: .*\n/, with: "\n").replacing("owner: tom\n", with: "owner: tom\n\(key.line)\n")
            #expect(text.contains("\n\(key.line)\n"))
            try workspace.write("rentals/key-\(number).yaml", text)
        }
        for format in ["text", "github", "gitlab", "json", "sarif"] {
            let run = try Program.run(["check", "--today", "2026-11-21", "--format", format], in: workspace.folder)
            #expect(run.status == 1, "\(run)")
            #expect(!run.output.contains(SentChanges.secret), "no report tells the secret")
            guard format == "text" else { continue }
            let parts = ("\n" + run.output).components(separatedBy: "\ncontent/").dropFirst().map { $0 + "\n" }
            for (number, key) in Self.keys.enumerated() {
                let errors = parts.filter { $0.hasPrefix("rentals/key-\(number).yaml:") && $0.contains(": error: ") }
                #expect(errors.isEmpty == (key.told == nil), "\(key.line): \(errors)")
                if let told = key.told { #expect(errors.contains { $0.contains(told) }, "\(key.line): \(errors)") }
            }
        }
    }
}
