import ArgumentParser
import Foundation
import Places
import Publishing
import SiteKit

/// What one process does alone.
enum BenchStep: String, ExpressibleByArgument, CaseIterable { case board, build, floor, full, matching }

extension BenchCommand {
    /// Makes the board, and lays the theme beside it if one was named.
    func makeBoard() throws {
        let kinds = mixed ? SampleKind.mixed : kinds
        try SampleBoard(listings: listings, kinds: kinds, suburbs: suburbs, seed: seed, gazetteer: .bundled()).write(
            to: folder + "/content")
        if let templates { try FileManager.default.copyItem(atPath: templates, toPath: folder + "/templates") }
    }

    /// Builds the board as it is.
    func build() throws {
        let project = Project(
            content: content ?? folder + "/content", templates: folder + "/templates", templatesMayBeAbsent: true,
            output: folder + "/public", ledger: folder + "/.houser/public.ledger", today: .day(try day()), threads: threads)
        let recorder = PhaseRecorder()
        let watch = Stopwatch()
        let result = try Build(project).run(observer: recorder)
        guard let site = result.publication else {
            throw BenchError(description: "the board has errors: \(result.reading.diagnostics.first.map { "\($0)" } ?? "")")
        }
        guard format == .json else { return }
        try printJSON(
            BuildAnswer(
                phases: recorder.finish(), allocations: watch.lap("").allocations ?? 0, files: site.writtenCount + site.unchanged.count,
                bytes: site.bytes, written: site.writtenCount, bytesWritten: site.bytesWritten))
    }

    /// Measures the floor of the build that was made there.
    func measureFloor() throws {
        let load = Stopwatch.measure("table of suburbs") { Gazetteer(tsv: BundledTables.suburbs, campuses: BundledTables.campuses) }
        let floor = Floor(
            content: content ?? folder + "/content", output: folder + "/public", copy: folder + "/floor", threads: threads)
        try printJSON(FloorAnswer(gazetteer: load.lap, laps: try floor.measure()))
    }

    func printJSON(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        print(String(decoding: try encoder.encode(value), as: UTF8.self))
    }
}
