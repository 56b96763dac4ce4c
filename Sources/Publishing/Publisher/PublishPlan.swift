/// What publishing would do, as a pure difference between what is wanted, what is there and what Houser wrote before.
public struct PublishPlan: Hashable, Sendable {
    /// How one wanted file compares with what is in its place.
    public enum Comparison: Hashable, Sendable {
        case absent, same, different
    }

    /// Files to be written where nothing is, in path order like all lists here; but in any order if the whole output is new and written.
    public internal(set) var added: [ArtifactPath] = []
    /// Files to be written in place of other bytes.
    public internal(set) var changed: [ArtifactPath] = []
    /// Files that are as wanted and will not be touched.
    public internal(set) var unchanged = PathList([])
    /// Files that Houser wrote, that nothing wants any more, and that are still as it wrote them.
    public internal(set) var removed: [ArtifactPath] = []
    /// Files that Houser wrote and nothing wants any more, but that someone has changed since: they stay, and from then on are foreign.
    public internal(set) var keptChanged: [ArtifactPath] = []
    /// Those of `unchanged` that the ledger did not know: Houser's from now on.
    public internal(set) var adopted: [ArtifactPath] = []
    /// Those of `changed` that the ledger did not know and whose bytes will be lost: old output after a lost ledger, or else a reason not
    /// to publish.
    public internal(set) var takenOver: [ArtifactPath] = []

    /// Whether publishing would change nothing.
    public var isEmpty: Bool { added.isEmpty && changed.isEmpty && removed.isEmpty }

    /// A difference in which no files are removed.
    init(added: [ArtifactPath], changed: [ArtifactPath], unchanged: PathList) {
        self.added = added
        self.changed = changed
        self.unchanged = unchanged
    }

    /// A difference in which nothing was there before.
    init(added: [ArtifactPath]) { self.added = added }

    /// The difference.
    ///
    /// `wanted` is in path order. `unwanted` are the paths in the ledger that are not wanted but are there, with whether they are still
    /// as the ledger says.
    init(
        wanted: [(path: ArtifactPath, comparison: Comparison)], unwanted: [(path: ArtifactPath, intact: Bool)],
        isKnown: (ArtifactPath) -> Bool
    ) {
        var same: [ArtifactPath] = []
        for (path, comparison) in wanted {
            switch comparison {
            case .absent: added.append(path)
            case .different:
                changed.append(path)
                if !isKnown(path) { takenOver.append(path) }
            case .same:
                same.append(path)
                if !isKnown(path) { adopted.append(path) }
            }
        }
        unchanged = PathList(same)
        removed = unwanted.filter(\.intact).map(\.path).sorted()
        keptChanged = unwanted.filter { !$0.intact }.map(\.path).sorted()
    }
}
