/// Paths that can all be published together, in their order.
struct ArtifactSet: Sendable {
    let paths: [ArtifactPath]
    /// Every folder that one of them lies in.
    let folders: Set<ArtifactPath>
    /// Pairs of paths that are one on file systems that ignore case, as checkouts on macOS and Windows do.
    let caseCollisions: [CaseCollision]

    /// Throws if a path is there twice or is a folder of another.
    init(_ paths: [ArtifactPath]) throws(PublishError) {
        let sorted = paths.sorted()
        for (left, right) in zip(sorted, sorted.dropFirst()) {
            if left == right { throw .duplicatePath(left) }
            // The order puts what lies in a folder right behind the folder's name.
            if right.isInside(left) { throw .fileAndFolder(file: left, inner: right) }
        }
        self.paths = sorted
        folders = Self.folders(of: sorted)
        caseCollisions = Self.caseCollisions(of: sorted)
    }

    /// Every folder that one of the paths lies in.
    static func folders(of paths: [ArtifactPath]) -> Set<ArtifactPath> { Set(newFolders(of: paths)) }

    /// The same in the order in which the paths lead to them, each before those in it.
    static func newFolders(of paths: [ArtifactPath]) -> [ArtifactPath] {
        var seen: Set<ArtifactPath> = []
        var folders: [ArtifactPath] = []
        for path in paths {
            var missing: [ArtifactPath] = []
            var folder = path.folder
            while let current = folder, seen.insert(current).inserted {
                missing.append(current)
                folder = current.folder
            }
            folders += missing.reversed()
        }
        return folders
    }

    /// Whether all is in lower-case ASCII, as nearly every site is: then nothing can collide.
    static func areAllPlain(_ paths: [ArtifactPath]) -> Bool {
        paths.allSatisfy { path in
            path.withBytes { bytes in bytes.allSatisfy { $0 < 0x80 && !(0x41...0x5A).contains($0) } }
        }
    }

    private static func caseCollisions(of paths: [ArtifactPath]) -> [CaseCollision] {
        guard !areAllPlain(paths) else { return [] }
        var firsts: [String: ArtifactPath] = [:]
        var collisions: [CaseCollision] = []
        for path in paths {
            // `String` equality is up to canonical equivalence, as it is on such file systems.
            let folded = path.string.lowercased()
            if let first = firsts[folded] {
                collisions.append(CaseCollision(first: first, second: path))
            } else {
                firsts[folded] = path
            }
        }
        return collisions
    }
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
