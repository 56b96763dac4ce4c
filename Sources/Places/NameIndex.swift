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
    /// For each row the next one of its name, or -1.
    private var nextRow: [Int32]
    private var slots: HashSlots

    /// Makes room for a number of rows; it must not be exceeded.
    init(capacity: Int) {
        slots = HashSlots(capacity: capacity)
        nextRow = [Int32](repeating: -1, count: capacity)
        bytes.reserveCapacity(capacity * 12)
        names.reserveCapacity(capacity)
    }

    /// The number of distinct names.
    var count: Int { names.count }

    /// The bytes of a name, as a range of ``bytes``.
    func range(_ name: Int) -> Range<Int> { Int(names[name].start)..<Int(names[name].end) }

    /// Which letters a name has, one bit for each and one for digits: tells cheaply that two names are far apart.
    func letters(_ name: Int) -> UInt32 { names[name].letters }

    /// The number of a folded name.
    func find(_ folded: [UInt8]) -> Int? {
        folded.withUnsafeBufferPointer { folded in
            slots.find(HashSlots.hash(folded)) { equals($0, folded) }.map(Int.init)
        }
    }

    /// The number of a name, however it is spelt.
    func find(name: String) -> Int? {
        var name = name
        return name.withUTF8 { bytes in
            guard bytes.count <= PlaceName.longest else { return nil }
            return PlaceName.withFolded(bytes[...]) { folded in
                slots.find(HashSlots.hash(folded)) { equals($0, folded) }.map(Int.init)
            }
        }
    }

    /// Folds a name and gives the number that it has from now on; nil if it is empty or holds characters that no place name has.
    mutating func intern(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Int32? {
        PlaceName.withFolded(name) { folded in
            guard !folded.isEmpty, !folded.contains(PlaceName.foreign) else { return nil }
            let hash = HashSlots.hash(folded)
            if let known = slots.find(hash, where: { equals($0, folded) }) { return known }
            let number = Int32(names.count)
            slots.insert(number, hash)
            let start = Int32(bytes.count)
            bytes.append(contentsOf: folded)
            names.append(Name(start: start, end: Int32(bytes.count), letters: NameIndex.letters(folded)))
            return number
        }
    }

    /// Adds a row to a name; rows come in table order.
    mutating func append(row: Int, to name: Int) {
        let last = names[name].lastRow
        if last >= 0 { nextRow[Int(last)] = Int32(row) } else { names[name].firstRow = Int32(row) }
        names[name].lastRow = Int32(row)
    }

    /// The rows of a name in table order.
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

    /// One bit for each letter that occurs, and one for digits.
    static func letters(_ folded: UnsafeBufferPointer<UInt8>) -> UInt32 {
        var result: UInt32 = 0
        for byte in folded { result |= 1 << ((0x61...0x7A).contains(byte) ? UInt32(byte - 0x61) : 26) }
        return result
    }
}
