/// Text as mail takes it everywhere (RFC 2045 section 6.7): in ASCII, on lines of 76 characters at most, and legible without a program.
enum QuotedPrintable {
    static let lineEnd: [UInt8] = [0x0D, 0x0A]

    private static let mostOnLine = 76
    private static let equalsSign = UInt8(ascii: "=")

    /// Encodes a text whose lines end with a line feed.
    static func encode(_ text: String) -> [UInt8] {
        var out: [UInt8] = []
        for (number, line) in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            if number > 0 { out += lineEnd }
            append(Array(line), to: &out)
        }
        return out
    }

    private static func append(_ line: [UInt8], to out: inout [UInt8]) {
        var width = 0
        for (place, byte) in line.enumerated() {
            let isLast = place == line.count - 1
            var sign = code(of: byte, isLast: isLast, isFirst: width == 0)
            // All but the end of a line leaves room for the sign that it goes on.
            if width + sign.count > mostOnLine - (isLast ? 0 : 1) {
                out += [equalsSign] + lineEnd
                width = 0
                sign = code(of: byte, isLast: isLast, isFirst: true)
            }
            out += sign
            width += sign.count
        }
    }

    /// A byte as itself if mail leaves it as it is. Servers do something of their own to white space at the end of a line, and to a full stop
    /// or a "From" at its beginning.
    private static func code(of byte: UInt8, isLast: Bool, isFirst: Bool) -> [UInt8] {
        let isPlain =
            switch byte {
            case equalsSign: false
            case UInt8(ascii: "."), UInt8(ascii: "F"): !isFirst
            case UInt8(ascii: " "): !isLast
            default: (33...126).contains(byte)
            }
        return isPlain ? [byte] : [equalsSign] + hexadecimal(byte)
    }

    /// Two digits in capitals, as RFC 2045 and RFC 2047 want them.
    static func hexadecimal(_ byte: UInt8) -> [UInt8] {
        [byte >> 4, byte & 15].map { $0 < 10 ? UInt8(ascii: "0") + $0 : UInt8(ascii: "A") + $0 - 10 }
    }
}
