import ArgumentParser
import Facts
import Findings
import ListingKit
import SiteKit
import Values

/// `houser edit ID`: changes a listing's file without an editor.
struct EditCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change a listing: its price, its status, when people can come.",
        discussion:
            "Changes only the lines that are meant, and adds a row to the history for a new price or status, so that followers hear about it. Nothing is written if 'houser check' would find errors in the listing. Exit codes: 0 done, 1 the change is refused, 2 the command could not run."
    )

    @Argument(help: ArgumentHelp("The listing's id, as 'houser list' shows it.", valueName: "id"))
    var id: String

    @Option(help: ArgumentHelp("The new rent, of a kind that has one.", valueName: "amount"))
    var rent: String?

    @Option(help: ArgumentHelp("The new price, of a kind that has one.", valueName: "amount"))
    var price: String?

    @Option(help: ArgumentHelp("The new status, such as let.", valueName: "status"))
    var status: String?

    @Option(help: ArgumentHelp("Set any field of the listing's kind; with nothing after the = it is taken out.", valueName: "field=value"))
    var set: [String] = []

    @Flag(help: "Say that the listing still stands as it is.")
    var confirm = false

    @Option(help: ArgumentHelp("Add a time when people can come, such as \"2026-12-05 10:00-10:30\".", valueName: "time"))
    var addInspection: [String] = []

    @Flag(help: "Take the listing back: it leaves the lists, and its page says so.")
    var withdraw = false

    @Flag(help: "Show what would be written, and write nothing.")
    var dryRun = false

    @OptionGroup var board: BoardOptions
    @OptionGroup var records: StateOptions

    @Option(
        help: ArgumentHelp("The folder you publish to. Its last build shows what would change for those who follow.", valueName: "folder"))
    var output = "public"

    mutating func validate() throws {
        if withdraw, status != nil { throw ValidationError("--withdraw is a status, too: write either it or --status.") }
        guard rent != nil || price != nil || status != nil || !set.isEmpty || confirm || !addInspection.isEmpty || withdraw else {
            throw ValidationError("There is nothing to change: say what, such as --rent 500, --status let or --confirm.")
        }
    }

    func run() throws {
        let project = Project(
            content: board.content, templates: board.templatesFolder, templatesMayBeAbsent: board.templates == nil, output: output,
            ledger: try LedgerPlace(output: output, state: records.state).path, today: try board.effectiveDay(), threads: board.threads)
        let judge = try EditJudge(project, observer: Unwatched())
        guard let kind = try judge.kind(ofListing: id) else {
            let ids = judge.reading.ids(like: id)
            throw ValidationError(
                "There is no listing '\(id)'." + (ids.isEmpty ? "" : " Did you mean \(ids.map { "'\($0)'" }.listed("or"))?")
                    + " 'houser list' shows them all.")
        }
        let (edited, findings) = try judge.edited(id, by: try change(of: kind, today: judge.reading.today))
        guard let edited, !findings.contains(where: { $0.severity == .error }) else {
            try print(findings)
            Terminal.error("Nothing was written.")
            throw ExitCode.rejected
        }
        try print(findings)
        try Terminal.print(LineChanges(edited, content: board.content).text)
        try Terminal.print(VisibleText.line(SecretMask.masked(edited.sentence)) + ".\n")
        guard edited.before != edited.after else { return }
        if dryRun { return try Terminal.print("Nothing was written, because of --dry-run.\n") }
        try ContentWriter.write(
            [ContentWriter.File(path: edited.path, bytes: edited.after, replaces: true, expected: .bytes(edited.before))], in: board.content
        )
    }

    private func print(_ findings: [Diagnostic]) throws {
        let printer = DiagnosticPrinter(
            .text, in: ContentPlace(board.content), colour: Terminal.hasColour(.output), version: Houser.version, rules: Rule.all)
        try Terminal.print(printer.print(findings))
    }

    /// What is asked for, of a listing of a kind.
    private func change(of kind: Kind, today: Day) throws -> ListingChange {
        var change = ListingChange()
        for (name, amount) in [("rent", rent), ("price", price)] {
            guard let amount else { continue }
            guard kind.price?.field == name else { throw ValidationError(EditCommand.otherPrice(name, amount, of: kind)) }
            change.settings.append(.init(key: name, typed: amount))
        }
        if let status { change.settings.append(.init(key: "status", typed: status)) }
        if withdraw { change.settings.append(.init(key: "status", typed: Kind.withdrawn)) }
        for text in set {
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2 else {
                throw ValidationError("--set needs a field and its value, such as --set bedrooms=2, not '\(text)'.")
            }
            change.settings.append(.init(key: parts[0].trimmed, typed: parts[1]))
        }
        let keys = change.settings.map(\.key)
        if let (_, key) = keys.enumerated().first(where: { keys[..<$0].contains($1) }) {
            throw ValidationError("'\(key)' is set twice: write it once.")
        }
        for text in addInspection {
            guard let slot = ListingChange.inspection(text, today: today) else {
                throw ValidationError(
                    "--add-inspection needs a day, a start and an end, such as \"2026-12-05 10:00-10:30\", not '\(text)'.")
            }
            change.inspections.append(slot)
        }
        if confirm { change.confirmed = today }
        return change
    }

    private static func otherPrice(_ name: String, _ amount: String, of kind: Kind) -> String {
        let what = kind.label.lowercasedFirst
        guard let field = kind.price?.field else { return "A \(what) has no \(name)." }
        let fix = ["rent", "price"].contains(field) ? "--\(field) \(amount)" : "--set \(field)=\(amount)"
        return "A \(what) has no \(name); its price is '\(field)': write \(fix)."
    }
}
