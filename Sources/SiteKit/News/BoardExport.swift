import Bytes
import Git
import Glibc
import ImageFiles

/// Writes folders of a repository as they were at a revision, so that a site can be made of them.
struct BoardExport {
    private let repository: Repository
    private let revision: Revision
    /// The folder to write into.
    private let target: String

    init(_ repository: Repository, _ revision: Revision, into target: String) {
        self.repository = repository
        self.revision = revision
        self.target = target
    }

    /// Writes a folder, given by its path from the top of the repository; nil for the one that the repository was asked for. Gives its path,
    /// whether anything was in it or not. Links are left out, as are files that no board has.
    func write(_ folder: String?, as name: String) throws -> String {
        let files = try repository.entries(of: revision, in: folder).filter { $0.kind == .file && BoardExport.isUsable($0.path) }
        let root = target + "/" + name
        try make(root)
        var made: Set<String> = [root]
        for file in files {
            var path = root
            for part in file.path.split(separator: "/").dropLast() {
                path += "/" + part
                if made.insert(path).inserted { try make(path) }
            }
        }
        var failure: FileError?
        try repository.read(files.map { ($0.object, ImageFile.maximumBytes) }, in: revision) { place, bytes in
            guard let bytes, failure == nil else { return }
            failure = BoardExport.write(bytes, to: root + "/" + files[place].path)
        }
        if let failure { throw failure }
        return root
    }

    /// Whether a path leads to a place below the folder: whoever made a revision by hand may have written anything into it.
    private static func isUsable(_ path: String) -> Bool {
        let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { String(Substring($0)) }
        return !path.utf8.contains(0) && parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." && $0.lowercased() != ".git" }
    }

    private func make(_ folder: String) throws {
        guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw FileError(path: folder, reason: .system(.last)) }
    }

    private static func write(_ bytes: [UInt8], to path: String) -> FileError? {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        // Of two names that are one to the file system the first stays.
        guard file >= 0 else { return errno == EEXIST ? nil : FileError(path: path, reason: .system(.last)) }
        defer { close(file) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return FileError(path: path, reason: .system(.last)) }
            rest = rest.dropFirst(count)
        }
        return nil
    }
}
