import ArgumentParser
import ListingKit
import SiteKit

/// `houser build`: checks everything, then publishes.
struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "build", abstract: "Check the content and publish the site.")

    @OptionGroup var board: BoardOptions
    @OptionGroup var site: SiteOptions
    @OptionGroup var findings: FindingsOptions

    @Flag(help: "Then make the whole site again from nothing, elsewhere, and compare every byte.")
    var verify = false

    func run() throws {
        let start = ContinuousClock.now
        let project = try Project(board, site)
        let verifier = verify ? try Verifier(project) : nil
        let result = try Build(project).run(observer: ProgressLine())
        Findings(findings.format, of: board).print(result.reading, showsSummary: result.publication == nil)
        guard let report = result.publication else {
            Terminal.error("Nothing was published: \(site.output) is as it was.")
            throw ExitCode.rejected
        }
        tell(BuildSummary(reading: result.reading, report: report, output: site.output, elapsed: start.duration(to: .now)).text)
        guard let verifier else { return }
        let verification = try ScratchFolder.with { try verifier.verify(report, in: $0, observer: ProgressLine()) }
        let answer = VerificationAnswer(verification, site: site)
        guard verification.differences.isEmpty else { throw answer }
        tell(answer.text)
    }

    /// Formats for programs stay pure on standard output.
    private func tell(_ text: String) {
        if findings.format == .text { Terminal.print(text) } else { Terminal.error(text) }
    }
}
