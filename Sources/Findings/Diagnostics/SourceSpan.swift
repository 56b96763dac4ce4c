/// A place in a source file: where a key or value starts and how long it is on its first line.
public struct SourceSpan: Hashable, Sendable, Comparable {
    /// The line, counted from 1; 0 for the whole file.
    public var line: Int
    /// The column, counted from 1 in Unicode scalars; 0 for the whole file.
    public var column: Int
    /// The number of Unicode scalars on the first line that it covers; at least 1.
    public var length: Int

    /// A place of a file.
    public init(line: Int, column: Int, length: Int = 1) {
        self.line = line
        self.column = column
        self.length = max(1, length)
    }

    /// Stands for a file as a whole, such as one that cannot be read.
    public static let wholeFile = SourceSpan(line: 0, column: 0)

    /// By line, then column, then length.
    public static func < (left: SourceSpan, right: SourceSpan) -> Bool {
        (left.line, left.column, left.length) < (right.line, right.column, right.length)
    }
}
