/// The encodings of text that mail programs write today.
package enum Charset {
    case utf8, windows1252, latin9

    /// The encoding of that name; nil for one that is not read. What calls itself Latin 1 is Windows' (WHATWG Encoding).
    init?(_ label: String) {
        switch label.lowercased().trimmedSpaces {
        case "", "utf-8", "utf8", "us-ascii", "ascii", "unknown-8bit": self = .utf8
        case "iso-8859-1", "iso8859-1", "latin1", "l1", "windows-1252", "cp1252", "x-ansi": self = .windows1252
        case "iso-8859-15", "latin9", "latin-9": self = .latin9
        default: return nil
        }
    }

    /// The text of some bytes. What says that it is UTF-8 and is not is Windows' then.
    package func text(_ bytes: ArraySlice<UInt8>) -> String {
        switch self {
        case .utf8: String(validating: bytes, as: UTF8.self) ?? Charset.windows1252.text(bytes)
        case .windows1252: Charset.text(bytes) { Charset.windows[Int($0 - 0x80)] }
        case .latin9: Charset.text(bytes) { Charset.euro[$0] ?? UInt16($0) }
        }
    }

    private static func text(_ bytes: ArraySlice<UInt8>, _ high: (UInt8) -> UInt16) -> String {
        var text = String.UnicodeScalarView()
        for byte in bytes {
            let code = byte < 0x80 ? UInt16(byte) : byte < 0xA0 || self.euro[byte] != nil ? high(byte) : UInt16(byte)
            text.append(Unicode.Scalar(code) ?? "\u{FFFD}")
        }
        return String(text)
    }

    /// From 0x80 to 0xBF; further on, Windows' is Latin 1.
    private static let windows: [UInt16] =
        [
            0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D, 0x017D, 0x8F, 0x90,
            0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
        ] + (0xA0...0xBF).map { UInt16($0) }

    private static let euro: [UInt8: UInt16] = [
        0xA4: 0x20AC, 0xA6: 0x0160, 0xA8: 0x0161, 0xB4: 0x017D, 0xB8: 0x017E, 0xBC: 0x0152, 0xBD: 0x0153, 0xBE: 0x0178,
    ]
}
