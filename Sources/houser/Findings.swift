import ListingKit
import SiteKit

/// Prints what was found in a board's content.
struct Findings {
    private let format: DiagnosticPrinter.Format
    private let root: String
    private let stream: Terminal.Stream

    /// Findings in that form, for a board, on one of the streams.
    init(_ format: DiagnosticPrinter.Format, of board: BoardOptions, on stream: Terminal.Stream = .output) {
        self.format = format
        self.stream = stream
        root = board.content
    }

    /// Prints all findings, and for people a closing line about what was looked at.
    func print(_ reading: BuildFindings, showsSummary: Bool) {
        let printer = DiagnosticPrinter(
            format, root: root, colour: format == .text && Terminal.hasColour(stream), version: Houser.version, rules: Rule.all)
        Terminal.print(printer.print(reading.diagnostics), on: stream)
        guard showsSummary else { return }
        let sentence = DiagnosticSummary(reading.diagnostics).sentence(listings: reading.listingFileCount)
        // Formats for programs stay pure on standard output.
        if format == .text { Terminal.print(sentence + "\n", on: stream) } else { Terminal.error(sentence) }
    }
}

/// The line that shows how far a build has come, on a terminal only.
struct ProgressLine: BuildObserver {
    private let isShown = Terminal.isWatched

    func begin(_ phase: BuildPhase) {}

    func read(_ count: Int, of total: Int) {
        guard isShown, total >= 1_000 else { return }
        Terminal.progress(count == total ? "" : "Reading listings: \(grouped(count)) of \(grouped(total))")
    }
}
