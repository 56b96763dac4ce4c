import Bytes
import Glibc

/// The folders of Houser's in which nothing is left once some files of a ledger are deleted.
struct EmptiedFolders {
    let folders: Set<ArtifactPath>

    /// Of how many files that go at most their folders are looked at one by one.
    private static let mostFiles = 256

    /// Nil if that takes a look at everything: if many files go, or if anybody put something into one of the folders. `gone` are rows of the
    /// ledger, and `added` are files that it does not name.
    init?(without gone: [Int], beside added: [ArtifactPath], _ image: LedgerImage, in output: OutputFolder) {
        guard !image.hasUnusedFolders, gone.count <= EmptiedFolders.mostFiles else { return nil }
        let files = Set(gone.map { ArtifactPath(unchecked: image.paths[$0]) })
        var folders = ArtifactSet.folders(of: Array(files)).subtracting(ArtifactSet.folders(of: added))
        folders.formIntersection((0..<image.folders.count).lazy.map { ArtifactPath(unchecked: image.folders[$0]) })
        let isGone = Set(gone)
        for row in 0..<image.paths.count where !folders.isEmpty && !isGone.contains(row) {
            let path = ArtifactPath(unchecked: image.paths[row])
            for folder in folders where path.isInside(folder) { folders.remove(folder) }
        }
        for folder in folders {
            let descriptor = openat(output.descriptor, folder.string, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            guard descriptor >= 0, let entries = try? FolderEntry.list(closing: descriptor) else { return nil }
            let inside = entries.map { ArtifactPath(unchecked: folder.string + "/" + $0.name) }
            guard inside.allSatisfy({ files.contains($0) || folders.contains($0) }) else { return nil }
        }
        self.folders = folders
    }
}
