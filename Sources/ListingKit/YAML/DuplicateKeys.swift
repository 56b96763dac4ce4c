/// Finds keys that a mapping has already; many are looked up in a table, so that a hostile mapping takes linear time.
struct DuplicateKeys {
    private var table: [String: Int] = [:]
    private static let few = 32

    /// The entry of that key among those that were read so far.
    mutating func first(of key: String, in entries: [YAMLNode.Entry]) -> YAMLNode.Entry? {
        guard entries.count > DuplicateKeys.few else { return entries.first { $0.key == key } }
        for index in table.count..<entries.count { table[entries[index].key] = index }
        return table[key].map { entries[$0] }
    }
}
