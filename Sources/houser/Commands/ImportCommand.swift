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
            "The export is a feed in JF2, such as webmention.io gives at https://webmention.io/api/mentions.jf2. Import it as often as you like: files that somebody edited are left as they are, and others follow what changed at their source."
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
        let plan = try importer.plan(bytes, in: board.content)
        var notes = plan.notes
        var (fresh, rewritten) = (0, 0)
        for file in plan.files {
            let path = "\(board.content)/\(file.path)"
            switch try file.state(in: board.content) {
            case .known: continue
            case .new:
                if !dryRun { try file.write(in: board.content) }
                try Terminal.print("\(dryRun ? "would write" : "wrote") \(path)\n")
                fresh += 1
            case .outdated(let before):
                if !dryRun { try file.replace(before, in: board.content) }
                try Terminal.print("\(dryRun ? "would rewrite" : "rewrote") \(path), which changed at its source\n")
                rewritten += 1
            case .edited:
                notes.append(
                    "\(path) changed at its source, but was edited here, so it is kept. Delete it and import again for the new text, or take out its line \"imported\" to keep yours for good."
                )
            }
        }
        for note in notes { Terminal.error(note) }
        let known = plan.files.count - fresh - rewritten
        let counts = [counted(fresh, "new file")] + (rewritten > 0 ? ["\(grouped(rewritten)) rewritten"] : [])
        try Terminal.print((counts + ["\(grouped(known)) there already", counted(notes.count, "note")]).joined(separator: ", ") + "\n")
    }
}
