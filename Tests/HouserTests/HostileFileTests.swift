import Foundation
import ListingKit
import TestSupport
import Testing

/// Files that are made to keep a program busy: each must be refused or read soon, and never crash it.
@Suite struct HostileFileTests {
    /// Nearly the most that may be read of a listing: enough for work that grows with the square of the size to take minutes.
    private static let size = 128 << 10
    /// The most that may be read of an owner's file.
    private static let ownerSize = 32 << 10

    static let files: [(name: String, text: @Sendable () -> String)] = [
        ("brackets", { String(repeating: "[", count: 200_000) }),
        ("braces", { String(repeating: "{", count: 50_000) }),
        ("bracket pairs", { "tags: " + String(repeating: "[", count: 25_000) + String(repeating: "]", count: 25_000) }),
        ("hyphens", { String(repeating: "- ", count: size / 2) }),
        ("question marks", { String(repeating: "? ", count: size / 2) }),
        ("deep block", { (0..<1_000).map { String(repeating: " ", count: $0) + "a:\n" }.joined() }),
        ("keys", { (0..<20_000).map { "k\($0): 1\n" }.joined() }),
        ("same keys", { String(repeating: "a: 1\n", count: 50_000) }),
        ("anchors", { (0..<15_000).map { "a\($0): &b\($0) 1\n" }.joined() }),
        ("aliases", { "a: &a [1]\n" + String(repeating: "b: *a\n", count: 25_000) }),
        ("quotes", { "title: " + String(repeating: "\"", count: size / 2) }),
        ("tabs", { String(repeating: "\ta: 1\n", count: 40_000) }),
        ("documents", { String(repeating: "---\n", count: 60_000) }),
        ("comments", { String(repeating: "#\n", count: size / 2) }),
        ("one long line", { "title: " + String(repeating: "x", count: size - 100) }),
        ("colons", { String(repeating: "a: ", count: 80_000) }),
        ("tags", { "tags: [" + (0..<25_000).map { "t\($0)" }.joined(separator: ", ") + "]" }),
        ("history", { "history:\n" + String(repeating: "- {on: 2026-11-01, rent: 1}\n", count: 8_000) }),
        ("pictures", { "images: [" + (0..<15_000).map { "p\($0).jpg" }.joined(separator: ", ") + "]" }),
        ("choices", { "features: [" + String(repeating: "balcny, ", count: 25_000) + "]" }),
        ("escapes", { "title: \"" + String(repeating: "\\x41", count: 50_000) + "\"" }),
    ]

    /// Work that grows with the square of the size would take until the run of all tests is ended; `Tests/Bounds` says how long it may take.
    @Test(arguments: files.map(\.name)) func ends(name: String) throws {
        let text = Array(try #require(Self.files.first { $0.name == name }).text().utf8)
        let workspace = try Workspace(board: "small")
        try workspace.write("rentals/hostile.yaml", bytes: Array(text.prefix(Self.size)))
        try workspace.write("people/hostile.yaml", bytes: Array(text.prefix(Self.ownerSize)))
        let findings = try workspace.check().diagnostics
        #expect(Set(findings.filter { $0.severity == .error }.map(\.file)).isSuperset(of: ["rentals/hostile.yaml", "people/hostile.yaml"]))
    }

    @Test func markdownThatNestsEnds() throws {
        let workspace = try Workspace(board: "small")
        for (index, part) in ["> ", "- ", "[", "![", "*a ", "`", "<", "[a](", "\\"].enumerated() {
            let body = String(repeating: part, count: 60_000 / part.utf8.count)
            try workspace.write("pages/hostile-\(index).md", "---\ntitle: Hostile\n---\n\(body)\n")
        }
        #expect(try !workspace.check().hasErrors)
        try workspace.build()
    }
}
