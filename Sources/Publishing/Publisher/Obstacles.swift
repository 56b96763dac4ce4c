/// What Houser wrote earlier and must delete before it writes: files where a folder is needed, folders where a file is.
struct Obstacles: Sendable {
    private(set) var files: [ArtifactPath] = []
    private(set) var folders: [ArtifactPath] = []

    /// Nothing.
    init() {}

    /// Throws if something is in the way that is not `removable`.
    init(_ set: ArtifactSet, _ inventory: OutputInventory, removable: [ArtifactPath], _ output: OutputFolder?) throws(PublishError) {
        guard let output else { return }
        let removable = Set(removable)
        for folder in set.folders.sorted() {
            switch inventory.files[folder] {
            case nil: continue
            case .symbolicLink: throw .symbolicLink(output.display(folder))
            default:
                guard removable.contains(folder) else { throw .fileInTheWay(output.display(folder)) }
                files.append(folder)
            }
        }

        let blocked = set.paths.filter(inventory.folders.contains)
        guard !blocked.isEmpty else { return }
        let presentFiles = inventory.files.keys.sorted()
        let presentFolders = inventory.folders.sorted()
        for path in blocked {
            let inside = presentFiles[presentFiles.boundary { !($0 < path) }...].prefix { $0.isInside(path) }
            let hidden = inventory.unusable.contains { $0.utf8.starts(with: (path.string + "/").utf8) }
            guard !hidden, inside.allSatisfy(removable.contains) else { throw .folderInTheWay(output.display(path)) }
            files += inside
            folders += presentFolders[presentFolders.boundary { !($0 < path) }...].prefix { $0 == path || $0.isInside(path) }
        }
    }
}
