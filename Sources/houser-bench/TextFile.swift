import Bytes
import Foundation

/// Files of text, read and written whole.
enum TextFile {
    static func read(_ path: String) throws -> String { String(decoding: try Files.readFile(path, limit: 1 << 24), as: UTF8.self) }

    /// Writes a file, or deletes it if there is no text for it.
    static func write(_ text: String?, to path: String) throws {
        guard let text else { return try FileManager.default.removeItem(atPath: path) }
        try Data(text.utf8).write(to: URL(filePath: path))
    }
}

/// Why the benchmark cannot run.
struct BenchError: Error, CustomStringConvertible {
    let description: String
}
