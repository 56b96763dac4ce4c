import Findings

/// The result of reading a listing's file and applying every rule to it.
package struct CheckedListing {
    /// The listing, if nothing is wrong with it that keeps it from being published.
    package let listing: Listing?
    /// Where its id stands, or would.
    package let idSpan: SourceSpan
    /// The lines of the facts that hold its one address; nil if it has none or several.
    package let addressLines: ClosedRange<Int>?
    /// All findings on it.
    package let diagnostics: [Diagnostic]

    /// Reads and judges a file.
    package init(_ source: SourceFile, _ reader: ListingReader) {
        var report = Report(source)
        let written = reader.read(source, report: &report)
        if let written {
            for rule in ListingRule.all { rule.check(written, &report) }
        }
        listing = report.hasErrors ? nil : written?.listing
        idSpan = written?.idSpan ?? SourceSpan(line: 1, column: 1)
        let lines = written?.addressLines ?? []
        addressLines = lines.count == 1 ? lines[0] : nil
        diagnostics = report.diagnostics
    }

    /// A file that was judged before, without another judgement; nil if it can't be read any more.
    package static func listing(_ source: SourceFile, _ reader: ListingReader) -> Listing? {
        var report = Report(source)
        let written = reader.read(source, report: &report)
        return report.hasErrors ? nil : written?.listing
    }
}
