import Foundation
import TestSupport
import Testing

/// `houser from-issue`, whose round trips with forms `Tests/SiteChecks/issue_forms.py` makes.
@Suite struct FromIssueTests {
    private static let answers = [
        ("Number and street", "14 Gipps Street"), ("Suburb", "Collingwood"), ("State", "VIC"), ("Postcode", "3066"),
        ("What people see", "_No response_"), ("Rent", "690"), ("Type of home", "Terrace"), ("Bedrooms", "2"), ("Bathrooms", "1"),
        ("Car spaces", "_No response_"), ("Available from", "2026-12-01"), ("Bond", "_No response_"), ("Lease", "_No response_"),
        ("Furnished", "_No response_"), ("Pets", "Considered"), ("Features", "Heating, Balcony"), ("A title", "Sunny terrace"),
        ("What you’d tell a friend about it", "Light, and quiet at night."), ("You are", "Owner"), ("Your name", "Nora Quinn"),
        ("Phone", "0491 570 158"),
    ]

    private func run(_ body: String, _ options: [String] = [], in workspace: Workspace) throws -> Program.Run {
        try Data(body.utf8).write(to: URL(filePath: workspace.folder + "/issue.md"))
        return try Program.run(["from-issue", "issue.md", "--today", "2026-11-21"] + options, in: workspace.folder)
    }

    private static let body = answers.map { "### \($0)\n\n\($1)" }.joined(separator: "\n\n")

    @Test func anIssueIsShownThenWritten() throws {
        let workspace = try Workspace(board: "small")
        let shown = try run(Self.body, ["--author", "nora-q"], in: workspace)
        #expect(shown.status == 0 && shown.output.contains("new listing: \"Sunny terrace\", home to rent, $690 a week"), "\(shown)")
        #expect(shown.output.contains("accepted: --write writes 2 files"), "\(shown)")
        let written = try run(Self.body, ["--author", "nora-q", "--write"], in: workspace)
        #expect(written.output.contains("accepted: wrote 2 files"), "\(written)")
        let text = try workspace.source("rentals/sunny-terrace.md")
        #expect(text.contains("\npets: on-application\n") && text.contains("\nfeatures: [heating, balcony]\n"), "\(text)")
        #expect(
            text.hasPrefix("---\ntitle: Sunny terrace\nowner: nora\naddress: {street: 14 Gipps Street, suburb: Collingwood,"), "\(text)")
        #expect(text.hasSuffix("---\n\nLight, and quiet at night.\n"), "\(text)")
        #expect(try workspace.source("people/nora.yaml").hasSuffix("forge: nora-q\n"))
        #expect(try !workspace.check().hasErrors)
    }

    /// The forge knows an account; a name anybody can write.
    @Test func onlyTheAccountMakesAListingSomebodysOwn() throws {
        let workspace = try Workspace(board: "small")
        _ = try run(Self.body, ["--author", "nora-q", "--write"], in: workspace)
        let again = Self.body.replacingOccurrences(of: "Sunny terrace", with: "Second terrace").replacingOccurrences(
            of: "14 Gipps", with: "16 Gipps")
        let known = try run(again, ["--author", "Nora-Q"], in: workspace)
        #expect(known.status == 0 && known.output.contains("--write writes 1 file"), "\(known)")
        #expect(!known.output.contains("Nothing proves"), "\(known)")
        let unknown = try run(again, in: workspace)
        #expect(unknown.output.contains("content/people/nora-2.yaml"), "\(unknown)")
        let said = try run(again, ["--owner", "nora"], in: workspace)
        #expect(
            said.output.contains("--write writes 1 file") && said.output.contains("Nothing proves that this comes from nora"), "\(said)")
    }

    @Test func whatIsNoIssueOfAFormIsRefused() throws {
        let workspace = try Workspace(board: "small")
        let words = try run("I'd like to let my home.", in: workspace)
        #expect(words.status == 1 && words.output.contains("this is no issue of one of the board's forms"), "\(words)")
        let twice = try run(Self.body + "\n\n### Rent\n\n1", in: workspace)
        #expect(twice.status == 1 && twice.output.contains("the heading \"Rent\" is there twice"), "\(twice)")
        let kind = try run(Self.body, ["--kind", "castle"], in: workspace)
        #expect(kind.status == 1 && kind.output.contains("there is no kind \"castle\" on this board"), "\(kind)")
        let author = try run(Self.body, ["--author", "a b"], in: workspace)
        #expect(author.status == 2 && author.errors.contains("--author is the name of an account"), "\(author)")
    }

    /// Pictures stay on the forge, so whoever takes the listing has to know of them.
    @Test func picturesAreTold() throws {
        let workspace = try Workspace(board: "small")
        let body = Self.body.replacingOccurrences(of: "at night.", with: "at night.\n\n![front](https://forge.example/front.png)")
        let run = try run(body, in: workspace)
        #expect(run.output.contains("note: The issue shows 1 picture: save them beside the listing"), "\(run)")
    }
}
