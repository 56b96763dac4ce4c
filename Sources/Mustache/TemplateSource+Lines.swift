extension TemplateSource {
    /// Whether a line begins at `offset`.
    func isLineStart(_ offset: Int) -> Bool {
        offset == 0 || bytes[offset - 1] == TagByte.newline
    }

    /// Returns the end of the blanks that begin at `offset`, at most `end`.
    func skipBlanks(from offset: Int, to end: Int) -> Int {
        var index = offset
        while index < end && TagByte.isBlank(bytes[index]) { index += 1 }
        return index
    }

    /// Whether there is a line end at `offset`.
    func isLineEnd(_ offset: Int) -> Bool {
        guard offset < bytes.count else { return true }
        if bytes[offset] == TagByte.newline { return true }
        return bytes[offset] == TagByte.carriageReturn && offset + 1 < bytes.count && bytes[offset + 1] == TagByte.newline
    }

    /// Returns the offset after the next line feed in `range`, or its end.
    func nextLine(in range: Range<Int>) -> Int {
        bytes[range].firstIndex(of: TagByte.newline).map { $0 + 1 } ?? range.upperBound
    }

    /// Returns the length of the common prefix of two ranges.
    func commonPrefix(_ left: Range<Int>, _ right: Range<Int>) -> Int {
        var count = 0
        while count < left.count && count < right.count && bytes[left.lowerBound + count] == bytes[right.lowerBound + count] {
            count += 1
        }
        return count
    }
}
