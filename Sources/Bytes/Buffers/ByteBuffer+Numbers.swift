/// Writes numbers without making strings of them.
extension ByteBuffer {
    /// Appends the decimal digits of `number`, after a hyphen-minus if it is negative.
    public mutating func append(decimal number: Wide) {
        if number < 0 { append(UInt8(ascii: "-")) }
        if number.magnitude < 100 {
            append(digitsOf: UInt(number.magnitude), atLeast: 1)
        } else {
            append(manyDigitsOf: UInt64(number.magnitude), atLeast: 1)
        }
    }

    /// Appends the decimal digits of `number`, padded with zeros to `width`.
    @inlinable
    @inline(__always)
    public mutating func append(digitsOf number: UInt, atLeast width: Int) {
        guard number < 100, width <= 2 else { return append(manyDigitsOf: UInt64(number), atLeast: width) }
        if number > 9 || width == 2 { append(pair: number) } else { append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number)) }
    }

    /// Appends a number below 100 as two digits.
    @inlinable
    @inline(__always)
    public mutating func append(pair number: UInt) {
        reserve(2)
        let tens = (number * 205) >> 11
        base[filled] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: tens)
        base[filled + 1] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number - tens * 10)
        filled += 2
    }

    @usableFromInline
    mutating func append(manyDigitsOf number: UInt64, atLeast width: Int) {
        var length = 1
        var rest = number
        while rest >= 10 {
            rest /= 10
            length += 1
        }
        length = max(length, width)
        reserve(length)
        rest = number
        var index = filled + length
        filled = index
        for _ in 0..<length {
            index -= 1
            base[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
    }
}
