extension SourceSpan {
    /// The place in a line as it stands in the file, for one in the line as it was read: the same from its start or from its end where the two
    /// are alike, else where they differ.
    package func moved(from read: String, to standing: String) -> SourceSpan {
        let (read, standing) = (Array(read.unicodeScalars), Array(standing.unicodeScalars))
        let shorter = min(read.count, standing.count)
        let start = (0..<shorter).first { read[$0] != standing[$0] } ?? shorter
        let end = (0..<(shorter - start)).first { read[read.count - 1 - $0] != standing[standing.count - 1 - $0] } ?? shorter - start
        func place(_ index: Int) -> Int {
            if index <= start { return index }
            return index >= read.count - end ? index + standing.count - read.count : min(index, standing.count - end)
        }
        let (first, last) = (place(column - 1), place(min(column - 1 + length, read.count)))
        return SourceSpan(line: line, column: first + 1, length: max(1, last - first))
    }
}
