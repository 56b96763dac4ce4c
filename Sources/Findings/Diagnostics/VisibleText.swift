/// Text as it can be shown anywhere: nothing in it moves a cursor, reorders a line or hides.
public enum VisibleText {
    /// The scalar as it is shown: itself, a picture of a control character, or an escape such as `\u{202E}`.
    package static func shown(_ scalar: Unicode.Scalar) -> (text: String, width: Int) {
        switch scalar.value {
        case 0x09: return (" ", 1)
        case 0x20..<0x7F: return (String(Character(scalar)), 1)
        case 0..<0x20: return (String(UnicodeScalar(0x2400 + scalar.value).map { Character($0) } ?? "?"), 1)
        case 0x7F: return ("\u{2421}", 1)
        default:
            guard hides(scalar) else { return (String(Character(scalar)), ColumnWidth.of(scalar)) }
            let escape = "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            return (escape, escape.utf8.count)
        }
    }

    /// The text in one line.
    public static func line(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
        var result = ""
        for scalar in text.unicodeScalars { result += shown(scalar).text }
        return result
    }

    /// The text in one or more lines, cut at LF and CRLF; a line end at the very end counts for nothing.
    package static func lines(_ text: String) -> [String] {
        var lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        if lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map { VisibleText.line(String(Substring($0.last == 0x0D ? $0.dropLast() : $0))) }
    }

    /// Whether a scalar beyond ASCII is a control, reorders text (Unicode Standard Annex 9), ends a line or is
    /// invisible. The joiners U+200C and U+200D stay, because scripts and emoji need them.
    static func hides(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x80...0x9F, 0xAD, 0x061C, 0x115F...0x1160, 0x180E, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x3164,
            0xFEFF, 0xFFA0, 0xFFF9...0xFFFB, 0xE0000...0xE0FFF:
            true
        default:
            // The two last code points of each plane and U+FDD0 to U+FDEF are not characters.
            scalar.value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar.value)
        }
    }
}
