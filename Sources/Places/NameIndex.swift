/// The distinct folded names of a table, each with its rows in table order.
struct NameIndex: Sendable {
    private struct Name {
        let start: Int32
        let end: Int32
        let letters: UInt32
        var firstRow: Int32 = -1
        var lastRow: Int32 = -1
    }

    /// The folded names, one after the other.
    private(set) var bytes: [UInt8] = []
    private var names: [Name] = []
    /// For each row the next one with its name, or -1.
    private var nextRow: [Int32]
    private var numbers: HashIndex

    /// Creates an index for at most `capacity` rows.
    init(capacity: Int) {
        numbers = HashIndex(capacity: capacity)
        nextRow = [Int32](repeating: -1, count: capacity)
        bytes.reserveCapacity(capacity * 12)
        names.reserveCapacity(capacity)
    }

    /// The number of distinct names.
    var count: Int { names.count }

    /// The bytes of a name, as a range of ``bytes``.
    func range(_ name: Int) -> Range<Int> { Int(names[name].start)..<Int(names[name].end) }

    /// The letters that occur in a name, a bit for each and one for digits: a cheap way to tell that two names are far
    /// apart.
    func letters(_ name: Int) -> UInt32 { names[name].letters }

    /// Finds the number of a folded name.
    func find(_ folded: [UInt8]) -> Int? {
        folded.withUnsafeBufferPointer { folded in
            numbers.find(HashIndex.hash(folded)) { equals($0, folded) }.map(Int.init)
        }
    }

    /// Finds the number of a name in any spelling.
    func find(name: String) -> Int? {
        var name = name
        return name.withUTF8 { bytes in
            guard bytes.count <= PlaceName.maximumLength else { return nil }
            return PlaceName.withFolded(bytes[...]) { folded in
                numbers.find(HashIndex.hash(folded)) { equals($0, folded) }.map(Int.init)
            }
        }
    }

    /// Folds a name and returns its number, a new one for a new name; nil if the name is empty or has characters that
    /// no place name has.
    mutating func intern(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Int32? {
        PlaceName.withFolded(name) { folded in
            guard !folded.isEmpty, !folded.contains(PlaceName.foreign) else { return nil }
            let hash = HashIndex.hash(folded)
            if let known = numbers.find(hash, where: { equals($0, folded) }) { return known }
            let number = Int32(names.count)
            numbers.insert(number, hash)
            let start = Int32(bytes.count)
            bytes.append(contentsOf: folded)
            names.append(Name(start: start, end: Int32(bytes.count), letters: NameIndex.letters(folded)))
            return number
        }
    }

    /// Adds a row to a name, in table order.
    mutating func append(row: Int, to name: Int) {
        let last = names[name].lastRow
        if last >= 0 { nextRow[Int(last)] = Int32(row) } else { names[name].firstRow = Int32(row) }
        names[name].lastRow = Int32(row)
    }

    /// Returns the rows of a name in table order.
    func rows(_ name: Int) -> some Sequence<Int> {
        sequence(state: names[name].firstRow) { row -> Int? in
            guard row >= 0 else { return nil }
            defer { row = nextRow[Int(row)] }
            return Int(row)
        }
    }

    private func equals(_ name: Int32, _ folded: UnsafeBufferPointer<UInt8>) -> Bool {
        let range = range(Int(name))
        guard range.count == folded.count else { return false }
        for offset in 0..<folded.count where bytes[range.lowerBound + offset] != folded[offset] { return false }
        return true
    }

    /// Returns a bit for each letter that occurs, and one for digits.
    static func letters(_ folded: UnsafeBufferPointer<UInt8>) -> UInt32 {
        var result: UInt32 = 0
        for byte in folded { result |= 1 << ((0x61...0x7A).contains(byte) ? UInt32(byte - 0x61) : 26) }
        return result
    }
}
