/// Looks for any of many patterns in bytes at once, without difference between ASCII's capital and small letters.
///
/// It looks at four bytes at every few places only, as many as the shortest pattern allows, and asks a table of bits whether any pattern has them
/// there: nearly all of a text needs no more than that. (After S. Wu and U. Manber, "A fast algorithm for multi-pattern searching", 1994.)
public struct PatternSearch: Sendable {
    /// A pattern with fewer bytes is not looked for.
    public static let shortest = 7

    private let patterns: [[UInt8]]
    /// How far apart the places are that are looked at.
    private let step: Int
    /// A bit for each fold of four bytes that some pattern has.
    private let bits: [UInt64]
    private let shift: UInt32
    /// The patterns that have four bytes, by these.
    private let holders: [UInt32: [Holder]]

    /// A pattern that has four bytes at a place.
    private struct Holder: Sendable {
        let pattern: Int32
        let offset: Int32
    }

    /// A search for patterns, which are known by their indices from then on.
    public init(_ patterns: [[UInt8]]) {
        self.patterns = patterns.map { $0.map(PatternSearch.folded) }
        let lengths = patterns.lazy.map(\.count).filter { $0 >= PatternSearch.shortest }
        step = min(8, (lengths.min() ?? PatternSearch.shortest) - 3)
        var holders: [UInt32: [Holder]] = [:]
        for (index, pattern) in self.patterns.enumerated() where pattern.count >= PatternSearch.shortest {
            for offset in 0..<step {
                let four = (0..<4).reduce(UInt32(0)) { $0 | UInt32(pattern[offset + $1] | 0x20) << (8 * UInt32($1)) }
                holders[four, default: []].append(Holder(pattern: Int32(index), offset: Int32(offset)))
            }
        }
        self.holders = holders
        // With 64 bits for each, one place in 64 needs a second look for nothing.
        let size = UInt32(max(13, 64 - (holders.count * 64).leadingZeroBitCount))
        shift = 32 - min(size, 26)
        var bits = [UInt64](repeating: 0, count: 1 << Int(32 - shift - 6))
        for four in holders.keys {
            let slot = PatternSearch.slot(four, shift)
            bits[slot >> 6] |= 1 << UInt64(slot & 63)
        }
        self.bits = bits
    }

    /// Whether there is nothing to look for.
    public var isEmpty: Bool { holders.isEmpty }

    private static func folded(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

    private static func slot(_ four: UInt32, _ shift: UInt32) -> Int { Int((four &* 0x9E37_79B1) >> shift) }

    /// Hands on every pattern that stands in a text, each time, until `body` says that it is enough.
    public func matches(in text: UnsafeRawBufferPointer, _ body: (_ pattern: Int) -> Bool) {
        guard !isEmpty, text.count >= PatternSearch.shortest else { return }
        let (shift, step) = (shift, step)
        bits.withUnsafeBufferPointer { bits in
            var place = 0
            let end = text.count - 4
            while place <= end {
                let four = UInt32(littleEndian: text.loadUnaligned(fromByteOffset: place, as: UInt32.self)) | 0x2020_2020
                let slot = PatternSearch.slot(four, shift)
                if bits[slot >> 6] >> UInt64(slot & 63) & 1 != 0, let holders = holders[four] {
                    for holder in holders where stands(holder, at: place, in: text) {
                        if !body(Int(holder.pattern)) { return }
                    }
                }
                place += step
            }
        }
    }

    private func stands(_ holder: Holder, at place: Int, in text: UnsafeRawBufferPointer) -> Bool {
        let pattern = patterns[Int(holder.pattern)]
        let start = place - Int(holder.offset)
        guard start >= 0, start + pattern.count <= text.count else { return false }
        for index in pattern.indices where PatternSearch.folded(text[start + index]) != pattern[index] { return false }
        return true
    }
}
