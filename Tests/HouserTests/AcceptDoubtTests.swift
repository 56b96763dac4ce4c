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
        #expect(first.output.contains("this picture is rentals/a-flat/front.jpg as well"), "\(first)")
    }
}
