import ArgumentParser
import Bytes
import Facts
import Findings
import Glibc
import ListingKit
import Places
import SiteKit
import Values

/// `houser init`: begins a board.
struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Begin a board: a folder of content that builds at once.",
        discussion:
            "Writes board.yaml, listings and their owners as examples, pages about the board and about posting, and a README for the people who look after it. On a terminal it asks what isn't given; otherwise it takes usual answers. Nothing that is there is ever written over."
    )

    @Argument(help: ArgumentHelp("The folder of the board, which is made if there is none.", valueName: "folder"))
    var folder = "."

    @Option(help: "What the board is for: homes, campus (rooms, housemates and things), cars (a club) or swap (second-hand things).")
    var kind: StarterKind?

    @Flag(help: "Write the demonstration: a board of more than 170 made-up listings with dates around today, to look at and try things on.")
    var demo = false

    @Option(help: "What builds and publishes it, for which files are written: github, gitlab, forgejo, netlify, cloudflare, server, none.")
    var forge: StarterForge?

    @Option(help: ArgumentHelp("What the board is called.", valueName: "text"))
    var title: String?

    @Option(help: ArgumentHelp("Where it will be published, such as https://homes.example.org/.", valueName: "url"))
    var url: String?

    @Option(help: ArgumentHelp("How the people who run it are reached.", valueName: "address"))
    var email: String?

    @Option(help: ArgumentHelp("The state or territory that it is for, such as VIC.", valueName: "state"))
    var state: String?

    @Option(help: ArgumentHelp("The date to treat as today, such as 2026-11-21 (default: today).", valueName: "day"))
    var today: String?

    private static let titleReason = "A title is one line of text, without invisible characters that turn text round."
    private static let urlReason = "An address looks like https://homes.example.org/ or https://example.org/board/."
    private static let emailReason = "An email address looks like hello@example.org."
    private static let stateReason = "Write one of \(State.allCases.map(\.rawValue).listed("or"))."

    mutating func validate() throws {
        if demo, kind != nil || title != nil || url != nil || email != nil || state != nil {
            throw ValidationError(
                "--demo writes a board with a name and listings of its own; of the other options it takes --forge and --today.")
        }
    }

    func run() throws {
        let place = folder.hasSuffix("/") && folder.count > 1 ? String(folder.dropLast()) : folder
        if Files.stamp(place + "/content") != nil {
            throw ValidationError(
                "There is a folder \(InitCommand.path("content", in: place)) already. Choose another folder for the new board.")
        }
        let board = demo ? StarterBoard.demonstration(forge: forge ?? .none) : try answers()
        let day = try BoardOptions.effectiveDay(today).day(in: board.timeZone)
        if mkdir(place, 0o777) != 0, errno != EEXIST { throw NoFolder(path: place, cause: .last) }
        // A new repository often has its own of those beside the content.
        let files = board.files(on: day)
        let kept = files.filter { Files.stamp("\(place)/\($0.path)") != nil }.map(\.path)
        try ContentWriter.write(files.filter { !kept.contains($0.path) }, in: place)
        try Terminal.print(told(files.map(\.path).sorted(by: ByteOrder.precedes), kept, board, in: place))
    }

    /// What the board is to be.
    private func answers() throws -> StarterBoard {
        if let title, InitCommand.title(title) == nil { throw ValidationError("--title can't be that. \(InitCommand.titleReason)") }
        let url = try url.map { try InitCommand.read($0, "--url", InitCommand.urlReason, Board.normalised) }
        let email = try email.map { try InitCommand.read($0, "--email", InitCommand.emailReason, InitCommand.email) }
        let state = try state.map { try InitCommand.read($0, "--state", InitCommand.stateReason, InitCommand.state) }
        let questions = StarterQuestions()
        let kind = questions.choice("What is the board for: homes, campus, cars or swap?", given: kind, usual: .homes)
        let usual = StarterBoard(kind: kind)
        return StarterBoard(
            kind: kind,
            title: questions.answer(
                "What is the board called?", given: title.flatMap(InitCommand.title), usual: usual.title, shown: usual.title,
                InitCommand.titleReason,
                InitCommand.title),
            url: questions.answer(
                "Where will it be published?", given: url, usual: usual.url, shown: "not known yet", InitCommand.urlReason, Board.normalised
            ),
            email: questions.answer(
                "Where do people write to you?", given: email, usual: usual.email, shown: usual.email, InitCommand.emailReason,
                InitCommand.email),
            state: questions.answer(
                "Which state or territory is it for?", given: state, usual: usual.state, shown: usual.state.rawValue,
                InitCommand.stateReason,
                InitCommand.state),
            forge: questions.choice(
                "What publishes it: github, gitlab, forgejo, netlify, cloudflare, server or none?", given: forge, usual: .none))
    }

    private static func read<Value>(_ text: String, _ option: String, _ reason: String, _ read: (String) -> Value?) throws -> Value {
        guard let value = read(text) else { throw ValidationError("\(option) can't be '\(text)'. \(reason)") }
        return value
    }

    private static func title(_ text: String) -> String? {
        let title = text.trimmed
        let isLine = title.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control && !$0.isDirectionControl }
        return title.isEmpty || !isLine || title.contains(where: \.isNewline) ? nil : title
    }

    private static func email(_ text: String) -> String? { Rule.isEmail(text) ? text : nil }

    private static func state(_ text: String) -> State? { State(text) }

    /// The most files of content that are told of one by one.
    private static let mostTold = 20

    private func told(_ paths: [String], _ kept: [String], _ board: StarterBoard, in place: String) -> String {
        // Of many files the number says enough.
        let content = paths.filter { $0.hasPrefix("content/") }
        let isLong = content.count > InitCommand.mostTold
        var lines = paths.filter { !isLong || !$0.hasPrefix("content/") }.map {
            "\(kept.contains($0) ? "kept " : "wrote") \(InitCommand.path($0, in: place))"
        }
        if isLong { lines.append("wrote \(InitCommand.path("content", in: place)) (\(counted(content.count, "file")))") }
        if kept.contains(".gitignore") { lines.append("Add /public/ and /.houser/ to .gitignore: Houser makes them.") }
        lines += ["", "Look at it:"]
        if place != "." { lines.append("  cd \(place)") }
        lines += ["  houser serve", "", "Then change content/board.yaml and the examples. 'houser new' begins a listing."]
        if let release = board.release {
            lines.append("Then say in \(InitCommand.path(release, in: place)) where Houser is fetched from when the board is published.")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func path(_ path: String, in place: String) -> String { place == "." ? path : "\(place)/\(path)" }

    /// The folder could not be made.
    private struct NoFolder: Error, CustomStringConvertible {
        let path: String
        let cause: SystemError

        /// One sentence without a final full stop.
        var description: String { "cannot make the folder \(path): \(cause)" }
    }
}

extension StarterKind: ExpressibleByArgument {}
extension StarterForge: ExpressibleByArgument {}
