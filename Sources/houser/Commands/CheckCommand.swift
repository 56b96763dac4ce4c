import ArgumentParser
import ListingKit
import SiteKit
import Values

/// `houser check`: tells every problem, publishes nothing.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "check", abstract: "Check the content without publishing anything.")

    @OptionGroup var board: BoardOptions
    @OptionGroup var records: StateOptions
    @OptionGroup var findings: FindingsOptions
    @OptionGroup var progress: ProgressOptions

    @Option(
        help: ArgumentHelp("Also list the listings that expire within this many days, so you can remind their owners.", valueName: "days")
    )
    var expiring: Int?

    @Option(
        help: ArgumentHelp("The folder you publish to. Its last build shows which listings have been deleted since.", valueName: "folder"))
    var output = "public"

    @Option(
        help: ArgumentHelp(
            "Also check what changed since this commit, tag or branch of the git repository: ids, days of listing, histories and prices.",
            valueName: "revision"))
    var base: String?

    @Option(
        name: .customLong("as"),
        help: ArgumentHelp(
            "With --base, also check that the change is made by an owner or a maintainer: the account of whoever proposes it, as the forge calls it.",
            valueName: "account"))
    var account: String?

    mutating func validate() throws {
        if base?.isEmpty ?? false { throw ValidationError("--base is empty: the variable that should name the revision isn't set.") }
        if account?.trimmed.isEmpty ?? false {
            throw ValidationError("--as is empty: the variable that should name the account isn't set.")
        }
        if account != nil, base == nil { throw ValidationError("--as needs --base, to know what was whose before the change.") }
        if let expiring, !(1...730).contains(expiring) { throw ValidationError("--expiring must be from 1 to 730 days.") }
    }

    func run() throws {
        let project = Project(
            content: board.content, templates: board.templatesFolder, templatesMayBeAbsent: board.templates == nil, output: output,
            ledger: try LedgerPlace(output: output, state: records.state).path, today: try board.effectiveDay(), threads: board.threads)
        let start = ContinuousClock.now
        let reporter = progress.reporter()
        let reading: LoadedContent
        do {
            defer { reporter.finish() }
            reading = try Build(project).check(
                expiring: expiring, comparison: base.map { Comparison(base: $0, account: account) }, observer: reporter)
        }
        let elapsed = start.duration(to: .now)
        try Findings(findings.format, of: board, isQuiet: progress.quiet).print(BuildFindings(reading), showsSummary: true)
        reporter.log(.checked(BuildFindings(reading), elapsed))
        if reading.hasErrors { throw ExitCode.rejected }
    }
}
