import Testing

@testable import Facts
@testable import Findings
@testable import ListingKit

@Suite struct ReportTests {
    @Test func warningsWithoutNumberDoNotHideAnError() {
        var report = Report(SourceFile(path: "rentals/a.md", bytes: []))
        for _ in 0..<1_000 { report.add(.markdownHTML, .wholeFile, "a warning") }
        #expect(report.diagnostics.count == 101)
        #expect(report.diagnostics.last?.message == "there are at least 900 more warnings and hints in this file")
        #expect(!report.isFull && !report.hasErrors)
        report.add(.hiddenStreet, .wholeFile, "an error")
        #expect(report.hasErrors)
        #expect(report.diagnostics.count { $0.severity == .error } == 1)
        for _ in 0..<1_000 { report.add(.hiddenStreet, .wholeFile, "another error") }
        #expect(report.isFull)
        #expect(report.diagnostics.count { $0.rule != "unlisted" } == 200)
        #expect(report.diagnostics.last { $0.severity == .error }?.message == "there are at least 901 more errors in this file")
    }

    @Test func nothingElseIsSaidOfAValueThatIsToBeFilledIn() {
        var report = Report(SourceFile(path: "rentals/a.md", bytes: Array("rent: …\nbond: x\n".utf8)))
        let place = SourceSpan(line: 1, column: 7)
        #expect(Rule.checkPlaceholder(" …\n", at: place, report: &report))
        report.add(.singleAmount, place, "not a number")
        #expect(report.diagnostics.map(\.rule) == ["placeholder"])
        #expect(!Rule.checkPlaceholder("12 … Street", at: place, report: &report))
        #expect(!Rule.checkPlaceholder("....", at: place, report: &report))
    }

    @Test(arguments: [
        (5, 1, "a: [z, c]"), (4, 6, "a: z"), (1, 1, "z: [b, c]"), (9, 1, "a: [b, cz"), (9, 2, nil), (10, 1, nil), (0, 1, nil),
    ])
    func aLineIsOfferedWithAnotherText(column: Int, length: Int, line: String?) {
        let report = Report(SourceFile(path: "rentals/a.md", bytes: Array("a: [b, c]\n".utf8)))
        #expect(report.line(replacing: SourceSpan(line: 1, column: column, length: length), with: "z") == line)
    }
}
