import ArgumentParser
import FoundationEssentials
import Glibc
import ListingKit
import SiteKit
import Values

/// What every command that works on a board can be told.
struct BoardOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The folder of listing files.", valueName: "folder"))
    var content = "content"

    @Option(
        help: ArgumentHelp(
            "The folder of the board's own templates, which replace the built-in ones (default: templates, if there is one).",
            valueName: "folder"))
    var templates: String?

    @Option(help: ArgumentHelp("The date to treat as today, such as 2026-11-21 (default: today).", valueName: "day"))
    var today: String?

    @Option(help: ArgumentHelp("The most threads to use.", valueName: "number"))
    var threads = BoardOptions.usualThreads

    /// One for each core.
    static let usualThreads = min(256, ProcessInfo.processInfo.activeProcessorCount)

    @Option(
        name: [.customLong("color"), .customLong("colour")],
        help: ArgumentHelp(
            "Whether what is wrong is shown in colour: always, auto (on a terminal, without NO_COLOR) or never.", valueName: "when"))
    var colour = Terminal.Colour.auto

    mutating func validate() throws {
        Terminal.colour = colour
        // What lies where the command runs is shown from there, however it was given.
        if content.hasPrefix("/"), let path = RealPath(content).path(below: RealPath(".")) { content = path.isEmpty ? "." : path }
        guard (1...256).contains(threads) else { throw ValidationError("--threads must be from 1 to 256.") }
    }

    /// The folder of the board's own templates, whether it is there or not.
    var templatesFolder: String { templates ?? Project.usualTemplates }

    /// Whether the effective day is the clock's, and so changes while the program runs.
    var followsClock: Bool { today == nil && (Terminal.environment("SOURCE_DATE_EPOCH") ?? "").isEmpty }

    /// The effective day: `--today`, else `SOURCE_DATE_EPOCH` (reproducible-builds.org), else the clock, which is read here and nowhere else.
    func effectiveDay() throws -> EffectiveDay { try BoardOptions.effectiveDay(today) }

    /// The same, where `today` is what the option says.
    static func effectiveDay(_ today: String?) throws -> EffectiveDay {
        if let today {
            guard let day = Day(today) else {
                throw ValidationError("--today must be a date written year-month-day, such as 2026-11-21, not '\(today)'.")
            }
            return .day(day)
        }
        if let epoch = Terminal.environment("SOURCE_DATE_EPOCH"), !epoch.isEmpty {
            guard let seconds = Int(epoch), (0...253_402_300_799).contains(seconds) else {
                throw ValidationError("SOURCE_DATE_EPOCH must be a number of seconds since 1970, not '\(epoch)'.")
            }
            return .instant(seconds: seconds)
        }
        return .instant(seconds: Int(Glibc.time(nil)))
    }
}

/// The form of what is wrong with the content, for commands whose result it is.
struct FindingsOptions: ParsableArguments {
    @Option(help: "How problems are printed: text, github, gitlab, json or sarif.")
    var format: DiagnosticPrinter.Format = .text

    @Option(
        help: ArgumentHelp(
            "The way from the top of the repository to where the command runs, which forges need before the paths of files.",
            valueName: "folder"))
    var prefix = ""

    mutating func validate() throws {
        if prefix.hasPrefix("/") {
            throw ValidationError("--prefix is a way from the top of the repository, such as board, not '\(prefix)'.")
        }
    }
}

extension DiagnosticPrinter.Format: ExpressibleByArgument {}

/// Where Houser keeps its own records from build to build.
struct StateOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The folder for Houser's own records, to be kept from build to build (default: .houser beside the output folder).",
            valueName: "folder"))
    var state: String?
}

/// Where the site is made of and goes to.
struct SiteOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The folder to publish to.", valueName: "folder"))
    var output = "public"

    @Option(
        name: .customLong("base-url"), help: ArgumentHelp("The address to publish at, instead of the url in board.yaml.", valueName: "url"))
    var baseURL: String?

    @OptionGroup var records: StateOptions

    /// The address in its normal form, if one was given.
    func normalisedBaseURL() throws -> String? {
        guard let baseURL else { return nil }
        guard let url = Board.normalised(baseURL) else {
            throw ValidationError("--base-url must be an address such as https://example.org/board/, not '\(baseURL)'.")
        }
        return url
    }
}

extension Project {
    /// The project that the options describe.
    init(_ board: BoardOptions, _ site: SiteOptions) throws {
        self.init(
            content: board.content, templates: board.templatesFolder, templatesMayBeAbsent: board.templates == nil, output: site.output,
            ledger: try LedgerPlace(output: site.output, state: site.records.state).path, baseURL: try site.normalisedBaseURL(),
            today: try board.effectiveDay(),
            threads: board.threads)
    }
}
