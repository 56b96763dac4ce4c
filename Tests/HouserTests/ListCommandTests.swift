import Foundation
import TestSupport
import Testing

/// `houser list`.
@Suite struct ListCommandTests {
    private func run(_ arguments: [String], in workspace: Workspace) throws -> TestSupport.Program.Run {
        try Program.run(["list", "--today", "2026-11-21"] + arguments, in: workspace.folder)
    }

    @Test func everyListingHasALine() throws {
        let workspace = try Workspace(board: "small")
        try workspace.write(
            "rentals/gone.md",
            TruthfulFixTests.rental(["status": "let", "title": "A title that is longer than any line has room for"]))
        try workspace.write("rentals/old.md", TruthfulFixTests.rental(["listed": "2026-08-01"]))
        let result = try run([], in: workspace)
        #expect(result.status == 0 && result.errors.isEmpty)
        let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(lines.first?.hasPrefix("FILE ") == true && lines.first?.hasSuffix("  EXPIRES") == true)
        #expect(lines.dropFirst().prefix { !$0.isEmpty }.count == 5)
        let column = try #require(lines[0].range(of: "STATUS")?.lowerBound.utf16Offset(in: lines[0]))
        let words = lines[1...5].map { line in String(Array(line)[column...]).split(separator: " ")[0] }
        #expect(words.sorted() == ["available", "available", "expired", "let", "under-application"])
        #expect(lines[1...5].contains { $0.contains("A title that is longer than any line ha…") && $0.contains("Collingwood VIC") })
        #expect(lines.contains { $0.hasPrefix("rentals/quiet-flat.yaml ") && $0.contains("$455.50 a week") && $0.hasSuffix("2026-12-30") })
        #expect(lines.allSatisfy { !$0.hasSuffix(" ") })
        #expect(result.output.hasSuffix("\n5 listings as of 2026-11-21: 2 available, 1 expired, 1 let, 1 under-application\n"))
    }

    @Test func itCanBeNarrowedDown() throws {
        let workspace = try Workspace(board: "small")
        #expect(try run(["--owner", "tom", "--kind", "rentals"], in: workspace).output.contains("1 listing as of"))
        #expect(try run(["--owner", "tom", "--kind", "rental"], in: workspace).output.contains("rentals/quiet-flat.yaml"))
        #expect(try run(["--kind", "rooms"], in: workspace).output == "no listings\n")
        let unknown = try run(["--owner", "tim"], in: workspace)
        #expect(unknown.status == 2 && unknown.output.isEmpty)
        #expect(unknown.errors.contains("There is no owner 'tim'. Did you mean 'tom'? There are maria and tom."))
        #expect(try run(["--kind", "rentls"], in: workspace).errors.contains("There is no kind 'rentls'. Did you mean 'rentals'?"))
    }

    @Test func placesStatusesAndDaysNarrowItDown() throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("rentals/gone.md", TruthfulFixTests.rental(["status": "let"]))
        try workspace.write("rentals/old.md", TruthfulFixTests.rental(["listed": "2026-08-01"]))
        try workspace.write("rentals/soon.md", TruthfulFixTests.rental(["listed": "2026-10-14"]))
        func files(_ arguments: String...) throws -> [String] {
            try run(arguments, in: workspace).output.split(separator: "\n").filter { $0.contains("/") }.map { line in
                String(line.prefix { $0 != " " })
            }
        }
        #expect(try files("--status", "let") == ["rentals/gone.md"])
        #expect(try files("--status", "expired") == ["rentals/old.md"])
        #expect(try files("--expiring") == ["rentals/soon.md"] && files("--expiring", "3") == [])
        #expect(try files("--expiring", "10", "--format", "text") == ["rentals/soon.md"])
        let all = try files()
        let here = try files("--suburb", "collingwood")
        for name in ["Collingwood VIC", "collingwood vic 3066", "Collingwood, VIC"] {
            #expect(try files("--suburb", name) == here, "\(name)")
        }
        // It is a suburb of the board, even if this owner has nothing there.
        let none = try run(["--suburb", "Collingwood", "--owner", "tom", "--status", "let"], in: workspace)
        #expect(none.status == 0 && none.output == "no listings\n", "\(none)")
        let owner = try run(["--suburb", "Collingwood", "--owner", "tom"], in: workspace)
        #expect(owner.status == 0, "\(owner)")
        #expect(here == (try files("--suburb", "3066")) && !here.isEmpty && here.count < all.count)
        #expect(
            try run(["--suburb", "Colingwood"], in: workspace).errors.contains(
                "There is no listing in 'Colingwood'. Did you mean 'Collingwood'?"))
        #expect(try run(["--status", "lett"], in: workspace).errors.contains("There is no status 'lett'. Did you mean 'let'?"))
        #expect(try run(["--expiring", "0"], in: workspace).errors.contains("--expiring must be from 1 to 730 days."))
    }

    @Test func spreadsheetsGetCells() throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("rentals/formula.md", TruthfulFixTests.rental(["title": "'=HYPERLINK(\"https://evil.example\", \"rent\")'"]))
        let result = try run(["--format", "csv", "--kind", "rental"], in: workspace)
        let lines = result.output.split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
        #expect(lines.first == "file,id,kind,title,owner,status,price,per,suburb,state,postcode,listed,confirmed,expires")
        #expect(lines.last == "" && result.status == 0)
        #expect(
            lines.contains {
                $0.hasPrefix("rentals/formula.md,") && $0.contains(",\"'=HYPERLINK(\"\"https://evil.example\"\", \"\"rent\"\")\",")
            }, "\(result.output)")
        #expect(lines.contains { $0.hasPrefix("rentals/quiet-flat.yaml,clifton-flat-2026,rental,") && $0.contains(",455.50,week,") })
    }

    /// Whichever sign a spreadsheet splits lines at.
    @Test(arguments: [
        ("'-3 rooms and more'", "'-3 rooms and more"), ("'＝1 and a garden'", "'＝1 and a garden"), ("'A home;=1+1'", "\"A home;'=1+1\""),
        ("'A home; B'", "\"A home; B\""), ("'A home a=b-c'", "A home a=b-c"),
    ])
    func noCellIsAFormula(title: String, cell: String) throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("rentals/formula.md", TruthfulFixTests.rental(["title": title]))
        let result = try run(["--format", "csv"], in: workspace)
        let line = result.output.split(separator: "\r\n").first { $0.hasPrefix("rentals/formula.md,") }
        #expect(line?.contains("," + cell + ",") == true, "\(result)")
    }

    @Test func programsGetJSON() throws {
        let workspace = try Workspace(board: "small")
        let result = try run(["--format", "json", "--owner", "tom", "--kind", "rental"], in: workspace)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        let listing = try #require((json["listings"] as? [[String: Any]])?.first)
        #expect(listing["id"] as? String == "clifton-flat-2026" && listing["price_cents"] as? Int == 45_550)
        #expect(listing["expires"] as? String == "2026-12-30" && listing["status"] as? String == "under-application")
        #expect((json["counts"] as? [String: Int]) == ["under-application": 1] && json["today"] as? String == "2026-11-21")
    }

    @Test func errorsAreTold() throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("rentals/flat.md", TruthfulFixTests.rental(["rent": "lots"]))
        let result = try run([], in: workspace)
        #expect(result.status == 1 && result.output.contains("rentals/quiet-flat.yaml"))
        #expect(result.errors == "1 file has errors; 'houser check' shows them.\n")
    }
}
