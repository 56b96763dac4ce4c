import Glibc

/// Deletion of files and of folders that became empty.
enum Removal {
    /// Deletes the files, then those of the folders that are empty, and gives the folders that are gone.
    @discardableResult
    static func delete(_ files: [ArtifactPath], _ folders: [ArtifactPath], in output: OutputFolder) throws(PublishError) -> Set<
        ArtifactPath
    > {
        var cursor = FolderCursor(output)
        for path in files {
            let folder = try cursor.folder(of: path)
            // One that is gone already is what was wanted.
            if let error = output.faults.stop(.delete) { throw .system(doing: "delete", path: output.display(path), error) }
            guard path.withName({ unlinkat(folder, $0, 0) }) == 0 || errno == ENOENT else {
                throw .system(doing: "delete", path: output.display(path), .last)
            }
        }
        var gone: Set<ArtifactPath> = []
        // Backwards, because a folder comes before what lies in it.
        for path in folders.sorted().reversed() {
            let folder = try cursor.folder(of: path)
            if let error = output.faults.stop(.delete) { throw .system(doing: "delete the folder", path: output.display(path), error) }
            if path.withName({ unlinkat(folder, $0, AT_REMOVEDIR) }) == 0 || errno == ENOENT {
                gone.insert(path)
            } else if errno != ENOTEMPTY, errno != EEXIST {
                throw .system(doing: "delete the folder", path: output.display(path), .last)
            }
        }
        return gone
    }
}
