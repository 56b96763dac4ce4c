/// Finds keys that a mapping has already: by looking through a few, by a table of many, so that a hostile mapping stays linear.
struct KnownKeys {
    private var table: [String: Int] = [:]
    private static let few = 32

    /// The entry of that key, if there is one among those read so far.
    mutating func first(of key: String, in entries: [YAMLNode.Entry]) -> YAMLNode.Entry? {
        guard entries.count > KnownKeys.few else { return entries.first { $0.key == key } }
        for index in table.count..<entries.count { table[entries[index].key] = index }
        return table[key].map { entries[$0] }
    }
}
