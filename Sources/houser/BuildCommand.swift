import ArgumentParser
import ListingKit
import SiteKit

/// `houser build`: checks everything, then publishes.
struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "build", abstract: "Check the content and publish the site.")

    @OptionGroup var board: BoardOptions
    @OptionGroup var site: SiteOptions

    func run() throws {
        let start = ContinuousClock.now
        let result = try Build(Project(board, site)).run(observer: ProgressLine())
        Findings(options: board).print(result.reading, showsSummary: result.publication == nil)
        guard let report = result.publication else {
            Terminal.error("Nothing was published: \(site.output) is as it was.")
            throw ExitCode.rejected
        }
        let summary = BuildSummary(reading: result.reading, report: report, output: site.output, elapsed: start.duration(to: .now)).text
        if board.format == .text { Terminal.print(summary) } else { Terminal.error(summary) }
    }
}
