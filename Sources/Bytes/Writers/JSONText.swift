import CTextScan

/// The characters of JSON strings, escaped where RFC 8259 section 7 asks for it.
///
/// So is `<` where a `</script>`, `<script` or `<!--` could begin, which would affect an HTML script that holds the JSON, and U+2028 and U+2029,
/// which older JavaScript takes for line ends.
enum JSONText: Escaping {
    @inline(__always)
    static func suspects(at start: UnsafePointer<UInt8>) -> UInt32 { houser_scan_json(start) }

    @inline(__always)
    static func replacement(at start: UnsafePointer<UInt8>, rest: Int) -> Replacement? {
        switch start.pointee {
        case UInt8(ascii: "<"): return markup(at: start, rest)
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): return short(start.pointee)
        case 0x0A: return short(UInt8(ascii: "n"))
        case 0xE2:
            guard rest > 2, start[1] == 0x80, start[2] & 0xFE == 0xA8 else { return nil }
            return Replacement(of: 3, word: start[2] == 0xA8 ? 0x3832_3032_755C : 0x3932_3032_755C, count: 6)  // \u2028, \u2029
        default: return control(start.pointee)
        }
    }

    /// What begins a tag or a comment. A text that goes on elsewhere may go on with anything.
    @inline(__always)
    private static func markup(at start: UnsafePointer<UInt8>, _ rest: Int) -> Replacement? {
        let escaped = Replacement(word: 0x6333_3030_755C, count: 6)  // \u003c
        guard rest > 2 else { return escaped }
        switch start[1] {
        case UInt8(ascii: "/"): return Replacement(of: 2, word: 0x2F_5C3C, count: 3)  // <\/
        case UInt8(ascii: "!"): return escaped
        case UInt8(ascii: "s"), UInt8(ascii: "S"): return start[2] | 0x20 == UInt8(ascii: "c") ? escaped : nil
        default: return nil
        }
    }

    /// A backslash and a letter.
    @inline(__always)
    private static func short(_ letter: UInt8) -> Replacement {
        Replacement(word: 0x5C | UInt64(letter) << 8, count: 2)
    }

    /// A control character, U+0000 to U+001F.
    private static func control(_ byte: UInt8) -> Replacement {
        switch byte {
        case 0x08: return short(UInt8(ascii: "b"))
        case 0x09: return short(UInt8(ascii: "t"))
        case 0x0C: return short(UInt8(ascii: "f"))
        case 0x0D: return short(UInt8(ascii: "r"))
        default:
            let low = byte & 15
            let digits = UInt64(0x30 + (byte >> 4)) << 32 | UInt64(low < 10 ? 0x30 + low : 0x57 + low) << 40
            return Replacement(word: 0x3030_755C | digits, count: 6)
        }
    }
}
