/// Why bytes are no XML document that can be read.
public struct XMLProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line, from 1; 0 if it is the whole document's.
    public let line: Int
    /// One sentence without a final full stop.
    public let description: String
}
