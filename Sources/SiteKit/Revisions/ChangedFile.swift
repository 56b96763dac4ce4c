import Findings
import Git

/// A file of the content folder that is not as it was.
struct ChangedFile {
    /// The path, relative to the content folder.
    let path: String
    /// What it was; nil if it was not there.
    let before: Side?
    /// What it is; nil if it is not there.
    let now: Side?

    /// A state of it.
    struct Side {
        let kind: TreeEntry.Kind
        /// Its text; nil if it is none, or too much.
        let source: SourceFile?
    }

    /// The parts of the path.
    var parts: [String] { path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) } }

    /// Whether it is or was something else than a file, of which nothing that belongs to somebody is made.
    var isStrange: Bool { [before, now].contains { $0.map { $0.kind != .file } ?? false } }
}
