/// Limits that keep any template, with any values, from rendering without end.
public struct RenderLimits: Sendable {
    /// How deep partials, parents and blocks may be nested.
    public var depth = 64
    /// How many partials, parents, blocks and values of sections one rendering may visit.
    public var steps = 10_000_000
    /// How many bytes one rendering may have written when it takes a step.
    public var bytes = 256 << 20

    /// Creates the usual limits, far above what any page needs.
    public init() {}
}
