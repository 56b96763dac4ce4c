/// Writes whole numbers without making a string of them.
enum DecimalNumber {
    /// Appends the decimal digits of `number`, after a hyphen-minus if it is negative.
    static func append(_ number: Int, to out: inout OutputBuffer) {
        if number < 0 { out.append(UInt8(ascii: "-")) }
        var rest = number.magnitude
        var power: UInt = 1
        while rest / power >= 10 { power *= 10 }
        while power > 0 {
            out.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / power))
            rest %= power
            power /= 10
        }
    }
}
