import Testing

@testable import Findings
@testable import ListingKit

@Suite struct LineTests {
    @Test(arguments: [
        ("", [""]), ("a", ["a"]), ("a\n", ["a", ""]), ("a\nb", ["a", "b"]), ("a\r\nb\rc\n", ["a", "b", "c", ""]), ("\n\n", ["", "", ""]),
        ("\u{FEFF}a\nb", ["a", "b"]),
    ])
    func lines(_ text: String, _ expected: [String]) {
        let file = SourceFile(path: "a.md", bytes: Array(text.utf8))
        #expect((1...expected.count).map { file.line($0) } == expected)
        #expect(file.line(0) == nil && file.line(-1) == nil && file.line(expected.count + 1) == nil && file.line(.min) == nil)
    }

    @Test func manyErrorsDoNotReadTheFileAgainForEach() {
        let text = "---\ninspections:\n" + String(repeating: "- xx\n", count: 100_000) + "---\n"
        let file = SourceFile(path: "a.md", bytes: Array(text.utf8))
        var report = Report(file)
        for line in 3..<100_003 {
            report.add(
                .inspectionSlot, SourceSpan(line: line, column: 3), "x", fix: report.indented("- x", at: SourceSpan(line: line, column: 3)))
        }
        // A hundred, and one that says how many more there are.
        #expect(report.diagnostics.count == 101)
    }
}

@Suite struct LineSeparatorTests {
    @Test(arguments: [("\u{85}", 5), ("\u{2028}", 5), ("\u{2029}", 5)])
    func areNamedWithTheirPlace(character: String, column: Int) {
        let bytes = Array("é: 1\né: a\(character)b\n".utf8)
        var report = Report(SourceFile(path: "a.yaml", bytes: bytes))
        SourceChecks.checkLineSeparators(bytes[...], firstLine: 4, report: &report)
        #expect(report.diagnostics.map(\.span) == [SourceSpan(line: 5, column: column)])
    }

    @Test func otherCharactersAreFine() {
        let bytes = Array("title: Café – “quiet” \u{2026} £5 \u{A0}\n".utf8)
        var report = Report(SourceFile(path: "a.yaml", bytes: bytes))
        SourceChecks.checkLineSeparators(bytes[...], firstLine: 1, report: &report)
        #expect(report.diagnostics.isEmpty)
    }
}
