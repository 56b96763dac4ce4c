/// Collapses the white space of an HTML template, so that templates can be indented for reading and pages stay small.
///
/// Blanks at the start of a line are removed. A line end inside a tag or beside a word becomes one space, which means
/// the same in HTML. Where white space can matter nothing is changed: in elements such as `pre`, in quoted attribute
/// values, and in comments.
struct MarkupLines {
    /// What a line end and the blanks after it become.
    enum End: UInt8 {
        /// They stay as they are.
        case kept
        /// A line end.
        case lineEnd
        /// One space.
        case space
    }

    /// For each line but the last.
    private var ends: [End] = []

    /// Elements whose white space is significant.
    private static let raw = ["pre", "textarea", "script", "style"]

    private enum State {
        case text, comment
        case tag(opens: String?, quote: UInt8?)
        case raw(String)
    }

    /// Analyses a template with its tags.
    init(_ source: TemplateSource, _ tags: [Tag]) {
        // Tags of the template count as neither markup nor words.
        var bytes = source.bytes
        for tag in tags {
            for index in tag.range where bytes[index] != TagByte.newline { bytes[index] = 0 }
        }
        var state = State.text
        for index in bytes.indices {
            if bytes[index] == TagByte.newline { ends.append(MarkupLines.end(at: index, in: bytes, state)) }
            state = MarkupLines.next(state, index, bytes)
        }
    }

    /// Returns what the end of a line, counted from 0, becomes.
    func end(ofLine line: Int) -> End { ends.indices.contains(line) ? ends[line] : .lineEnd }

    /// Whether the blanks at the start of a line stay.
    func keepsBlanks(ofLine line: Int) -> Bool { line > 0 && end(ofLine: line - 1) == .kept }

    private static func end(at index: Int, in bytes: [UInt8], _ state: State) -> End {
        switch state {
        case .tag(_, quote: nil): .space
        case .tag, .comment, .raw: .kept
        case .text:
            isWord(bytes[..<index].last { !isBlank($0) }) || isWord(bytes[(index + 1)...].first { !isBlank($0) }) ? .space : .lineEnd
        }
    }

    /// Whether a byte is part of a text.
    private static func isWord(_ byte: UInt8?) -> Bool {
        switch byte {
        case nil, 0, TagByte.newline, UInt8(ascii: "<"), UInt8(ascii: ">"): false
        default: true
        }
    }

    private static func isBlank(_ byte: UInt8) -> Bool { TagByte.isBlank(byte) || byte == TagByte.carriageReturn }

    /// Returns the state after a byte.
    private static func next(_ state: State, _ index: Int, _ bytes: [UInt8]) -> State {
        let byte = bytes[index]
        switch state {
        case .text:
            guard byte == UInt8(ascii: "<") else { return .text }
            if holds("!--", bytes, at: index + 1) { return .comment }
            guard let first = bytes[(index + 1)...].first, isLetter(first) || first == UInt8(ascii: "/") || first == UInt8(ascii: "!")
            else { return .text }
            return .tag(opens: raw.first { isName($0, bytes, at: index + 1) }, quote: nil)
        case .comment:
            return byte == UInt8(ascii: ">") && index >= 2 && holds("--", bytes, at: index - 2) ? .text : .comment
        case .tag(let opens, let quote?):
            return .tag(opens: opens, quote: byte == quote ? nil : quote)
        case .tag(let opens, nil):
            if byte == UInt8(ascii: ">") { return opens.map(State.raw) ?? .text }
            let isQuote = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
            let isValue = isQuote && bytes[..<index].last { !TagByte.isWhitespace($0) } == TagByte.equals
            return .tag(opens: opens, quote: isValue ? byte : nil)
        case .raw(let name):
            return byte == UInt8(ascii: "<") && holds("/", bytes, at: index + 1) && isName(name, bytes, at: index + 2)
                ? .tag(opens: nil, quote: nil) : state
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    /// Whether there is a whole name, in any case, at an index.
    private static func isName(_ name: String, _ bytes: [UInt8], at index: Int) -> Bool {
        let end = index + name.utf8.count
        guard end < bytes.count, bytes[index..<end].elementsEqual(name.utf8, by: { $0 | 0x20 == $1 }) else { return false }
        return TagByte.isWhitespace(bytes[end]) || bytes[end] == UInt8(ascii: ">") || bytes[end] == UInt8(ascii: "/") || bytes[end] == 0
    }

    private static func holds(_ word: String, _ bytes: [UInt8], at index: Int) -> Bool {
        index <= bytes.count && bytes[index...].starts(with: word.utf8)
    }
}
