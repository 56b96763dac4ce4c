import CCMark

/// Finds the locations of nodes in the source.
///
/// libcmark 0.30 counts an inline's column from its paragraph's first line, which is wrong on indented later lines, and
/// its line from the end of a link. So a location is trusted only if the source has there the byte that such a node
/// starts with.
struct SourceLocator {
    /// Line and column, counted from 1; the column in Unicode scalars.
    typealias Location = (line: Int, column: Int)

    /// How far into a line columns are counted, to keep the work linear; beyond it the line's start is given.
    private static let maximumColumn = 4096

    private let source: UnsafeBufferPointer<UInt8>
    /// The starts of the lines, found on demand, since most texts have no problem.
    private lazy var starts = Array(SourceLines(source))

    init(_ source: UnsafeBufferPointer<UInt8>) {
        self.source = source
    }

    /// Finds the location of a block.
    mutating func location(ofBlock node: OpaquePointer?) -> Location {
        location(line: Int(cmark_node_get_start_line(node)), byteColumn: Int(cmark_node_get_start_column(node)))
    }

    /// Finds the location of an inline node that starts with one of two bytes, or that of its block if it is unknown.
    mutating func location(ofInline node: OpaquePointer?, marks: (UInt8, UInt8), in block: OpaquePointer?) -> Location {
        let line = Int(cmark_node_get_start_line(node))
        let text = text(ofLine: line)
        let child = cmark_node_first_child(node)
        for column in [Int(cmark_node_get_start_column(node)), Int(cmark_node_get_start_column(child)) - 1]
        where text.indices.contains(column - 1) && (text[column - 1] == marks.0 || text[column - 1] == marks.1) {
            return location(line: line, byteColumn: column)
        }
        guard let offset = text.prefix(Self.maximumColumn).firstIndex(where: { $0 == marks.0 || $0 == marks.1 }) else {
            return location(ofBlock: block)
        }
        return location(line: line, byteColumn: offset + 1)
    }

    private mutating func location(line: Int, byteColumn: Int) -> Location {
        let line = max(1, line)
        guard byteColumn > 1, byteColumn <= Self.maximumColumn else { return (line, 1) }
        let before = text(ofLine: line).prefix(byteColumn - 1)
        return (line, 1 + before.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 })
    }

    /// Returns a line, perhaps with its line end; empty if there is no such line.
    private mutating func text(ofLine line: Int) -> UnsafeBufferPointer<UInt8> {
        guard starts.indices.contains(line - 1) else { return UnsafeBufferPointer(rebasing: source[..<0]) }
        let end = line < starts.count ? starts[line] : source.count
        return UnsafeBufferPointer(rebasing: source[starts[line - 1]..<end])
    }
}
