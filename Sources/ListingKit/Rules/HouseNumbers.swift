/// The numbers of a hidden address. Hardly any text holds one of them, and looking for digits takes far less time than taking a text apart
/// into its words.
struct HouseNumbers {
    private let numbers: [[UInt8]]

    init(_ numbers: Set<String>) {
        self.numbers = numbers.map { Array($0.utf8) }
    }

    /// Whether a text in UTF-8 may hold one of the numbers as ``StreetWords`` reads it; false only if it does not.
    func mayStand(in text: UnsafeBufferPointer<UInt8>) -> Bool {
        // A percent sign can stand before the codes of any digits.
        if SourceLines.offset(of: UInt8(ascii: "%"), in: text, from: 0) != nil { return true }
        var index = 0
        while let start = HouseNumbers.firstDigit(of: text, from: index) {
            var end = start + 1
            while end < text.count, (0x30...0x39).contains(text[end]) { end += 1 }
            // Apostrophes, the last byte of one being 0x99 and the first 0xE2, are left out of words, so a number may go on behind them.
            let before = start > 0 ? text[start - 1] : 0
            let after = end < text.count ? text[end] : 0
            if before == 0x27 || before == 0x99 || after == 0x27 || after == 0xE2 { return true }
            let run = text[start..<end]
            if numbers.contains(where: { $0.elementsEqual(run) }) { return true }
            index = end
        }
        return false
    }

    /// The index of the first digit from an index on, looked for in eight bytes at once.
    private static func firstDigit(of text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        let raw = UnsafeRawBufferPointer(text)
        var index = start
        while index + 8 <= raw.count {
            let digits = digits(in: UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
            if digits != 0 { return index + digits.trailingZeroBitCount / 8 }
            index += 8
        }
        while index < text.count {
            if (0x30...0x39).contains(text[index]) { return index }
            index += 1
        }
        return nil
    }

    /// A word with the high bit of each byte set that is a digit, which is what differs from 0x30 by less than ten.
    @inline(__always)
    private static func digits(in word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highs = ones &* 0x80
        let distance = word ^ ones &* 0x30
        return ~((distance & ~highs) &+ ones &* 0x76 | distance) & highs
    }
}
