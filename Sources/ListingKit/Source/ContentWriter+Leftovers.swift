import Glibc

extension ContentWriter {
    /// The hidden name under which a file is written before it gets its own.
    static func interim(_ name: some StringProtocol) -> String { "." + name + ".part" }

    /// Whether a file is what a crash left of a new one where files cannot have two names: nothing at all, beside what it was about to be.
    package static func isLeftover(_ path: String, in folder: Int32 = AT_FDCWD) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        return isFile(path, in: folder) { $0 == 0 } && isFile(path.dropLast(name.count) + interim(name), in: folder) { _ in true }
    }

    /// Whether there is a file of such a size in bytes.
    private static func isFile(_ path: String, in folder: Int32, of size: (Int) -> Bool) -> Bool {
        var info = stat()
        return fstatat(folder, path, &info, AT_SYMLINK_NOFOLLOW) == 0 && info.st_mode & S_IFMT == S_IFREG && size(Int(info.st_size))
    }
}
