import ArgumentParser
import ListingKit
import SiteKit
import Values

/// `houser digest --since DAY`: prints what people were told as a message for a mailing list.
struct DigestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "digest", abstract: "Print what happened since a day as an email for a mailing list.",
        discussion:
            "It tells what the last build and those before it told people who follow the board. The message has no sender, recipients or date: add them when you send it. If there is no news, nothing is printed, and the exit code is 0."
    )

    @Option(help: ArgumentHelp("The first day of the news, such as 2026-11-20.", valueName: "day"))
    var since: String

    @Option(help: ArgumentHelp("The last day of the news (default: the day of the last build).", valueName: "day"))
    var until: String?

    @Option(help: ArgumentHelp("Tell only of this page's listings, such as rentals or suburbs/vic/collingwood-3066.", valueName: "page"))
    var of: String?

    @Option(help: ArgumentHelp("A file for the message, instead of standard output. It is empty if there is no news.", valueName: "file"))
    var file: String?

    @Option(help: ArgumentHelp("The folder of listing files.", valueName: "folder"))
    var content = "content"

    @OptionGroup var site: SiteOptions

    func run() throws {
        let days = DigestDays(since: try day("--since", since), until: try until.map { try day("--until", $0) })
        let project = Project(
            content: content, templates: Project.usualTemplates, templatesMayBeAbsent: true, output: site.output,
            ledger: try LedgerPlace(output: site.output, state: site.records.state).path, baseURL: try site.normalisedBaseURL(),
            today: .day(days.first),
            threads: BoardOptions.usualThreads)
        let result = try file.map { try ResultFile($0, option: "--file", "the digest", for: project) }
        switch try Build(project).digest(on: days, of: of) {
        case .message(let bytes):
            if let result { try result.write(bytes) } else { try Terminal.print(bytes) }
        case .noNews: Terminal.error("Nothing was told \(period(days)), so there is no message.")
        case .rejected(let findings):
            let files = Set(findings.diagnostics.filter { $0.severity == .error }.map(\.file)).count
            Terminal.error("\(counted(files, "file")) \(files == 1 ? "has" : "have") errors; 'houser check' shows them.")
            throw ExitCode.rejected
        }
    }

    private func day(_ option: String, _ text: String) throws -> Day {
        guard let day = Day(text) else {
            throw ValidationError("\(option) must be a date written year-month-day, such as 2026-11-20, not '\(text)'.")
        }
        return day
    }

    private func period(_ days: DigestDays) -> String {
        guard let last = days.last else { return "since \(days.first)" }
        return days.first == last ? "on \(last)" : "from \(days.first) to \(last)"
    }
}
