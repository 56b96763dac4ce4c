import AllocationCounter
import Glibc

/// What a piece of work took.
struct Lap: Codable {
    let name: String
    /// Milliseconds by the clock.
    let wall: Double
    /// Milliseconds of all cores together, in the program and in the kernel.
    let cpu: Double
    /// How often memory was asked for; nil for a program that does not count it.
    var allocations: Double?
    /// The most memory that the process has used so far, in megabytes.
    let peak: Double

    /// The medians of several runs of the same work.
    static func median(of runs: [Lap]) -> Lap? {
        guard let first = runs.first else { return nil }
        let counts = runs.compactMap(\.allocations)
        return Lap(
            name: first.name, wall: runs.map(\.wall).median, cpu: runs.map(\.cpu).median,
            allocations: counts.count == runs.count ? counts.median : nil, peak: runs.map(\.peak).median)
    }
}

extension [Double] {
    /// The middle one in order, of an even number the upper; there must be one.
    var median: Double { sorted()[count / 2] }
}

/// Measures pieces of work with the operating system's own accounting.
struct Stopwatch {
    private let wall = Stopwatch.wallSeconds()
    private let cpu = Stopwatch.cpuSeconds(Stopwatch.usage())
    private let allocations = houser_allocation_count()

    func lap(_ name: String) -> Lap {
        let usage = Stopwatch.usage()
        return Lap(
            name: name, wall: (Stopwatch.wallSeconds() - wall) * 1e3, cpu: (Stopwatch.cpuSeconds(usage) - cpu) * 1e3,
            allocations: Double(houser_allocation_count() - allocations), peak: Stopwatch.megabytes(usage))
    }

    static func measure<Result>(_ name: String = "", _ work: () throws -> Result) rethrows -> (result: Result, lap: Lap) {
        let watch = Stopwatch()
        let result = try work()
        return (result, watch.lap(name))
    }

    static func wallSeconds() -> Double {
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
    }

    static func cpuSeconds(_ usage: rusage) -> Double {
        Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
    }

    /// The most memory, in millions of bytes. A process begins with that of the one which started it.
    static func megabytes(_ usage: rusage) -> Double { Double(usage.ru_maxrss) * 1_024 / 1e6 }

    private static func usage() -> rusage {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage
    }
}
