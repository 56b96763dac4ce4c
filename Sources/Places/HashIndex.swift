/// An open-addressing hash table of the indices of values that are kept elsewhere, with no keys of its own.
struct HashIndex: Sendable {
    private var slots: [Int32]
    private let mask: Int

    /// Creates a table for at most `capacity` entries.
    init(capacity: Int) {
        var size = 16
        while size < capacity * 2 { size *= 2 }
        slots = [Int32](repeating: -1, count: size)
        mask = size - 1
    }

    /// Finds the entry with a hash that satisfies a condition.
    func find(_ hash: UInt64, where matches: (Int32) -> Bool) -> Int32? {
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] >= 0 {
            if matches(slots[slot]) { return slots[slot] }
            slot = (slot + 1) & mask
        }
        return nil
    }

    /// Adds an entry that is not there yet.
    mutating func insert(_ entry: Int32, _ hash: UInt64) {
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] >= 0 { slot = (slot + 1) & mask }
        slots[slot] = entry
    }

    /// Replaces an entry that is there.
    mutating func replace(_ entry: Int32, with other: Int32, _ hash: UInt64) {
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] >= 0, slots[slot] != entry { slot = (slot + 1) & mask }
        slots[slot] = other
    }

    /// Mixes the bits of a number (the finalizer of MurmurHash3).
    static func mix(_ number: UInt64) -> UInt64 {
        var result = number
        result = (result ^ result >> 33) &* 0xFF51_AFD7_ED55_8CCD
        result = (result ^ result >> 33) &* 0xC4CE_B9FE_1A85_EC53
        return result ^ result >> 33
    }

    /// Hashes bytes (64-bit FNV-1a, then mixed).
    static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var result: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { result = (result ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        return mix(result)
    }
}
