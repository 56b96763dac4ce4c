/// The characters of XML text and attribute values.
enum XMLText {
    /// Where the text stands, which decides what must be escaped and how.
    enum Place {
        /// Between tags.
        case content
        /// Between tags, with `&` and `<` as the hexadecimal references that readers of RSS understand best in plain text
        /// (RSS Advisory Board, Really Simple Syndication Best Practices Profile, "Character data").
        case plainRSS
        /// In an attribute value between double quotation marks.
        case attribute
    }

    /// Hands out the text, in pieces, escaped once and with everything replaced that XML cannot hold.
    ///
    /// Characters outside the production `Char` of XML 1.0 section 2.2 (most control characters, U+FFFE, U+FFFF) become U+FFFD. Line ends
    /// become line feeds, as a parser would make them (section 2.11). This is done here, in one pass, because libxml2's writer cuts text at
    /// NUL, passes control characters, and drops text without a word when it has no memory for its escaped copy.
    ///
    /// - Parameter text: valid UTF-8.
    /// - Throws: what `write` throws.
    static func escape(_ text: UnsafeBufferPointer<UInt8>, in place: Place, write: (UnsafeBufferPointer<UInt8>) throws -> Void) rethrows {
        var next = firstSpecial(of: text, from: 0)
        guard next < text.count else { return try write(text) }
        try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4096) { piece in
            var filled = 0
            func put(_ bytes: UnsafeBufferPointer<UInt8>) throws {
                if bytes.count > piece.count - filled {
                    try write(UnsafeBufferPointer(rebasing: piece[..<filled]))
                    filled = 0
                    if bytes.count > piece.count { return try write(bytes) }
                }
                filled = piece[filled...].update(fromContentsOf: bytes)
            }
            var start = 0
            while next < text.count {
                guard let (length, substitute) = replacement(at: next, of: text, in: place) else {
                    next = firstSpecial(of: text, from: next + 1)
                    continue
                }
                try put(UnsafeBufferPointer(rebasing: text[start..<next]))
                try put(UnsafeBufferPointer(start: substitute.utf8Start, count: substitute.utf8CodeUnitCount))
                start = next + length
                next = firstSpecial(of: text, from: start)
            }
            try put(UnsafeBufferPointer(rebasing: text[start...]))
            try write(UnsafeBufferPointer(rebasing: piece[..<filled]))
        }
    }

    /// The number of bytes there that cannot stand as they are and what stands for them; nil if they can.
    private static func replacement(at index: Int, of text: UnsafeBufferPointer<UInt8>, in place: Place) -> (length: Int, StaticString)? {
        switch text[index] {
        case UInt8(ascii: "&"):
            return (1, place == .plainRSS ? "&#x26;" : "&amp;")
        case UInt8(ascii: "<"):
            return (1, place == .plainRSS ? "&#x3C;" : "&lt;")
        case UInt8(ascii: ">"):
            return (1, "&gt;")
        case UInt8(ascii: "\""):
            return place == .attribute ? (1, "&quot;") : nil
        case 0x09:
            return place == .attribute ? (1, "&#9;") : nil
        case 0x0A:
            return place == .attribute ? (1, "&#10;") : nil
        case 0x0D:
            let length = index + 1 < text.count && text[index + 1] == 0x0A ? 2 : 1
            return (length, place == .attribute ? "&#10;" : "\n")
        case 0xEF:
            guard index + 2 < text.count, text[index + 1] == 0xBF, text[index + 2] >= 0xBE else { return nil }
            return (3, "\u{FFFD}")
        default:
            return (1, "\u{FFFD}")
        }
    }

    /// The place of the next byte that starts a character which may need a replacement, or the end.
    private static func firstSpecial(of text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        while index < text.count {
            let byte = text[index]
            if byte < 64 ? special >> UInt64(byte) & 1 == 1 : byte == 0xEF { return index }
            index += 1
        }
        return index
    }

    /// A bit for each of the bytes below 64 that may need a replacement: control characters, `"`, `&`, `<` and `>`.
    private static let special: UInt64 = 0xFFFF_FFFF | 1 << 0x22 | 1 << 0x26 | 1 << 0x3C | 1 << 0x3E
}
