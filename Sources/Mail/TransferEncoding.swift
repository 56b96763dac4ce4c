/// How the bytes of a part are written in a message (RFC 2045 section 6).
enum TransferEncoding {
    /// The bytes themselves. An encoding that nobody uses leaves them as they are.
    static func decoded(_ bytes: ArraySlice<UInt8>, _ name: String) -> [UInt8] {
        switch name.lowercased().trimmedSpaces {
        case "base64": base64(bytes)
        case "quoted-printable": quotedPrintable(bytes)
        default: Array(bytes)
        }
    }

    /// Base64, in which other signs count for nothing, and which ends with the first sign of its end.
    static func base64(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count / 4 * 3)
        var (bits, count) = (UInt32(0), 0)
        for byte in bytes {
            let value: UInt8
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = byte - 65
            case UInt8(ascii: "a")...UInt8(ascii: "z"): value = byte - 71
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = byte + 4
            case UInt8(ascii: "+"): value = 62
            case UInt8(ascii: "/"): value = 63
            case UInt8(ascii: "="): return result
            default: continue
            }
            bits = bits << 6 | UInt32(value)
            count += 6
            if count >= 8 {
                count -= 8
                result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            }
        }
        return result
    }

    /// Quoted-printable: `=` and two digits for a byte, `=` at the end of a line for no end, and no spaces before any.
    static func quotedPrintable(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for (line, _, end) in MailLines(bytes) {
            var rest = line[..<((line.lastIndex { $0 != 0x20 && $0 != 0x09 }).map { $0 + 1 } ?? line.startIndex)]
            let isSoft = rest.last == UInt8(ascii: "=")
            if isSoft { rest = rest.dropLast() }
            append(rest, to: &result)
            if !isSoft, end > line.endIndex { result += [0x0D, 0x0A] }
        }
        return result
    }

    /// Appends what stands on a line, or in an encoded word.
    static func append(_ line: ArraySlice<UInt8>, spaces: UInt8? = nil, to result: inout [UInt8]) {
        var place = line.startIndex
        while place < line.endIndex {
            if line[place] == UInt8(ascii: "="), place + 2 < line.endIndex, let high = digit(line[place + 1]),
                let low = digit(line[place + 2])
            {
                result.append(high << 4 | low)
                place += 3
            } else {
                result.append(line[place] == spaces ? 0x20 : line[place])
                place += 1
            }
        }
    }

    /// The value of a hexadecimal digit.
    static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - 48
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - 55
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - 87
        default: nil
        }
    }
}
