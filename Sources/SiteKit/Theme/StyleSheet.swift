import Bytes

/// The style sheet that all pages load: the parts of it that a theme has, one after the other. So a board changes colours in a file of
/// twenty lines, and what it adds in a part of its own comes after all shipped ones.
enum StyleSheet {
    /// Where it lies in a theme that brings a whole one of its own.
    static let path = "assets/style.css"

    private static let folder = "style/"

    /// Whether a file of a theme is a part of it.
    static func isPart(_ path: String) -> Bool { path.hasPrefix(folder) && path.hasSuffix(".css") }

    /// The parts among some files, put together in the order of their names.
    static func joined(_ files: some Sequence<(path: String, bytes: [UInt8])>) -> [UInt8] {
        let parts = files.filter { isPart($0.path) }.sorted { ByteOrder.precedes($0.path, $1.path) }
        return Array(parts.map(\.bytes).joined(separator: [UInt8(ascii: "\n")]))
    }
}
