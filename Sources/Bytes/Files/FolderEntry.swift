import Glibc

/// An entry of a folder; links are not followed.
public struct FolderEntry: Sendable {
    /// What a name stands for.
    public enum Kind: Sendable {
        case file, folder, symbolicLink, pipe, socket, device
    }

    /// The name, with U+FFFD for bytes that are not UTF-8.
    public var name: String
    /// Whether the name is valid UTF-8, and so exactly what the file system holds.
    public var isUTF8: Bool
    /// What the name stands for.
    public var kind: Kind

    /// Lists the folder open as `descriptor`, in the byte order of the names and without `.` and `..`; closes the
    /// descriptor.
    public static func list(closing descriptor: Int32) throws(SystemError) -> [FolderEntry] {
        guard let stream = fdopendir(descriptor) else {
            let error = SystemError.last
            close(descriptor)
            throw error
        }
        defer { closedir(stream) }
        var entries: [FolderEntry] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                guard errno == 0 else { throw SystemError.last }
                break
            }
            if let found = FolderEntry(entry, in: descriptor) { entries.append(found) }
        }
        entries.sort { ByteOrder.precedes($0.name, $1.name) }
        return entries
    }

    private init?(_ entry: UnsafeMutablePointer<dirent>, in folder: Int32) {
        let type = Int(entry.pointee.d_type)
        guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
        let characters = (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self)
        if characters[0] == 0x2E, characters[1] == 0 || (characters[1] == 0x2E && characters[2] == 0) { return nil }
        if let exact = String(validatingCString: characters) {
            name = exact
            isUTF8 = true
        } else {
            name = String(cString: characters)
            isUTF8 = false
        }
        switch type {
        case Int(DT_REG): kind = .file
        case Int(DT_DIR): kind = .folder
        case Int(DT_LNK): kind = .symbolicLink
        case Int(DT_FIFO): kind = .pipe
        case Int(DT_SOCK): kind = .socket
        case Int(DT_CHR), Int(DT_BLK): kind = .device
        default:
            // Some file systems do not give the type with the name.
            var info = stat()
            guard fstatat(folder, characters, &info, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
            kind = Kind(mode: info.st_mode)
        }
    }
}

extension FolderEntry.Kind {
    /// Reads a `st_mode`.
    public init(mode: mode_t) {
        switch mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .folder
        case S_IFLNK: self = .symbolicLink
        case S_IFIFO: self = .pipe
        case S_IFSOCK: self = .socket
        default: self = .device
        }
    }
}
