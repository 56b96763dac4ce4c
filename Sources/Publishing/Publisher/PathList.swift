/// Paths of published files; those of a ledger are made into values only when somebody asks for them.
public struct PathList: RandomAccessCollection, Hashable, Sendable {
    private enum Storage: Sendable {
        case paths([ArtifactPath])
        case rows(LedgerImage, [Int])
    }

    private let storage: Storage

    init(_ paths: [ArtifactPath]) { storage = .paths(paths) }
    init(_ image: LedgerImage, _ rows: [Int]) { storage = .rows(image, rows) }

    /// The first, 0.
    public var startIndex: Int { 0 }
    /// How many there are.
    public var endIndex: Int {
        switch storage {
        case .paths(let paths): paths.count
        case .rows(_, let rows): rows.count
        }
    }
    /// The path at that position.
    public subscript(position: Int) -> ArtifactPath {
        switch storage {
        case .paths(let paths): paths[position]
        case .rows(let image, let rows): ArtifactPath(unchecked: image.paths[rows[position]])
        }
    }

    /// Whether both hold the same paths in the same order.
    public static func == (left: PathList, right: PathList) -> Bool { left.elementsEqual(right) }

    /// Hashes the paths.
    public func hash(into hasher: inout Hasher) {
        for path in self { hasher.combine(path) }
    }
}
