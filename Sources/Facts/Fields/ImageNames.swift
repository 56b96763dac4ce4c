import Findings
import ImageFiles
import Values

extension String {
    /// The nearest name that a published file can have, with the ending that it has.
    var publishableFileName: String {
        let parts = split(separator: ".")
        guard parts.count > 1, let ending = parts.last?.lowercased(), ending.isSlug, ending.utf8.count <= 4 else {
            return slugified.isEmpty ? "picture.jpg" : slugified
        }
        let stem = parts.dropLast().joined(separator: "-").slugified
        return (stem.isEmpty ? "picture" : stem) + "." + ending
    }

    /// Whether a file can be published under this name: ASCII letters and digits, `.`, `-` and `_`, no dot first.
    package var isPublishableFileName: Bool {
        guard let first = utf8.first, first != UInt8(ascii: "."), utf8.count <= 100 else { return false }
        return utf8.allSatisfy { $0.isASCIIAlphanumeric || "._-".utf8.contains($0) }
    }

    /// Whether its ending is that of a format that is published.
    package var hasPictureEnding: Bool { ImageInfo.Format.allCases.contains { $0.endings.contains(fileEnding) } }

    /// What follows the last dot, in lower case.
    package var fileEnding: String { lastIndex(of: ".").map { String(self[index(after: $0)...]).lowercased() } ?? "" }
}

extension ImageInfo.Format {
    /// The endings that the names of such files have, the usual one first.
    package var endings: [String] { self == .jpeg ? ["jpg", "jpeg"] : [rawValue] }
}
