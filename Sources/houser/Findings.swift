import ListingKit
import SiteKit

/// Prints what was found in a board's content.
struct Findings {
    let options: BoardOptions

    /// Prints all findings, and for people a closing line about what was looked at.
    func print(_ reading: BuildFindings, showsSummary: Bool) {
        let printer = DiagnosticPrinter(
            options.format, root: options.content, colour: Terminal.hasColour && options.format == .text, version: Houser.version,
            rules: Rule.all)
        Terminal.print(printer.print(reading.diagnostics))
        guard showsSummary else { return }
        let sentence = DiagnosticSummary(reading.diagnostics).sentence(listings: reading.listingFileCount)
        // Formats for programs stay pure on standard output.
        if options.format == .text { Terminal.print(sentence + "\n") } else { Terminal.error(sentence) }
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
