/// What stands within a line: keys, quotes, brackets and braces.
extension CommonYAML {
    /// Longer keys are left to libyaml, which has a limit.
    private static let longestKey = 100

    /// A key of letters, digits, hyphens and underscores, with the colon right behind it.
    mutating func key() throws(Uncommon) -> (text: String, place: SourceSpan) {
        let start = position
        guard let first = current, (0x61...0x7A).contains(first | 0x20) else { throw Uncommon() }
        while let byte = current, CommonYAML.isKeyByte(byte) { position += 1 }
        let end = position
        guard current == CommonYAML.colon, end - start <= CommonYAML.longestKey else { throw Uncommon() }
        position += 1
        return (text(start, end), span(start, end))
    }

    private static func isKeyByte(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }

    /// A list in brackets, a group in braces or a text in quotes; nil for anything else.
    mutating func flowNode(depth: Int) throws(Uncommon) -> YAMLNode? {
        switch current {
        case UInt8(ascii: "["): try flowSequence(depth: depth)
        case UInt8(ascii: "{"): try flowMapping(depth: depth)
        case UInt8(ascii: "\""), UInt8(ascii: "'"): try quoted()
        default: nil
        }
    }

    private mutating func flowMapping(depth: Int) throws(Uncommon) -> YAMLNode {
        let start = span(position, position + 1)
        var entries: [YAMLNode.Entry] = []
        entries.reserveCapacity(5)
        var keys = KnownKeys()
        try eachPart(until: UInt8(ascii: "}")) { (reader) throws(Uncommon) in
            let (key, place) = try reader.key()
            guard reader.current == CommonYAML.space, keys.first(of: key, in: entries) == nil else { throw Uncommon() }
            reader.skipSpaces()
            entries.append(YAMLNode.Entry(key: key, keySpan: place, value: try reader.part(depth: depth)))
        }
        return YAMLNode(.mapping(entries), span: start)
    }

    private mutating func flowSequence(depth: Int) throws(Uncommon) -> YAMLNode {
        let start = span(position, position + 1)
        var items: [YAMLNode] = []
        try eachPart(until: UInt8(ascii: "]")) { (reader) throws(Uncommon) in items.append(try reader.part(depth: depth)) }
        return YAMLNode(.sequence(items), span: start)
    }

    /// Reads parts with commas between them, from an opening bracket to the closing one.
    private mutating func eachPart(
        until close: UInt8, _ read: (inout CommonYAML) throws(Uncommon) -> Void
    ) throws(Uncommon) {
        position += 1
        skipSpaces()
        if current == close {
            position += 1
            return
        }
        while true {
            try read(&self)
            skipSpaces()
            let byte = current
            position += 1
            if byte == close { return }
            guard byte == UInt8(ascii: ",") else { throw Uncommon() }
            skipSpaces()
        }
    }

    private mutating func part(depth: Int) throws(Uncommon) -> YAMLNode {
        guard depth < CommonYAML.depthLimit else { throw Uncommon() }
        if let node = try flowNode(depth: depth + 1) { return node }
        return try plainPart()
    }

    /// Text without quotes up to a comma or a closing bracket.
    private mutating func plainPart() throws(Uncommon) -> YAMLNode {
        let start = position
        try checkPlainStart()
        var end = start
        loop: while let byte = current {
            switch byte {
            case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"): break loop
            case CommonYAML.newline, CommonYAML.hash, UInt8(ascii: "?"), UInt8(ascii: "["), UInt8(ascii: "{"): throw Uncommon()
            case CommonYAML.space: position += 1
            default:
                position += 1
                end = position
                // Before most other signs a colon has a meaning.
                if byte == CommonYAML.colon, !(current.map { CommonYAML.isKeyByte($0) || $0 == UInt8(ascii: "/") } ?? false) {
                    throw Uncommon()
                }
            }
        }
        position = end
        return YAMLNode(.scalar(text(start, end)), span: span(start, end))
    }

    /// Text in quotes without escapes.
    private mutating func quoted() throws(Uncommon) -> YAMLNode {
        let start = position
        let quote = bytes[start]
        position += 1
        while let byte = current, byte != quote {
            guard byte != CommonYAML.newline, byte != UInt8(ascii: "\\") else { throw Uncommon() }
            position += 1
        }
        let end = position
        position += 1
        // Two single quotes stand for one.
        guard end < bytes.count, current != quote else { throw Uncommon() }
        let inner = text(start + 1, end)
        if let first = inner.utf8.first(where: { $0 > CommonYAML.space }), CommonYAML.mayBePlaceholder(first) { throw Uncommon() }
        return YAMLNode(.scalar(inner), span: span(start, position), isQuoted: true)
    }

    /// Leaves texts to libyaml whose first sign has a meaning, and those that may have to be filled in still.
    func checkPlainStart() throws(Uncommon) {
        guard let first = current, !CommonYAML.mayBePlaceholder(first) else { throw Uncommon() }
        switch first {
        case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"),
            UInt8(ascii: "{"), UInt8(ascii: "}"), CommonYAML.hash, UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"),
            UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "%"), UInt8(ascii: "@"),
            UInt8(ascii: "`"), CommonYAML.newline, CommonYAML.space:
            throw Uncommon()
        default: return
        }
    }

    /// Whether a text that starts so may be `...` or `…`, on which the reading of all nodes reports.
    private static func mayBePlaceholder(_ first: UInt8) -> Bool { first == UInt8(ascii: ".") || first == 0xE2 }
}
