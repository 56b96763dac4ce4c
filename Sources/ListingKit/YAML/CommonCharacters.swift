/// The characters that ``CommonYAML`` reads: printable ones of ASCII, letters of European and other alphabets up to U+07FF, and the dashes,
/// quotes and other punctuation of U+2010 to U+2026. Tabs, carriage returns and all that YAML may refuse are left to libyaml.
enum CommonCharacters {
    /// Whether a text of well-formed UTF-8 is all ASCII; nil if it holds characters that are left to libyaml.
    static func areASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
        var isASCII = true
        var index = 0
        let raw = UnsafeRawBufferPointer(bytes)
        while index < bytes.count {
            while index + 8 <= raw.count, arePrintable(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)) { index += 8 }
            guard index < bytes.count else { break }
            switch bytes[index] {
            case 0x20...0x7E, 0x0A: index += 1
            case 0xC2...0xDF:
                // U+0080 to U+009F are controls, and U+00A0 is a space of another sort.
                guard index + 1 < bytes.count, bytes[index] > 0xC2 || bytes[index + 1] > 0xA0 else { return nil }
                isASCII = false
                index += 2
            case 0xE2:
                guard index + 2 < bytes.count, bytes[index + 1] == 0x80, (0x90...0xA6).contains(bytes[index + 2]) else { return nil }
                isASCII = false
                index += 3
            default: return nil
            }
        }
        return isASCII
    }

    /// Whether all eight bytes of a word are printable ASCII: a byte borrows into its high bit only if it was smaller than what is taken away.
    @inline(__always)
    private static func arePrintable(_ word: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let delete = word ^ ones &* 0x7F
        return ((word &- ones &* 0x20) | (delete &- ones) | word) & (ones &* 0x80) == 0
    }
}
