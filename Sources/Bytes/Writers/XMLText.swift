import CTextScan

/// The characters of XML text and attribute values.
///
/// Everything is escaped once, and everything replaced that XML cannot hold: characters outside the production `Char` of XML 1.0 section
/// 2.2 (most control characters, U+FFFE, U+FFFF) become U+FFFD, and line ends become line feeds, as a parser would make them (section 2.11).
enum XMLText {
    /// Between tags.
    enum Content: Escaping {
        @inline(__always)
        static func suspects(in word: UInt64) -> UInt64 { XMLText.suspects(in: word) }

        @inline(__always)
        static func suspects(at start: UnsafePointer<UInt8>) -> UInt32 { houser_scan_xml_content(start) }

        @inline(__always)
        static func isSuspect(_ byte: UInt8) -> Bool { XMLText.isSuspect(byte, among: XMLText.always) }

        @inline(__always)
        static func replacement(at start: UnsafePointer<UInt8>, rest: Int) -> Replacement? {
            switch start.pointee {
            case UInt8(ascii: "<"): .lessThan
            case UInt8(ascii: ">"): .greaterThan
            case UInt8(ascii: "&"): .ampersand
            case 0x0D: Replacement(of: XMLText.lineEnd(at: start, rest), word: 0x0A, count: 1)
            default: XMLText.forbidden(at: start, rest)
            }
        }
    }

    /// Between tags, with `&` and `<` as the hexadecimal references that readers of RSS understand best in plain text
    /// (RSS Advisory Board, Really Simple Syndication Best Practices Profile, "Character data").
    enum PlainRSS: Escaping {
        @inline(__always)
        static func suspects(in word: UInt64) -> UInt64 { XMLText.suspects(in: word) }

        @inline(__always)
        static func suspects(at start: UnsafePointer<UInt8>) -> UInt32 { houser_scan_xml_content(start) }

        @inline(__always)
        static func isSuspect(_ byte: UInt8) -> Bool { XMLText.isSuspect(byte, among: XMLText.always) }

        @inline(__always)
        static func replacement(at start: UnsafePointer<UInt8>, rest: Int) -> Replacement? {
            switch start.pointee {
            case UInt8(ascii: "<"): .hexLessThan
            case UInt8(ascii: "&"): .hexAmpersand
            default: Content.replacement(at: start, rest: rest)
            }
        }
    }

    /// In an attribute value between double quotation marks.
    enum Attribute: Escaping {
        @inline(__always)
        static func suspects(in word: UInt64) -> UInt64 {
            XMLText.suspects(in: word) | ByteWord.equal(word, UInt8(ascii: "\"")) & ~word
        }

        @inline(__always)
        static func suspects(at start: UnsafePointer<UInt8>) -> UInt32 { houser_scan_xml_attribute(start) }

        @inline(__always)
        static func isSuspect(_ byte: UInt8) -> Bool {
            XMLText.isSuspect(byte, among: XMLText.always | 1 << 0x09 | 1 << 0x0A | 1 << 0x22)
        }

        @inline(__always)
        static func replacement(at start: UnsafePointer<UInt8>, rest: Int) -> Replacement? {
            switch start.pointee {
            case UInt8(ascii: "\""): .quotationMark
            case 0x09: .tab
            case 0x0A: .lineFeed(of: 1)
            case 0x0D: .lineFeed(of: XMLText.lineEnd(at: start, rest))
            default: Content.replacement(at: start, rest: rest)
            }
        }
    }

    /// A bit for each of the bytes below 64 that never stand for themselves: control characters but tab and line feed, `&`, `<` and `>`.
    private static let always: UInt64 = 0xFFFF_FFFF & ~(1 << 0x09 | 1 << 0x0A) | 1 << 0x26 | 1 << 0x3C | 1 << 0x3E

    /// The first byte of U+FFFE and U+FFFF, and of 4,094 characters that are allowed.
    private static let noncharacterLead: UInt8 = 0xEF

    @inline(__always)
    private static func suspects(in word: UInt64) -> UInt64 {
        // Setting bit 1 makes < (0x3C) and > (0x3E) alike.
        let markup = ByteWord.equal(word, UInt8(ascii: "&")) | ByteWord.equal(word | ByteWord.ones &* 2, UInt8(ascii: ">"))
        let controls = word &- ByteWord.ones &* 0x20
        return (markup | controls) & ~word | ByteWord.equal(word, noncharacterLead) & word
    }

    @inline(__always)
    private static func isSuspect(_ byte: UInt8, among low: UInt64) -> Bool {
        byte < 64 ? low >> UInt64(byte) & 1 == 1 : byte == noncharacterLead
    }

    /// How many bytes the line end has that starts with a carriage return.
    private static func lineEnd(at start: UnsafePointer<UInt8>, _ rest: Int) -> Int {
        rest > 1 && start[1] == 0x0A ? 2 : 1
    }

    private static func forbidden(at start: UnsafePointer<UInt8>, _ rest: Int) -> Replacement? {
        guard start.pointee == noncharacterLead else { return .replacementCharacter(of: 1) }
        guard rest > 2, start[1] == 0xBF, start[2] >= 0xBE else { return nil }
        return .replacementCharacter(of: 3)
    }
}
