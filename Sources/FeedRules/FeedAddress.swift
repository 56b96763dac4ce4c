/// Whether texts are addresses as feeds have them.
enum FeedAddress {
    /// Whether it begins with a scheme and holds none of the characters that no IRI has (RFC 3987 section 2.2).
    static func isAbsolute(_ text: String) -> Bool {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), colon != text.utf8.startIndex else { return false }
        let scheme = text.utf8[..<colon]
        guard let first = scheme.first, isLetter(first), scheme.allSatisfy({ isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) })
        else { return false }
        return isReference(text[text.utf8.index(after: colon)...])
    }

    /// Whether it is something and holds none of the characters that no IRI has; it may begin anywhere.
    static func isReference(_ text: some StringProtocol) -> Bool { !text.isEmpty && text.utf8.allSatisfy { !isForbidden($0) } }

    private static func isForbidden(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...0x20, 0x7F: true
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "^"), UInt8(ascii: "`"): true
        case UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"): true
        default: false
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
