import ArgumentParser
import Publishing
import SiteKit

/// `houser build`: checks everything, then publishes.
struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "build", abstract: "Check the content and publish the site.")

    @OptionGroup var board: BoardOptions
    @OptionGroup var site: SiteOptions
    @OptionGroup var findings: FindingsOptions
    @OptionGroup var progress: ProgressOptions

    @Flag(help: "Afterwards, build the whole site again from scratch in a temporary folder, compare every byte, and check the feeds.")
    var verify = false

    @Flag(help: "Build again whenever a file changes, until Ctrl-C.")
    var watch = false

    @Option(
        help: ArgumentHelp("A file to list the feeds that this changes, one address a line, for a WebSub hub.", valueName: "file"))
    var changedFeeds: String?

    mutating func validate() throws {
        if verify, watch { throw ValidationError("--verify and --watch cannot be used together.") }
        if changedFeeds != nil, watch { throw ValidationError("--changed-feeds and --watch cannot be used together.") }
    }

    func run() throws {
        Interruption.take()
        let run = BuildRun(
            board: board, site: site, format: findings.format, prefix: findings.prefix, progress: progress, reporter: progress.reporter())
        if watch { return try watch(run) }
        let project = try Project(board, site)
        let verifier = verify ? try Verifier(project) : nil
        let list = try changedFeeds.map { try ChangedFeedList($0, for: project) }
        let result = try run.build(project)
        guard let report = result.publication else { throw ExitCode.rejected }
        try list?.write(result.changedFeeds)
        if let verifier { try check(verifier, report, of: project, run) }
    }

    private func watch(_ run: BuildRun) throws {
        try Project(board, site).checkBoard()
        let greeting = progress.quiet ? nil : "Watching \(board.content) and \(board.templatesFolder). Ctrl-C ends it."
        try WatchLoop(command: run, interruption: try Interruption.descriptor(), greeting: greeting).run()
    }

    private func check(_ verifier: Verifier, _ report: PublishReport, of project: Project, _ run: BuildRun) throws {
        let verification: Verification
        do {
            // The temporary folder must not be left behind.
            Interruption.isPutOff()
            defer {
                run.reporter.finish()
                Interruption.endsAtOnce()
                Interruption.endIfWished()
            }
            verification = try ScratchFolder.with { try verifier.verify(report, in: $0, observer: run.reporter) }
        }
        let answer = VerificationAnswer(verification, of: project)
        guard verification.isSound else { throw answer }
        try run.tell(answer.text)
    }
}
