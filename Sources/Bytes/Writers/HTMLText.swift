import CTextScan

/// The characters of text in HTML. Those that HTML or XML forbid become U+FFFD.
public enum HTMLText {
    /// Escapes `& < > " '`.
    public enum Escaped: Escaping {
        /// See ``Escaping/suspects(at:)``.
        @inline(__always)
        public static func suspects(at start: UnsafePointer<UInt8>) -> UInt32 { houser_scan_html(start) }

        /// See ``Escaping/replacement(at:rest:)``.
        @inline(__always)
        public static func replacement(at start: UnsafePointer<UInt8>, rest: Int) -> Replacement? {
            switch start.pointee {
            case UInt8(ascii: "&"): .ampersand
            case UInt8(ascii: "<"): .lessThan
            case UInt8(ascii: ">"): .greaterThan
            case UInt8(ascii: "\""): .quotationMark
            case UInt8(ascii: "'"): .apostrophe
            default: .forbidden(at: start, rest: rest)
            }
        }
    }

    /// Leaves markup as it is.
    public enum Markup: Escaping {
        /// See ``Escaping/suspects(at:)``.
        @inline(__always)
        public static func suspects(at start: UnsafePointer<UInt8>) -> UInt32 { houser_scan_html_markup(start) }

        /// See ``Escaping/replacement(at:rest:)``.
        @inline(__always)
        public static func replacement(at start: UnsafePointer<UInt8>, rest: Int) -> Replacement? { .forbidden(at: start, rest: rest) }
    }
}
