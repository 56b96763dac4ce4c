/// Gathers literal text from stretches of a template, without the indentation that a block removes, and notes where its lines begin.
struct LiteralBuilder {
    private var bytes: [UInt8] = []
    private var marks: [UInt32] = []
    /// The start of a block's content, whose first line is indented by whoever shows the block.
    private var bodyStart: Int?

    /// Says that the text from `offset` on is a block's content.
    mutating func beginBody(at offset: Int) {
        bodyStart = offset
    }

    /// Adds the text in `range`, taking from each of its lines the blanks that it has in common with `removed`, and writing it as `lines`
    /// have it. `isFollowedInLine` says that a tag comes after it that does not stand alone.
    mutating func append(
        _ range: Range<Int>, of source: TemplateSource, removing removed: Range<Int>?, _ lines: MarkupLines?, isFollowedInLine: Bool
    ) {
        var start = range.lowerBound
        var line = lines == nil ? 0 : source.line(at: start)
        if !source.isLineStart(start) {
            let next = source.nextLine(in: range)
            append(start..<next, of: source, lines?.end(ofLine: line))
            line += 1
            guard next > start, source.bytes[next - 1] == TagByte.newline else { return }
            start = next
        }
        while start < range.upperBound || (start == range.upperBound && isFollowedInLine) {
            let inked = source.skipBlanks(from: start, to: range.upperBound)
            let isBlank = inked == range.upperBound ? !isFollowedInLine : source.isLineEnd(inked)
            var kept = start
            if !isBlank {
                if start != bodyStart { marks.append(UInt32(bytes.count)) }
                if let removed { kept += source.commonPrefix(removed, start..<inked) }
            }
            if let lines, !lines.keepsBlanks(ofLine: line) { kept = inked }
            let next = source.nextLine(in: start..<range.upperBound)
            append(kept..<next, of: source, lines?.end(ofLine: line))
            line += 1
            guard next > start, source.bytes[next - 1] == TagByte.newline else { return }
            start = next
        }
    }

    /// Adds a line, or a part of one, whose end becomes something.
    private mutating func append(_ range: Range<Int>, of source: TemplateSource, _ end: MarkupLines.End?) {
        let text = source.bytes[range]
        guard end == .space, text.last == TagByte.newline else {
            bytes.append(contentsOf: text)
            return
        }
        bytes.append(contentsOf: text.dropLast(text.dropLast().last == TagByte.carriageReturn ? 2 : 1))
        bytes.append(TagByte.space)
    }

    /// Puts what was gathered into the tables of `program`, and returns its index; nil if there is nothing.
    mutating func finish(into program: inout Program) -> UInt32? {
        guard !bytes.isEmpty || !marks.isEmpty else { return nil }
        let start = program.pool.count
        let firstMark = program.lineMarks.count
        program.pool.append(contentsOf: bytes)
        program.lineMarks.append(contentsOf: marks)
        program.literals.append(Literal(bytes: start..<program.pool.count, marks: firstMark..<program.lineMarks.count))
        bytes.removeAll(keepingCapacity: true)
        marks.removeAll(keepingCapacity: true)
        return UInt32(program.literals.count - 1)
    }
}
