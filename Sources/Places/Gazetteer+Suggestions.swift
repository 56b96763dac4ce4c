import Values

/// Finds what a misspelt name may mean.
extension Gazetteer {
    /// A row whose name is similar to a wanted one.
    struct NearMiss: Comparable {
        /// 0 within the postcode and state, 1 within the postcode, 2 within the state, 3 elsewhere.
        let remoteness: Int
        let slips: Int
        let postalOnly: Bool
        let row: Int

        static func < (left: NearMiss, right: NearMiss) -> Bool {
            if left.remoteness != right.remoteness { return left.remoteness < right.remoteness }
            if left.slips != right.slips { return left.slips < right.slips }
            if left.postalOnly != right.postalOnly { return right.postalOnly }
            return left.row < right.row
        }
    }

    /// Finds all rows with similar names, but not those with that very name, best first.
    ///
    /// Rows within the postcode and state come first, then those of the postcode, of the state, and others; among
    /// these, fewer typing slips, then gazetted names, then table order. A name of which one is the beginning of the
    /// other counts as near, as does one whose compass point is at the other end (`North Fitzroy` for `Fitzroy North`).
    func nearMisses(of name: String, state: State?, postcode: UInt16?) -> [NearMiss] {
        let wanted = WantedName(PlaceName.folded(name), names: table.names)
        guard let wanted else { return [] }
        var measure = wanted.measure()
        var result: [NearMiss] = []

        func add(_ row: Int, _ slips: Int) {
            let fields = table.rows[row]
            let remoteness = (postcode ?? fields.postcode == fields.postcode ? 0 : 2) + (state ?? fields.state == fields.state ? 0 : 1)
            result.append(NearMiss(remoteness: remoteness, slips: slips, postalOnly: fields.isPostalOnly, row: row))
        }

        for number in 0..<table.names.count {
            guard let slips = measure(number, allowed: wanted.allowedAnywhere) else { continue }
            for row in table.names.rows(number) where table.rows[row].postcode != postcode { add(row, slips) }
        }
        for row in postcode.map(table.byPostcode.rows) ?? [] {
            guard let slips = measure(Int(table.rows[Int(row)].name), allowed: wanted.allowedInPostcode) else { continue }
            add(Int(row), slips)
        }
        return result.sorted()
    }
}

/// A name that somebody wrote, and how near other names are to it.
private struct WantedName {
    let folded: [UInt8]
    let names: NameIndex
    private let letters: UInt32
    /// The names that differ from it by a compass point alone, with the slips that they count for.
    private let turned: [(number: Int, slips: Int)]

    /// Returns nil for text that is not a name or is longer than any.
    init?(_ folded: [UInt8], names: NameIndex) {
        guard !folded.isEmpty, folded.count <= EditDistance.maximumLength else { return nil }
        self.folded = folded
        self.names = names
        letters = folded.withUnsafeBufferPointer(NameIndex.letters)
        turned = WantedName.turned(folded).compactMap { name, slips in names.find(name).map { ($0, slips) } }
    }

    /// The most slips for a name anywhere in the country.
    var allowedAnywhere: Int { min(3, max(1, folded.count / 4)) }
    /// The most slips for a name within its postcode, where few can be meant.
    var allowedInPostcode: Int { folded.count < 4 ? 1 : min(5, max(2, folded.count / 3)) }

    func measure() -> Measure { Measure(wanted: self) }

    struct Measure {
        let wanted: WantedName
        private var distance = EditDistance()

        init(wanted: WantedName) { self.wanted = wanted }

        /// Counts the slips between the wanted name and another one; nil if they are too many, or for the same name.
        mutating func callAsFunction(_ number: Int, allowed: Int) -> Int? {
            if let turned = wanted.turned.first(where: { $0.number == number }) { return turned.slips }
            let range = wanted.names.range(number)
            let length = wanted.folded.count
            let isBeginning = length >= 4 && range.count >= 5 && wanted.isBeginning(range)
            let missing = (wanted.letters ^ wanted.names.letters(number)).nonzeroBitCount
            if abs(range.count - length) <= allowed, missing <= 2 * allowed,
                let slips = distance(wanted.folded[...], wanted.names.bytes[range], limit: allowed)
            {
                return slips == 0 ? nil : slips
            }
            return isBeginning ? 3 : nil
        }
    }

    private func isBeginning(_ range: Range<Int>) -> Bool {
        let shorter = min(folded.count, range.count)
        for offset in 0..<shorter where folded[offset] != names.bytes[range.lowerBound + offset] { return false }
        return true
    }

    private static func turned(_ name: [UInt8]) -> [(name: [UInt8], slips: Int)] {
        var result: [(name: [UInt8], slips: Int)] = []
        for point in ["north", "south", "east", "west"] {
            let letters = Array(point.utf8)
            guard name.count >= letters.count + 3 else { continue }
            if name.starts(with: letters) {
                let rest = Array(name.dropFirst(letters.count))
                result += [(rest + letters, 1), (rest, 2)]
            }
            if name.suffix(letters.count).elementsEqual(letters) {
                let rest = Array(name.dropLast(letters.count))
                result += [(letters + rest, 1), (rest, 2)]
            }
        }
        return result
    }
}
