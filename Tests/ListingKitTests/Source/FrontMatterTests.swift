import Testing

@testable import Findings
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
        ("---\n ---\n----\n---\nx", " ---\n----\n", "x", 5), ("---\na: 1\rb: 2\n---\nx", "a: 1\rb: 2\n", "x", 5),
        ("---\ra: 1\r---\r\rx", "a: 1\r", "\rx", 4),
    ])
    func isSplit(text: String, yaml: String, body: String, line: Int) throws {
        let parts = try #require(split(text))
        #expect(parts == (yaml, body, line))
    }

    @Test(arguments: ["Text", "", "\n---\n---\n", "---", "---\nText\n", "---\na: 1\nB c: 2\nd: 3\n\nText", "Dear tenants: hello\nB c: 2\n"])
    func isRefused(text: String) {
        #expect(split(text) == nil)
    }

    @Test(arguments: [
        ("---\na: 1\n", "a: 1\n", "", 3), ("----\na: 1\n---\nText", "a: 1\n", "Text", 4), (" ---\na: 1\n---\n", "a: 1\n", "", 4),
        ("a: 1\nb: 2\n\nText", "a: 1\nb: 2\n", "\nText", 3), ("a: 1\n---\nText", "a: 1\n", "Text", 3),
        ("—\na: 1\n—\nText", "a: 1\n", "Text", 4),
        ("---\r\na: 1\r\n\r\nText", "a: 1\r\n", "\r\nText", 3),
    ])
    func isReadOnThoughItIsRefused(text: String, yaml: String, body: String, line: Int) throws {
        let parts = try #require(split(text))
        #expect(parts == (yaml, body, line))
    }

    private func finding(_ text: String) throws -> Diagnostic {
        var report = Report(SourceFile(path: "a.md", bytes: Array(text.utf8)))
        _ = FrontMatter.split(Array(text.utf8)[...], report: &report)
        try #require(report.diagnostics.count == 1)
        return report.diagnostics[0]
    }

    @Test(arguments: [
        ("---\na: 1\nText.\n", 2, "a: 1\n---"), ("---\na: 1\n\n\nText.\n", 2, "a: 1\n---"), ("---\na: 1\n\nSee: text\n", 2, "a: 1\n---"),
        ("---\na: [1,\n2]\nb:\n  - c\n- d: e\n# f\nText: no", 8, "Text: no\n---"), ("---\na: 1\n\n# Top\n\nText", 2, "a: 1\n---"),
        ("---\na: 1\n\n- one\n- two\n", 2, "a: 1\n---"), ("---\na: |\n  b\n\n  c\n\nText", 5, "  c\n---"),
        ("---\na: 1\n----\nText.\n", 3, "---"), ("---\na: 1\n\n—-\nText.\n", 4, "---"), ("---\na: 1\nb: 2\n", 3, "b: 2\n---"),
        ("---\na: 1\n\nb: 2\n\nText", 4, "b: 2\n---"), ("---\n", 1, "---\ntitle: …\n---"), ("---\nText\n", 1, "---\ntitle: …\n---"),
        ("---\nNote this: x\n", 1, nil), ("---\na: 1\nB c: 2\nd: 3\n\nText", 4, "Put a line of three hyphens (---) below the last fact."),
        ("---\r\na: 1\r\n\r\nText.\r\n", 2, "a: 1\n---"),
        ("---\na: 1\nB c: 2\n\nText", 2, "Put a line of three hyphens (---) below the last fact."),
    ])
    func theEndIsWantedBelowTheLastFact(text: String, line: Int, fix: String?) throws {
        let finding = try finding(text)
        #expect(finding.span.line == line && finding.fix == fix, "\(finding)")
    }

    @Test(arguments: ["—-", "----", "--", "–––", "***", " ---", "—"]) func aRowOfDashesIsReplaced(line: String) throws {
        let finding = try finding(line + "\na: 1\n---\nText.\n")
        #expect(finding.span.line == 1 && finding.fix == "---", "\(finding)")
    }

    @Test(arguments: [
        ("a: 1\nb: 2\n\nText.\n", "Put a line of three hyphens (---) above the first line, and another below line 2, \"b: 2\"."),
        ("a: 1\nb: 2\n---\nText.\n", "---\na: 1"),
        ("a: 1\nb: 2\n—-\nText.\n", "Put a line of three hyphens (---) above the first line, and replace line 3 by another."),
        ("a: 1\nB c: 2\nd: 3\n", "Put a line of three hyphens (---) above the first line, and another below the last fact."),
        ("Text\na: 1\n", "Put the facts first, between two lines of three hyphens (---)."), ("Text", "---\ntitle: …\n---\nText"),
        ("\n\n---\na: 1\n---\n", "Delete everything above and before the first three hyphens: blank lines or spaces."),
    ])
    func factsWithoutHyphensStayFacts(text: String, fix: String) throws {
        let finding = try finding(text)
        #expect(finding.span.line == 1 && finding.fix == fix, "\(finding)")
    }
}
