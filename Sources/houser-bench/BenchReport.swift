import Values

/// The tables that the benchmark prints.
struct Report {
    let results: Results

    func print() {
        Swift.print(
            "\(grouped(results.listings)) listings, \(counted(results.threads, "thread")), medians of \(counted(results.rounds, "round"))")
        Swift.print("\nLoading the table of suburbs: \(decimal(results.gazetteer.wall)) ms")
        if let full = results.builds.first {
            Swift.print("\nFull build: \(counted(full.files, "file")), \(grouped(Int(full.megabytes))) MB")
            header("phase")
            for lap in full.phases { row(lap) }
            row(full.all, name: "all")
        }
        Swift.print("\nFloor: the same inputs read and the same outputs written, with nothing in between")
        header("")
        for lap in results.floor { row(lap) }
        Swift.print("\nBuilds")
        header("build", "written")
        for build in results.builds { row(build.all, name: build.name, grouped(build.written)) }
        guard let full = results.builds.first?.all, !results.floor.isEmpty else { return }
        let wall = full.wall / results.floor.reduce(0) { $0 + $1.wall }
        let cpu = full.cpu / results.floor.reduce(0) { $0 + $1.cpu }
        Swift.print("\nThe full build is \(decimal(wall)) times the floor by the clock, \(decimal(cpu)) times in CPU.")
    }

    private func header(_ name: String, _ more: String...) {
        line([name, "wall ms", "cpu ms", "cpu µs/listing", "allocations", "peak MB"] + more)
    }

    private func row(_ lap: Lap, name: String? = nil, _ more: String...) {
        line(
            [
                name ?? lap.name, decimal(lap.wall), decimal(lap.cpu), decimal(lap.cpu * 1e3 / Double(results.listings)),
                grouped(Int(lap.allocations)), String(Int(lap.peak)),
            ] + more)
    }

    private func line(_ cells: [String]) {
        let widths = [26, 11, 11, 16, 13, 9, 10]
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
