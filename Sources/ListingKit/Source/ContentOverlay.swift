/// What is taken to lie in a content folder in another way than it does.
public struct ContentOverlay: Sendable {
    /// Files that are read as if they lay there, in place of those that do, by their paths.
    public private(set) var files: [String: [UInt8]] = [:]
    /// The paths of files that are taken as if they were not there.
    public private(set) var gone: Set<String> = []

    /// Nothing: all is taken as it lies there.
    public init() {}

    /// Whether all is taken as it lies there.
    public var isEmpty: Bool { files.isEmpty && gone.isEmpty }

    /// The same with more files, and without others.
    package func with(_ more: [String: [UInt8]], without removed: Set<String> = []) -> ContentOverlay {
        var copy = self
        copy.files = files.merging(more) { _, new in new }.filter { !removed.contains($0.key) }
        copy.gone = gone.subtracting(more.keys).union(removed)
        return copy
    }
}
