import ArgumentParser
import Bytes
import ListingKit
import Publishing
import SiteKit
import Values

/// `houser import`: makes files of the content from what others export.
struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Make comments and reactions from what was said elsewhere.", subcommands: [ImportWebmentions.self])
}

/// `houser import webmentions FILE`.
struct ImportWebmentions: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "webmentions", abstract: "Make comments and reactions from an export of webmentions.",
        discussion:
            "The export is a feed in JF2, such as webmention.io gives at https://webmention.io/api/mentions.jf2. Import it as often as you like: files that are there are left as they are."
    )

    @Argument(help: ArgumentHelp("The export.", valueName: "file"))
    var file: String

    @OptionGroup var board: BoardOptions

    @Flag(help: "Show what would be made, and make nothing.")
    var dryRun = false

    func run() throws {
        let bytes = try Files.readFile(file, limit: WebmentionImport.mostBytes, followingLinks: true)
        let project = Project(
            content: board.content, templates: board.templatesFolder, templatesMayBeAbsent: board.templates == nil, output: "public",
            ledger: "", today: try board.effectiveDay(), threads: board.threads)
        let reading = try Build(project).read()
        guard let importer = WebmentionImport(reading) else {
            try Findings(.text, of: board).print(BuildFindings(reading), showsSummary: true)
            throw ExitCode.rejected
        }
        let plan = try importer.plan(bytes)
        let fresh = plan.files.filter { !$0.exists(in: board.content) }
        for file in fresh {
            if !dryRun { try file.write(in: board.content) }
            try Terminal.print("\(dryRun ? "would write" : "wrote") \(board.content)/\(file.path)\n")
        }
        for note in plan.notes { Terminal.error(note) }
        let known = plan.files.count - fresh.count
        try Terminal.print(
            "\(counted(fresh.count, "new file")), \(grouped(known)) there already, \(counted(plan.notes.count, "note"))\n"
        )
    }
}
