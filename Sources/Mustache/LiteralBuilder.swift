/// Collects literal text from a template, without the indentation that a block removes, and marks where its lines
/// begin.
struct LiteralBuilder {
    private var bytes: [UInt8] = []
    private var marks: [UInt32] = []
    /// The start of a block's content, whose first line is indented where the block is shown.
    private var bodyStart: Int?

    /// Marks the text from `offset` on as a block's content.
    mutating func beginBody(at offset: Int) {
        bodyStart = offset
    }

    /// Adds the text in `range`, laid out as `lines` say, without the indentation that each line has in common with
    /// `removed`. `isFollowedInLine` means that a tag follows that is not standalone.
    mutating func append(
        _ range: Range<Int>, of source: TemplateSource, removing removed: Range<Int>?, _ lines: MarkupLines?, isFollowedInLine: Bool
    ) {
        var start = range.lowerBound
        var line = lines == nil ? 0 : source.line(at: start)
        if !source.isLineStart(start) {
            let next = source.nextLine(in: range)
            append(start..<next, of: source, lines, line)
            line += 1
            guard next > start, source.bytes[next - 1] == TagByte.newline else { return }
            start = next
        }
        while start < range.upperBound || (start == range.upperBound && isFollowedInLine) {
            let contentStart = source.skipBlanks(from: start, to: range.upperBound)
            let isBlank = contentStart == range.upperBound ? !isFollowedInLine : source.isLineEnd(contentStart)
            var kept = start
            if !isBlank {
                if start != bodyStart { marks.append(UInt32(bytes.count)) }
                if let removed { kept += source.commonPrefix(removed, start..<contentStart) }
            }
            if let lines, !lines.keepsBlanks(ofLine: line) { kept = contentStart }
            let next = source.nextLine(in: start..<range.upperBound)
            append(kept..<next, of: source, lines, line)
            line += 1
            guard next > start, source.bytes[next - 1] == TagByte.newline else { return }
            start = next
        }
    }

    /// Adds text that stands in no template.
    mutating func append(_ text: [UInt8]) { bytes += text }

    /// Adds a line or part of one, as `lines` say.
    private mutating func append(_ range: Range<Int>, of source: TemplateSource, _ lines: MarkupLines?, _ line: Int) {
        let text = lines.map { $0.text(range, ofLine: line, in: source)[...] } ?? source.bytes[range]
        guard lines?.end(ofLine: line) == .space, text.last == TagByte.newline else {
            bytes.append(contentsOf: text)
            return
        }
        bytes.append(contentsOf: text.dropLast(text.dropLast().last == TagByte.carriageReturn ? 2 : 1))
        bytes.append(TagByte.space)
    }

    /// Moves the collected text to the tables of `program`, and returns its index; nil if there is none.
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
