/// Collapses the white space of an HTML template and leaves out quotation marks that HTML does without, so that templates can be written for
/// reading and pages stay small.
///
/// Blanks at the start of a line are removed. A line end inside a tag or beside a word becomes one space, which means
/// the same in HTML. Where white space can matter nothing is changed: in elements such as `pre`, in quoted attribute
/// values, and in comments. Attributes in the body lose their quotation marks where the template alone says the value, and what ends it.
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
    /// For each line, where the quotation marks are that are left out.
    private var quotes: [[Int]] = [[]]

    /// Elements whose white space is significant.
    private static let raw = ["pre", "textarea", "script", "style"]

    private enum State {
        case text, comment
        case tag(opens: String?, quote: UInt8?)
        case raw(String)
    }

    /// Analyses a template with its tags.
    init(_ source: TemplateSource, _ tags: [Tag]) {
        // Tags of the template count as neither markup nor words, but for those that say something: no sign that ends a value, nor a plain one.
        var bytes = source.bytes
        for tag in tags {
            let stand = TemplateWords.key(tag.name, in: source) == nil ? 0 : UInt8(ascii: "&")
            for index in tag.range where bytes[index] != TagByte.newline { bytes[index] = stand }
        }
        var state = State.text
        var value = 0
        for index in bytes.indices {
            if bytes[index] == TagByte.newline {
                ends.append(MarkupLines.end(at: index, in: bytes, state))
                quotes.append([])
            }
            let after = MarkupLines.next(state, index, bytes)
            if case .tag(_, quote: nil) = state, case .tag(_, quote: .some) = after { value = index }
            if case .tag(_, quote: .some) = state, case .tag(_, quote: nil) = after, MarkupLines.isPlain(bytes[value + 1..<index]),
                MarkupLines.endsValue(index + 1, bytes, tags), !MarkupLines.isForPrograms(value, bytes)
            {
                quotes[ends.count] += [value, index]
            }
            state = after
        }
    }

    /// Elements that other programs than browsers read, such as those that preview a link, and not all of them know HTML well.
    private static let programs = ["meta", "link", "script", "html"]

    /// Whether an index is in the tag of such an element.
    private static func isForPrograms(_ index: Int, _ bytes: [UInt8]) -> Bool {
        guard let start = bytes[..<index].lastIndex(of: UInt8(ascii: "<")) else { return false }
        return programs.contains { isName($0, bytes, at: start + 1) }
    }

    /// Whether an attribute can have a value without quotation marks: fewer than HTML allows, so that nobody has to look twice.
    private static func isPlain(_ value: ArraySlice<UInt8>) -> Bool {
        guard let last = value.last, last != UInt8(ascii: "/") else { return false }
        return value.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || "#+-.,:;%/_".utf8.contains($0) }
    }

    /// Whether what comes at an index ends a value whatever is shown there: white space or the end of the element, directly or in and after
    /// sections.
    private static func endsValue(_ index: Int, _ bytes: [UInt8], _ tags: [Tag], isAfterTag: Bool = false) -> Bool {
        guard index < bytes.count else { return false }
        if bytes[index] == UInt8(ascii: ">") { return true }
        if bytes[index] != 0 {
            // A line that holds only a tag leaves nothing behind.
            return TagByte.isWhitespace(bytes[index])
                && (!isAfterTag || TagByte.isBlank(bytes[index]) && bytes[(index + 1)...].first.map { !TagByte.isWhitespace($0) } == true)
        }
        guard let tag = tags.first(where: { $0.range.lowerBound == index }), tag.opener == .section || tag.opener == .inverted,
            let partner = tag.partner
        else { return false }
        if tag.kind == .close {
            // A list goes on with what its section begins with.
            let start = tags[partner].range.upperBound
            return TagByte.isBlank(bytes[start]) && endsValue(tag.range.upperBound, bytes, tags, isAfterTag: true)
        }
        return [tag, tags[partner]].allSatisfy { endsValue($0.range.upperBound, bytes, tags, isAfterTag: true) }
    }

    /// Returns what the end of a line, counted from 0, becomes.
    func end(ofLine line: Int) -> End { ends.indices.contains(line) ? ends[line] : .lineEnd }

    /// A part of a line, counted from 0, without the quotation marks that are left out.
    func text(_ range: Range<Int>, ofLine line: Int, in source: TemplateSource) -> [UInt8] {
        var text: [UInt8] = []
        var start = range.lowerBound
        for quote in quotes[line] where range.contains(quote) {
            text += source.bytes[start..<quote]
            start = quote + 1
        }
        return text + source.bytes[start..<range.upperBound]
    }

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
