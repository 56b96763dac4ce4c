/// An error of reading a file or folder.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What stood in the way.
    public enum Reason: Hashable, Sendable {
        /// The operating system refused.
        case system(SystemError)
        /// It is a folder, pipe, socket or device; it was not opened.
        case notAFile
        /// It is a symbolic link and links are not followed here.
        case symbolicLink
        /// It holds more bytes than allowed.
        case tooLarge(limit: Int)
        /// The name holds a NUL, which no file system allows.
        case unusableName
        /// The folder has more files and folders than allowed.
        case tooManyEntries(limit: Int)
    }

    /// The path as it was given or found.
    public var path: String
    /// What stood in the way.
    public var reason: Reason

    /// Creates an error about the file at `path`.
    public init(path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }

    /// One sentence without a final full stop.
    public var description: String {
        switch reason {
        case .system(let error): "cannot read \(path): \(error)"
        case .notAFile: "cannot read \(path): it is not a regular file"
        case .symbolicLink: "cannot read \(path): it is a symbolic link"
        case .tooLarge(let limit): "cannot read \(path): it is larger than \(limit) bytes"
        case .unusableName: "cannot read \(path): its name holds a NUL character"
        case .tooManyEntries(let limit): "cannot read \(path): it holds more than \(limit) files and folders"
        }
    }
}
