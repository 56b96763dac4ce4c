import Bytes
import Foundation
import Publishing
import SiteKit

/// Builds a made-up board again and again, after different edits.
struct Scenarios {
    let folder: String
    let project: Project

    private var content: String { project.content }

    /// One round: a full build and, with `edits`, one without a change and one after each sort of edit.
    func round(_ number: Int, edits: Bool) throws -> [Measurement] {
        try? FileManager.default.removeItem(atPath: project.output)
        try? FileManager.default.removeItem(atPath: folder + "/.houser")
        // Files that were written a moment ago are looked at again by the next build. On a disk, what others wrote is not to be paid for here.
        usleep(50_000)
        sync()
        var results = [try measure("full build")]
        guard edits else { return results }
        results.append(try measure("no change"))
        let rentals = try FolderWalk.entries(of: content + "/rentals").map { content + "/rentals/" + $0.path }
        try edit(rentals.prefix(1), number)
        results.append(try measure("one listing edited"))
        try edit(rentals.dropFirst().prefix(max(1, rentals.count / 80)), number)
        results.append(try measure("1 % of listings edited"))
        let card = project.templates + "/partials/card.mustache"
        try write(try text(card) + "\n{{! \(number) }}", to: card)
        results.append(try measure("one template edited"))
        return results
    }

    /// Gives listings another rent.
    private func edit(_ files: some Sequence<String>, _ number: Int) throws {
        for file in files {
            let text = try text(file)
            guard let start = text.range(of: "\nrent: ")?.upperBound, let end = text[start...].firstIndex(of: "\n") else { continue }
            try write(text[..<start] + String(1_000 + number) + text[end...], to: file)
        }
        usleep(50_000)
    }

    private func text(_ file: String) throws -> String { String(decoding: try Files.readFile(file, limit: 1 << 24), as: UTF8.self) }

    private func write(_ text: some StringProtocol, to file: String) throws { try Data(text.utf8).write(to: URL(filePath: file)) }

    /// Builds the board as it is.
    func build(observer: any BuildObserver) throws -> PublishReport {
        let result = try Build(project).run(observer: observer)
        guard let publication = result.publication else {
            throw BenchError(description: "the made-up board has errors: \(result.reading.diagnostics.first.map { "\($0)" } ?? "")")
        }
        return publication
    }

    private func measure(_ name: String) throws -> Measurement {
        let recorder = PhaseRecorder()
        let (publication, lap) = try Stopwatch.measure(name) { try build(observer: recorder) }
        return Measurement(
            name: name, phases: recorder.finish(), all: lap, files: publication.writtenCount + publication.unchanged.count,
            written: publication.writtenCount, megabytes: Double(publication.bytes) / 1e6)
    }
}

/// Why the benchmark cannot run.
struct BenchError: Error, CustomStringConvertible {
    let description: String
}
