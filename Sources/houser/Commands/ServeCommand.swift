import ArgumentParser
import Bytes
import Findings
import Glibc
import ListingKit
import Serving
import SiteKit

/// `houser serve`: shows the site on this machine, and builds it again whenever a file changes.
struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Show the site on this machine, and build it again whenever a file changes.",
        discussion:
            "Open pages load themselves anew, and tell what is wrong with the content. While it has errors, the last good site stays. Exit codes: 0 it was told to end, 2 the command could not run."
    )

    @OptionGroup var board: BoardOptions
    @OptionGroup var site: SiteOptions
    @OptionGroup var progress: ProgressOptions

    @Option(
        help: ArgumentHelp(
            "The port to listen on; 0 takes any that is free (default: 8000, or the next that is free).", valueName: "number"))
    var port: Int?

    @Option(help: ArgumentHelp("The address to listen on. With 0.0.0.0 everybody in your network can look at it.", valueName: "address"))
    var address = "127.0.0.1"

    /// The usual port, and how many after it are tried if other programs have them.
    private static let usualPort = 8_000
    private static let tries = 20

    mutating func validate() throws {
        guard (0...65_535).contains(port ?? 0) else { throw ValidationError("--port must be from 0 to 65535.") }
    }

    func run() throws {
        Interruption.take()
        try Project(board, site).checkBoard()
        signal(SIGPIPE, SIG_IGN)
        let interruption = try Interruption.descriptor()
        let start = LiveState(base: try base)
        let server = try started(start)
        let run = BuildRun(board: board, site: site, format: .text, progress: progress, reporter: progress.reporter())
        let host = address.contains(":") ? "[\(address)]" : address
        // Without the address nobody could look at it, however quiet it is to be.
        let greeting =
            "\nYour board is at http://\(host):\(server.port)\(start.base)\nIt follows \(board.content) and \(board.templatesFolder). Ctrl-C ends it."
        let loop = WatchLoop(command: run, interruption: interruption, greeting: greeting) { server.tell(try state(after: $0)) }
        try loop.run()
        // A second signal does not wait.
        Interruption.endsAtOnce()
        try waited { try await server.stop() }
    }

    /// The path at which the site is shown: that of its own address, so that it is the same site as where it is published.
    private var base: String {
        get throws {
            // What is wrong with the file, the build tells.
            let bytes = try? Files.readFile(board.content + "/board.yaml", limit: SourceFile.sizeLimit)
            let own = bytes.flatMap { Board.url(SourceFile(path: "board.yaml", bytes: $0)) }
            return SiteAddress(url: try site.normalisedBaseURL() ?? own ?? "").base
        }
    }

    private func started(_ state: LiveState) throws -> SiteServer {
        let (folder, address) = (site.output, address)
        var next = port ?? ServeCommand.usualPort
        while true {
            do {
                return try waited { [next] in try await SiteServer.start(folder, address: address, port: next, state) }
            } catch let error as CannotListen
                where error.cause == EADDRINUSE && port == nil && next < ServeCommand.usualPort + ServeCommand.tries
            {
                next += 1
            }
        }
    }

    /// What open pages are told after a build.
    private func state(after outcome: WatchLoop.Outcome) throws -> LiveState {
        let base = try base
        switch outcome {
        case .failed(let reason):
            return LiveState(base: base, problems: reason, summary: "The site could not be built. It is as it was.")
        case .done(let result):
            guard result.publication == nil else { return LiveState(base: base) }
            let errors = result.reading.diagnostics.filter { $0.severity == .error }
            return LiveState(
                base: base, problems: DiagnosticPrinter(.text, in: ContentPlace(board.content), version: Houser.version).print(errors),
                summary: "This page is as it was before: \(DiagnosticSummary(errors).sentence(listings: result.reading.listingFileCount)).")
        }
    }
}
