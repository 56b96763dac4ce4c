import Bytes

extension ParcelReader {
    /// Something that lies among what came and is not read.
    public struct Ignored: Sendable {
        /// Its path, by way of what was given.
        public let path: String
        /// Why, to follow "because" in a sentence, without a final full stop.
        public let reason: String

        /// A picture that came without a letter which it could belong to.
        static func picture(_ path: String) -> Ignored { Ignored(path: path, reason: "no letter came with it") }

        /// Why an entry of a folder is not read; nil if it is.
        static func reason(for entry: FolderEntry) -> String? {
            if entry.name.hasPrefix(".") { return "its name begins with a dot" }
            if !entry.isUTF8 { return "its name is not text in UTF-8" }
            switch entry.kind {
            case .file: return nil
            case .folder: return "it is a folder; name it by itself to read what is in it"
            case .symbolicLink: return "it is a symbolic link; name it by itself to follow it"
            case .pipe, .socket, .device: return "it is not a file"
            }
        }
    }
}
