import Bytes
import Values

/// Values as they stand in the content lines of iCalendar, written without making a string of them.
extension ByteBuffer {
    /// Appends a text as TEXT (RFC 5545 section 3.3.11).
    mutating func append(calendarText text: String) {
        var text = text
        text.withUTF8 { append(calendarText: $0) }
    }

    /// Appends what a buffer holds as TEXT.
    mutating func append(calendarTextIn other: borrowing ByteBuffer) {
        other.withBytes { append(calendarText: $0) }
    }

    /// Backslash, semicolon and comma get a backslash, and all that ends a line anywhere becomes `\n`: many readers split a calendar into
    /// lines at NEL (U+0085), U+2028 and U+2029 too. Control characters, which no TEXT may hold, are left out.
    private mutating func append(calendarText text: UnsafeBufferPointer<UInt8>) {
        var index = 0
        /// Where those begin that stand as they are and were not written yet.
        var plain = 0
        func write(_ out: inout ByteBuffer, upTo end: Int) { out.append(UnsafeBufferPointer(rebasing: text[plain..<end])) }
        while index < text.count {
            let byte = text[index]
            let start = index
            index += 1
            switch byte {
            case UInt8(ascii: "\\"), UInt8(ascii: ";"), UInt8(ascii: ","):
                write(&self, upTo: start)
                append(UInt8(ascii: "\\"))
                append(byte)
            case 0x0D:
                write(&self, upTo: start)
                if index < text.count, text[index] == 0x0A { index += 1 }
                append("\\n")
            case 0x0A:
                write(&self, upTo: start)
                append("\\n")
            case 0...0x08, 0x0B...0x1F, 0x7F: write(&self, upTo: start)
            case 0xC2 where index < text.count && text[index] < 0xA0:
                write(&self, upTo: start)
                if text[index] == 0x85 { append("\\n") }
                index += 1
            case 0xE2 where index + 1 < text.count && text[index] == 0x80 && text[index + 1] & 0xFE == 0xA8:
                write(&self, upTo: start)
                append("\\n")
                index += 2
            default: continue
            }
            plain = index
        }
        write(&self, upTo: text.count)
    }

    /// Appends the value of a parameter (RFC 5545 section 3.2), in quotes if it holds a colon, semicolon or comma. What cannot stand even
    /// there is written as RFC 6868 has it, or left out if it is a control character.
    mutating func append(calendarParameter text: String) {
        // Names of zones are nearly always of such characters alone.
        let isPlain = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "/"), UInt8(ascii: "_"): true
            default: false
            }
        }
        if isPlain { return append(text: text) }
        let needsQuotes = text.utf8.contains { ":;,".utf8.contains($0) }
        if needsQuotes { append("\"") }
        for scalar in text.unicodeScalars {
            switch scalar {
            case "^": append("^^")
            case "\"": append("^'")
            case "\n", "\u{85}", "\u{2028}", "\u{2029}": append("^n")
            default: if scalar.properties.generalCategory != .control { append(text: String(scalar)) }
            }
        }
        if needsQuotes { append("\"") }
    }

    /// Appends a URI, with all that RFC 3986 does not let one hold percent-encoded; what is encoded stays as it is.
    mutating func append(uriIn other: borrowing ByteBuffer) {
        other.withBytes { bytes in
            for byte in bytes {
                switch byte {
                case 0x21, 0x23...0x3B, 0x3D, 0x3F...0x5B, 0x5D, 0x5F, 0x61...0x7A, 0x7E: append(byte)
                default:
                    append("%")
                    append(hexDigitOf: byte >> 4)
                    append(hexDigitOf: byte & 15)
                }
            }
        }
    }

    /// Appends a day and time (RFC 5545 section 3.3.5): `20261128T110000`, or without the seconds.
    mutating func append(calendarDay day: Day, minute: Int, seconds: Bool = true) {
        let (year, month, number) = day.components
        append(digitsOf: UInt(max(0, year)), atLeast: 4)
        append(digitsOf: UInt(month), atLeast: 2)
        append(digitsOf: UInt(number), atLeast: 2)
        append("T")
        append(digitsOf: UInt(minute / 60), atLeast: 2)
        append(digitsOf: UInt(minute % 60), atLeast: 2)
        if seconds { append("00") }
    }

    /// Appends an offset from UTC (RFC 5545 section 3.3.14), which is a whole number of minutes: `+1030`.
    mutating func append(calendarOffset offset: Int) {
        let minutes = offset.magnitude / 60
        append(offset < 0 && minutes > 0 ? "-" : "+")
        append(digitsOf: minutes / 60, atLeast: 2)
        append(digitsOf: minutes % 60, atLeast: 2)
    }

    private mutating func append(hexDigitOf value: UInt8) { append(value < 10 ? 0x30 + value : 0x37 + value) }
}
