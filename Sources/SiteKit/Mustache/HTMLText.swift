/// Writes text into HTML: escaped, and without the characters that HTML and XML forbid.
enum HTMLText {
    /// One bit for each byte below 64 that is not written as it is where markup is kept: the C0 controls but tab, line feed and
    /// carriage return (XML 1.0, production 2).
    private static let forbidden: UInt64 = 0xFFFF_FFFF & ~(1 << 0x09 | 1 << 0x0A | 1 << 0x0D)

    /// The same where markup is escaped: also `" & ' < >`, all of which are below 64.
    private static let escaping: UInt64 = forbidden | 1 << 0x22 | 1 << 0x26 | 1 << 0x27 | 1 << 0x3C | 1 << 0x3E

    /// The first byte of U+FFFE and U+FFFF, and of 4,094 characters that are allowed.
    private static let noncharacterLead: UInt8 = 0xEF

    /// Appends `text` to `out`, with `& < > " '` escaped if `escaped` is true.
    static func append(_ text: String, escaped: Bool, to out: inout OutputBuffer) {
        let special = escaped ? escaping : forbidden
        let done: Void? = text.utf8.withContiguousStorageIfAvailable { append($0, special: special, to: &out) }
        if done == nil {
            Array(text.utf8).withUnsafeBufferPointer { append($0, special: special, to: &out) }
        }
    }

    private static func append(_ text: UnsafeBufferPointer<UInt8>, special: UInt64, to out: inout OutputBuffer) {
        var written = 0
        var index = 0
        while true {
            index = skipPlain(text, from: index, special: special)
            guard index < text.count else { break }
            var length = 1
            if text[index] == noncharacterLead {
                guard index + 2 < text.count, text[index + 1] == 0xBF, text[index + 2] >= 0xBE else {
                    index += 1
                    continue
                }
                length = 3
            }
            out.append(UnsafeBufferPointer(rebasing: text[written..<index]))
            appendReplacement(of: text[index], to: &out)
            index += length
            written = index
        }
        out.append(UnsafeBufferPointer(rebasing: text[written...]))
    }

    /// The place of the first byte from `start` on that is in `special` or may begin a noncharacter.
    private static func skipPlain(_ text: UnsafeBufferPointer<UInt8>, from start: Int, special: UInt64) -> Int {
        var index = start
        while index < text.count {
            let end = min(index + 8, text.count)
            if end - index == 8, isPlain(UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: index, as: UInt64.self)) {
                index = end
                continue
            }
            while index < end {
                let byte = text[index]
                if byte < 64 ? special & (1 << UInt64(byte)) != 0 : byte == noncharacterLead { return index }
                index += 1
            }
        }
        return index
    }

    /// Whether none of eight bytes needs a closer look: tells zero bytes by the borrow when one is taken from each.
    private static func isPlain(_ word: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word }
        let controls = (word &- ones &* 0x20) & ~word
        let quotes = zeros(word ^ ones &* 0x22)
        // Setting bit 0 makes & (0x26) and ' (0x27) alike, and setting bit 1 < (0x3C) and > (0x3E).
        let ampersands = zeros((word | ones) ^ ones &* 0x27)
        let angles = zeros((word | ones &* 2) ^ ones &* 0x3E)
        let noncharacters = zeros(word ^ ones &* UInt64(noncharacterLead))
        return (controls | quotes | ampersands | angles | noncharacters) & (ones &* 0x80) == 0
    }

    @inline(__always)
    private static func appendReplacement(of byte: UInt8, to out: inout OutputBuffer) {
        // The bytes of each, the first one lowest.
        switch byte {
        case UInt8(ascii: "&"): out.append(word: 0x3B70_6D61_26, count: 5)  // &amp;
        case UInt8(ascii: "<"): out.append(word: 0x3B74_6C26, count: 4)  // &lt;
        case UInt8(ascii: ">"): out.append(word: 0x3B74_6726, count: 4)  // &gt;
        case UInt8(ascii: "\""): out.append(word: 0x3B74_6F75_7126, count: 6)  // &quot;
        case UInt8(ascii: "'"): out.append(word: 0x3B_3933_2326, count: 5)  // &#39;
        default: out.append(word: 0xBD_BFEF, count: 3)  // U+FFFD
        }
    }
}
