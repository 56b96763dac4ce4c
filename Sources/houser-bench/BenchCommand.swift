import ArgumentParser
import Foundation
import ListingKit
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

    @Flag(help: "Leave the board and the site where they are.")
    var keep = false

    mutating func validate() throws {
        guard (1...1_000_000).contains(listings) else { throw ValidationError("--listings must be from 1 to 1000000.") }
        guard (1...99).contains(rounds) else { throw ValidationError("--rounds must be from 1 to 99.") }
        guard (1...256).contains(threads) else { throw ValidationError("--threads must be from 1 to 256.") }
    }

    func run() throws {
        let files = FileManager.default
        let content = folder + "/content"
        let output = folder + "/public"
        guard !files.fileExists(atPath: folder) else {
            throw ValidationError("\(folder) is there already; delete it, or name another --folder.")
        }
        defer { if !keep { try? files.removeItem(atPath: folder) } }
        let load = Stopwatch.measure { Gazetteer(tsv: BundledTables.suburbs, campuses: BundledTables.campuses) }
        try SampleBoard(listings: listings, seed: seed, gazetteer: .bundled()).write(to: content)
        let project = Project(
            content: content, templates: templates, output: output, ledger: folder + "/.houser/public.ledger",
            today: .day(SampleBoard.today), threads: threads)
        var full: [BuildMeasurement] = []
        var again: [BuildMeasurement] = []
        var floors: [[Lap]] = []
        for _ in 1...rounds {
            // Memory that the machine hands out for the first time is slow, so a round leaves its own to the next.
            if !full.isEmpty { try files.removeItem(atPath: output) }
            try? files.removeItem(atPath: folder + "/.houser")
            full.append(try measureBuild(project, title: "Full build"))
            again.append(try measureBuild(project, title: "Build without a change"))
            let copy = folder + "/floor"
            floors.append(try Floor(content: content, output: output, copy: copy, threads: threads).measure())
            try files.removeItem(atPath: copy)
        }
        Report(
            listings: listings, threads: threads, rounds: rounds, gazetteer: load.lap, builds: [.median(of: full), .median(of: again)],
            floor: Lap.medians(of: floors)
        ).print()
    }

    private func measureBuild(_ project: Project, title: String) throws -> BuildMeasurement {
        let recorder = PhaseRecorder()
        let result = try Build(project).run(observer: recorder)
        let laps = recorder.finish()
        guard let publication = result.publication else {
            throw ValidationError("the made-up board has errors: \(result.reading.diagnostics.first.map { "\($0)" } ?? "")")
        }
        return BuildMeasurement(
            title: title, laps: laps, files: publication.written.count + publication.unchanged.count, bytes: publication.bytes)
    }
}
