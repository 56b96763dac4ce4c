import Foundation
import TestSupport
import Testing

/// What `houser accept` shows of what came, so that somebody can decide on it: compared with what was reviewed.
@Suite struct AcceptSightTests {
    private static let golden = Golden(folder: Boards.repository + "/Tests/HouserTests/Accepted")

    private static func zip(_ files: [(path: String, bytes: [UInt8])]) -> [UInt8] { ZipMaker(files).bytes }

    private static func listing(_ change: (String) -> String) -> [(path: String, bytes: [UInt8])] {
        [(SentListing.path, Array(change(SentListing.listing).utf8))] + SentListing.files.dropFirst()
    }

    /// Whoever wrote this wants a terminal to show something else, and a maintainer to believe it.
    private static let hostile: [(path: String, bytes: [UInt8])] = {
        let title = "Sunny two-bedroom flat: near trams, shops and the river walk to Dights Falls"
        let words = "\u{1B}]0;owned\u{7}Quiet \u{202E}thgil, key=\(SentChanges.secret), and " + String(repeating: "long ", count: 60)
        let listing = SentListing.listing.replacing(title, with: #"Flat\", $1 a week\u001B[2J\u202Egnp\n accepted: all of it"#)
            .replacing("Light and quiet", with: words).replacing("The front, in the sun of a morning", with: #"Front\u001B[31m\u2028"#)
        let person = SentListing.person.replacing("Nora Quinn", with: "\"Nora\\u001B[1A Quinn\"")
        return [(SentListing.path, Array(listing.utf8)), (SentListing.personPath, Array(person.utf8))] + SentListing.files.dropFirst(2)
    }()

    /// One character can have thousands of marks.
    @Test func marksAreCutToo() throws {
        let person = SentListing.person.replacing("Lets the flat", with: "Lets zalgo" + String(repeating: "\u{301}", count: 10_000))
        let files = SentListing.files.map { $0.path == SentListing.personPath ? ($0.path, Array(person.utf8)) : $0 }
        let run = try AcceptTests.run([("a.zip", Self.zip(files))], in: try Workspace(board: "small"))
        #expect(run.output.contains("    \"Lets…\"\n"), "\(run.output.prefix(4_000))")
        #expect(run.output.unicodeScalars.count < 4_000)
    }

    /// A price that begins with words goes on with the line.
    @Test func aBudgetStandsWithinTheLine() throws {
        let request = """
            title: Somebody quiet looks for a room
            owner: maria
            address: {suburb: Collingwood, state: VIC, postcode: 3066}
            budget: 320
            looking-for: [room]
            available: 2026-12-01
            listed: 2026-11-18
            description: I read, and I wash up.

            """
        let package = Self.zip([(path: "wanted/quiet-collingwood.yaml", bytes: Array(request.utf8))])
        let run = try AcceptTests.run([("a.zip", package)], in: try Workspace(board: "small"))
        #expect(run.output.contains("\"Somebody quiet looks for a room\", request for a home, up to $320 a week\n"), "\(run.output)")
    }

    @Test func whatCameIsShownAsItWillLook() throws {
        var made: [String: [UInt8]] = [:]
        func add(_ name: String, _ packages: [(name: String, bytes: [UInt8])], in workspace: Workspace, _ options: [String] = []) throws {
            let text = try AcceptTests.run(packages, options, in: workspace)
            #expect(text.errors.isEmpty, "\(name): \(text.errors)")
            made[name + ".txt"] = Array(text.output.utf8)
            #expect(!text.output.unicodeScalars.contains { $0 != "\n" && $0.value < 0x20 || $0.value == 0x202E || $0.value == 0x2028 })
            let json = try AcceptTests.run(packages, ["--format", "json"] + options, in: workspace)
            made[name + ".json"] = Array(json.output.utf8)
            #expect(!(text.output + json.output).contains(SentChanges.secret), "\(name): no secret is shown")
        }
        let workspace = try Workspace(board: "small")
        try add("new", [("new.zip", Self.zip(SentListing.files))], in: workspace)
        try add("hostile", [("hostile.zip", Self.zip(Self.hostile))], in: workspace)
        let hidden = Self.listing {
            $0.replacing("show: full", with: "show: suburb")
                .replacing("owner: nora", with: "owner: maria\ncontact: {name: Ask Tom, phone: 0491 570 159}")
        }
        try add("known", [("known.zip", Self.zip(hidden))], in: workspace)
        let words = "---\nname: Jo\ndate: 2026-11-20\n---\nIs it *still* there?\n"
        let comment = ("comments/gipps-street-terrace/2026-11-20-jo.md", Array(words.utf8))
        try add("comment", [("comment.zip", Self.zip([comment]))], in: workspace)
        _ = try AcceptTests.run([("new.zip", Self.zip(SentListing.files))], ["--write"], in: workspace)
        let person = SentListing.person.replacing("0491 570 158", with: "0491 570 157")
        let changed = Self.listing { $0.replacing("rent: 500", with: "rent: 480").replacing("Light and quiet", with: "Light") }
            .map { $0.path == SentListing.personPath ? ($0.path, Array(person.utf8)) : $0 }
        try add("changed", [("changed.zip", Self.zip(changed))], in: workspace, ["--replace"])
        try Self.golden.compare(made)
    }
}
