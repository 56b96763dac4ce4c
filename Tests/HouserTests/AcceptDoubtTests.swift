import Foundation
import TestSupport
import Testing

/// What should make whoever decides on a listing look again stands where they decide, and tells of that listing alone.
@Suite struct AcceptDoubtTests {
    private static func zip(_ files: [(path: String, text: String)]) -> [UInt8] {
        ZipMaker(files.map { ($0.path, Array($0.text.utf8)) }).bytes
    }

    /// A listing of somebody new, without pictures.
    private static func flat(_ name: String, _ change: (String) -> String = { $0 }) -> (path: String, text: String) {
        ("rentals/\(name).md", change(SentListing.listing.replacing(/images:.*\n/, with: "")))
    }

    private static func home(_ street: String, in suburb: String = "suburb: Fitzroy North, state: VIC, postcode: 3068") -> [String: String]
    {
        ["address": "{street: \(street), \(suburb)}"]
    }

    @Test func thePriceAndTheSignsOfFraudStandBelowTheWords() throws {
        let workspace = try Workspace(board: "small")
        for (index, rent) in [600, 620, 640, 660, 680].enumerated() {
            let lines = Self.home("\(index + 10) Rae Street").merging(["rent": "\(rent)"]) { $1 }
            try workspace.write("rentals/home-\(index).md", TruthfulFixTests.rental(lines))
        }
        let sent = Self.flat("sunny-flat") {
            $0.replacing("rent: 500", with: "rent: 2600")
                .replacing("Light and quiet", with: "I am overseas. Pay by Western Union, and I post you the keys. Light")
        }
        let run = try AcceptTests.run([("a.zip", Self.zip([sent, (SentListing.personPath, SentListing.person)]))], in: workspace)
        let lines = run.output.split(separator: "\n").map(String.init)
        let words = try #require(lines.firstIndex { $0.hasPrefix("    \"I am overseas.") }, "\(run)")
        #expect(
            lines[(words + 1)...(words + 2)] == [
                "    look again: the text says \"I am overseas\", \"Western Union\" and \"post you the keys\"",
                "    look again: \"rent\" is $2,600 a week, far more than others like it ask in Fitzroy North, about $640: is it for a month?",
            ], "\(run.output)")
        #expect(run.output.contains(": hint: the text says \"Western Union\" [fraud-signs]\n"), "with the details as ever")
    }

    /// Who came a moment ago is not on the board.
    @Test(arguments: [false, true]) func whoCameInTheSameRunIsNamedWithTheirListing(isWritten: Bool) throws {
        let person = (path: SentListing.personPath, text: SentListing.person)
        let packages = [
            ("1.zip", Self.zip([Self.flat("first-flat"), person])), ("2.zip", Self.zip([Self.flat("second-flat"), person])),
            ("3.zip", Self.zip([Self.flat("third-flat")])),
        ]
        let run = try AcceptTests.run(packages, isWritten ? ["--write"] : [], in: try Workspace(board: "small"))
        let lines = run.output.split(separator: "\n").filter { $0.hasPrefix("    by ") || $0.contains("Nothing proves") }
        let told = try AcceptTests.run(packages, ["--format", "json"], in: try Workspace(board: "small")).output
        #expect(told.matches(of: /"came": "with first-flat"/).count == 2, "\(told)")
        #expect(
            run.status == 0
                && lines == [
                    "    by Nora Quinn (nora), who is new here",
                    "    by Nora Quinn (nora), who came with first-flat in this run",
                    "    by Nora Quinn (nora), who came with first-flat in this run",
                    "  note: Nothing proves that this comes from nora, who came with first-flat in this run: make sure of it in a way that you know to be theirs.",
                ], "\(run)")
    }

    @Test func hintsOnOthersAreLeftOut() throws {
        let workspace = try SentChanges.workspace()
        let picture = { (owner: String) in ["owner": owner, "images": "[{file: front.jpg, alt: The front}]"] }
        for (name, owner) in [("one", "maria"), ("two", "tom")] {
            let lines = Self.home(name == "one" ? "1 Rae Street" : "90 Rae Street").merging(picture(owner)) { $1 }
            try workspace.write("rentals/\(name)/index.md", TruthfulFixTests.rental(lines))
            try workspace.write("rentals/\(name)/front.jpg", bytes: SentListing.picture)
        }
        let isTold = { (rule: String) in try workspace.check().diagnostics.contains { $0.rule == rule } }
        #expect(try isTold("same-picture"))
        let change = ZipMaker([(path: SentChanges.path, bytes: SentChanges.change("set: {status: let}"))]).bytes
        let run = try AcceptTests.run([("let.zip", change)], in: workspace)
        #expect(run.status == 0 && !run.output.contains("same-picture"), "\(run)")
        // What somebody sends may be the first of the two.
        let sent = [(path: "rentals/a-flat/index.md", bytes: Array(SentListing.listing.replacing("photo-1.jpg", with: "front.jpg").utf8))]
        let files =
            sent + [
                (SentListing.personPath, Array(SentListing.person.utf8)), ("rentals/a-flat/front.jpg", SentListing.picture),
                ("rentals/a-flat/photo-2.jpg", SentListing.picture),
            ]
        let first = try AcceptTests.run([("a.zip", ZipMaker(files).bytes)], in: workspace)
        let told = "rentals/gipps-street-terrace/front.jpg: this picture is rentals/a-flat/front.jpg as well, which shows another address"
        #expect(first.output.contains("\n    look again: \(told)\n"), "\(first)")
    }

    /// Whoever copies a listing chooses the name of theirs.
    @Test(arguments: ["a-flat", "z-flat"]) func aCopyIsToldWhateverItsName(name: String) throws {
        let workspace = try Workspace(board: "small")
        let copy = try workspace.source(SentChanges.listing).replacing(/owner: .*\n/, with: "owner: nora\n")
        let texts = [("rentals/\(name)/index.md", copy), (SentListing.personPath, SentListing.person)]
        let folder = URL(filePath: workspace.content + "/rentals/gipps-street-terrace")
        let pictures = try ["front.jpg", "kitchen.png"].map { file in
            (path: "rentals/\(name)/\(file)", bytes: Array(try Data(contentsOf: folder.appending(path: file))))
        }
        let run = try AcceptTests.run([("a.zip", ZipMaker(texts.map { ($0, Array($1.utf8)) } + pictures).bytes)], in: workspace)
        let lines = run.output.split(separator: "\n").filter { $0.hasPrefix("    look again: ") }
        #expect(lines.count == 1 && lines.allSatisfy { $0.contains(" is at the same address in nearly the same words, and ") }, "\(run)")
    }

    /// Whoever has the private link may not be the owner any more.
    @Test func aChangeIsLookedAtAgain() throws {
        let workspace = try SentChanges.workspace()
        for (index, rent) in [600, 620, 640, 660, 680].enumerated() {
            try workspace.write("rentals/home-\(index).md", TruthfulFixTests.rental(["rent": "\(rent)"]))
        }
        let words = "I am overseas. Pay by Western Union, and I post you the keys."
        let change = ZipMaker([(SentChanges.path, SentChanges.change("set: {rent: 90, description: \"\(words)\"}"))]).bytes
        let doubts = [
            "the text says \"I am overseas\", \"Western Union\" and \"post you the keys\"",
            "\"rent\" is $90, under half of what 5 others with as many bedrooms in Collingwood ask",
        ]
        let run = try AcceptTests.run([("a.zip", change)], in: workspace)
        let lines = run.output.split(separator: "\n").map(String.init)
        let place = try #require(lines.firstIndex { $0.hasPrefix("  change: ") }, "\(run)")
        #expect(run.status == 0 && lines[(place + 1)...(place + 2)] == ArraySlice(doubts.map { "    look again: " + $0 }), "\(run.output)")
        #expect(try Self.change(change, in: workspace)["doubts"] as? [String] == doubts)
        let plain = ZipMaker([(SentChanges.path, SentChanges.change("confirm: yes"))]).bytes
        #expect(try Self.change(plain, in: workspace)["doubts"] == nil)
    }

    /// The change that a package brings, as programs get it.
    private static func change(_ package: [UInt8], in workspace: Workspace) throws -> [String: Any] {
        let run = try AcceptTests.run([("a.zip", package)], ["--format", "json"], in: workspace)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        return try #require(((json["packages"] as? [[String: Any]])?.first?["changes"] as? [[String: Any]])?.first)
    }
}
