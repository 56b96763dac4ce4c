import Bytes
import Glibc

/// What lies in the output folder before publishing.
struct OutputInventory: Sendable {
    /// Everything with a usable path that is not a folder.
    private(set) var files: [ArtifactPath: FolderEntry.Kind] = [:]
    private(set) var folders: Set<ArtifactPath> = []
    /// What no artifact can ever be: names that are not UTF-8 or hold control characters, and folders that cannot be entered.
    private(set) var unusable: [String] = []

    /// Nothing at all.
    init() {}

    /// All in `output` but the staging folder and those top-level folders beginning with a dot (such as `.git`) that are not in `expected`.
    init(_ output: OutputFolder, expected: Set<ArtifactPath>, threads: Int) throws(PublishError) {
        var level: [ArtifactPath?] = [nil]
        while !level.isEmpty {
            let listings = try Parallel.map(level, threads: threads) { () throws(PublishError) in
                FolderCursor(output)
            } _: { (cursor, folder) throws(PublishError) in
                Listing(of: folder, try Self.open(folder, in: output, &cursor), expected)
            }
            level = []
            for listing in listings {
                for (path, kind) in listing.files { files[path] = kind }
                folders.formUnion(listing.folders)
                unusable += listing.unusable
                level += listing.folders
            }
        }
    }

    private static func open(
        _ folder: ArtifactPath?, in output: OutputFolder, _ cursor: inout FolderCursor
    ) throws(PublishError) -> Result<[FolderEntry], SystemError> {
        do throws(PublishError) {
            let descriptor = try cursor.openForListing(folder)
            return Result { () throws(SystemError) in try FolderEntry.list(closing: descriptor) }
        } catch .system(_, _, let error) {
            // At the top there is nothing left to publish into; elsewhere it matters only if an artifact must go there.
            guard folder != nil else { throw .system(doing: "read", path: output.path, error) }
            return .failure(error)
        }
    }

    private struct Listing: Sendable {
        var files: [(ArtifactPath, FolderEntry.Kind)] = []
        var folders: [ArtifactPath] = []
        var unusable: [String] = []

        init(of folder: ArtifactPath?, _ entries: Result<[FolderEntry], SystemError>, _ expected: Set<ArtifactPath>) {
            guard case .success(let entries) = entries else {
                if let folder { unusable.append(folder.string + "/") }
                return
            }
            for entry in entries {
                let string = folder.map { $0.string + "/" + entry.name } ?? entry.name
                if folder == nil, entry.name == ArtifactPath.reservedPrefix { continue }
                guard entry.isUTF8, let path = try? ArtifactPath(string) else {
                    unusable.append(entry.kind == .folder ? string + "/" : string)
                    continue
                }
                guard entry.kind == .folder else {
                    files.append((path, entry.kind))
                    continue
                }
                if folder == nil, entry.name.utf8.first == UInt8(ascii: "."), !expected.contains(path) { continue }
                folders.append(path)
            }
        }
    }
}
