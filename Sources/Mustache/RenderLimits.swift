/// The bounds that keep any template, with any values, from rendering without end.
public struct RenderLimits: Sendable {
    /// How many partials, parents and blocks may be inside each other.
    public var depth = 64
    /// How many partials, parents, blocks and values of sections one rendering may go through.
    public var steps = 10_000_000
    /// How many bytes one rendering may have written when it takes a step.
    public var bytes = 256 << 20

    /// The usual bounds, far above what any page needs.
    public init() {}
}
