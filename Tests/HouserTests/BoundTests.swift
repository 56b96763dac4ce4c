import Foundation
import ListingKit
import Publishing
import SiteKit
import TestSupport
import Testing

@testable import Findings

/// What is kept of what strangers send is bounded by what is allowed. `Tests/Bounds/bounds.py` measures memory and time.
@Suite struct BoundTests {
    private static let facts = """
        title: Sunny two-bedroom terrace near Smith Street
        owner: maria
        status: available
        address: {suburb: Collingwood, state: VIC, postcode: 3066}
        rent: 690
        bond: 2760
        property: terrace
        bedrooms: 2
        bathrooms: 1
        carparks: 0
        available: 2026-12-01
        listed: 2026-11-12
        confirmed: 2026-11-20

        """

    private func listing(_ body: String, facts: String = facts) -> String { "---\n\(facts)---\n\(body)\n" }

    /// What is refused of a board with one more file.
    private func errors(_ path: String, _ text: String) throws -> [String] {
        let workspace = try Workspace(board: "small")
        try workspace.write(path, text)
        return try workspace.check().diagnostics.filter { $0.severity == .error && $0.file == path }
            .map { "\($0.span.line): \($0.message) [\($0.rule)]" }
    }

    private static let files: [(path: String, text: @Sendable () -> String, error: String?)] = [
        ("rentals/a.md", { String(repeating: "![[]()", count: 174_000) }, "0: the file is larger than 128 KiB [file-size]"),
        ("people/a.yaml", { "name: A\nabout: " + String(repeating: "x", count: 33_000) }, "0: the file is larger than 32 KiB [file-size]"),
        (
            "pages/a.md", { "---\ntitle: A\n---\n" + String(repeating: "x ", count: 132_000) },
            "0: the file is larger than 257 KiB [file-size]"
        ),
        (
            "pages/a.md", { "---\ntitle: A\n---\n" + String(repeating: "x ", count: 131_100) },
            "4: the text is too long: 257 KiB, and at most 256 are taken [page-file]"
        ),
        ("pages/a.md", { "---\ntitle: A\n---\n" + String(repeating: "x ", count: 130_000) }, nil),
        (
            "pages/a.md", { "---\ntitle: A\n---\n" + String(repeating: ">\n\n", count: 80_000) },
            "4: the text comes to more than 1024 KiB of HTML [page-file]"
        ),
        (
            "rentals/a.md", { "---\n\(facts)---\n" + String(repeating: "word ", count: 13_200) },
            "16: the text is too long: 65 KiB, and at most 64 are taken [description]"
        ),
        ("rentals/a.md", { "---\n\(facts)---\n" + String(repeating: "word ", count: 13_000) }, nil),
        (
            "rentals/a.md", { "---\n\(facts)---\n" + String(repeating: "\"", count: 60_000) },
            "16: the text comes to more than 256 KiB of HTML [description]"
        ),
        (
            "rentals/a.yaml", { "\(facts)tags: [\"\\x41\"," + String(repeating: "a,", count: 30_000) + "]" },
            "14: there are more than 20,000 values up to here [yaml-feature]"
        ),
    ]

    @Test(arguments: files.indices) func whatIsTooMuchIsRefused(_ index: Int) throws {
        let (path, text, error) = Self.files[index]
        #expect(try errors(path, text()) == (error.map { [$0] } ?? []))
    }

    @Test func manyProblemsOfAFileAreCounted() throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("rentals/a.md", listing(String(repeating: "<b>\n\n[a](b)\n\n", count: 300), facts: Self.facts))
        let findings = try workspace.check().diagnostics.filter { $0.file == "rentals/a.md" }
        #expect(findings.count == 101)
        #expect(findings.last?.message == "there are at least 500 more warnings and hints in this file")
        let fields = (0..<300).map { "key\($0): 1\n" }.joined()
        try workspace.write("rentals/a.md", listing("Text.", facts: Self.facts + fields))
        let errors = try workspace.check().diagnostics.filter { $0.file == "rentals/a.md" && $0.severity == .error }
        #expect(errors.count == 101)
        #expect(errors.last?.rule == "unlisted")
        #expect(errors.last?.message == "there is at least 1 more error in this file")
    }

    @Test func findingsOnOneLongLineShareIt() throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("rentals/a.md", listing(String(repeating: "[a](b) ", count: 5_000)))
        let lines = try workspace.check().diagnostics.filter { $0.file == "rentals/a.md" }.compactMap(\.sourceLine)
        #expect(!lines.isEmpty && lines.allSatisfy { $0.utf8.count < 4_200 && $0.hasSuffix("…") })
    }

    /// Of many files with errors those of the first are listed, the same ones whatever the threads' timing.
    @Test func manyProblemsOfABoardAreCounted() throws {
        let workspace = try Workspace(board: "small")
        let fields = (0..<40).map { "key\($0): 1\n" }.joined()
        for number in 100..<200 { try workspace.write("rentals/home-\(number).md", listing("Text.", facts: Self.facts + fields)) }
        var reports: Set<[Diagnostic]> = []
        for threads in [1, 2, 2, 2] {
            var project = workspace.project(threads: threads)
            project.content = workspace.content
            reports.insert(try Build(project).check(observer: Unobserved()).diagnostics)
        }
        let findings = try #require(reports.first)
        #expect(reports.count == 1)
        let errors = findings.filter { $0.severity == .error }
        #expect(errors.count(where: { $0.rule == "unknown-key" }) == 2_000)
        #expect(
            errors.filter { $0.rule == "unlisted" }.map { "\($0.file): \($0.message)" }
                == ["rentals/home-150.md: there are at least 2,000 more errors in 50 files, of which this is the first"])
        #expect(try workspace.build().publication == nil)
    }

    /// Of many files with warnings too; and a build that remembers says the same as one that does not.
    @Test func manyWarningsAreToldAlikeByEveryBuild() throws {
        let workspace = try Workspace(board: "small")
        let body = String(repeating: "<b>\n\n", count: 60)
        for number in 100..<150 {
            try workspace.write("rentals/home-\(number).md", listing(body).replacing("Smith", with: "Street \(number)"))
        }
        let first = try workspace.build().reading.diagnostics
        #expect(first.filter { $0.rule == "unlisted" }.map(\.file) == ["rentals/home-134.md"])
        #expect(try workspace.build().reading.diagnostics == first)
        try workspace.edit("rentals/quiet-flat.yaml", "rent: ", "rent:  ")
        #expect(try workspace.build().reading.diagnostics == first)
        #expect(try workspace.check().diagnostics == first)
    }

    @Test(.endurance) func allTextsOfABoardAreBounded() throws {
        let workspace = try Workspace(board: "small")
        let body = String(repeating: "word ", count: 13_000)
        for number in 100..<400 { try workspace.write("rentals/home-\(number).md", listing(body)) }
        let errors = try workspace.check().diagnostics.filter { $0.severity == .error }
        #expect(errors.map(\.rule) == ["board-text"])
        #expect(errors.first?.file == "rentals/home-100.md")
        #expect(errors.first?.message.contains(" KiB together, and at most 16,384 are taken") == true, "\(errors)")
        #expect(errors.first?.reason.contains("rentals/home-100.md (64), ") == true, "\(errors)")
        #expect(errors.first?.reason.contains(" files after it were not looked at.") == true, "\(errors)")
        #expect(try workspace.check().diagnostics.filter { $0.severity == .error } == errors)
    }

    /// What becomes longer in HTML counts as what it becomes.
    @Test(.endurance) func whatTextsBecomeIsBounded() throws {
        let workspace = try Workspace(board: "small")
        let body = String(repeating: "\"", count: 43_000)
        for number in 100..<240 { try workspace.write("rentals/home-\(number).md", listing(body)) }
        let errors = try workspace.check().diagnostics.filter { $0.severity == .error }
        #expect(errors.map(\.rule) == ["board-text"])
        #expect(errors.first?.reason.contains("rentals/home-100.md (126), ") == true, "\(errors)")
        for number in 200..<240 { try FileManager.default.removeItem(atPath: workspace.content + "/rentals/home-\(number).md") }
        #expect(try workspace.build().publication != nil)
        // What is remembered counts as much as what is read.
        for number in 200..<240 { try workspace.write("rentals/home-\(number).md", listing(body)) }
        #expect(try workspace.build().publication == nil)
    }
}
