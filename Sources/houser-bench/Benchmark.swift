import Foundation
import Glibc
import Values

/// Builds a board again and again, after different edits, each time in a process of its own: what a process has found out once and kept
/// flatters no build after it.
struct Benchmark {
    let folder: String
    let today: Day
    let threads: Int
    let rounds: Int
    let builds: [BenchBuild]
    /// One program, or two that take turns.
    let contenders: [Contender]
    let measuresFloor: Bool

    func run(_ board: BoardEdits) throws -> Results {
        var edits = board
        let possible = BenchBuild.allCases.filter { ($0 == .full || builds.contains($0)) && edits.allows($0) }
        var runs: [[[Measurement]]] = []
        var floors: [FloorAnswer] = []
        for round in 0..<rounds {
            for contender in contenders { try contender.begin() }
            // On a disk, what others wrote is not to be paid for here.
            sync()
            runs.append(try possible.map { try measure($0, &edits, round) })
            try edits.takeBack()
            if measuresFloor { floors.append(try floor()) }
        }
        let medians = contenders.indices.map { index in
            possible.indices.compactMap { build in Measurement.median(of: runs.map { $0[build][index] }) }
        }
        return Results(
            listings: edits.count, threads: threads, rounds: rounds, builds: medians[0],
            beside: contenders.count > 1 ? medians[1] : nil,
            ratios: contenders.count > 1
                ? possible.indices.compactMap { build in
                    Ratio(possible[build], runs.map { ($0[build][0].all, $0[build][1].all) })
                } : nil,
            floor: FloorAnswer.median(of: floors))
    }

    /// One sort of build by all programs, in the order of the programs; which of them goes first changes from round to round.
    private func measure(_ build: BenchBuild, _ edits: inout BoardEdits, _ round: Int) throws -> [Measurement] {
        try edits.make(build, on: today)
        if build == .template { for contender in contenders { try contender.editTemplate() } }
        // Files that were written a moment ago are looked at again by the next build.
        usleep(50_000)
        let day = build == .day ? today + 1 : today
        let order = round.isMultiple(of: 2) ? Array(contenders.indices) : contenders.indices.reversed()
        let measured = try order.map { (index: $0, measurement: try contenders[$0].measure(build, on: day)) }
        return measured.sorted { $0.index < $1.index }.map(\.measurement)
    }

    private func floor() throws -> FloorAnswer {
        let answer = folder + "/floor.json"
        let copy = folder + "/floor"
        defer { try? FileManager.default.removeItem(atPath: copy) }
        _ = try ChildProcess.run(
            ["/proc/self/exe", "--only", "floor", "--content", folder + "/content", "--folder", contenders[0].folder]
                + ["--threads", String(threads)], output: answer)
        return try JSONDecoder().decode(FloorAnswer.self, from: Data(try TextFile.read(answer).utf8))
    }
}
