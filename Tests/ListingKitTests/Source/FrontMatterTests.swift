import Testing

@testable import ListingKit

@Suite struct FrontMatterTests {
    private func split(_ text: String) -> (yaml: String, body: String, bodyLine: Int)? {
        var report = Report(SourceFile(path: "a.md", bytes: Array(text.utf8)))
        return FrontMatter.split(Array(text.utf8)[...], report: &report).map {
            (String(decoding: $0.yaml, as: UTF8.self), String(decoding: $0.body, as: UTF8.self), $0.bodyLine)
        }
    }

    @Test(arguments: [
        ("---\na: 1\n---\nText.\n", "a: 1\n", "Text.\n", 4), ("---\r\na: 1\r\n---\r\nText.\r\n", "a: 1\r\n", "Text.\r\n", 4),
        ("---  \na: 1\n---\t\n", "a: 1\n", "", 4), ("---\n---", "", "", 3), ("---\na: 1\n---\n---\nb", "a: 1\n", "---\nb", 4),
        ("---\n ---\n----\n---\nx", " ---\n----\n", "x", 5),
    ])
    func isSplit(text: String, yaml: String, body: String, line: Int) throws {
        let parts = try #require(split(text))
        #expect(parts == (yaml, body, line))
    }

    @Test(arguments: ["Text", " ---\na: 1\n---\n", "---\na: 1\n", "----\na: 1\n---\n", "\n---\n---\n", "---"])
    func isRefused(text: String) {
        #expect(split(text) == nil)
    }

    @Test(arguments: [
        ("---\na: 1\nText.\n", 3), ("---\na: 1\n\n\nText.\n", 5), ("---\na: [1,\n2]\nb:\n  - c\n- d: e\n# f\nText: no", 8),
        ("---\na: 1\n----\nText.\n", 3), ("---\na: 1\nb: 2\n", 3), ("---\n", 1), ("---\nNote this: x\n", 2),
    ])
    func theFindingPointsWhereTheEndShouldBe(text: String, line: Int) {
        var report = Report(SourceFile(path: "a.md", bytes: Array(text.utf8)))
        #expect(FrontMatter.split(Array(text.utf8)[...], report: &report) == nil)
        #expect(report.diagnostics.map(\.span.line) == [line])
    }
}
