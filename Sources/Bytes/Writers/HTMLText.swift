import CTextScan

/// The characters of text in HTML, without those that HTML and XML forbid.
public enum HTMLText {
    /// With `& < > " '` escaped.
    public enum Escaped: Escaping {
        private static let special: UInt64 = HTMLText.forbidden | 1 << 0x22 | 1 << 0x26 | 1 << 0x27 | 1 << 0x3C | 1 << 0x3E

        /// See ``Escaping/suspects(in:)``.
        @inline(__always)
        public static func suspects(in word: UInt64) -> UInt64 {
            let ones = ByteWord.ones
            // Setting bit 0 makes & (0x26) and ' (0x27) alike, and setting bit 1 < (0x3C) and > (0x3E).
            let markup =
                ByteWord.equal(word, UInt8(ascii: "\"")) | ByteWord.equal(word | ones, UInt8(ascii: "'"))
                | ByteWord.equal(word | ones &* 2, UInt8(ascii: ">"))
            return markup & ~word | HTMLText.suspects(in: word)
        }

        /// See ``Escaping/suspects(at:)``.
        @inline(__always)
        public static func suspects(at start: UnsafePointer<UInt8>) -> UInt32 { houser_scan_html(start) }

        /// See ``Escaping/isSuspect(_:)``.
        @inline(__always)
        public static func isSuspect(_ byte: UInt8) -> Bool { HTMLText.isSuspect(byte, among: special) }

        /// See ``Escaping/replacement(at:rest:)``.
        @inline(__always)
        public static func replacement(at start: UnsafePointer<UInt8>, rest: Int) -> Replacement? {
            switch start.pointee {
            case UInt8(ascii: "&"): .ampersand
            case UInt8(ascii: "<"): .lessThan
            case UInt8(ascii: ">"): .greaterThan
            case UInt8(ascii: "\""): .quotationMark
            case UInt8(ascii: "'"): .apostrophe
            default: HTMLText.replacement(at: start, rest)
            }
        }
    }

    /// With markup as it is.
    public enum Markup: Escaping {
        /// See ``Escaping/suspects(in:)``.
        @inline(__always)
        public static func suspects(in word: UInt64) -> UInt64 { HTMLText.suspects(in: word) }

        /// See ``Escaping/suspects(at:)``.
        @inline(__always)
        public static func suspects(at start: UnsafePointer<UInt8>) -> UInt32 { houser_scan_html_markup(start) }

        /// See ``Escaping/isSuspect(_:)``.
        @inline(__always)
        public static func isSuspect(_ byte: UInt8) -> Bool { HTMLText.isSuspect(byte, among: HTMLText.forbidden) }

        /// See ``Escaping/replacement(at:rest:)``.
        @inline(__always)
        public static func replacement(at start: UnsafePointer<UInt8>, rest: Int) -> Replacement? { HTMLText.replacement(at: start, rest) }
    }

    /// One bit for each byte below 64 that is never written: the C0 controls but tab, line feed and carriage return
    /// (XML 1.0, production 2).
    private static let forbidden: UInt64 = 0xFFFF_FFFF & ~(1 << 0x09 | 1 << 0x0A | 1 << 0x0D)

    /// The first byte of U+FFFE and U+FFFF, and of 4,094 characters that are allowed.
    private static let noncharacterLead: UInt8 = 0xEF

    @inline(__always)
    private static func suspects(in word: UInt64) -> UInt64 {
        (word &- ByteWord.ones &* 0x20) & ~word | ByteWord.equal(word, noncharacterLead) & word
    }

    @inline(__always)
    private static func isSuspect(_ byte: UInt8, among low: UInt64) -> Bool {
        byte < 64 ? low >> UInt64(byte) & 1 == 1 : byte == noncharacterLead
    }

    private static func replacement(at start: UnsafePointer<UInt8>, _ rest: Int) -> Replacement? {
        guard start.pointee == noncharacterLead else { return .replacementCharacter(of: 1) }
        guard rest > 2, start[1] == 0xBF, start[2] >= 0xBE else { return nil }
        return .replacementCharacter(of: 3)
    }
}
