import Values

/// Collects HTML that is also well-formed XML.
struct HTMLBuffer {
    private(set) var bytes: [UInt8] = []

    init(capacity: Int = 0) {
        bytes.reserveCapacity(capacity)
    }

    var count: Int { bytes.count }

    /// A copy of the bytes without spare capacity, to keep.
    var exactBytes: [UInt8] { bytes.withUnsafeBufferPointer { [UInt8]($0) } }

    /// Appends markup as it is.
    @inline(__always)
    mutating func append(_ markup: StaticString) {
        append(UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
    }

    @inline(__always)
    mutating func append(_ markup: UnsafeBufferPointer<UInt8>) {
        bytes.append(contentsOf: markup)
    }

    mutating func append(_ markup: [UInt8]) {
        bytes.append(contentsOf: markup)
    }

    mutating func append(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    mutating func append(_ number: Int) { append(String(number)) }

    /// Starts a new line unless at the start of one.
    @inline(__always)
    mutating func startLine() {
        if let last = bytes.last, last != 0x0A { bytes.append(0x0A) }
    }

    /// Removes everything after the first `count` bytes.
    mutating func truncate(to count: Int) {
        bytes.removeLast(bytes.count - count)
    }

    /// Appends text escaped for content and double-quoted attributes, with U+FFFD for characters that
    /// ``PublishableText`` refuses.
    ///
    /// Line ends become line feeds, or spaces where `lineEnd` says so.
    mutating func append(escaping text: UnsafeBufferPointer<UInt8>, lineEnd: UInt8 = 0x0A) {
        guard let base = text.baseAddress else { return }
        var start = 0
        var index = 0
        while index < text.count {
            while index + 8 <= text.count, Self.isPlain(UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self)) { index += 8 }
            guard index < text.count else { break }
            let byte = base[index]
            switch byte {
            case 0x20, 0x21, 0x23...0x25, 0x27...0x3B, 0x3D, 0x3F...0x7E, 0x09:
                index += 1
            case 0x0A where lineEnd == 0x0A:
                index += 1
            case 0x80...:
                let (length, isAllowed) = PublishableText.sequence(text, at: index)
                if !isAllowed {
                    append(UnsafeBufferPointer(start: base + start, count: index - start))
                    append(PublishableText.replacement)
                    start = index + length
                }
                index += length
            default:
                append(UnsafeBufferPointer(start: base + start, count: index - start))
                append(special: byte, next: index + 1 < text.count ? base[index + 1] : 0, lineEnd: lineEnd)
                index += 1
                start = index
            }
        }
        if start < text.count { append(UnsafeBufferPointer(start: base + start, count: text.count - start)) }
    }

    private mutating func append(special byte: UInt8, next: UInt8, lineEnd: UInt8) {
        switch byte {
        case 0x22: append("&quot;")
        case 0x26: append("&amp;")
        case 0x3C: append("&lt;")
        case 0x3E: append("&gt;")
        case 0x0A: bytes.append(lineEnd)
        case 0x0D: if next != 0x0A { bytes.append(lineEnd) }
        default: append(PublishableText.replacement)
        }
    }

    /// Whether all eight bytes of a word are printable ASCII that needs no escaping.
    ///
    /// Subtracting 1 from a byte sets its high bit only if it was zero, so each term finds the bytes that equal a
    /// pattern; pairs of characters that differ in one bit (`<` and `>`, `"` and `&`) share a term.
    @inline(__always)
    private static func isPlain(_ word: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highs: UInt64 = 0x8080_8080_8080_8080
        let angles = (word & (ones &* 0xFD)) ^ (ones &* 0x3C)
        let quotes = (word & (ones &* 0xFB)) ^ (ones &* 0x22)
        let delete = word ^ (ones &* 0x7F)
        let found = (word &- ones &* 0x20) | (angles &- ones) | (quotes &- ones) | (delete &- ones) | word
        return found & highs == 0
    }
}
