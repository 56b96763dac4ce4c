/// Finds keys that a mapping has already: by looking through a few, by a table of many, so that a hostile mapping stays linear.
struct KnownKeys {
    private var table: [String: Int] = [:]
    private static let few = 32
    /// The bits of the keys so far; a key without its bit is new.
    private var seen: UInt64 = 0

    /// The entry of that key, if there is one among those read so far; from now on the key is known.
    mutating func first(of key: String, in entries: [YAMLNode.Entry]) -> YAMLNode.Entry? {
        let mark = KnownKeys.mark(key)
        defer { seen |= mark }
        guard seen & mark != 0 else { return nil }
        guard entries.count > KnownKeys.few else { return entries.first { $0.key == key } }
        for index in table.count..<entries.count { table[entries[index].key] = index }
        return table[key].map { entries[$0] }
    }

    /// The bit of a key; all bits outside ASCII, where equal texts can have different bytes.
    private static func mark(_ key: String) -> UInt64 {
        var key = key
        return key.withUTF8 { bytes in
            var (sum, all) = (UInt64(bytes.count), UInt8(0))
            for byte in bytes {
                sum = sum &* 31 &+ UInt64(byte)
                all |= byte
            }
            return all < 0x80 ? 1 << (sum & 63) : .max
        }
    }
}
