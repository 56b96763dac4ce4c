import Bytes
import ListingKit

/// A theme: templates and the files that pages load, from a folder that the operator can edit.
public struct Theme: Sendable {
    /// A file that is published under `assets/`.
    public struct Asset: Sendable {
        /// Its path below `assets/`.
        public let name: String
        /// Its content.
        public let bytes: [UInt8]
    }

    /// The templates, sorted by name; the name is the path without `.mustache`.
    public let templates: [(name: String, file: String, bytes: [UInt8])]
    /// The assets, sorted by name.
    public let assets: [Asset]

    /// The largest file of a theme, in bytes.
    private static let sizeLimit = 8 << 20

    /// The files in which templates of those names belong.
    func files(of names: [String]) -> [(name: String, file: String)] {
        names.map { ($0, folder + "/" + $0 + ".mustache") }
    }

    private let folder: String

    /// Reads a theme's folder. Throws if a file of it cannot be read.
    public init(folder: String) throws(FileError) {
        var templates: [(name: String, file: String, bytes: [UInt8])] = []
        var assets: [Asset] = []
        for entry in try FolderWalk.entries(of: folder)
        where entry.kind == .file && !entry.path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
            let path = folder + "/" + entry.path
            if entry.path.hasPrefix("assets/") {
                assets.append(Asset(name: String(entry.path.dropFirst(7)), bytes: try Files.readFile(path, limit: Theme.sizeLimit)))
            } else if entry.path.hasSuffix(".mustache") {
                templates.append((String(entry.path.dropLast(9)), path, try Files.readFile(path, limit: Theme.sizeLimit)))
            }
        }
        self.folder = folder
        self.templates = templates
        self.assets = assets
    }
}
