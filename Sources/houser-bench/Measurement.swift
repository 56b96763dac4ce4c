import SiteKit

/// What one sort of build took.
struct Measurement: Codable {
    /// Which build: from nothing, without a change, after an edit.
    let name: String
    /// What was done, one after the other.
    var phases: [Lap]
    /// All of it.
    var all: Lap
    /// How many files there are, and how many of them were written.
    var files: Int
    var written: Int
    var megabytes: Double

    /// The medians of several runs of the same build.
    static func median(of runs: [Measurement]) -> Measurement? {
        guard var result = runs.first, let all = Lap.median(of: runs.map(\.all)) else { return nil }
        result.all = all
        // A build that finds nothing to do has no phases; runs of one sort have the same ones nearly always.
        let names = result.phases.map(\.name)
        let alike = runs.filter { $0.phases.map(\.name) == names }
        result.phases = names.indices.compactMap { index in Lap.median(of: alike.map { $0.phases[index] }) }
        return result
    }
}

/// What a part of the outputs adds to a full build: the difference between one with it and one without it.
struct Part: Codable {
    /// Which part.
    let name: String
    /// How much longer the build takes, by the clock and in CPU, in milliseconds.
    let wall: Double
    let cpu: Double
    /// How many files, and how much of them.
    let files: Int
    let megabytes: Double

    /// The median of several differences, by CPU.
    static func median(of parts: [Part]) -> Part? {
        let sorted = parts.sorted { $0.cpu < $1.cpu }
        return sorted.isEmpty ? nil : sorted[sorted.count / 2]
    }
}

/// Everything that a run of the benchmark measured.
struct Results: Codable {
    let version: Int
    let listings: Int
    let threads: Int
    let rounds: Int
    let outputs: String
    let gazetteer: Lap
    var builds: [Measurement]
    /// What feeds and calendars cost.
    var parts: [Part]
    /// The same inputs read and the same outputs written, with nothing in between.
    var floor: [Lap]
}
