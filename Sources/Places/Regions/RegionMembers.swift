import BundledData

/// Which regions each place is in. Many places share a combination of regions, so that one number for each place tells.
struct RegionMembers: Sendable {
    /// The combinations, each as places of regions in their table; the first is that of places without a region.
    private var combinations: [[Int]] = [[]]
    /// The combination of each row of the table of places.
    private var combination: [UInt16]

    init(of gazetteer: Gazetteer, regions: [String: Int]) {
        let bundled = gazetteer.hasBundledSuburbs ? gazetteer : Gazetteer.bundled()
        combination = [UInt16](repeating: 0, count: bundled.table.rows.count)
        let bytes = UnsafeBufferPointer(start: houser_region_members_bytes(), count: houser_region_members_count())
        var reader = TableReader(bytes, table: .suburbs)
        _ = reader.advance()
        while reader.advance() {
            guard reader.fieldCount == 2, let number = UInt16(exactly: combinations.count) else { continue }
            combinations.append(reader.text(0).split(separator: " ").compactMap { regions[String($0)] })
            RegionMembers.visitRuns(reader.field(1)) { rows in
                for row in rows where combination.indices.contains(row) { combination[row] = number }
            }
        }
        if !gazetteer.hasBundledSuburbs { transfer(from: bundled, to: gazetteer) }
    }

    /// Gives the rows of another table the regions that the same places have in the bundled one.
    private mutating func transfer(from bundled: Gazetteer, to gazetteer: Gazetteer) {
        combination = gazetteer.localities.map { place in
            let same = bundled.locality(name: place.name, state: place.state, postcode: place.postcode)
            return same.map { combination[Int($0.index)] } ?? 0
        }
    }

    /// Visits the rows of runs such as `5x3 2`: three rows after 5 others, and one after 2 more.
    private static func visitRuns(_ text: TableReader.Field, _ body: (Range<Int>) -> Void) {
        var end = 0
        for run in text.split(separator: UInt8(ascii: " ")) {
            let parts = run.split(separator: UInt8(ascii: "x")).map { $0.reduce(0) { $0 * 10 + Int($1 & 0xF) } }
            guard let gap = parts.first else { continue }
            let start = end + gap
            end = start + (parts.count > 1 ? parts[1] : 1)
            body(start..<end)
        }
    }

    /// The regions of a row.
    func regions(of row: Int) -> [Int] {
        combination.indices.contains(row) ? combinations[Int(combination[row])] : []
    }

    /// The rows that are in any of some regions, rising, without those that are other spellings of others.
    func rows(of regions: Set<Int>, in gazetteer: Gazetteer) -> [Int32] {
        let isWanted = combinations.map { !regions.isDisjoint(with: $0) }
        return combination.indices.compactMap { row in
            isWanted[Int(combination[row])] && !gazetteer.table.rows[row].isVariant ? Int32(row) : nil
        }
    }
}
