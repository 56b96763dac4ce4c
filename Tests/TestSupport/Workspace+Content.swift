import Bytes
import Foundation

extension Workspace {
    /// A file of the content as text.
    package func source(_ path: String) throws -> String {
        String(decoding: try Files.readFile(content + "/" + path, limit: 1 << 20), as: UTF8.self)
    }

    /// Takes a file of the content away.
    package func remove(_ path: String) throws {
        try FileManager.default.removeItem(atPath: content + "/" + path)
    }
}
