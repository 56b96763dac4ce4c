import ListingKit

/// The table that the benchmark prints.
struct Report {
    let listings: Int
    let threads: Int
    let rounds: Int
    let gazetteer: Lap
    let builds: [BuildMeasurement]
    let floor: [Lap]

    func print() {
        Swift.print("\(grouped(listings)) listings, \(counted(threads, "thread")), medians of \(counted(rounds, "round"))")
        Swift.print("\nLoading the table of suburbs: \(decimal(gazetteer.wall * 1e3)) ms (\(decimal(gazetteer.cpu * 1e3)) ms of CPU)")
        for build in builds {
            Swift.print("\n\(build.title): \(counted(build.files, "file")), \(grouped(build.bytes / 1_000)) kB")
            table(build.laps)
        }
        Swift.print("\nFloor: the same inputs read and the same outputs written, with nothing in between")
        table(floor)
        if let full = builds.first {
            let wall = full.laps.reduce(0) { $0 + $1.wall } / floor.reduce(0) { $0 + $1.wall }
            let cpu = full.laps.reduce(0) { $0 + $1.cpu } / floor.reduce(0) { $0 + $1.cpu }
            Swift.print("\nThe full build is \(decimal(wall)) times the floor by the clock, \(decimal(cpu)) times in CPU.")
        }
    }

    private func table(_ laps: [Lap]) {
        row("phase", "wall ms", "cpu ms", "cpu µs/listing", "peak MB")
        for lap in laps { row(lap) }
        guard laps.count > 1 else { return }
        row(
            Lap(
                name: "all", wall: laps.reduce(0) { $0 + $1.wall }, cpu: laps.reduce(0) { $0 + $1.cpu }, peak: laps.map(\.peak).max() ?? 0))
    }

    private func row(_ lap: Lap) {
        row(
            lap.name, decimal(lap.wall * 1e3), decimal(lap.cpu * 1e3), decimal(lap.cpu * 1e6 / Double(listings)),
            String(lap.peak / 1_000_000))
    }

    private func row(_ cells: String...) {
        let widths = [26, 11, 11, 16, 9]
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
}
