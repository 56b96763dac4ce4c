import ArgumentParser
import Findings
import ListingKit
import Publishing
import SiteKit
import Values

/// `houser check`: tells every problem, publishes nothing.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Check the content without publishing anything.",
        discussion:
            "Exit codes: 0 no errors in what it tells of, 1 errors, 2 the command could not run.")

    @Argument(
        help: ArgumentHelp(
            "The files and folders to tell of (default: all). The whole board is checked in any case.", valueName: "file"))
    var files: [String] = []

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

    @Flag(help: "Write into the files what can only be meant, after showing it and asking.")
    var fix = false

    @Flag(help: "With --fix, write without asking.")
    var yes = false

    mutating func validate() throws {
        if yes, !fix { throw ValidationError("--yes needs --fix: there is nothing else to say yes to.") }
        if fix, findings.format != .text { throw ValidationError("--fix shows its changes to people: leave --format out.") }
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
        let named = files.isEmpty ? nil : try NamedFiles(files, of: board)
        let start = ContinuousClock.now
        let reporter = progress.reporter()
        let reading: LoadedContent
        var mended: MendedBoard?
        do {
            defer { reporter.finish() }
            reading = try judge(project, over: ContentOverlay(), reporter)
            if fix {
                mended = try MendedBoard(reading, in: board.content, of: { named?.hold($0) ?? true }) {
                    try judge(project, over: $0, Unwatched())
                }
            }
        }
        let shown = Findings(findings.format, of: board, prefix: findings.prefix, isQuiet: progress.quiet)
        if let mended {
            let run = FixRun(mended: mended, findings: shown, content: board.content, isSure: yes)
            if try run.write() {
                let left = BuildFindings(mended.reading).only { named?.hold($0) ?? true }
                try shown.print(left.diagnostics)
                try shown.close(run.summary(left.diagnostics))
                if left.hasErrors { throw ExitCode.rejected }
                return
            }
        }
        let all = BuildFindings(reading)
        let told = all.only { named?.hold($0) ?? true }
        let elapsed = start.duration(to: .now)
        try shown.print(
            told, of: named?.named(others: all.diagnostics.count - told.diagnostics.count), showsSummary: true)
        reporter.log(.checked(told, elapsed))
        if told.hasErrors { throw ExitCode.rejected }
    }

    private func judge(_ project: Project, over overlay: ContentOverlay, _ observer: any BuildObserver) throws -> LoadedContent {
        var project = project
        project.overlay = overlay
        return try Build(project).check(
            expiring: expiring, over: overlay, comparison: base.map { Comparison(base: $0, account: account) }, observer: observer)
    }
}
