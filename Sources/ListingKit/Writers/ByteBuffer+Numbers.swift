/// Numbers and days, written without making a string of them.
extension ByteBuffer {
    /// Appends the decimal digits of `number`, after a hyphen-minus if it is negative.
    public mutating func append(decimal number: Int) {
        if number < 0 { append(UInt8(ascii: "-")) }
        append(digitsOf: number.magnitude, atLeast: 1)
    }

    /// Appends the decimal digits of `number`, with zeros before them up to `width`.
    public mutating func append(digitsOf number: UInt, atLeast width: Int) {
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

    /// Appends `YYYY-MM-DD`, as ``Day/description`` gives it.
    public mutating func append(_ day: Day) {
        let (year, month, number) = day.components
        guard (1...9999).contains(year) else {
            var text = day.description
            return text.withUTF8 { append($0) }
        }
        append(digitsOf: UInt(year), atLeast: 4)
        append(UInt8(ascii: "-"))
        append(digitsOf: UInt(month), atLeast: 2)
        append(UInt8(ascii: "-"))
        append(digitsOf: UInt(number), atLeast: 2)
    }
}
