import Bytes
import Foundation

extension Workspace {
    /// A file of the content as text.
    package func source(_ path: String) throws -> String {
        String(decoding: try Files.readFile(content + "/" + path, limit: 1 << 20), as: UTF8.self)
    }

    /// Writes two things far away with those tags, so that with one more listing the tags have pages. Gives their files.
    @discardableResult
    package func writeTagged(_ tags: [String]) throws -> [String] {
        try (1...2).map { number in
            let path = "items/tagged-\(number).md"
            try write(
                path,
                "---\ntitle: Tagged thing \(number)\nowner: maria\naddress: {suburb: Hobart, state: TAS, postcode: 7000}\nprice: 5\n"
                    + "category: furniture\ncondition: good\nlisted: 2026-11-01\ntags: [\(tags.joined(separator: ", "))]\n---\nA thing.\n")
            return path
        }
    }

    /// Takes a file of the content away.
    package func remove(_ path: String) throws {
        try FileManager.default.removeItem(atPath: content + "/" + path)
    }
}
