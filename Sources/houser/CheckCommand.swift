import ArgumentParser
import ListingKit
import SiteKit

/// `houser check`: tells every problem, publishes nothing.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "check", abstract: "Check the content without publishing anything.")

    @OptionGroup var board: BoardOptions
    @OptionGroup var findings: FindingsOptions

    func run() throws {
        let project = Project(
            content: board.content, templates: "", output: "", ledger: "", today: try board.effectiveDay(), threads: board.threads)
        let reading = try Build(project).check(observer: ProgressLine())
        Findings(findings.format, of: board).print(BuildFindings(reading), showsSummary: true)
        if reading.hasErrors { throw ExitCode.rejected }
    }
}
