import Findings
import ListingKit
import SiteKit

/// Prints what was found in a board's content.
struct Findings {
    private let format: DiagnosticPrinter.Format
    private let root: String
    private let stream: Terminal.Stream
    private let isQuiet: Bool
    private let isDayOfEnvironment: Bool

    /// Findings in that form, for a board, on one of the streams; without the closing line if it is to be quiet.
    init(_ format: DiagnosticPrinter.Format, of board: BoardOptions, on stream: Terminal.Stream = .output, isQuiet: Bool = false) {
        self.isQuiet = isQuiet
        self.format = format
        self.stream = stream
        root = board.content
        isDayOfEnvironment = board.today == nil && !board.followsClock
    }

    /// Prints all findings, and for people a closing line about what was looked at.
    /// Throws if they cannot be written.
    func print(_ reading: BuildFindings, showsSummary: Bool) throws(Terminal.NotWritten) {
        let printer = DiagnosticPrinter(
            format, root: root, colour: format == .text && Terminal.hasColour(stream), version: Houser.version, rules: Rule.all)
        try Terminal.print(printer.print(reading.diagnostics), on: stream)
        guard showsSummary, !isQuiet else { return }
        let sentence = DiagnosticSummary(reading.diagnostics).sentence(listings: reading.listingFileCount) + day(reading)
        // Formats for programs stay pure on standard output.
        if format == .text { try Terminal.print(sentence + "\n", on: stream) } else { Terminal.error(sentence) }
    }

    /// Names the day that was taken for today where an environment variable gives it, which is easily forgotten; else empty.
    private func day(_ reading: BuildFindings) -> String {
        isDayOfEnvironment ? "; today is \(reading.today), as SOURCE_DATE_EPOCH says" : ""
    }
}
