import Findings
import ListingKit
import SiteKit

/// Prints what was found in a board's content.
struct Findings {
    private let format: DiagnosticPrinter.Format
    private let place: ContentPlace
    private let stream: Terminal.Stream
    private let isQuiet: Bool
    private let isDayOfEnvironment: Bool

    /// Findings in a form, for a board, on one of the streams; without the closing line if it is to be quiet.
    /// `prefix` is the way to where the command runs.
    init(
        _ format: DiagnosticPrinter.Format, of board: BoardOptions, prefix: String = "", on stream: Terminal.Stream = .output,
        isQuiet: Bool = false
    ) {
        self.isQuiet = isQuiet
        self.format = format
        self.stream = stream
        place = ContentPlace(board.content, prefix: prefix)
        isDayOfEnvironment = board.today == nil && !board.followsClock
    }

    /// Prints findings alone.
    /// Throws if they cannot be written.
    func print(_ findings: [Diagnostic]) throws(Terminal.NotWritten) {
        let printer = DiagnosticPrinter(
            format, in: place, colour: format == .text && Terminal.hasColour(stream), version: Houser.version, rules: Rule.all)
        try Terminal.print(printer.print(findings), on: stream)
    }

    /// Prints all findings, and for people a closing line about what was looked at; `named` are the files of which alone it tells.
    /// Throws if they cannot be written.
    func print(_ reading: BuildFindings, of named: DiagnosticSummary.Named? = nil, showsSummary: Bool) throws(Terminal.NotWritten) {
        try print(reading.diagnostics)
        guard showsSummary else { return }
        try close(DiagnosticSummary(reading.diagnostics).sentence(listings: reading.listingFileCount, of: named) + day(reading))
    }

    /// Prints a closing line, unless it is to be quiet.
    func close(_ sentence: String) throws(Terminal.NotWritten) {
        if isQuiet { return }
        // Formats for programs stay pure on standard output.
        if format == .text { try Terminal.print(sentence + "\n", on: stream) } else { Terminal.error(sentence) }
    }

    /// Names the day that was taken for today where an environment variable gives it, which is easily forgotten; else empty.
    private func day(_ reading: BuildFindings) -> String {
        isDayOfEnvironment ? "; today is \(reading.today), as SOURCE_DATE_EPOCH says" : ""
    }
}
