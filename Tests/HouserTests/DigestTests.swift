import Foundation
import TestSupport
import Testing
import Values

/// `houser digest`: what people were told, as an e-mail.
@Suite struct DigestTests {
    private func run(_ arguments: [String], in workspace: Workspace) throws -> Program.Run {
        try Program.run(["digest"] + arguments, in: workspace.folder)
    }

    private func mail(_ arguments: [String], in workspace: Workspace) throws -> Mail {
        let run = try run(arguments, in: workspace)
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
        return try #require(Mail(Array(run.output.utf8)), "\(run.output)")
    }

    private func board() throws -> Workspace {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        return workspace
    }

    @Test func theNewsOfTheBoardStandInAMessage() throws {
        let workspace = try board()
        let mail = try mail(["--since", "2026-11-20"], in: workspace)
        #expect(mail.headers.count == 3 && mail.headers.contains("MIME-Version: 1.0"))
        #expect(mail.field("Subject") == "Small Board: 1 new and 1 cheaper")
        let text = try #require(mail.parts["text/plain"])
        #expect(
            text.hasPrefix(
                """
                Small Board
                Since Friday 20 November 2026: 1 new and 1 cheaper.

                Homes to rent
                -------------

                Victoria: 1 cheaper

                * Rent dropped: $520 a week · 2 beds · Collingwood 3066 · was $550 · Gipps street terrace
                  https://small.example/rentals/gipps-street-terrace/


                """), "\(text)")
        #expect(text.hasSuffix("\n  https://small.example/items/oak-desk/\n\nSmall Board: https://small.example/\n"), "\(text)")
        let html = try #require(mail.parts["text/html"])
        #expect(
            html.contains(
                "<h3>Victoria: 1 cheaper</h3>\n<ul>\n"
                    + "<li><a href=\"https://small.example/rentals/gipps-street-terrace/\">Rent dropped: $520 a week"))
        // Every line is what the feed says.
        let changes = try #require(try workspace.feeds("changes.xml")[""])
        let lines = text.split(separator: "\n").filter { $0.hasPrefix("* ") }.map { String($0.dropFirst(2)) }
        #expect(lines.count == 2 && Set(lines).isSubset(of: changes.entries.map(\.title)))
    }

    @Test func eachListingStandsThereOnce() throws {
        let workspace = try board()
        let text = try #require(try mail(["--since", "2026-11-18"], in: workspace).parts["text/plain"])
        #expect(text.contains("Since Wednesday 18 November 2026: 3 new.\n"), "\(text)")
        #expect(text.split(separator: "\n").count { $0.hasPrefix("* ") } == 3)
        // Its latest news is told, and no street that is hidden.
        #expect(text.contains("* New · Rent dropped: $520 a week · 2 beds · Collingwood 3066") && !text.contains("Ramsden"))
    }

    @Test func aPartOfTheBoardHasItsOwn() throws {
        let workspace = try board()
        let mail = try mail(["--since", "2026-11-20", "--of", "/suburbs/vic/collingwood-3066/"], in: workspace)
        #expect(mail.field("Subject") == "Collingwood 3066 · Small Board: 1 cheaper")
        let text = try #require(mail.parts["text/plain"])
        #expect(text.hasSuffix("\nCollingwood 3066 · Small Board: https://small.example/suburbs/vic/collingwood-3066/\n"))
        #expect(!text.contains("oak-desk"))
        let address = "https://small.example/suburbs/vic/collingwood-3066/"
        for page in [address, address + "index.html"] {
            #expect(try self.mail(["--since", "2026-11-20", "--of", page], in: workspace).parts == mail.parts)
        }
        let elsewhere = try run(["--since", "2026-11-20", "--of", "https://other.example/items/"], in: workspace)
        #expect(elsewhere.status == 2 && elsewhere.errors.contains("nothing at 'https://other.example/items/' can be followed."))
        for (word, meant) in [
            ("suburbs/vic/colingwood-3066", "suburbs/vic/collingwood-3066"), ("collingwood", "suburbs/vic/collingwood-3066"),
            ("rental", "rentals"), ("vic", "states/vic"),
        ] {
            let run = try run(["--since", "2026-11-20", "--of", word], in: workspace)
            #expect(run.status == 2 && run.output.isEmpty)
            #expect(run.errors.contains("nothing at '\(word)' can be followed. Did you mean '\(meant)'?"), "\(run.errors)")
        }
    }

    /// A job that sends what is printed sends nothing.
    @Test func whereThereIsNoNewsNothingIsPrinted() throws {
        let workspace = try board()
        let quiet = ["--since", "2026-11-21", "--of", "rentals"]
        let run = try run(quiet, in: workspace)
        #expect(run.status == 0 && run.output.isEmpty && run.errors == "Nothing was told since 2026-11-21, so there is no message.\n")
        let file = workspace.folder + "/digest.eml"
        try Data("the last one".utf8).write(to: URL(filePath: file))
        #expect(try self.run(quiet + ["--file", "digest.eml"], in: workspace).status == 0)
        #expect(try Data(contentsOf: URL(filePath: file)).isEmpty)
        #expect(try self.run(["--since", "2026-11-20", "--file", "digest.eml"], in: workspace).output.isEmpty)
        #expect(try Mail(Array(Data(contentsOf: URL(filePath: file)))) != nil)
        let inside = try self.run(["--since", "2026-11-20", "--file", "public/digest.eml"], in: workspace)
        #expect(inside.status == 2 && inside.errors.contains("--file must name a file outside the output folder"))
        #expect(inside.errors.hasSuffix("\nSee 'houser digest --help' for more information.\n"), "\(inside.errors)")
        for (file, told) in [
            ("content/items/digest.eml", "--file must name a file outside the content folder"), ("", "--file must name a file."),
        ] {
            let run = try self.run(["--since", "2026-11-20", "--file", file], in: workspace)
            #expect(run.status == 2 && run.errors.contains(told), "\(run.errors)")
        }
    }

    /// Whoever sends a message a day tells nothing twice.
    @Test func daysThatAreOverAreToldOnce() throws {
        let workspace = try board()
        let summaries = try ["18", "20", "21"].map { day in
            let days = ["--since", "2026-11-\(day)", "--until", "2026-11-\(day)"]
            return try #require(try mail(days, in: workspace).parts["text/plain"]).split(separator: "\n")[1]
        }
        #expect(
            summaries == [
                "On Wednesday 18 November 2026: 2 new.", "On Friday 20 November 2026: 1 cheaper.",
                "On Saturday 21 November 2026: 1 new.",
            ])
        let text = try #require(try mail(["--since", "2026-11-18", "--until", "2026-11-20"], in: workspace).parts["text/plain"])
        #expect(text.contains("\nFrom Wednesday 18 November 2026 to Friday 20 November 2026: 2 new.\n"), "\(text)")
        let quiet = try run(["--since", "2026-11-19", "--until", "2026-11-19"], in: workspace)
        #expect(quiet.status == 0 && quiet.output.isEmpty && quiet.errors == "Nothing was told on 2026-11-19, so there is no message.\n")
    }

    @Test func whatIsGoneIsCounted() throws {
        let workspace = try board()
        try workspace.write("rentals/gone.md", TruthfulFixTests.rental(["status": "let", "listed": "2026-11-19"]))
        try workspace.build()
        let text = try #require(try mail(["--since", "2026-11-19"], in: workspace).parts["text/plain"])
        #expect(text.contains("1 gone") && !text.contains("rentals/gone"), "\(text)")
    }

    @Test func anInspectionSaysWhen() throws {
        let workspace = try board()
        let times = "[{start: 2026-11-28 11:00, end: 2026-11-28 11:30, added: 2026-11-21}]"
        try workspace.write("rentals/open.md", TruthfulFixTests.rental(["listed": "2026-11-01", "inspections": times]))
        try workspace.build()
        let text = try #require(try mail(["--since", "2026-11-21"], in: workspace).parts["text/plain"])
        #expect(text.contains("\n  There’s a new inspection: Saturday 28 November 2026, 11:00 am – 11:30 am.\n  https://"), "\(text)")
    }

    @Test func aBusyDayIsCutShort() throws {
        let workspace = try Workspace(board: "small")
        for number in 0..<130 { try BusyBoard.write(number, listed: BusyBoard.today, to: workspace) }
        try workspace.build()
        let mail = try mail(["--since", "2026-11-20"], in: workspace)
        #expect(mail.field("Subject") == "Small Board: 131 new and 1 cheaper")
        let text = try #require(mail.parts["text/plain"])
        #expect(text.split(separator: "\n").count { $0.hasPrefix("* ") } == 100)
        #expect(text.contains("rentals/gipps-street-terrace/"), "a kind with little news has its place")
        #expect(text.contains("\nAnd 32 more: https://small.example/items/\n"))
        #expect(mail.parts["text/html"]?.contains("<p><a href=\"https://small.example/items/\">And 32 more</a></p>") == true)
    }

    /// What people were told, not what the files say now: they are told that when the site is built.
    @Test func itTellsWhatTheLastBuildTold() throws {
        let workspace = try board()
        let arguments = ["--since", "2026-11-18"]
        let first = try run(arguments, in: workspace).output
        try workspace.edit("rentals/quiet-flat.yaml", "rent: 455.50", "rent: 400")
        #expect(try run(arguments, in: workspace).output == first)
        #expect(try Program.run(["digest"] + arguments, in: workspace.folder, environment: ["SOURCE_DATE_EPOCH": "0"]).output == first)
        try workspace.remove("rentals/quiet-flat.yaml")
        #expect(try run(arguments, in: workspace).output == first)
    }

    @Test func markupOfABoardIsText() throws {
        let workspace = try Workspace(board: "small")
        try workspace.edit("board.yaml", "title: Small Board", "title: \"Small <b>Board</b> & 'Co'\"")
        try workspace.build()
        let mail = try mail(["--since", "2026-11-20"], in: workspace)
        #expect(mail.field("Subject") == "Small <b>Board</b> & 'Co': 1 new and 1 cheaper")
        let html = try #require(mail.parts["text/html"])
        #expect(html.contains("<h1>Small &lt;b&gt;Board&lt;/b&gt; &amp; &#39;Co&#39;</h1>") && !html.contains("<b>"), "\(html)")
    }

    @Test(arguments: [
        (["--since", "yesterday"], "--since must be a date written year-month-day, such as 2026-11-20, not 'yesterday'."),
        (["--since", "2026-11-22"], "--since must be no later than 2026-11-21, the day of the last build, not 2026-11-22"), ([], "--since"),
        (["--since", "2026-11-20", "--until", "2026-11-22"], "--until must be no later than 2026-11-21"),
        (["--since", "2026-11-20", "--until", "2026-11-19"], "--until must be no earlier than --since, which is 2026-11-20, not"),
        (
            ["--since", "2026-11-20", "--output", "site"],
            "this board was never built to site, so nobody was told anything yet; run 'houser build' first"
        ),
    ])
    func whatCannotRunIsTwo(arguments: [String], told: String) throws {
        let result = try run(arguments, in: board())
        #expect(result.status == 2 && result.output.isEmpty && result.errors.contains(told), "\(result.errors)")
    }

    @Test func aBoardThatIsNotAsItWasBuiltIsBuiltFirst() throws {
        let workspace = try board()
        try workspace.edit("board.yaml", "url: ", "feeds: [{name: Desks, id: desks, where: {kind: item}}]\nurl: ")
        let outdated = try run(["--since", "2026-11-20"], in: workspace)
        #expect(outdated.status == 2 && outdated.errors.contains("run 'houser build' first"))
        try workspace.edit("rentals/quiet-flat.yaml", "rent: 455.50", "rent: lots")
        let broken = try run(["--since", "2026-11-20"], in: workspace)
        #expect(broken.status == 1 && broken.output.isEmpty && broken.errors == "1 file has errors; 'houser check' shows them.\n")
    }
}
