import Findings
import Values

/// The kinds whose own files have errors. Findings on their listings may follow from these, so they wait.
package struct BrokenKinds: Sendable {
    /// Their ids, where they are known.
    package private(set) var ids: Set<String> = []
    /// The folders that their listings may lie in.
    package private(set) var folders: Set<String> = []

    /// Adds a kind that was read, but not well.
    package mutating func add(_ kind: Kind) {
        ids.insert(kind.id)
        folders.insert(kind.plural)
    }

    /// Adds a kind whose file could not be read: its id and folder are guessed from its lines and name.
    package mutating func add(_ source: SourceFile) {
        var words = ["kind": String(source.path.split(separator: "/").last?.split(separator: ".").first ?? "")]
        for line in LineScanner(source.bytes[...]) {
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
