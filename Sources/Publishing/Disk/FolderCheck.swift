import Bytes
import Glibc

extension OutputFolder {
    /// Whether every file, in path order, lies in a folder and not behind a link to one. Of the folders that hold others,
    /// ``OldFiles`` knows that already.
    func holdsFolders(of files: [ArtifactPath], threads: Int) -> Bool {
        var folders: [ArtifactPath] = []
        for file in files { if let folder = file.folder, folder != folders.last { folders.append(folder) } }
        return Parallel.map(folders, threads: threads) { [descriptor] folder in
            var info = stat()
            return fstatat(descriptor, folder.string, &info, AT_SYMLINK_NOFOLLOW) == 0 && info.st_mode & S_IFMT == S_IFDIR
        }.allSatisfy { $0 }
    }

    /// What there can be at a path.
    enum Kind {
        case nothing, folder, other
    }

    /// What there is at a path below; what cannot be looked at is something other.
    func kind(of path: ArtifactPath) -> Kind {
        var info = stat()
        guard fstatat(descriptor, path.string, &info, AT_SYMLINK_NOFOLLOW) == 0 else { return errno == ENOENT ? .nothing : .other }
        return info.st_mode & S_IFMT == S_IFDIR ? .folder : .other
    }
}
