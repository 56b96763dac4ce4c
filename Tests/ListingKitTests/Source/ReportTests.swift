import Testing

@testable import ListingKit

@Suite struct ReportTests {
    @Test func warningsWithoutNumberDoNotHideAnError() {
        var report = Report(SourceFile(path: "rentals/a.md", bytes: []))
        for _ in 0..<1_000 { report.add(.markdownHTML, .wholeFile, "a warning") }
        #expect(report.diagnostics.count == 100)
        #expect(!report.isFull && !report.hasErrors)
        report.add(.hiddenStreet, .wholeFile, "an error")
        #expect(report.hasErrors)
        #expect(report.diagnostics.last?.severity == .error)
        for _ in 0..<1_000 { report.add(.hiddenStreet, .wholeFile, "another error") }
        #expect(report.isFull)
        #expect(report.diagnostics.count == 200)
    }
}
