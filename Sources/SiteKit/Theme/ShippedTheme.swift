import BundledData
import Bundling

/// The theme that travels inside the program. Its sources are the repository's `templates` folder.
public enum ShippedTheme {
    /// A file of it.
    public struct File: Sendable {
        /// Its path in the theme, with `/` between the parts.
        public let path: String
        /// Its content.
        public let bytes: [UInt8]
    }

    /// All its files, and the style sheets that their parts make.
    public static let files: [File] = {
        var files: [File] = []
        while true {
            let file = houser_theme_file(files.count)
            guard let path = file.path, let bytes = file.bytes else { break }
            files.append(File(path: String(cString: path), bytes: Array(UnsafeBufferPointer(start: bytes, count: file.count))))
        }
        return files + StyleSheet.all(files.lazy.map { ($0.path, $0.bytes) }).map { File(path: $0.path, bytes: $0.bytes) }
    }()

    /// What people are told of a file of it, which lies nowhere on their disk.
    static func shown(_ path: String) -> String { "templates/\(path) (shipped)" }

    /// The file of that path, or nil.
    public static func file(_ path: String) -> File? { places[path].map { files[$0] } }

    /// Where each stands among all.
    private static let places = Dictionary(files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
}
