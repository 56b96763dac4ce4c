import Values

/// Converts postcodes, which are text outside the gazetteer, to numbers and back.
enum Postcode {
    /// Returns the number with four digits; nil for any other text.
    static func number(_ text: some Collection<UInt8>) -> UInt16? {
        guard text.count == Country.australia.postcodeLength else { return nil }
        var result: UInt16 = 0
        for byte in text {
            guard (0x30...0x39).contains(byte) else { return nil }
            result = result * 10 + UInt16(byte - 0x30)
        }
        return result
    }

    /// Returns the four digits of a number below 10,000.
    static func text(_ number: UInt16) -> String {
        String(unsafeUninitializedCapacity: 4) { digits in
            var rest = number
            for place in (0..<4).reversed() {
                digits[place] = 0x30 + UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
            }
            return 4
        }
    }
}
