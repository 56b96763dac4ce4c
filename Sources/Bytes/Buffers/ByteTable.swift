import Glibc

/// Different runs of bytes, such as words, each with a number: they are counted from 0 in the order in which they came.
public struct ByteTable: Sendable {
    private var bytes: [UInt8] = []
    /// Where each run ends.
    private var ends: [UInt32] = []
    /// At the places of their hashes or behind them.
    private var slots = [Slot](repeating: Slot(), count: 1_024)

    private struct Slot {
        /// A part of the hash of the run, which tells most runs apart without a look at their bytes.
        var hash: UInt32 = 0
        /// The number of the run, counted from 1; 0 if the slot is free.
        var number: UInt32 = 0
    }

    /// No runs.
    public init() {}

    /// How many runs there are.
    public var count: Int { ends.count }

    /// How many bytes they have together.
    public var byteCount: Int { bytes.count }

    /// The run of a number.
    public subscript(number: Int) -> ArraySlice<UInt8> { bytes[range(number)] }

    private func range(_ number: Int) -> Range<Int> { (number == 0 ? 0 : Int(ends[number - 1]))..<Int(ends[number]) }

    /// Passes the run of a number to `body`.
    public func withBytes<Result>(_ number: Int, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[range(number)])) }
    }

    /// Whether one run comes before another in the order of their bytes.
    public func precedes(_ one: Int, _ other: Int) -> Bool {
        withBytes(one) { one in
            withBytes(other) { other in
                let order = ByteTable.compare(one, other, min(one.count, other.count))
                return order != 0 ? order < 0 : one.count < other.count
            }
        }
    }

    /// The number of a run, if it is there.
    public func number(of run: UnsafeBufferPointer<UInt8>) -> Int? {
        let number = slots[place(of: run, ByteTable.hash(run))].number
        return number == 0 ? nil : Int(number) - 1
    }

    /// The number of a run, which is taken in if it is not there.
    public mutating func insert(_ run: UnsafeBufferPointer<UInt8>) -> Int {
        let hash = ByteTable.hash(run)
        let place = place(of: run, hash)
        if slots[place].number != 0 { return Int(slots[place].number) - 1 }
        bytes.append(contentsOf: run)
        ends.append(UInt32(bytes.count))
        slots[place] = Slot(hash: hash, number: UInt32(ends.count))
        if ends.count * 2 > slots.count { grow() }
        return ends.count - 1
    }

    private static func hash(_ run: UnsafeBufferPointer<UInt8>) -> UInt32 { UInt32(truncatingIfNeeded: ContentHash.of(run)) }

    private func place(of run: UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> Int {
        var place = Int(hash) & (slots.count - 1)
        while slots[place].number != 0 {
            if slots[place].hash == hash, holds(run, Int(slots[place].number) - 1) { return place }
            place = (place + 1) & (slots.count - 1)
        }
        return place
    }

    private func holds(_ run: UnsafeBufferPointer<UInt8>, _ number: Int) -> Bool {
        withBytes(number) { $0.count == run.count && ByteTable.compare($0, run, run.count) == 0 }
    }

    private static func compare(_ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>, _ count: Int) -> Int32 {
        guard count > 0, let one = one.baseAddress, let other = other.baseAddress else { return 0 }
        return memcmp(one, other, count)
    }

    private mutating func grow() {
        var larger = [Slot](repeating: Slot(), count: slots.count * 2)
        for slot in slots where slot.number != 0 {
            var place = Int(slot.hash) & (larger.count - 1)
            while larger[place].number != 0 { place = (place + 1) & (larger.count - 1) }
            larger[place] = slot
        }
        slots = larger
    }
}
