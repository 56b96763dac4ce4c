import Foundation
import TestSupport
import Testing

/// Somebody new who is reached as somebody of the board is, and may be the same person.
@Suite struct AcceptSharedContactTests {
    private func run(_ ways: String, _ handle: String = "mei", in workspace: Workspace, _ options: [String] = []) throws -> Program.Run {
        let listing = SentListing.listing.replacing(/images:.*\n/, with: "").replacing("owner: nora", with: "owner: \(handle)")
        let texts = [("rentals/sunny-flat.md", listing), ("people/\(handle).yaml", "name: Mei Tan\nrole: owner\n\(ways)\n")]
        return try AcceptTests.run([("mei.zip", ZipMaker(texts.map { ($0, Array($1.utf8)) }).bytes)], options, in: workspace)
    }

    private func board() throws -> Workspace {
        let workspace = try Workspace(board: "small")
        try workspace.write("people/priya-nair.yaml", "name: Priya Nair\nphone: 0491 570 157\nemail: Priya@Nair.example\n")
        return workspace
    }

    @Test(arguments: [
        ("phone: \"+61 491 570 157\"", "phone number"), ("email: priya@nair.EXAMPLE", "email address"),
        ("phone: 0491570157\nemail: priya@nair.example", "phone number and email address"),
        ("email: mei@tan.example\nwhatsapp: 0491 570 157", "phone number"),
    ]) func theHandleOfWhoeverHasTheSameIsTold(ways: String, what: String) throws {
        let workspace = try board()
        let note = "mei has the same \(what) as priya-nair, who is on the board already."
        let shown = try run(ways, in: workspace)
        #expect(shown.status == 0 && shown.output.contains("\n  note: \(note)\n"), "\(shown.output)")
        #expect(!shown.output.contains("Priya@Nair.example"), "the board's own contacts are not told")
        let json = try run(ways, in: workspace, ["--format", "json"])
        let document = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        #expect((document["packages"] as? [[String: Any]])?.first?["notes"] as? [String] == [note])
    }

    @Test func nobodyElseIsTold() throws {
        let workspace = try board()
        #expect(try !run("phone: 0491 570 158\nemail: mei@tan.example", in: workspace).output.contains("note:"))
        // Whoever is known is no other.
        #expect(try !run("phone: 0491 570 157", "priya-nair", in: workspace, ["--replace"]).output.contains("has the same"))
    }

    /// Who is only waiting is not on the board.
    @Test(arguments: [(false, "yaml"), (true, "yaml"), (false, "yml")]) func whoWaitsIsTold(isWritten: Bool, ending: String) throws {
        let workspace = try board()
        func parcel(_ handles: [String]) -> [UInt8] {
            let files = handles.flatMap { handle -> [(path: String, bytes: [UInt8])] in
                let listing = SentListing.listing.replacing(/images:.*\n/, with: "").replacing("owner: nora", with: "owner: \(handle)")
                let person = "name: \(handle.capitalized)\nrole: owner\nphone: 0491 570 158\n"
                return [("rentals/flat-of-\(handle).md", Array(listing.utf8)), ("people/\(handle).\(ending)", Array(person.utf8))]
            }
            return ZipMaker(files).bytes
        }
        let options = isWritten ? ["--write"] : []
        let run = try AcceptTests.run([("q/1.zip", parcel(["nora"])), ("q/2.zip", parcel(["mei", "al"]))], options, in: workspace)
        let notes = run.output.split(separator: "\n").filter { $0.hasPrefix("  note: ") }
        #expect(
            run.status == 0
                && notes == [
                    "  note: al has the same phone number as nora, who is in q/1.zip.",
                    "  note: mei has the same phone number as nora, who is in q/1.zip.",
                    "  note: mei has the same phone number as al, who is in the same package.",
                ], "\(run)")
    }

    @Test func severalAreListed() throws {
        let workspace = try board()
        try workspace.write("people/zoe.yaml", "name: Zoe\nphone: 0491 570 157\n")
        try workspace.write("people/al.yaml", "name: Al\nemail: priya@nair.example\n")
        let both = try run("phone: 0491 570 157\nemail: priya@nair.example", in: workspace).output
        let notes = both.split(separator: "\n").filter { $0.hasPrefix("  note: ") }
        #expect(
            notes == [
                "  note: mei has the same phone number and email address as priya-nair, who is on the board already.",
                "  note: mei has the same phone number as zoe, who is on the board already.",
                "  note: mei has the same email address as al, who is on the board already.",
            ], "\(both)")
        for number in 1...7 { try workspace.write("people/p\(number).yaml", "name: P\nphone: 0491 570 157\n") }
        let many = try run("phone: 0491 570 157", in: workspace).output
        #expect(many.contains("as p1, p2, p3, p4, p5 and 4 more, who are on the board already.\n"), "\(many)")
    }
}
