import Bytes
import ImageFiles

extension ContentWriter {
    /// What a file held when it was read.
    public enum Former: Sendable {
        /// All of it.
        case bytes([UInt8])
        /// The hash of it, as of pictures, which are large.
        case hash(UInt64)

        /// What it held; nil if only the hash is known.
        public var bytes: [UInt8]? {
            guard case .bytes(let bytes) = self else { return nil }
            return bytes
        }

        /// Whether the file in an open folder still holds that. What cannot be read does not.
        func isStill(_ name: String, in folder: Int32) -> Bool {
            switch self {
            case .bytes(let bytes): (try? Files.readFile(name, in: folder, path: name, limit: bytes.count)) == bytes
            case .hash(let hash):
                (try? Files.readFile(name, in: folder, path: name, limit: ImageFile.maximumBytes)).map { ContentHash.of($0) } == hash
            }
        }
    }
}
