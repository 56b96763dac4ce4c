import ArgumentParser
import Findings
import Foundation
import SiteKit
import Values

/// `houser-bench`: makes a board of any size and measures builds of it, each in a process of its own, beside the floor or another program.
@main
struct BenchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "houser-bench", abstract: "Measure whole builds of a made-up board.",
        discussion:
            "The board is made from a seed, so that two runs measure the same work. Put it on a memory file system (such as /dev/shm) to measure the program and not the disk."
    )

    @Option(help: "How many listings the board has.")
    var listings = 1_000

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("What is listed, in turn; one name may come more than once.", valueName: "kind"))
    var kinds: [SampleKind] = []

    @Flag(help: "List all kinds, each as often as on the demonstration board.")
    var mixed = false

    @Option(help: "How many suburbs the listings are in; all of Australia's unless you say otherwise.")
    var suburbs: Int?

    @Option(help: "The seed of the board.")
    var seed: UInt64 = 1

    @Option(help: ArgumentHelp("Measure a copy of this content in place of a made-up board.", valueName: "folder"))
    var content: String?

    @Option(help: ArgumentHelp("Where to make the board and the site; emptied afterwards.", valueName: "folder"))
    var folder = FileManager.default.temporaryDirectory.path + "/houser-bench"

    @Option(help: ArgumentHelp("A theme to lay over the one that is built in.", valueName: "folder"))
    var templates: String?

    @Option(help: ArgumentHelp("The day as of which the board is built, such as 2026-11-21.", valueName: "day"))
    var today: String?

    @Option(help: "The most threads to use.")
    var threads = ProcessInfo.processInfo.activeProcessorCount

    @Option(help: "How often everything is measured; the table holds the medians.")
    var rounds = 3

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "Which builds to measure after the full one; all unless you say otherwise. Their order is always the same, and each finds what the one before it left.",
            valueName: "build"))
    var builds: [BenchBuild] = []

    @Option(help: ArgumentHelp("Measure this houser, whatever its version, and not the one within.", valueName: "file"))
    var program: String?

    @Option(help: ArgumentHelp("Measure this houser too, in turn with the other, and compare them.", valueName: "file"))
    var beside: String?

    @Option(help: ArgumentHelp("A theme to lay over that of the other one.", valueName: "folder"))
    var besideTemplates: String?

    @Option(help: "How to print: text or json.")
    var format: Format = .text

    @Flag(help: "Leave the board and the site where they are.")
    var keep = false

    @Option(
        help: ArgumentHelp(
            "Do less: make the board; build the one that is in --folder; measure the floor of that build; measure only the full build and the floor; or only the matching of so many rooms with as many who look.",
            discussion: "The first two leave what they made, so that another program can measure a build."))
    var only: BenchStep?

    enum Format: String, ExpressibleByArgument { case text, json }

    mutating func validate() throws {
        guard (1...1_000_000).contains(listings) else { throw ValidationError("--listings must be from 1 to 1000000.") }
        guard suburbs.map({ $0 > 0 }) ?? true else { throw ValidationError("--suburbs must be at least 1.") }
        guard (1...99).contains(rounds) else { throw ValidationError("--rounds must be from 1 to 99.") }
        guard (1...256).contains(threads) else { throw ValidationError("--threads must be from 1 to 256.") }
        guard kinds.isEmpty || !mixed else { throw ValidationError("Either --kinds or --mixed says what is listed.") }
        guard beside == nil || program != nil else { throw ValidationError("--beside needs a --program to be compared with.") }
        _ = try day()
    }

    func run() throws {
        switch only {
        case .board:
            try refuseOldFolder()
            try makeBoard()
        case .build: try build()
        case .floor: try measureFloor()
        case .matching:
            for lap in MatchingBench(count: listings, seed: seed, threads: threads, gazetteer: .bundled()).measure() {
                print("\(lap.name): \(Int(lap.wall.rounded())) ms")
            }
        case .full, nil: try measure()
        }
    }

    /// The day as of which the board is built first.
    func day() throws -> Day {
        guard let today else { return SampleBoard.today }
        guard let day = Day(today) else { throw ValidationError("--today must be a day such as 2026-11-21, not '\(today)'.") }
        return day
    }

    private func refuseOldFolder() throws {
        guard !FileManager.default.fileExists(atPath: folder) else {
            throw ValidationError("\(folder) is there already; delete it, or name another --folder.")
        }
    }

    private func measure() throws {
        let files = FileManager.default
        try refuseOldFolder()
        defer { if !keep { try? files.removeItem(atPath: folder) } }
        if let content {
            try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try files.copyItem(atPath: content, toPath: folder + "/content")
        } else {
            // What a process holds when it starts another counts as used by that one too: all large work is done by others.
            _ = try ChildProcess.run(["/proc/self/exe"] + boardArguments, output: "/dev/null")
        }
        let board = try BoardEdits(folder + "/content")
        func contender(_ name: String, _ program: String?, _ theme: String?) -> Contender {
            Contender(
                program: program, folder: folder + "/" + name, theme: theme, content: folder + "/content", threads: threads,
                listings: board.folders)
        }
        let results = try Benchmark(
            folder: folder, today: try day(), threads: threads, rounds: rounds,
            builds: only == .full ? [.full] : builds.isEmpty ? BenchBuild.allCases : builds,
            contenders: [contender("site", program, templates)] + (beside.map { [contender("beside", $0, besideTemplates)] } ?? []),
            measuresFloor: program == nil && builds.isEmpty
        ).run(board)
        switch format {
        case .text: Report(results: results).print()
        case .json: try printJSON(results)
        }
    }

    private var boardArguments: [String] {
        ["--only", "board", "--folder", folder, "--listings", String(listings), "--seed", String(seed)]
            + (suburbs.map { ["--suburbs", String($0)] } ?? []) + (mixed ? ["--mixed"] : [])
            + (kinds.isEmpty ? [] : ["--kinds"] + kinds.map(\.rawValue))
    }
}
