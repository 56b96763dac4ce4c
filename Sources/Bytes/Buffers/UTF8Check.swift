/// Validates UTF-8.
public enum UTF8Check {
    /// Whether the bytes are valid UTF-8 (Unicode 16, table 3-7), without copying them.
    public static func isValid(_ bytes: [UInt8]) -> Bool { (try? UTF8Span(validating: bytes.span)) != nil }

    /// Finds the first NUL or the first byte that starts no well-formed sequence (RFC 3629 section 4).
    ///
    /// ASCII, which most text is, takes eight bytes a step.
    public static func firstProblem(_ bytes: ArraySlice<UInt8>) -> Int? {
        bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return nil }
            var index = 0
            while index < buffer.count {
                while index + 8 <= buffer.count, isPlain(UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self)) { index += 8 }
                guard index < buffer.count else { break }
                let length = base[index] < 0x80 ? (base[index] == 0 ? 0 : 1) : sequenceLength(buffer, at: index)
                guard length > 0 else { return bytes.startIndex + index }
                index += length
            }
            return nil
        }
    }

    /// Whether all eight bytes of a word are ASCII other than NUL: only a zero byte borrows into a clear high bit.
    @inline(__always)
    private static func isPlain(_ word: UInt64) -> Bool {
        (word | (word &- 0x0101_0101_0101_0101)) & 0x8080_8080_8080_8080 == 0
    }

    /// The length of the sequence outside ASCII that starts at an index; 0 if it is ill-formed.
    private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch bytes[index] {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: length = 4
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return 0
        }
        guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
        for next in index + 2..<index + length where bytes[next] & 0xC0 != 0x80 { return 0 }
        return length
    }
}
