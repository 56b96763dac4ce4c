import ArgumentParser
import Findings
import Glibc
import Inbox
import ListingKit
import SiteKit
import Values

/// `houser inbox`: the server to which the posting page sends listings.
struct InboxCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inbox", abstract: "Take packages from the posting page over HTTP, and keep them for you.",
        discussion:
            "Checks each package against the board and keeps what is accepted in a folder, for 'houser accept'. Nothing is published without --write. Put a web server in front of it that has your certificate. Ctrl-C ends it. Exit codes: 0 it was told to end, 1 board.yaml has errors, 2 the command could not run."
    )

    @OptionGroup var board: BoardOptions
    @OptionGroup var records: StateOptions

    @Option(help: ArgumentHelp("The folder in which packages wait for you.", valueName: "folder"))
    var queue: String

    @OptionGroup var service: InboxOptions

    @Option(help: ArgumentHelp("The folder you publish to, whose record tells what people were told.", valueName: "folder"))
    var output = "public"

    @Flag(help: "Write what is accepted into the content folder at once.")
    var write = false

    func run() throws {
        Interruption.take()
        signal(SIGPIPE, SIG_IGN)
        // A file that may not grow any further is an error of writing it, and not the end.
        signal(SIGXFSZ, SIG_IGN)
        let (board, output, records) = (board, output, records)
        let project: @Sendable () throws -> Project = {
            Project(
                content: board.content, templates: board.templatesFolder, templatesMayBeAbsent: board.templates == nil, output: output,
                ledger: try LedgerPlace(output: output, state: records.state).path, today: try board.effectiveDay(), threads: board.threads)
        }
        let reading = try Build(try project()).read()
        guard let known = reading.board else {
            Terminal.error(DiagnosticPrinter(.text, in: ContentPlace(board.content), version: Houser.version).print(reading.diagnostics))
            throw ExitCode.rejected
        }
        let limits = try service.limits()
        let folder = try PackageQueue(queue)
        let tell: @Sendable (String) -> Void = { Terminal.error($0) }
        let judge = BoardJudge(isPublished: write, mostBytes: limits.packageBytes, tell: tell, project: project)
        var settings = try service.settings(known, limits, tell: tell)
        settings.publishesWhatIsKept = write
        try serve(settings, folder, judge)
    }

    private func serve(_ settings: InboxSettings, _ queue: PackageQueue, _ judge: BoardJudge) throws {
        let interruption = try Interruption.descriptor()
        Interruption.isWaitedFor()
        let server = try waited { try await InboxServer.start(settings, queue, judge) }
        let host = settings.address.contains(":") ? "[\(settings.address)]" : settings.address
        Terminal.error("Listening on http://\(host):\(server.port)/; packages wait in \(queue.path). Ctrl-C ends it.")
        var event = pollfd(fd: interruption, events: Int16(POLLIN), revents: 0)
        while poll(&event, 1, -1) < 0, errno == EINTR {}
        // A second signal does not wait.
        Interruption.endsAtOnce()
        try waited { try await server.stop() }
    }
}
