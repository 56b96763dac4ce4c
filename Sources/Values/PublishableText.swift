/// Decides which UTF-8 sequences may be published: well-formed ones of characters that XML 1.0 and HTML allow.
///
/// XML 1.0 section 2.2 excludes most controls, surrogates, U+FFFE and U+FFFF; HTML ("Preprocessing the input stream")
/// also excludes U+007F to U+009F and the noncharacters. Text without either is valid in pages and feeds alike.
public enum PublishableText {
    /// U+FFFD in UTF-8, which replaces whatever may not be published.
    public static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

    /// Returns the length of the sequence that starts with a byte above 0x7F, and whether it may be published.
    ///
    /// An ill-formed one is the maximal subpart that Unicode section 3.9 recommends replacing with one U+FFFD.
    @inline(__always)
    public static func sequence(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (length: Int, isAllowed: Bool) {
        let lead = bytes[index]
        let count: Int
        var low: UInt8 = 0x80
        var high: UInt8 = 0xBF
        switch lead {
        case 0xC2...0xDF: count = 2
        case 0xE0:
            count = 3
            low = 0xA0
        case 0xED:
            count = 3
            high = 0x9F
        case 0xE1...0xEF: count = 3
        case 0xF0:
            count = 4
            low = 0x90
        case 0xF1...0xF3: count = 4
        case 0xF4:
            count = 4
            high = 0x8F
        default: return (1, false)
        }
        var next = index + 1
        while next < index + count {
            guard next < bytes.count, bytes[next] >= low, bytes[next] <= high else { return (next - index, false) }
            low = 0x80
            high = 0xBF
            next += 1
        }
        switch count {
        case 2: return (2, lead != 0xC2 || bytes[index + 1] >= 0xA0)
        case 3: return (3, lead != 0xEF || isAllowedAboveF000(bytes[index + 1], bytes[index + 2]))
        default: return (4, bytes[index + 1] & 0x0F != 0x0F || bytes[index + 2] != 0xBF || bytes[index + 3] < 0xBE)
        }
    }

    /// Whether a character from U+F000 on, given by its last two bytes, is not one of U+FDD0 to U+FDEF, U+FFFE and
    /// U+FFFF.
    private static func isAllowedAboveF000(_ second: UInt8, _ third: UInt8) -> Bool {
        switch second {
        case 0xB7: !(0x90...0xAF).contains(third)
        case 0xBF: third < 0xBE
        default: true
        }
    }

    /// Decodes UTF-8 with U+FFFD for each character from U+007F on that may not be published.
    ///
    /// Those below are line ends and tabs, or are replaced when the text is written.
    public static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        var allowed: [UInt8] = []
        var start = 0
        var index = 0
        while index < bytes.count {
            guard bytes[index] >= 0x7F else {
                index += 1
                continue
            }
            let (length, isAllowed) = bytes[index] == 0x7F ? (1, false) : sequence(bytes, at: index)
            if !isAllowed {
                allowed.append(contentsOf: bytes[start..<index])
                allowed.append(contentsOf: replacement)
                start = index + length
            }
            index += length
        }
        guard start > 0 else { return String(decoding: bytes, as: UTF8.self) }
        allowed.append(contentsOf: bytes[start...])
        return String(decoding: allowed, as: UTF8.self)
    }
}
