import Bytes

/// Why a site could not be published.
///
/// Nearly all come before the first file is put in place and so leave all that was published as it was. A file system that fails during
/// the renames or deletions leaves whole files, some new and some old, and the next run completes them.
public enum PublishError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Two artifacts have one path.
    case duplicatePath(ArtifactPath)
    /// An artifact's path is a folder of another's.
    case fileAndFolder(file: ArtifactPath, inner: ArtifactPath)
    /// A folder of the output that an artifact needs is a symbolic link.
    case symbolicLink(String)
    /// The folder for Houser's own records is a symbolic link.
    case ledgerFolderIsLink(String)
    /// A file that Houser did not write, or that was changed since, stands where a folder must go.
    case fileInTheWay(String)
    /// A folder with something that Houser did not write stands where a file must go.
    case folderInTheWay(String)
    /// Files that Houser did not write, as far as can be known, stand where artifacts must go.
    case foreignFiles([String])
    /// The output path leads to something that is not a folder.
    case outputNotAFolder(String)
    /// An artifact's bytes could not be made.
    case rendering(ArtifactPath, reason: String)
    /// An artifact has something in it that must not be published.
    case refused(ArtifactPath, reason: String)
    /// The artifacts of a recipe could not be made.
    case making(String, reason: String)
    /// Another run was faster in making the output, so that this one must begin again.
    case outputInUse(String)
    /// The run was told to end before it changed anything.
    case cancelled
    /// The operating system refused something; `doing` says what, such as "write".
    case system(doing: String, path: String, SystemError)

    /// One or two sentences without a final full stop.
    public var description: String {
        switch self {
        case .duplicatePath(let path): "two different things are to be published as \(path)"
        case .fileAndFolder(let file, let inner): "\(file) is to be published as a file, but \(inner) needs a folder of that name"
        case .symbolicLink(let path):
            "\(path) is a symbolic link; Houser does not publish through links, because they can lead out of the output folder"
        case .ledgerFolderIsLink(let path):
            "\(path) is a symbolic link; Houser keeps its records in a folder of its own and follows no link to it, because it could lead anywhere; delete the link"
        case .fileInTheWay(let path):
            "\(path) is in the way: a folder of that name is needed, and the file is not one that Houser wrote; move or delete it"
        case .folderInTheWay(let path):
            "\(path) is in the way: a file of that name is needed, and the folder holds something that Houser did not write; move or delete it"
        case .foreignFiles(let paths): Self.foreign(paths)
        case .outputNotAFolder(let path): "the output \(path) is not a folder"
        case .refused(let path, let reason): "\(path) is not published, and nothing else: \(reason)"
        case .rendering(let path, let reason): "cannot make \(path): \(reason)"
        case .making(let recipe, let reason): "cannot make \(recipe): \(reason)"
        case .outputInUse(let path): "another run has just published to \(path); try again"
        case .cancelled: "ended before anything was published"
        case .system(let doing, let path, let error): "cannot \(doing) \(path): \(error)" + (error.advice.map { "; " + $0 } ?? "")
        }
    }

    private static func foreign(_ paths: [String]) -> String {
        let shown = paths.prefix(5).joined(separator: ", ") + (paths.count > 5 ? " and \(paths.count - 5) more" : "")
        let (verb, pronoun) = paths.count == 1 ? ("is", "it") : ("are", "them")
        return "\(shown) \(verb) in the way: Houser did not write \(pronoun) and will not write over \(pronoun); "
            + "move or delete \(pronoun), or name another folder to publish to"
    }
}
