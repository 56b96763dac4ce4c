import ArgumentParser
import Inbox
import ListingKit
import Publishing
import SiteKit

/// `houser accept`: makes files of the board from what people send.
struct AcceptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept", abstract: "Make files of the board from packages and messages that people send.",
        discussion:
            "Takes packages of the posting page (zip), letters (listing.txt, with the pictures beside it), messages (.eml), mailboxes (mbox, Maildir), and folders of all these, such as the queue of 'houser inbox'. Shows what each would write and checks the board with it; nothing is written without --write. With --preview FOLDER it builds the board with what is accepted there, and names the page of each listing to open, or of the one that a comment is about. Exit codes: 0 all can be accepted, or nothing is waiting; 1 something is refused; 2 the command could not run."
    )

    @Argument(
        help: ArgumentHelp("What came: packages, letters with their pictures, messages, mailboxes, or a folder of them.", valueName: "file")
    )
    var files: [String]

    @OptionGroup var board: BoardOptions
    @OptionGroup var records: StateOptions

    @Option(
        help: ArgumentHelp("The folder you publish to. Its last build shows what would change for those who follow.", valueName: "folder"))
    var output = "public"

    @Flag(help: "Write the files of what is accepted.")
    var write = false

    @Option(
        help: ArgumentHelp(
            "Build the board as it would be with what is accepted into this folder, to look at. The content stays as it is.",
            valueName: "folder"))
    var preview: String?

    @Flag(help: "Let files take the place of others of the same name.")
    var replace = false

    @Option(help: "How the report is printed: text or json.")
    var format: AcceptReport.Format = .text

    mutating func validate() throws {
        if preview != nil, write { throw ValidationError("--preview and --write cannot be used together: look first, then write.") }
    }

    func run() throws {
        let project = Project(
            content: board.content, templates: board.templatesFolder, templatesMayBeAbsent: board.templates == nil, output: output,
            ledger: try LedgerPlace(output: output, state: records.state).path, today: try board.effectiveDay(), threads: board.threads)
        let preview = try preview.map { try AcceptPreview($0, of: project) }
        let judge = try ParcelJudge(project, mayReplace: replace, observer: Unwatched())
        var report = AcceptReport(format, content: board.content, isWritten: write, isPreviewed: preview != nil)
        do {
            let ignored = try ParcelReader(judge.board).read(files) {
                judge.clashes = $0
            } each: { delivery in
                let verdict = try judge.judge(delivery)
                if write, verdict.outcome == .accepted { try ContentWriter.write(verdict.writes, in: board.content) }
                try report.add(verdict, today: judge.today)
            }
            try report.add(ignored.filter { !PackageQueue.isOwn($0.path.split(separator: "/").last ?? "") })
            if let preview { try report.add(preview.build(judge), in: preview.folder) }
        } catch {
            // What was written before is told all the same.
            try report.finish()
            throw error
        }
        try report.finish(files)
        if report.hasRefused { throw ExitCode.rejected }
    }
}
