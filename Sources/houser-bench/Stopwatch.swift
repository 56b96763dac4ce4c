import Glibc

/// The time that a piece of work took.
struct Lap {
    let name: String
    /// Seconds by the clock.
    let wall: Double
    /// Seconds of all cores together, in the program and in the kernel.
    let cpu: Double
    /// The most memory that the process has used so far, in bytes.
    let peak: Int

    /// The medians of several runs of the same pieces; of the memory, what the first run needed, since the peak never falls.
    static func medians(of runs: [[Lap]]) -> [Lap] {
        guard let first = runs.first else { return [] }
        return first.indices.map { index in
            let laps = runs.map { $0[index] }
            return Lap(
                name: first[index].name, wall: median(laps.map(\.wall)), cpu: median(laps.map(\.cpu)), peak: first[index].peak)
        }
    }

    private static func median(_ values: [Double]) -> Double {
        values.sorted()[values.count / 2]
    }
}

/// Measures pieces of work with the operating system's own accounting.
struct Stopwatch {
    private let wall = Stopwatch.wallSeconds()
    private let cpu = Stopwatch.cpuSeconds()

    func lap(_ name: String) -> Lap {
        Lap(name: name, wall: Stopwatch.wallSeconds() - wall, cpu: Stopwatch.cpuSeconds() - cpu, peak: Stopwatch.peakBytes())
    }

    static func measure<Result>(_ name: String = "", _ work: () throws -> Result) rethrows -> (result: Result, lap: Lap) {
        let watch = Stopwatch()
        let result = try work()
        return (result, watch.lap(name))
    }

    private static func wallSeconds() -> Double {
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
    }

    private static func usage() -> rusage {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage
    }

    private static func cpuSeconds() -> Double {
        let usage = usage()
        return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
    }

    private static func peakBytes() -> Int { usage().ru_maxrss * 1_024 }
}
