import ArgumentParser
import ListingKit
import SiteKit

/// `houser check`: tells every problem, publishes nothing.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "check", abstract: "Check the content without publishing anything.")

    @OptionGroup var board: BoardOptions
    @OptionGroup var findings: FindingsOptions
    @OptionGroup var progress: ProgressOptions

    func run() throws {
        let project = Project(
            content: board.content, templates: "", output: "", ledger: "", today: try board.effectiveDay(), threads: board.threads)
        let start = ContinuousClock.now
        let reporter = progress.reporter()
        let reading: Reading
        do {
            defer { reporter.finish() }
            reading = try Build(project).check(observer: reporter)
        }
        let elapsed = start.duration(to: .now)
        Findings(findings.format, of: board, isQuiet: progress.quiet).print(BuildFindings(reading), showsSummary: true)
        reporter.log(.checked(BuildFindings(reading), elapsed))
        if reading.hasErrors { throw ExitCode.rejected }
    }
}
