import ArgumentParser
import Bytes
import Glibc
import ListingKit
import SiteKit
import Values

/// `houser from-issue`: makes files of the board from an issue that somebody wrote in one of its forms.
struct FromIssueCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "from-issue", abstract: "Make files of the board from an issue that was written in one of its forms.",
        discussion:
            "Reads the words of the issue from a file, or from standard input with -. Shows what it would write and checks the board with it; nothing is written without --write. With --author, who has that account keeps their handle, and somebody new gets a file that names it. Exit codes: 0 it can be accepted, 1 it is refused, 2 the command could not run."
    )

    @Argument(help: ArgumentHelp("The words of the issue, or - for standard input.", valueName: "file"))
    var file: String

    @OptionGroup var board: BoardOptions

    @Option(help: ArgumentHelp("The account on the forge that wrote it.", valueName: "name"))
    var author: String?

    @Option(help: ArgumentHelp("The handle of the owner, if you know who it is.", valueName: "handle"))
    var owner: String?

    @Option(help: ArgumentHelp("The kind of listing (default: found from the headings).", valueName: "kind"))
    var kind: String?

    @Flag(help: "Write the files if they can be accepted.")
    var write = false

    @Option(help: "How the report is printed: text or json.")
    var format: AcceptReport.Format = .text

    mutating func validate() throws {
        guard let author else { return }
        let isName =
            !author.isEmpty && author.utf8.count <= 100 && author.utf8.allSatisfy { $0.isASCIIAlphanumeric || "-_.".utf8.contains($0) }
        guard isName else { throw ValidationError("--author is the name of an account, such as mcosta, not '\(author)'.") }
    }

    func run() throws {
        let project = try board.project()
        var issue = PostedIssue(source: file == "-" ? "the issue" : file, body: try words())
        (issue.kind, issue.author, issue.owner) = (kind, author, owner)
        let judge = try ParcelJudge(project, mayReplace: false, observer: Unwatched())
        let verdict = try judge.judge(issue, in: project)
        if write, verdict.outcome == .accepted { try ContentWriter.write(verdict.writes, in: board.content) }
        var report = AcceptReport(format, content: board.content, isWritten: write, isPreviewed: true)
        try report.add(verdict, today: judge.today)
        try report.finish([file])
        if report.hasRefused { throw ExitCode.rejected }
    }

    /// The words of the issue, and no more than one byte beyond what is taken.
    private func words() throws -> [UInt8] {
        guard file == "-" else { return try Files.readFile(file, limit: PostedIssue.mostBytes, followingLinks: true) }
        var words: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while words.count <= PostedIssue.mostBytes {
            let count = read(STDIN_FILENO, &buffer, buffer.count)
            if count == 0 { break }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw FileError(path: "standard input", reason: .system(.last)) }
            words += buffer[..<count]
        }
        return words
    }
}
