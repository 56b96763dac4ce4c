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

/// Everything that a run of the benchmark measured.
struct Results: Codable {
    let version: Int
    let listings: Int
    let threads: Int
    let rounds: Int
    let gazetteer: Lap
    var builds: [Measurement]
    /// The same inputs read and the same outputs written, with nothing in between.
    var floor: [Lap]
}
