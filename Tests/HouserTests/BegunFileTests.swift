import TestSupport
import Testing

@testable import Findings
@testable import ListingKit
@testable import Rules
@testable import SiteKit

/// The files that a board offers to begin, and what becomes of them if nobody names them.
@Suite struct BegunFileTests {
    private func findings(_ path: String, _ text: String) throws -> [Diagnostic] {
        let workspace = try Workspace(board: "small")
        try workspace.write(path, text)
        return try workspace.check().diagnostics.filter { $0.file == path }
    }

    @Test func aListingNeedsANameOfItsOwn() throws {
        let found = try findings("rentals/short-name.md", TruthfulFixTests.rental(["title": "Light flat near the park"]))
        #expect(found.map(\.message) == ["this file is still called short-name.md"])
        #expect(found.map(\.severity) == [.error] && found.map(\.rule) == ["file-name"])
        #expect(found.map(\.fix) == ["Rename it to rentals/light-flat-near-the-park.md"])
        let untitled = try findings("rentals/short-name/index.md", TruthfulFixTests.rental(["title": "…"]))
        #expect(untitled.map(\.fix).contains("Name it after what it is, such as sunny-terrace-collingwood."), "\(untitled)")
    }

    /// What else is wrong with it is told at once.
    @Test func theRestIsToldToo() throws {
        let found = try findings("rentals/short-name.md", TruthfulFixTests.rental(["rent": "lots"]))
        #expect(Set(found.map(\.rule)) == ["file-name", "price-single-amount"])
    }

    @Test func aPersonNeedsAHandleOfTheirOwn() throws {
        let found = try findings("people/your-handle.yaml", "name: Noor Zabriskie\nrole: looking\nphone: 0491 570 156\n")
        #expect(found.map(\.message) == ["this file is still called your-handle.yaml"] && found.map(\.severity) == [.error])
        #expect(found.map(\.fix) == ["Rename it to people/….yaml, such as people/maria.yaml"])
    }

    /// A file about somebody says no more than that they must fill it in.
    @Test func aBegunPersonAsksForWhatOnlyTheyKnow() throws {
        let found = try findings("people/noor.yaml", Person.newFile)
        #expect(found.map(\.rule) == [Rule.placeholder.id] && found.map(\.span.line) == [1], "\(found)")
        #expect(found.map(\.reason) == ["The … shows where a value goes, here and in 3 other places: lines 2, 3 and 4."], "\(found)")
    }

    @Test func thePostingPageOffersThem() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        let page = try workspace.text("post/index.html")
        let person = try #require(page.firstRange(of: "new/main/content/people?filename=your-handle.yaml")?.lowerBound)
        let listing = try #require(page.firstRange(of: "new/main/content/rentals?filename=short-name.md")?.lowerBound)
        #expect(person < listing)
        let form = try workspace.text("post/rentals/index.html")
        #expect(form.contains("content/people?filename=your-handle.yaml") && form.contains("content/rentals?filename=short-name.md"))
        #expect(!form.contains("content/items?filename="))
        #expect(try workspace.text("cannot/index.html").contains("href=\"/post/\""))
    }

    @Test func aBoardWithoutAForgeOffersNone() throws {
        let workspace = try Workspace(board: "small")
        let text = try workspace.source("board.yaml").split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("forge:") && !$0.hasPrefix("  new:") && !$0.hasPrefix("  edit:") && !$0.hasPrefix("  report:") }
        try workspace.write("board.yaml", text.joined(separator: "\n"))
        try workspace.build()
        #expect(try !workspace.text("post/index.html").contains("filename="))
    }

    /// A page of any name is a page, and the posting page leads to the one that the board names.
    @Test func theGuideIsThePageThatTheBoardNames() throws {
        let workspace = try Workspace(board: "small")
        for name in ["how-to-post", "house-rules"] { try workspace.write("pages/\(name).md", "---\ntitle: About \(name)\n---\nText.\n") }
        try workspace.build()
        #expect(try !workspace.text("how-to-post/index.html").contains("filename="))
        #expect(try !workspace.text("post/index.html").contains("There’s more to read"))
        try workspace.write("board.yaml", try workspace.source("board.yaml") + "post: {guide: house-rules}\n")
        try workspace.build()
        #expect(try workspace.text("post/index.html").contains("There’s more to read: <a href=\"/house-rules/\">About house-rules</a>."))
    }

    @Test func aGuideIsThere() throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("board.yaml", try workspace.source("board.yaml") + "post: {guide: nowhere}\n")
        let found = try workspace.check().diagnostics.filter { $0.file == "board.yaml" }
        #expect(found.map(\.message) == ["there is no page \"nowhere\""])
        #expect(found[0].span.column == 15 && found[0].reason.contains("pages folder"), "\(found)")
    }
}
