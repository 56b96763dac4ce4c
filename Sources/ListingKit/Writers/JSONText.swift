/// The characters of JSON strings.
enum JSONText {
    /// Appends the text without the quotation marks around it, escaped where RFC 8259 section 7 asks for it.
    ///
    /// `<` is escaped too, so that no `</script>` or `<!--` can end or change an HTML script that holds the JSON, and U+2028 and U+2029,
    /// which older JavaScript takes for line ends.
    static func append(_ text: String, to bytes: inout [UInt8]) {
        var text = text
        text.withUTF8 { append($0, to: &bytes) }
    }

    /// The same for text that is known to be valid UTF-8.
    static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
        var next = firstSpecial(of: text, from: 0)
        guard next < text.count else { return bytes.append(contentsOf: text) }
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4096) { piece in
            var filled = 0
            func put(_ run: UnsafeBufferPointer<UInt8>) {
                if run.count > piece.count - filled {
                    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: piece[..<filled]))
                    filled = 0
                    if run.count > piece.count { return bytes.append(contentsOf: run) }
                }
                filled = piece[filled...].update(fromContentsOf: run)
            }
            var start = 0
            while next < text.count {
                guard let (length, escape) = escape(at: next, of: text) else {
                    next = firstSpecial(of: text, from: next + 1)
                    continue
                }
                put(UnsafeBufferPointer(rebasing: text[start..<next]))
                put(UnsafeBufferPointer(start: escape.utf8Start, count: escape.utf8CodeUnitCount))
                start = next + length
                next = firstSpecial(of: text, from: start)
            }
            put(UnsafeBufferPointer(rebasing: text[start...]))
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: piece[..<filled]))
        }
    }

    /// The number of bytes there that cannot stand as they are and what stands for them; nil if they can.
    private static func escape(at index: Int, of text: UnsafeBufferPointer<UInt8>) -> (length: Int, StaticString)? {
        switch text[index] {
        case UInt8(ascii: "<"): return (1, "\\u003c")
        case UInt8(ascii: "\""): return (1, "\\\"")
        case UInt8(ascii: "\\"): return (1, "\\\\")
        case 0xE2:
            guard index + 2 < text.count, text[index + 1] == 0x80 else { return nil }
            return text[index + 2] == 0xA8 ? (3, "\\u2028") : text[index + 2] == 0xA9 ? (3, "\\u2029") : nil
        default: return (1, controls[Int(text[index])])
        }
    }

    /// The place of the next byte that starts a character which may need to be escaped, or the end.
    private static func firstSpecial(of text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        while index < text.count {
            let byte = text[index]
            if byte < 64 ? special >> UInt64(byte) & 1 == 1 : byte == UInt8(ascii: "\\") || byte == 0xE2 { return index }
            index += 1
        }
        return index
    }

    /// A bit for each of the bytes below 64 that must be escaped: control characters, `"` and `<`.
    private static let special: UInt64 = 0xFFFF_FFFF | 1 << 0x22 | 1 << 0x3C

    /// The control characters, U+0000 to U+001F.
    private static let controls: [StaticString] = [
        "\\u0000", "\\u0001", "\\u0002", "\\u0003", "\\u0004", "\\u0005", "\\u0006", "\\u0007", "\\b", "\\t", "\\n", "\\u000b", "\\f",
        "\\r",
        "\\u000e", "\\u000f", "\\u0010", "\\u0011", "\\u0012", "\\u0013", "\\u0014", "\\u0015", "\\u0016", "\\u0017", "\\u0018", "\\u0019",
        "\\u001a", "\\u001b", "\\u001c", "\\u001d", "\\u001e", "\\u001f",
    ]
}
