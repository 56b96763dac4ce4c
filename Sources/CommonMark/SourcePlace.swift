import CCMark

/// Where a node of libcmark's tree stands in the source.
///
/// libcmark 0.30 counts an inline's column from its paragraph's first line, which is wrong on indented later lines, and its line from the
/// end of a link. So a place is believed only where the source holds the byte that such a node starts with.
struct SourcePlace {
    /// Line and column, counted from 1; the column in Unicode scalars.
    private(set) var line: Int
    private(set) var column: Int

    /// The place of a block.
    init(block: OpaquePointer?, in source: UnsafeBufferPointer<UInt8>) {
        self.init(line: Int(cmark_node_get_start_line(block)), byteColumn: Int(cmark_node_get_start_column(block)), in: source)
    }

    /// The place of an inline node that starts with one of two bytes, or of the block around it if that cannot be told.
    init(inline node: OpaquePointer?, marks: (UInt8, UInt8), block: OpaquePointer?, in source: UnsafeBufferPointer<UInt8>) {
        let line = Int(cmark_node_get_start_line(node))
        let isMark = { (byte: UInt8) in byte == marks.0 || byte == marks.1 }
        if line > 0, let text = Self.text(ofLine: line, in: source) {
            let child = cmark_node_first_child(node)
            for column in [Int(cmark_node_get_start_column(node)), Int(cmark_node_get_start_column(child)) - 1]
            where text.indices.contains(column - 1) && isMark(text[column - 1]) {
                self.init(line: line, byteColumn: column, in: source)
                return
            }
            if let offset = text.firstIndex(where: isMark) {
                self.init(line: line, byteColumn: offset + 1, in: source)
                return
            }
        }
        self.init(block: block, in: source)
    }

    private init(line: Int, byteColumn: Int, in source: UnsafeBufferPointer<UInt8>) {
        self.line = max(1, line)
        let before = Self.text(ofLine: self.line, in: source)?.prefix(max(0, byteColumn - 1))
        column = 1 + (before?.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 } ?? 0)
    }

    /// A line without its end.
    private static func text(ofLine line: Int, in source: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
        var lines = SourceLines(source)
        for _ in 1..<max(1, line) where lines.next() == nil { return nil }
        guard let start = lines.next() else { return nil }
        var end = lines.next() ?? source.count
        while end > start, source[end - 1] == 0x0A || source[end - 1] == 0x0D { end -= 1 }
        return UnsafeBufferPointer(rebasing: source[start..<end])
    }
}
