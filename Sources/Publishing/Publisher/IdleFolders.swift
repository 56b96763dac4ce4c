import Bytes
import Glibc

extension OldFiles {
    /// Whether a folder that Houser made and that nothing of the site lies in any more can go now: nobody has anything in it either.
    func hasIdleFolders(in output: OutputFolder) -> Bool {
        guard let image = content.image, image.hasUnusedFolders else { return false }
        var used: Set<Substring> = []
        for index in 0..<image.paths.count {
            var path = image.paths[index][...]
            while let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) {
                path = path[..<slash]
                if !used.insert(path).inserted { break }
            }
        }
        return (0..<image.folders.count).contains { index in
            let folder = image.folders[index]
            return !used.contains(folder[...]) && OldFiles.isEmpty(folder, in: output)
        }
    }

    /// Whether there is nothing in a folder, or no such folder.
    private static func isEmpty(_ folder: String, in output: OutputFolder) -> Bool {
        let descriptor = openat(output.descriptor, folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0, let entries = try? FolderEntry.list(closing: descriptor) else { return true }
        return entries.isEmpty
    }
}
