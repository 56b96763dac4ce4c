/// Percent-encodes text (RFC 3986 section 2.1).
extension ByteBuffer {
    /// Appends text with every byte percent-encoded except the unreserved characters (RFC 3986 section 2.3) and `kept`.
    public mutating func append(percentEncoding text: String, keeping kept: UInt8? = nil) {
        var text = text
        text.withUTF8 { append(percentEncoding: $0, keeping: kept) }
    }

    /// Appends what `write` appends, with every byte percent-encoded except the unreserved characters.
    public mutating func append(percentEncoding write: (inout ByteBuffer) -> Void) {
        ByteBuffer.temporary { text in
            write(&text)
            text.withBytes { append(percentEncoding: $0, keeping: nil) }
        }
    }

    private mutating func append(percentEncoding bytes: UnsafeBufferPointer<UInt8>, keeping kept: UInt8?) {
        reserve(bytes.count * 3)
        var end = base + filled
        for byte in bytes {
            if ByteBuffer.isUnreserved(byte) || byte == kept {
                end.pointee = byte
                end += 1
            } else {
                end[0] = UInt8(ascii: "%")
                end[1] = ByteBuffer.hexDigit(byte >> 4)
                end[2] = ByteBuffer.hexDigit(byte & 15)
                end += 3
            }
        }
        filled = end - base
    }

    /// Letters, digits, `-`, `.`, `_` and `~`.
    private static func isUnreserved(_ byte: UInt8) -> Bool {
        let low: UInt64 = 0x03FF_6000_0000_0000
        let high: UInt64 = 0x47FF_FFFE_87FF_FFFE
        return byte < 128 && (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 == 1
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }
}
