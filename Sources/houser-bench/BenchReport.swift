import Findings
import Values

/// The tables that the benchmark prints.
struct Report {
    let results: Results

    func print() {
        Swift.print(
            "\(grouped(results.listings)) listings, \(counted(results.threads, "thread")), each build in a process of its own, medians of \(counted(results.rounds, "round"))"
        )
        guard let full = results.builds.first else { return }
        printFull(full)
        if let floor = results.floor { printFloor(floor, full.all) }
        if let beside = results.beside, let ratios = results.ratios {
            printBuilds("Builds of the first program", results.builds)
            printBuilds("Builds of the other", beside)
            printRatios(ratios)
        } else {
            printBuilds("Builds", results.builds)
        }
    }

    private func printFull(_ full: Measurement) {
        Swift.print("\nFull build: \(counted(full.files, "file")), \(grouped(full.bytes / 1_000_000)) MB")
        if !full.phases.isEmpty {
            header("phase")
            for lap in full.phases { line([lap.name] + cells(lap)) }
            line(["all, with start and end"] + cells(full.all))
        }
        line(["", "files", "kB", "kB/listing"])
        for sum in full.sorts ?? [] {
            let kilobytes = Double(sum.bytes) / 1e3
            line([sum.sort.rawValue, grouped(sum.files), grouped(Int(kilobytes)), decimal(kilobytes / Double(results.listings))])
        }
    }

    private func printFloor(_ floor: FloorAnswer, _ full: Lap) {
        Swift.print("\nFloor: the same inputs read and the same outputs written, with nothing in between")
        header("")
        for lap in floor.laps { line([lap.name] + cells(lap)) }
        let wall = full.wall / floor.laps.reduce(0) { $0 + $1.wall }
        let cpu = full.cpu / floor.laps.reduce(0) { $0 + $1.cpu }
        Swift.print("  The full build is \(decimal(wall)) times the floor by the clock, \(decimal(cpu)) times in CPU.")
        Swift.print("  Of it, loading the table of suburbs takes \(decimal(floor.gazetteer.wall)) ms.")
    }

    private func printBuilds(_ title: String, _ builds: [Measurement]) {
        Swift.print("\n\(title)")
        header("build", "written", "kB written", "x no change")
        let idle = builds.first { $0.build == .none }?.all.cpu
        for build in builds {
            line(
                [build.build.title] + cells(build.all) + [
                    grouped(build.written), grouped(build.bytesWritten / 1_000), idle.map { decimal(build.all.cpu / $0) } ?? "",
                ])
        }
    }

    private func printRatios(_ ratios: [Ratio]) {
        Swift.print("\nThe other, times the first")
        line(["build", "wall", "cpu", "peak"])
        for ratio in ratios { line([ratio.build.title, hundredths(ratio.wall), hundredths(ratio.cpu), hundredths(ratio.peak)]) }
    }

    private func header(_ name: String, _ more: String...) {
        line([name, "wall ms", "cpu ms", "cpu µs/listing", "allocations", "peak MB"] + more)
    }

    private func cells(_ lap: Lap) -> [String] {
        [
            decimal(lap.wall), decimal(lap.cpu), decimal(lap.cpu * 1e3 / Double(results.listings)),
            lap.allocations.map { grouped(Int($0)) } ?? "", String(Int(lap.peak)),
        ]
    }

    private func line(_ cells: [String]) {
        let widths = [26, 11, 11, 16, 13, 9, 10, 12, 13]
        let line = zip(cells, widths).enumerated().map { index, cell in
            let padding = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
            return index == 0 ? cell.0 + padding : padding + cell.0
        }
        Swift.print("  " + line.joined())
    }

    private func decimal(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }

    private func hundredths(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        return "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)"
    }
}
