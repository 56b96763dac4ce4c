import AllocationCounter
import Glibc

/// What a piece of work took.
struct Lap: Codable {
    let name: String
    /// Milliseconds by the clock.
    let wall: Double
    /// Milliseconds of all cores together, in the program and in the kernel.
    let cpu: Double
    /// How often memory was asked for.
    let allocations: Double
    /// The most memory that the process has used so far, in megabytes.
    let peak: Double

    /// The medians of several runs of the same work; of the memory, what the first run needed, since the peak never falls.
    static func median(of runs: [Lap]) -> Lap? {
        guard let first = runs.first else { return nil }
        func median(_ value: (Lap) -> Double) -> Double { runs.map(value).sorted()[runs.count / 2] }
        return Lap(
            name: first.name, wall: median(\.wall), cpu: median(\.cpu), allocations: median(\.allocations), peak: first.peak)
    }
}

/// Measures pieces of work with the operating system's own accounting.
struct Stopwatch {
    private let wall = Stopwatch.wallSeconds()
    private let cpu = Stopwatch.cpuSeconds()
    private let allocations = houser_allocation_count()

    func lap(_ name: String) -> Lap {
        Lap(
            name: name, wall: (Stopwatch.wallSeconds() - wall) * 1e3, cpu: (Stopwatch.cpuSeconds() - cpu) * 1e3,
            allocations: Double(houser_allocation_count() - allocations), peak: Double(Stopwatch.usage().ru_maxrss) * 1_024 / 1e6)
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
}
