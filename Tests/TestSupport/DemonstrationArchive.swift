import Bytes
import Foundation

/// The content of the demonstration as the program has it: all texts, and the first picture of each listing unless it is large.
package enum DemonstrationArchive {
    /// The most bytes of a picture that travels in the program.
    private static let largest = 16_000

    /// The files, by their paths in the content folder.
    package static func files() throws -> [(name: String, bytes: [UInt8])] {
        let paths = try FolderWalk.entries(of: Boards.demonstration).filter { $0.kind == .file && !$0.path.hasSuffix(".png") }.map(\.path)
        var files: [(name: String, bytes: [UInt8])] = []
        for path in paths {
            let (text, picture) = try lean(String(decoding: bytes(path), as: UTF8.self), beside: path)
            files.append((path, Array(text.utf8)))
            if let picture { files.append(picture) }
        }
        return files
    }

    /// A listing's text with no more than its first picture, and that one.
    private static func lean(_ text: String, beside path: String) throws -> (text: String, picture: (name: String, bytes: [UInt8])?) {
        var lines = text.components(separatedBy: "\n")
        guard let start = lines.firstIndex(of: "images:") else { return (text, nil) }
        let rows = lines[(start + 1)...].prefix { $0.hasPrefix("  - {file: ") }
        guard let name = rows.first?.dropFirst("  - {file: ".count).prefix(while: { $0 != "," && $0 != "}" }) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        let file = path.split(separator: "/").dropLast().joined(separator: "/") + "/" + name
        let picture = try bytes(file)
        let isKept = picture.count <= largest
        lines.removeSubrange(isKept ? start + 2..<rows.endIndex : start..<rows.endIndex)
        return (lines.joined(separator: "\n"), isKept ? (file, picture) : nil)
    }

    private static func bytes(_ path: String) throws -> [UInt8] {
        try Files.readFile(Boards.demonstration + "/" + path, limit: 1 << 20)
    }
}
