import Bytes

/// Writes labels, and numbers for diagnostics, which are in English.
extension ByteBuffer {
    /// Appends a key or choice as a label: `on-application` becomes `On application`.
    public mutating func append(label word: String) {
        var word = word
        word.withUTF8 { bytes in
            reserve(bytes.count)
            // Where words are apart already, a hyphen joins two of them: "step-free access".
            let joins = bytes.contains(UInt8(ascii: " "))
            var isFirst = true
            for byte in bytes {
                switch byte {
                case UInt8(ascii: "-") where joins: append(byte)
                case UInt8(ascii: "-"), UInt8(ascii: "_"): append(UInt8(ascii: " "))
                case 0x61...0x7A where isFirst: append(byte - 0x20)
                default: append(byte)
                }
                isFirst = false
            }
        }
    }

    /// Appends a whole number with commas between groups of three digits.
    public mutating func append(grouped number: Wide) { append(grouped: number, in: .english) }
}

#if !_pointerBitWidth(_64)
    extension ByteBuffer {
        /// The same of a shorter number.
        public mutating func append(grouped number: Int) { append(grouped: Wide(number)) }
    }

    /// The same of a shorter number.
    public func grouped(_ number: Int) -> String { grouped(Wide(number)) }
#endif
