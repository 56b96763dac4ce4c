/// Reads the YAML that nearly all listings are made of, several times as fast as libyaml: keys with a value on one line, and lists and
/// groups of such, in brackets and braces or indented.
///
/// It is no second opinion on YAML. Whatever is not of the plainest form, be it right or wrong, it leaves to libyaml; what it does read, it
/// reads to the same nodes at the same places, and nothing of it is worth a finding.
struct CommonYAML {
    /// Met something that is left to libyaml.
    struct Uncommon: Error {}

    /// Deeper nesting is left to libyaml, which refuses what is too deep.
    static let depthLimit = 8

    let bytes: UnsafeBufferPointer<UInt8>
    private let firstLine: Int
    private let isASCII: Bool
    /// The index of the next byte.
    var position = 0
    /// The line of the next byte, counted from 0, and where it starts.
    private var line = 0
    private var lineStart = 0
    /// How far the line is set in; -1 at the end of the text.
    private var indent = 0

    /// The root of a document, whose first line is line `firstLine` of the file; nil if it is left to libyaml.
    static func read(_ bytes: UnsafeBufferPointer<UInt8>, firstLine: Int) -> YAMLNode? {
        guard let isASCII = CommonCharacters.areASCII(bytes) else { return nil }
        var reader = CommonYAML(bytes: bytes, firstLine: firstLine, isASCII: isASCII)
        return try? reader.document()
    }

    private init(bytes: UnsafeBufferPointer<UInt8>, firstLine: Int, isASCII: Bool) {
        self.bytes = bytes
        self.firstLine = firstLine
        self.isASCII = isASCII
    }

    private mutating func document() throws(Uncommon) -> YAMLNode {
        seekContent()
        guard indent == 0 else { throw Uncommon() }
        let root = try mapping(depth: 0)
        guard indent < 0 else { throw Uncommon() }
        return root
    }

    // MARK: Lines

    /// Goes to the first line from here on that holds more than spaces and a comment; here is the start of a line.
    private mutating func seekContent() {
        while position < bytes.count {
            lineStart = position
            skipSpaces()
            guard let byte = current, byte != CommonYAML.newline, byte != CommonYAML.hash else {
                skipLine()
                continue
            }
            indent = position - lineStart
            return
        }
        indent = -1
    }

    private mutating func skipLine() {
        while position < bytes.count, bytes[position] != CommonYAML.newline { position += 1 }
        guard position < bytes.count else { return }
        position += 1
        line += 1
    }

    /// Goes from the end of a value to the next line with content.
    private mutating func endLine() throws(Uncommon) {
        let end = position
        skipSpaces()
        guard current == nil || current == CommonYAML.newline || current == CommonYAML.hash && position > end else { throw Uncommon() }
        skipLine()
        seekContent()
    }

    // MARK: Indented nodes

    /// The keys from here on that are set in as far as this one.
    private mutating func mapping(depth: Int) throws(Uncommon) -> YAMLNode {
        guard depth < CommonYAML.depthLimit else { throw Uncommon() }
        let own = indent
        let start = span(position, position + 1)
        var entries: [YAMLNode.Entry] = []
        entries.reserveCapacity(depth == 0 ? 24 : 8)
        var keys = KnownKeys()
        while indent == own {
            let (key, place) = try key()
            guard keys.first(of: key, in: entries) == nil else { throw Uncommon() }
            entries.append(YAMLNode.Entry(key: key, keySpan: place, value: try value(of: own, depth: depth)))
        }
        guard indent < own else { throw Uncommon() }
        return YAMLNode(.mapping(entries), span: start)
    }

    /// What follows the colon of a key that is set in so far.
    private mutating func value(of own: Int, depth: Int) throws(Uncommon) -> YAMLNode {
        let colon = position
        skipSpaces()
        if let byte = current, byte != CommonYAML.newline, byte != CommonYAML.hash {
            guard position > colon else { throw Uncommon() }
            let node = try inlineNode(depth: depth + 1)
            try endLine()
            return node
        }
        position = colon
        let nothing = span(colon, colon)
        try endLine()
        // The hyphens of a list may stand right below the key.
        if indent >= own, isItem { return try sequence(isBelowKey: indent == own, depth: depth + 1) }
        return indent > own ? try mapping(depth: depth + 1) : YAMLNode(.scalar(""), span: nothing)
    }

    private var isItem: Bool {
        position + 1 < bytes.count && bytes[position] == UInt8(ascii: "-") && bytes[position + 1] == CommonYAML.space
    }

    private mutating func sequence(isBelowKey: Bool, depth: Int) throws(Uncommon) -> YAMLNode {
        let own = indent
        let start = span(position, position + 1)
        var items: [YAMLNode] = []
        while indent == own, isItem {
            position += 1
            skipSpaces()
            items.append(try inlineNode(depth: depth + 1))
            try endLine()
        }
        guard indent < own || isBelowKey && indent == own else { throw Uncommon() }
        return YAMLNode(.sequence(items), span: start)
    }

    private mutating func inlineNode(depth: Int) throws(Uncommon) -> YAMLNode {
        guard depth < CommonYAML.depthLimit else { throw Uncommon() }
        if let node = try flowNode(depth: depth) { return node }
        return try plainLine()
    }

    /// Text without quotes up to the end of the line or a comment.
    private mutating func plainLine() throws(Uncommon) -> YAMLNode {
        let start = position
        try checkPlainStart()
        var end = start
        while let byte = current, byte != CommonYAML.newline {
            if byte == CommonYAML.hash, bytes[position - 1] == CommonYAML.space { break }
            position += 1
            // A colon before a space ends a key.
            if byte == CommonYAML.colon, (current ?? CommonYAML.newline) <= CommonYAML.space { throw Uncommon() }
            if byte != CommonYAML.space { end = position }
        }
        position = end
        return YAMLNode(.scalar(text(start, end)), span: span(start, end))
    }

    // MARK: Parts of a line

    static let newline = UInt8(ascii: "\n")
    static let space = UInt8(ascii: " ")
    static let colon = UInt8(ascii: ":")
    static let hash = UInt8(ascii: "#")

    var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func skipSpaces() {
        while position < bytes.count, bytes[position] == CommonYAML.space { position += 1 }
    }

    func text(_ start: Int, _ end: Int) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
    }

    /// The place of some bytes of this line, which are counted in Unicode scalars.
    func span(_ start: Int, _ end: Int) -> SourceSpan {
        let (column, length) = isASCII ? (start - lineStart, end - start) : (scalars(lineStart, start), scalars(start, end))
        return SourceSpan(line: firstLine + line, column: column + 1, length: length)
    }

    private func scalars(_ start: Int, _ end: Int) -> Int {
        bytes[start..<min(end, bytes.count)].count { $0 & 0xC0 != 0x80 }
    }
}
