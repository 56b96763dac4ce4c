/// Artifacts that can all be published together, in the order of their paths.
struct ArtifactSet: Sendable {
    let artifacts: [Artifact]
    /// Every folder that an artifact lies in.
    let folders: Set<ArtifactPath>
    /// Pairs of paths that are one on file systems that ignore case, as checkouts on macOS and Windows do.
    let caseCollisions: [CaseCollision]

    /// Throws if two artifacts have one path or one's path is a folder of another's.
    init(_ artifacts: [Artifact]) throws(PublishError) {
        let sorted = artifacts.sorted { $0.path < $1.path }
        for (left, right) in zip(sorted, sorted.dropFirst()) {
            if left.path == right.path { throw .duplicatePath(left.path) }
            // The order puts what lies in a folder right behind the folder's name.
            if right.path.isInside(left.path) { throw .fileAndFolder(file: left.path, inner: right.path) }
        }
        self.artifacts = sorted
        folders = Self.folders(of: sorted.map(\.path))
        caseCollisions = Self.caseCollisions(of: sorted)
    }

    /// The first of the artifacts that lies in `folder`, if any does.
    func first(inside folder: ArtifactPath) -> Artifact? {
        let place = artifacts.boundary { !($0.path < folder) }
        return artifacts[place...].first { $0.path != folder }.flatMap { $0.path.isInside(folder) ? $0 : nil }
    }

    /// Every folder that one of the paths lies in.
    static func folders(of paths: [ArtifactPath]) -> Set<ArtifactPath> {
        var folders: Set<ArtifactPath> = []
        for path in paths {
            var folder = path.folder
            while let current = folder, folders.insert(current).inserted { folder = current.folder }
        }
        return folders
    }

    private static func caseCollisions(of artifacts: [Artifact]) -> [CaseCollision] {
        // Nothing can collide if all is in lower-case ASCII, as nearly every site is.
        let plain = artifacts.allSatisfy { artifact in
            artifact.path.withBytes { bytes in bytes.allSatisfy { $0 < 0x80 && !(0x41...0x5A).contains($0) } }
        }
        guard !plain else { return [] }
        var firsts: [String: ArtifactPath] = [:]
        var collisions: [CaseCollision] = []
        for artifact in artifacts {
            // `String` equality is up to canonical equivalence, as it is on such file systems.
            let folded = artifact.path.string.lowercased()
            if let first = firsts[folded] {
                collisions.append(CaseCollision(first: first, second: artifact.path))
            } else {
                firsts[folded] = artifact.path
            }
        }
        return collisions
    }
}

/// Two paths that differ only in case or in the composition of accents.
public struct CaseCollision: Hashable, Sendable {
    /// The one that comes first in path order.
    public var first: ArtifactPath
    /// The other.
    public var second: ArtifactPath
}

extension Array {
    /// The first index whose element satisfies `isBehind`, where all that do come after all that do not; `count` if none does.
    func boundary(isBehind: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
