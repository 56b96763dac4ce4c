import CTextScan

/// The characters of XML text and attribute values.
///
/// Everything is escaped once. Characters outside the production `Char` of XML 1.0 section 2.2 (most control
/// characters, U+FFFE, U+FFFF) become U+FFFD, and line ends become line feeds, as a parser would make them (section
/// 2.11).
enum XMLText {
    /// Text between tags.
    enum Content: Escaping {
        @inline(__always)
        static func suspects(at start: UnsafePointer<UInt8>) -> UInt32 { houser_scan_xml_content(start) }

        @inline(__always)
        static func replacement(at start: UnsafePointer<UInt8>, rest: Int) -> Replacement? {
            switch start.pointee {
            case UInt8(ascii: "<"): .lessThan
            case UInt8(ascii: ">"): .greaterThan
            case UInt8(ascii: "&"): .ampersand
            case 0x0D: Replacement(of: XMLText.lineEnd(at: start, rest), word: 0x0A, count: 1)
            default: .forbidden(at: start, rest: rest)
            }
        }
    }

    /// Text between tags, with `&` and `<` as the hexadecimal references that readers of RSS understand best in plain
    /// text (RSS Advisory Board, Really Simple Syndication Best Practices Profile, "Character data").
    enum PlainRSS: Escaping {
        @inline(__always)
        static func suspects(at start: UnsafePointer<UInt8>) -> UInt32 { houser_scan_xml_content(start) }

        @inline(__always)
        static func replacement(at start: UnsafePointer<UInt8>, rest: Int) -> Replacement? {
            switch start.pointee {
            case UInt8(ascii: "<"): .hexLessThan
            case UInt8(ascii: "&"): .hexAmpersand
            default: Content.replacement(at: start, rest: rest)
            }
        }
    }

    /// A CDATA section (XML 1.0 section 2.7).
    enum Section: Escaping {
        @inline(__always)
        static func suspects(at start: UnsafePointer<UInt8>) -> UInt32 { houser_scan_xml_content(start) }

        @inline(__always)
        static func replacement(at start: UnsafePointer<UInt8>, rest: Int) -> Replacement? {
            switch start.pointee {
            case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"): nil
            default: Content.replacement(at: start, rest: rest)
            }
        }
    }

    /// Whether a CDATA section that held a text would end in it.
    static func endsSection(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var start = 0
        while let bracket = text.firstIndex(of: UInt8(ascii: "]"), from: start) {
            if text[bracket...].starts(with: "]]>".utf8) { return true }
            start = bracket + 1
        }
        return false
    }

    /// An attribute value between double quotation marks.
    enum Attribute: Escaping {
        @inline(__always)
        static func suspects(at start: UnsafePointer<UInt8>) -> UInt32 { houser_scan_xml_attribute(start) }

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

    /// The number of bytes in the line end that starts with a carriage return.
    private static func lineEnd(at start: UnsafePointer<UInt8>, _ rest: Int) -> Int {
        rest > 1 && start[1] == 0x0A ? 2 : 1
    }
}
