import Findings

/// How the names begin that a search looks for, so that nearly all places of a text need no closer look.
package struct Openings: Sendable {
    /// Which four first signs some name has, folded to a number of so many bits.
    private var long: [Bool]
    private let shift: UInt32
    /// Which two first signs some shorter name has.
    private var short = [Bool](repeating: false, count: 1 << 10)
    private var hasShort = false

    /// For about so many names.
    package init(names: Int) {
        let bits: UInt32 = names < 8 ? 10 : names < 128 ? 13 : 17
        long = [Bool](repeating: false, count: 1 << Int(bits))
        shift = 32 - bits
    }

    /// Adds the signs of a name.
    package mutating func insert(_ signs: [UInt8]) {
        if signs.count >= 4 {
            long[slot(signs.prefix(4).reduce(0, Openings.joined))] = true
            return
        }
        hasShort = true
        // A name of one letter may have any sign behind it.
        let first = Int(signs[0] & 31) << 5
        for second in signs.count > 1 ? Int(signs[1] & 31)...Int(signs[1] & 31) : 0...31 { short[first | second] = true }
    }

    /// The last four signs, of which each has five bits.
    private static func joined(_ last: UInt32, _ sign: UInt8) -> UInt32 { (last << 5 | UInt32(sign & 31)) & 0xF_FFFF }

    private func slot(_ four: UInt32) -> Int { Int((four &* 0x9E37_79B1) >> shift) }

    /// Whether a name may begin in a text; what is not ASCII, or written in another way, needs a closer look.
    package func mayBegin(in text: UnsafeBufferPointer<UInt8>) -> Bool {
        var last: UInt32 = 0
        return long.withUnsafeBufferPointer { long in
            short.withUnsafeBufferPointer { short in
                var index = 0
                while index < text.count {
                    defer { index += 1 }
                    let byte = text[index]
                    if byte >= 0x80 || byte == UInt8(ascii: "%") {
                        guard let length = Openings.lengthOfPunctuation(in: text, at: index) else { return true }
                        index += length - 1
                        continue
                    }
                    let isPrice = byte == UInt8(ascii: "$") && index + 1 < text.count && text[index + 1].isASCIIDigit
                    guard byte.isASCIIAlphanumeric || isPrice else { continue }
                    last = Openings.joined(last, byte)
                    if long[slot(last)] || hasShort && short[Int(last & 0x3FF)] { return true }
                }
                // A text may end with a name of one letter.
                return hasShort && short[Int(Openings.joined(last, 0) & 0x3FF)]
            }
        }
    }

    /// The bytes of a dash or quotation mark, which most texts have, and of a percent sign that is no part of an address; nil for all else.
    private static func lengthOfPunctuation(in text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
        guard index + 2 < text.count else { return text[index] < 0x80 ? 1 : nil }
        if text[index] < 0x80 { return text[index + 1].hexDigitValue != nil && text[index + 2].hexDigitValue != nil ? nil : 1 }
        // U+2010 to U+2022
        return text[index] == 0xE2 && text[index + 1] == 0x80 && (0x90...0xA2).contains(text[index + 2]) ? 3 : nil
    }

    /// The next place, from one on, where a name may begin.
    package func next(in signs: [UInt8], from start: Int) -> Int? {
        signs.withUnsafeBufferPointer { signs in
            long.withUnsafeBufferPointer { long in
                var index = start
                while index < signs.count {
                    let second = index + 1 < signs.count ? signs[index + 1] : 0
                    if hasShort, short[Int(signs[index] & 31) << 5 | Int(second & 31)] { return index }
                    if index + 3 < signs.count {
                        let two = UInt32(signs[index] & 31) << 5 | UInt32(second & 31)
                        if long[slot(Openings.joined(Openings.joined(two, signs[index + 2]), signs[index + 3]))] { return index }
                    }
                    index += 1
                }
                return nil
            }
        }
    }
}
