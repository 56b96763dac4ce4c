import Bytes

/// Reads YAML that is as plain as that of nearly all files: keys with texts, lists and groups, each on one line, without comments, escapes, tabs
/// and blocks of text.
///
/// libyaml asks for memory several times for each text. What is plain is read here, to the same tree, without that. In any doubt nothing is
/// read, so that whatever is wrong is found and told by ``YAMLParser`` alone.
struct PlainYAML {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let isASCII: Bool
    private var index = 0
    private var line: Int
    private var lineStart = 0
    /// How far the next line is indented, which starts at the index; -1 at the end.
    private var indent = 0
    private var depth = 0

    private static let depthLimit = 8
    private static let end = UInt8(ascii: "\n")

    /// Thrown where libyaml has to judge.
    private struct Doubt: Error {}

    /// The tree of a document that starts on that line of its file; nil if it is not plain.
    static func read(_ bytes: UnsafeBufferPointer<UInt8>, firstLine: Int) -> YAMLNode? {
        // So few bytes cannot be too many values.
        guard bytes.count < YAMLParser.nodeLimit, let isASCII = PlainYAML.isASCII(bytes) else { return nil }
        var reader = PlainYAML(bytes: bytes, isASCII: isASCII, line: firstLine)
        return try? reader.document()
    }

    private init(bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool, line: Int) {
        self.bytes = bytes
        self.isASCII = isASCII
        self.line = line
    }

    /// Whether all bytes are ASCII; nil if there is one that may mean more than itself.
    private static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
        var isASCII = true
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "#"), UInt8(ascii: "\\"): return nil
            case 0x20...0x7E, end: index += 1
            // Letters up to U+07FF.
            case 0xC3...0xDF:
                guard index + 1 < bytes.count, bytes[index + 1] & 0xC0 == 0x80 else { return nil }
                isASCII = false
                index += 2
            // Dashes and quotation marks.
            case 0xE2:
                guard index + 2 < bytes.count, bytes[index + 1] == 0x80, (0x90...0xA6).contains(bytes[index + 2]) else { return nil }
                isASCII = false
                index += 3
            default: return nil
            }
        }
        return isASCII
    }

    private mutating func document() throws(Doubt) -> YAMLNode {
        startLine()
        guard indent == 0 else { throw Doubt() }
        let root = try mapping()
        guard indent < 0 else { throw Doubt() }
        return root
    }

    // MARK: Lines

    /// The next byte; a line feed also at the end.
    private var byte: UInt8 { index < bytes.count ? bytes[index] : PlainYAML.end }
    private var following: UInt8 { index + 1 < bytes.count ? bytes[index + 1] : PlainYAML.end }

    private mutating func skipSpaces() {
        while byte == UInt8(ascii: " ") { index += 1 }
    }

    /// Goes to the text of the first line from here on that has any.
    private mutating func startLine() {
        while true {
            lineStart = index
            skipSpaces()
            if index >= bytes.count {
                indent = -1
                return
            }
            if byte != PlainYAML.end { break }
            index += 1
            line += 1
        }
        indent = index - lineStart
    }

    /// Goes to the next line; there must be nothing left on this one.
    private mutating func endLine() throws(Doubt) {
        skipSpaces()
        guard byte == PlainYAML.end else { throw Doubt() }
        if index < bytes.count {
            index += 1
            line += 1
        }
        startLine()
    }

    private func span(_ range: Range<Int>) -> SourceSpan {
        if isASCII { return SourceSpan(line: line, column: range.lowerBound - lineStart + 1, length: range.count) }
        func characters(_ range: Range<Int>) -> Int { bytes[range].count { $0 & 0xC0 != 0x80 } }
        return SourceSpan(line: line, column: characters(lineStart..<range.lowerBound) + 1, length: characters(range))
    }

    private mutating func descend() throws(Doubt) {
        depth += 1
        guard depth <= PlainYAML.depthLimit else { throw Doubt() }
    }

    // MARK: Blocks

    /// The keys with their values from here on that are indented alike.
    private mutating func mapping() throws(Doubt) -> YAMLNode {
        try descend()
        let own = indent
        let start = span(index..<index)
        var entries: [YAMLNode.Entry] = []
        entries.reserveCapacity(own == 0 ? 24 : 4)
        var keys = DuplicateKeys()
        repeat {
            let (key, keySpan) = try key()
            skipSpaces()
            let value = byte == PlainYAML.end ? try block(below: own) : try lastOfLine()
            guard keys.first(of: key, in: entries) == nil else { throw Doubt() }
            entries.append(YAMLNode.Entry(key: key, keySpan: keySpan, value: value))
        } while indent == own
        guard indent < own else { throw Doubt() }
        depth -= 1
        return YAMLNode(.mapping(entries), span: start)
    }

    /// The list or the keys on the lines below a key.
    private mutating func block(below own: Int) throws(Doubt) -> YAMLNode {
        try endLine()
        if isItem, indent >= own { return try list() }
        guard indent > own else { throw Doubt() }
        return try mapping()
    }

    private var isItem: Bool { byte == UInt8(ascii: "-") && following == UInt8(ascii: " ") }

    /// The items from here on that are indented alike.
    private mutating func list() throws(Doubt) -> YAMLNode {
        try descend()
        let own = indent
        let start = span(index..<index)
        var items: [YAMLNode] = []
        repeat {
            index += 1
            skipSpaces()
            items.append(try item())
        } while indent == own && isItem
        depth -= 1
        return YAMLNode(.sequence(items), span: start)
    }

    private mutating func item() throws(Doubt) -> YAMLNode {
        var end = index
        while end < bytes.count, PlainYAML.isOfKey(bytes[end]) { end += 1 }
        guard end + 1 < bytes.count, bytes[end] == UInt8(ascii: ":"), bytes[end + 1] == UInt8(ascii: " ") else { return try lastOfLine() }
        indent = index - lineStart
        return try mapping()
    }

    /// A value with nothing behind it.
    private mutating func lastOfLine() throws(Doubt) -> YAMLNode {
        let node = try value(inFlow: false)
        try endLine()
        return node
    }

    // MARK: Values

    /// A key and its colon, behind which there is a space, or nothing.
    private mutating func key() throws(Doubt) -> (String, SourceSpan) {
        let start = index
        while PlainYAML.isOfKey(byte) { index += 1 }
        let range = start..<index
        guard (1...64).contains(range.count), bytes[start].isASCIILetter, byte == UInt8(ascii: ":"),
            following == UInt8(ascii: " ") || following == PlainYAML.end
        else { throw Doubt() }
        index += 1
        return (String(decoding: bytes[range], as: UTF8.self), span(range))
    }

    private static func isOfKey(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }

    private mutating func value(inFlow: Bool) throws(Doubt) -> YAMLNode {
        switch byte {
        case UInt8(ascii: "["): try flowList()
        case UInt8(ascii: "{"): try flowMapping()
        case UInt8(ascii: "\""), UInt8(ascii: "'"): try quoted(by: byte)
        default: try plain(inFlow: inFlow)
        }
    }

    private mutating func flowList() throws(Doubt) -> YAMLNode {
        try descend()
        let start = span(index..<index)
        var items: [YAMLNode] = []
        while try goesOn(to: UInt8(ascii: "]"), isFirst: items.isEmpty) { items.append(try value(inFlow: true)) }
        depth -= 1
        return YAMLNode(.sequence(items), span: start)
    }

    private mutating func flowMapping() throws(Doubt) -> YAMLNode {
        try descend()
        let start = span(index..<index)
        var entries: [YAMLNode.Entry] = []
        var keys = DuplicateKeys()
        while try goesOn(to: UInt8(ascii: "}"), isFirst: entries.isEmpty) {
            if entries.isEmpty { entries.reserveCapacity(5) }
            let (key, keySpan) = try key()
            skipSpaces()
            let value = try value(inFlow: true)
            guard keys.first(of: key, in: entries) == nil else { throw Doubt() }
            entries.append(YAMLNode.Entry(key: key, keySpan: keySpan, value: value))
        }
        depth -= 1
        return YAMLNode(.mapping(entries), span: start)
    }

    /// Passes the opening sign or a comma, or else the closing sign; whether there is another part.
    private mutating func goesOn(to close: UInt8, isFirst: Bool) throws(Doubt) -> Bool {
        skipSpaces()
        if byte == close, !isFirst {
            index += 1
            return false
        }
        guard isFirst || byte == UInt8(ascii: ",") else { throw Doubt() }
        index += 1
        skipSpaces()
        guard isFirst, byte == close else { return true }
        index += 1
        return false
    }

    private mutating func quoted(by quote: UInt8) throws(Doubt) -> YAMLNode {
        let start = index
        index += 1
        while byte != quote {
            guard byte != PlainYAML.end else { throw Doubt() }
            index += 1
        }
        index += 1
        // Two of them stand for one.
        guard byte != quote else { throw Doubt() }
        return YAMLNode(try text((start + 1)..<(index - 1)), span: span(start..<index), isQuoted: true)
    }

    /// A text without quotes, which in brackets or braces ends before a comma.
    private mutating func plain(inFlow: Bool) throws(Doubt) -> YAMLNode {
        let start = index
        switch byte {
        case 0x80..., UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "("): break
        case UInt8(ascii: "-"): guard following.isASCIIAlphanumeric else { throw Doubt() }
        default: guard byte.isASCIIAlphanumeric else { throw Doubt() }
        }
        var end = start
        scan: while byte != PlainYAML.end {
            switch byte {
            case UInt8(ascii: " "):
                index += 1
                continue
            case UInt8(ascii: ":"): guard following.isASCIIAlphanumeric || following == UInt8(ascii: "/") else { throw Doubt() }
            case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"): if inFlow { break scan }
            case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "?"): guard !inFlow else { throw Doubt() }
            default: break
            }
            index += 1
            end = index
        }
        return YAMLNode(try text(start..<end), span: span(start..<end))
    }

    private func text(_ range: Range<Int>) throws(Doubt) -> YAMLNode.Content {
        let text = UnsafeBufferPointer(rebasing: bytes[range])
        // What is still to be filled in is reported.
        if let first = text.first(where: { $0 > 0x20 }), first == UInt8(ascii: ".") || first == 0xE2 { throw Doubt() }
        return .scalar(String(decoding: text, as: UTF8.self))
    }
}
