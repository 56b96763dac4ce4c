import Bytes

/// An artifact that was made and compared with what is published.
struct MadeFile: Sendable {
    var path: ArtifactPath
    var stage: Artifact.Stage
    var comparison: PublishPlan.Comparison
    var record: Ledger.Record
    /// What the file system says of it, once it is written.
    var stamp: FileStamp
    /// Its number in the staging folder, if it differs from what is published.
    var staged: Int?
    /// Its place in the ledger, if that names it.
    var old: Int?

    /// Whether others may link to it before it is there.
    var isNewPage: Bool { comparison == .absent && path.string.hasSuffix(".html") }
}

/// What a recipe gave: files that were made now, or those of the ledger if nothing of it changed.
enum RecipeOutput: Sendable {
    /// Nothing that it is made from has changed, and all its files are as they were written: the ledger's files in that range.
    case kept(Range<Int>)
    /// Made now.
    case made([MadeFile])

    /// The files that were made now.
    var made: [MadeFile] {
        guard case .made(let files) = self else { return [] }
        return files
    }

    /// The files that wait in the staging folder.
    var staged: [MadeFile] { made.filter { $0.staged != nil } }
}
