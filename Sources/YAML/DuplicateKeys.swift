/// Finds keys that a mapping has already; many are looked up in a table, so that a hostile mapping takes linear time.
struct DuplicateKeys {
    private var table: [String: Int] = [:]
    private static let few = 32
    /// The bits of the keys so far: a key without its bit is new, as nearly all are.
    private var seen: UInt64 = 0

    /// The entry of that key among those that were read so far.
    mutating func first(of key: String, in entries: [YAMLNode.Entry]) -> YAMLNode.Entry? {
        let bit = DuplicateKeys.bit(of: key)
        defer { seen |= bit }
        guard seen & bit != 0 else { return nil }
        guard entries.count > DuplicateKeys.few else { return entries.first { $0.key == key } }
        for index in table.count..<entries.count { table[entries[index].key] = index }
        return table[key].map { entries[$0] }
    }

    /// The bit of a key; all bits outside ASCII, where equal texts can have different bytes.
    private static func bit(of key: String) -> UInt64 {
        var (sum, all) = (UInt64(key.utf8.count), UInt8(0))
        for byte in key.utf8 {
            sum = sum &* 31 &+ UInt64(byte)
            all |= byte
        }
        return all < 0x80 ? 1 << (sum & 63) : .max
    }
}
