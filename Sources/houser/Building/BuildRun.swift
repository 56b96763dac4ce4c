import ArgumentParser
import Bytes
import ListingKit
import Publishing
import SiteKit

/// One build, and all that it tells.
struct BuildRun {
    let board: BoardOptions
    let site: SiteOptions
    /// How problems are printed.
    let format: DiagnosticPrinter.Format
    /// The way to where the program runs, before the paths of files.
    var prefix = ""
    let progress: ProgressOptions
    let reporter: PhaseReporter

    /// Builds and tells what came of it; nothing is published if the content has errors. `ended` is called before anything is told.
    func build(_ project: Project, ended: () -> Void = {}) throws -> BuildResult {
        try project.checkBoard()
        let start = ContinuousClock.now
        let result: BuildResult
        do {
            defer {
                reporter.finish()
                Interruption.endsAtOnce()
            }
            result = try Build(project).run(observer: reporter)
        } catch PublishError.cancelled {
            Terminal.error("Stopped. \(untouched)")
            Interruption.endIfWished()
            throw PublishError.cancelled
        } catch let error as ContentChanged {
            // Nothing is wrong: who watches builds again.
            throw error
        } catch {
            throw FailedBuild(cause: error, consequence: reporter.phase == .write ? halfDone : untouched)
        }
        let elapsed = start.duration(to: .now)
        // One who was told to end while the site was put in place says first what came of it.
        defer { Interruption.endIfWished() }
        ended()
        do throws(Terminal.NotWritten) {
            try report(result, elapsed)
        } catch {
            throw FailedBuild(cause: error, consequence: result.publication == nil ? untouched : "\(site.output) itself is published.")
        }
        return result
    }

    /// Tells what came of a build.
    private func report(_ result: BuildResult, _ elapsed: Duration) throws(Terminal.NotWritten) {
        try Findings(format, of: board, prefix: prefix, isQuiet: progress.quiet).print(
            result.reading, showsSummary: result.publication == nil)
        guard let report = result.publication else {
            Terminal.error(untouched)
            reporter.log(.rejected(result.reading, elapsed))
            return
        }
        try tell(
            BuildSummary(reading: result.reading, report: report, output: site.output, elapsed: elapsed, isPreview: board.today != nil).text
        )
        reporter.log(.built(result.reading, report, elapsed))
    }

    private var untouched: String { "Nothing was published: \(site.output) is as it was." }

    /// What is to be said of an output after an error while it was changed.
    private var halfDone: String {
        // A new output takes its place in one step.
        if Files.stamp(site.output) == nil { return untouched }
        return
            "Some files in \(site.output) may be new already and others not. Once the cause is mended, the next build makes them all new."
    }

    /// Writes a result. Formats for programs stay pure on standard output.
    func tell(_ text: String) throws(Terminal.NotWritten) {
        if progress.quiet { return }
        if format == .text { try Terminal.print(text) } else { Terminal.error(text) }
    }
}

/// A build that could not be carried out, and what that means for the site.
private struct FailedBuild: Error, CustomStringConvertible {
    let cause: any Error
    let consequence: String

    /// What went wrong, and on a line of its own what became of the site.
    var description: String { "\(cause)\n\(consequence)" }
}

extension LogLine {
    /// A site was published.
    static func built(_ reading: BuildFindings, _ report: PublishReport, _ elapsed: Duration) -> LogLine {
        LogLine(
            event: "built",
            numbers: [
                ("ms", ElapsedTime.milliseconds(elapsed)), ("listings", reading.listingCount), ("open", reading.openCount),
                ("pages", report.pages), ("feeds", report.feeds), ("written", report.writtenCount), ("unchanged", report.unchanged.count),
                ("removed", report.removed.count), ("bytes", report.bytes), ("bytesWritten", report.bytesWritten),
            ])
    }

    /// The content has errors.
    static func rejected(_ reading: BuildFindings, _ elapsed: Duration) -> LogLine { judged("rejected", reading, elapsed) }

    /// The content was checked.
    static func checked(_ reading: BuildFindings, _ elapsed: Duration) -> LogLine { judged("checked", reading, elapsed) }

    private static func judged(_ event: String, _ reading: BuildFindings, _ elapsed: Duration) -> LogLine {
        let summary = DiagnosticSummary(reading.diagnostics)
        return LogLine(
            event: event,
            numbers: [
                ("ms", ElapsedTime.milliseconds(elapsed)), ("listings", reading.listingFileCount), ("errors", summary.errors),
                ("warnings", summary.warnings), ("hints", summary.hints),
            ])
    }
}
