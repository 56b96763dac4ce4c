/// What one sort of build took.
struct Measurement: Codable {
    /// Which build: from nothing, without a change, after an edit.
    let build: BenchBuild
    /// What was done, one after the other; empty for a program that does not tell.
    var phases: [Lap]
    /// The whole process, its start and end included.
    var all: Lap
    /// How many files there are, and their bytes.
    let files: Int
    let bytes: Int
    /// How many files were written, and their bytes.
    let written: Int
    let bytesWritten: Int
    /// What the files are; of a full build alone.
    var sorts: [OutputSum]?

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

/// What a build says of itself to the process that started it.
struct BuildAnswer: Codable {
    let phases: [Lap]
    let allocations: Double
    let files: Int
    let bytes: Int
    let written: Int
    let bytesWritten: Int
}

/// How two programs compare in one sort of build: the second's figures divided by the first's. Medians of pairs that ran one after the other.
struct Ratio: Codable {
    let build: BenchBuild
    let wall: Double
    let cpu: Double
    let peak: Double

    init?(_ build: BenchBuild, _ pairs: [(first: Lap, second: Lap)]) {
        guard !pairs.isEmpty else { return nil }
        self.build = build
        wall = pairs.map { $0.second.wall / $0.first.wall }.median
        cpu = pairs.map { $0.second.cpu / $0.first.cpu }.median
        peak = pairs.map { $0.second.peak / $0.first.peak }.median
    }
}

/// Everything that a run of the benchmark measured.
struct Results: Codable {
    var version = 4
    let listings: Int
    let threads: Int
    let rounds: Int
    let builds: [Measurement]
    /// Of the program beside it, if there is one.
    let beside: [Measurement]?
    let ratios: [Ratio]?
    /// The same inputs read and the same outputs written, with nothing in between; and before, the table of suburbs loaded.
    let floor: FloorAnswer?
}
