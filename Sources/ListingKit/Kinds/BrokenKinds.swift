/// The kinds whose own files have errors. What is wrong with their listings may follow from that, so it is not told before the kinds are right.
struct BrokenKinds: Sendable {
    /// Their ids, where they are known.
    private(set) var ids: Set<String> = []
    /// The folders that their listings may lie in.
    private(set) var folders: Set<String> = []

    /// Adds a kind that was read, but not well.
    mutating func add(_ kind: Kind) {
        ids.insert(kind.id)
        folders.insert(kind.plural)
    }

    /// Adds the file of a kind that could not be read: what its lines and its name say of the kind has to do.
    mutating func add(_ source: SourceFile) {
        var lines = LineScanner(source.bytes[...])
        var words = ["kind": String(source.path.split(separator: "/").last?.split(separator: ".").first ?? "")]
        while let line = lines.next() {
            let text = source.bytes[line.content]
            for key in ["kind", "plural"] where text.starts(with: (key + ":").utf8) {
                let value = text.dropFirst(key.utf8.count + 1).prefix(100).prefix { $0 != UInt8(ascii: "#") }
                words[key] = String(decoding: value, as: UTF8.self).trimmed
            }
        }
        let id = words["kind"] ?? ""
        ids.insert(id)
        folders.formUnion([words["plural"] ?? id + "s", id])
    }
}
