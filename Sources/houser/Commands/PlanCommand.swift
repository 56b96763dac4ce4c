import ArgumentParser
import Publishing
import SiteKit
import Values

/// `houser plan`: tells what a build would change, and changes nothing.
struct PlanCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plan", abstract: "Show what a build would add, change and remove, without touching anything.")

    /// A form of the plan. Problems of the content are always told as text, so that they cannot be taken for the plan.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        /// For people.
        case text
        /// A comment for a merge request.
        case md
        /// For programs.
        case json
    }

    @OptionGroup var board: BoardOptions
    @OptionGroup var site: SiteOptions

    @Option(help: "How the plan is printed: text, md (a comment for a merge request) or json.")
    var format: Format = .text

    @Flag(help: "Show every path, however many there are.")
    var all = false

    @Option(
        help: ArgumentHelp(
            "Tell what changed since this commit, tag or branch of the git repository, and who will hear of it, instead of comparing paths with what is published.",
            valueName: "revision"))
    var base: String?

    @Flag(help: "With --base, show the paths too.")
    var paths = false

    mutating func validate() throws {
        if base?.isEmpty ?? false { throw ValidationError("--base is empty: the variable that should name the revision isn't set.") }
        if paths, base == nil { throw ValidationError("--paths needs --base; without it, a plan is nothing but paths.") }
    }

    func run() throws {
        if let base { return try tellNews(since: base) }
        let reporter = PhaseReporter(Terminal.isWatched ? .bar : .lines)
        let result: BuildResult
        do {
            defer { reporter.finish() }
            result = try Build(Project(board, site)).plan(observer: reporter)
        } catch PublishError.foreignFiles(let paths) {
            throw FilesInTheWay(paths: paths, showsAll: all)
        }
        let findings = Findings(.text, of: board, on: format == .text ? .output : .error)
        try findings.print(result.reading, showsSummary: result.publication == nil)
        guard let report = result.publication else { throw ExitCode.rejected }
        let plan = SitePlan(report: report, output: site.output, today: result.reading.today)
        switch format {
        case .text: try Terminal.print(PlanText(plan: plan, showsAll: all).text)
        case .md: try Terminal.print(PlanMarkdown(plan: plan, showsAll: all).text)
        case .json: try Terminal.print(PlanJSON(plan: plan).text)
        }
    }

    private func tellNews(since base: String) throws {
        let reporter = PhaseReporter(Terminal.isWatched ? .bar : .lines)
        let (result, news) = try ScratchFolder.with { scratch in
            defer { reporter.finish() }
            return try Build.news(of: Project(board, site), since: base, in: scratch, observer: reporter)
        }
        guard let report = result.publication, let news else {
            try Findings(.text, of: board, on: format == .text ? .output : .error).print(result.reading, showsSummary: true)
            throw ExitCode.rejected
        }
        let plan = SitePlan(report: report, output: site.output, today: result.reading.today)
        switch format {
        case .text:
            try Terminal.print(NewsText(news: news, plan: plan, base: base, showsPaths: paths || all, showsAll: all).text)
        case .md:
            try Terminal.print(NewsMarkdown(news: news, plan: plan, base: base, showsPaths: paths || all, showsAll: all).text)
        case .json: try Terminal.print(PlanJSON(plan: plan, news: news).text)
        }
    }
}

/// A build could not run, because others' files stand where its own must go.
struct FilesInTheWay: Error, CustomStringConvertible {
    let paths: [String]
    let showsAll: Bool

    var description: String {
        let one = paths.count == 1
        let (files, verb, pronoun) = one ? ("1 file", "is", "it") : ("\(grouped(paths.count)) files", "are", "them")
        let start =
            "a build could not run, because \(files) that Houser did not write \(verb) in the way; "
            + "move or delete \(pronoun), or name another folder to publish to"
        return ([start] + PathLines(paths, limit: showsAll ? nil : PlanText.limit).lines.map { "  " + $0 }).joined(separator: "\n")
    }
}
