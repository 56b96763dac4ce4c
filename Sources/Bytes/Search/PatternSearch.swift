/// Looks for any of many patterns in bytes at once, without difference between ASCII's capital and small letters.
///
/// It looks at four bytes at every few places only, as many as the shortest pattern allows, and asks a table of bits whether the beginning of
/// any pattern has them there: nearly all of a text needs no more than that. (After S. Wu and U. Manber, "A fast algorithm for multi-pattern
/// searching", 1994.)
public struct PatternSearch: Sendable {
    /// A pattern with fewer bytes is not looked for.
    public static let shortest = 6
    /// So much of a pattern is looked at first, at most.
    private static let longestWindow = 11

    private let patterns: [[UInt8]]
    /// How many bytes of the beginning of each pattern are looked at first.
    private let window: Int
    /// How far apart the places are that are looked at.
    private var step: Int { window - 3 }
    /// A bit for each four bytes in the beginning of a pattern.
    private let fours: BitTable
    /// A bit for the beginning of each pattern.
    private let beginnings: BitTable
    /// The patterns in the order of the hashes of their beginnings.
    private let order: [(hash: UInt64, pattern: Int32)]

    /// A search for patterns, which are known by their indices from then on.
    public init(_ patterns: [[UInt8]]) {
        self.patterns = patterns.map { $0.map(PatternSearch.folded) }
        let known = self.patterns.indices.filter { patterns[$0].count >= PatternSearch.shortest }
        let window = min(PatternSearch.longestWindow, known.lazy.map { patterns[$0].count }.min() ?? PatternSearch.shortest)
        self.window = window
        var fours = BitTable(for: known.count * (window - 3))
        var beginnings = BitTable(for: known.count)
        var order: [(hash: UInt64, pattern: Int32)] = []
        order.reserveCapacity(known.count)
        for index in known {
            self.patterns[index].withUnsafeBytes { pattern in
                for offset in 0..<(window - 3) { fours.insert(PatternSearch.four(pattern, offset)) }
                let hash = PatternSearch.hash(pattern, 0, window)
                beginnings.insert(UInt32(truncatingIfNeeded: hash))
                order.append((hash, Int32(index)))
            }
        }
        order.sort { ($0.hash, $0.pattern) < ($1.hash, $1.pattern) }
        (self.fours, self.beginnings, self.order) = (fours, beginnings, order)
    }

    /// Whether there is nothing to look for.
    public var isEmpty: Bool { order.isEmpty }

    /// Hands on every pattern that stands in a text with its place, each time, until `body` says that it is enough.
    public func matches(in text: UnsafeRawBufferPointer, _ body: (_ pattern: Int, _ place: Range<Int>) -> Bool) {
        guard !isEmpty, text.count >= window else { return }
        let (step, end) = (step, text.count - 4)
        var place = 0
        fours.withBits { fours in
            while place <= end {
                if fours.holds(PatternSearch.four(text, place)) {
                    for start in max(0, place - step + 1)...place where !check(start, in: text, body) { return }
                }
                place += step
            }
        }
    }

    /// Hands on the patterns that stand at a place; whether the search is to go on.
    private func check(_ start: Int, in text: UnsafeRawBufferPointer, _ body: (Int, Range<Int>) -> Bool) -> Bool {
        guard start + window <= text.count else { return true }
        let hash = PatternSearch.hash(text, start, window)
        guard beginnings.withBits({ $0.holds(UInt32(truncatingIfNeeded: hash)) }) else { return true }
        var (next, end) = (0, order.count)
        while next < end {
            let middle = (next + end) / 2
            if order[middle].hash < hash { next = middle + 1 } else { end = middle }
        }
        while next < order.count, order[next].hash == hash {
            let pattern = Int(order[next].pattern)
            if stands(patterns[pattern], at: start, in: text), !body(pattern, start..<(start + patterns[pattern].count)) { return false }
            next += 1
        }
        return true
    }

    private func stands(_ pattern: [UInt8], at start: Int, in text: UnsafeRawBufferPointer) -> Bool {
        guard start + pattern.count <= text.count else { return false }
        return pattern.withUnsafeBufferPointer { pattern in
            pattern.indices.allSatisfy { PatternSearch.folded(text[start + $0]) == pattern[$0] }
        }
    }

    private static func folded(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

    /// Four bytes, roughly without difference of case.
    @inline(__always)
    private static func four(_ text: UnsafeRawBufferPointer, _ place: Int) -> UInt32 {
        UInt32(littleEndian: text.loadUnaligned(fromByteOffset: place, as: UInt32.self)) | 0x2020_2020
    }

    /// A hash of some bytes, roughly without difference of case (FNV-1a).
    private static func hash(_ text: UnsafeRawBufferPointer, _ start: Int, _ count: Int) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for place in start..<(start + count) { hash = (hash ^ UInt64(text[place] | 0x20)) &* 0x100_0000_01B3 }
        return hash ^ hash >> 32
    }
}

/// A set of numbers in which now and then one seems to be that is not.
struct BitTable: Sendable {
    private var bits: [UInt64]
    private let shift: UInt32

    /// Room for so many, with 64 bits for each, so that one in 64 others seems to be in it.
    init(for count: Int) {
        let size = UInt32(min(26, max(13, 64 - (count * 64).leadingZeroBitCount)))
        shift = 32 - size
        bits = [UInt64](repeating: 0, count: 1 << Int(size - 6))
    }

    mutating func insert(_ number: UInt32) {
        let slot = BitTable.slot(number, shift)
        bits[slot >> 6] |= 1 << UInt64(slot & 63)
    }

    private static func slot(_ number: UInt32, _ shift: UInt32) -> Int { Int((number &* 0x9E37_79B1) >> shift) }

    /// What can be asked without checks of bounds.
    struct Bits {
        let bits: UnsafeBufferPointer<UInt64>
        let shift: UInt32

        @inline(__always)
        func holds(_ number: UInt32) -> Bool {
            let slot = BitTable.slot(number, shift)
            return (bits[slot >> 6] >> UInt64(slot & 63)) & 1 != 0
        }
    }

    func withBits<Result>(_ body: (Bits) -> Result) -> Result { bits.withUnsafeBufferPointer { body(Bits(bits: $0, shift: shift)) } }
}
