import ArgumentParser
import Foundation
import Places
import SiteKit

/// `houser-bench`: makes a board of any size and measures a whole build of it, phase by phase, beside the floor.
@main
struct BenchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "houser-bench", abstract: "Measure a whole build of a made-up board.",
        discussion:
            "The board is made from a seed, so that two runs measure the same work. Put it on a memory file system (such as /dev/shm) to measure the program and not the disk."
    )

    @Option(help: "How many listings the board has.")
    var listings = 1_000

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("What is listed, in turn; one name may come more than once.", valueName: "kind"))
    var kinds: [SampleKind] = []

    @Option(help: "How many suburbs the listings are in; all of Australia's unless you say otherwise.")
    var suburbs: Int?

    @Option(help: ArgumentHelp("Where to make the board and the site; emptied afterwards.", valueName: "folder"))
    var folder = FileManager.default.temporaryDirectory.path + "/houser-bench"

    @Option(help: ArgumentHelp("The folder of the theme.", valueName: "folder"))
    var templates = "templates"

    @Option(help: "The seed of the board.")
    var seed: UInt64 = 1

    @Option(help: "The most threads to use.")
    var threads = ProcessInfo.processInfo.activeProcessorCount

    @Option(help: "How often everything is measured; the table holds the medians.")
    var rounds = 3

    @Option(help: "How to print: text or json.")
    var format: Format = .text

    @Flag(help: "Leave the board and the site where they are.")
    var keep = false

    @Option(
        help: ArgumentHelp(
            "Do less: make the board; build the one that is in --folder; measure only the full build and the floor; or only the matching of so many rooms with as many who look.",
            discussion: "The first two print nothing and leave what they made, so that another program can measure a build."))
    var only: Step?

    enum Format: String, ExpressibleByArgument { case text, json }

    enum Step: String, ExpressibleByArgument, CaseIterable { case board, build, full, matching }

    mutating func validate() throws {
        guard (1...1_000_000).contains(listings) else { throw ValidationError("--listings must be from 1 to 1000000.") }
        guard suburbs.map({ $0 > 0 }) ?? true else { throw ValidationError("--suburbs must be at least 1.") }
        guard (1...99).contains(rounds) else { throw ValidationError("--rounds must be from 1 to 99.") }
        guard (1...256).contains(threads) else { throw ValidationError("--threads must be from 1 to 256.") }
    }

    func run() throws {
        let project = Project(
            content: folder + "/content", templates: folder + "/templates", output: folder + "/public",
            ledger: folder + "/.houser/public.ledger", today: .day(SampleBoard.today), threads: threads)
        let scenarios = Scenarios(folder: folder, project: project)
        switch only {
        case .board:
            try refuseOldFolder()
            try makeBoard()
        case .build: _ = try scenarios.build(observer: PhaseRecorder())
        case .matching:
            for lap in MatchingBench(count: listings, seed: seed, threads: threads, gazetteer: .bundled()).measure() {
                print("\(lap.name): \(Int(lap.wall.rounded())) ms")
            }
        case .full, nil: try measure(project, scenarios)
        }
    }

    private func refuseOldFolder() throws {
        guard !FileManager.default.fileExists(atPath: folder) else {
            throw ValidationError("\(folder) is there already; delete it, or name another --folder.")
        }
    }

    private func makeBoard() throws {
        try SampleBoard(listings: listings, kinds: kinds, suburbs: suburbs, seed: seed, gazetteer: .bundled()).write(
            to: folder + "/content")
        try FileManager.default.copyItem(atPath: templates, toPath: folder + "/templates")
    }

    private func measure(_ project: Project, _ scenarios: Scenarios) throws {
        let files = FileManager.default
        let load = Stopwatch.measure("table of suburbs") { Gazetteer(tsv: BundledTables.suburbs, campuses: BundledTables.campuses) }
        try refuseOldFolder()
        defer { if !keep { try? files.removeItem(atPath: folder) } }
        try makeBoard()
        var builds: [[Measurement]] = []
        var floors: [[Lap]] = []
        for round in 1...rounds {
            builds.append(try scenarios.round(round, edits: only == nil))
            let copy = folder + "/floor"
            floors.append(try Floor(content: project.content, output: project.output, copy: copy, threads: threads).measure())
            try files.removeItem(atPath: copy)
        }
        let results = Results(
            version: 3, listings: listings, threads: threads, rounds: rounds, gazetteer: load.lap,
            builds: (builds.first ?? []).indices.compactMap { index in Measurement.median(of: builds.map { $0[index] }) },
            floor: (floors.first ?? []).indices.compactMap { index in Lap.median(of: floors.map { $0[index] }) })
        switch format {
        case .text: Report(results: results).print()
        case .json:
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            print(String(decoding: try encoder.encode(results), as: UTF8.self))
        }
    }
}
