/// Two paths that differ only in case or in the composition of accents.
public struct CaseCollision: Hashable, Sendable {
    /// The one that comes first in path order.
    public var first: ArtifactPath
    /// The other.
    public var second: ArtifactPath
}
