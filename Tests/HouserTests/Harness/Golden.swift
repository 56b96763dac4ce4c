import Foundation
import Testing

/// Compares what was made with the files that were reviewed and committed.
///
/// `HOUSER_UPDATE_GOLDEN=1 swift test --filter HouserTests` rewrites those files, and fails, since it has compared nothing.
struct Golden {
    /// The folder of the reviewed files.
    let folder: String

    private static let isUpdating = ProcessInfo.processInfo.environment["HOUSER_UPDATE_GOLDEN"] == "1"

    /// Compares all files of the folder with those made: none may be missing on either side, or differ in a byte.
    func compare(_ made: [String: [UInt8]]) throws {
        if Golden.isUpdating {
            try rewrite(made)
            Issue.record("golden files in \(folder) were rewritten; look at the change and run again without HOUSER_UPDATE_GOLDEN")
            return
        }
        let reviewed = Set(try FileManager.default.subpathsOfDirectory(atPath: folder).filter { !isFolder($0) })
        for path in reviewed.subtracting(made.keys).sorted() {
            Issue.record("\(path) is reviewed, but was not made")
        }
        for (path, bytes) in made.sorted(by: { $0.key < $1.key }) {
            guard reviewed.contains(path) else {
                Issue.record("\(path) was made, but never reviewed; HOUSER_UPDATE_GOLDEN=1 adds it")
                continue
            }
            let expected = Array(try Data(contentsOf: URL(filePath: folder + "/" + path)))
            if expected != bytes { Issue.record("\(Golden.difference(path, expected: expected, got: bytes))") }
        }
    }

    /// The first line that differs.
    static func difference(_ path: String, expected: [UInt8], got: [UInt8]) -> String {
        let left = expected.split(separator: 0x0A, omittingEmptySubsequences: false)
        let right = got.split(separator: 0x0A, omittingEmptySubsequences: false)
        let index = zip(left, right).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(left.count, right.count)
        func shown(_ lines: [ArraySlice<UInt8>]) -> String {
            guard index < lines.count else { return "(end of file)" }
            let text = String(decoding: lines[index], as: UTF8.self)
            return text.count > 400 ? String(text.prefix(400)) + "…" : text
        }
        return "\(path):\(index + 1) differs\n  expected: \(shown(left))\n  got:      \(shown(right))"
    }

    private func rewrite(_ made: [String: [UInt8]]) throws {
        if FileManager.default.fileExists(atPath: folder) { try FileManager.default.removeItem(atPath: folder) }
        for (path, bytes) in made {
            let file = URL(filePath: folder + "/" + path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: file)
        }
    }

    private func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: folder + "/" + path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
