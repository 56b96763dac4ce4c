import Bytes

/// Writes numbers and money as a language does.
extension ByteBuffer {
    /// Appends a whole number with groups of three digits apart: `1,200`.
    public mutating func append(grouped number: Wide, in formats: Formats) {
        guard number.magnitude > 999 else { return append(decimal: number) }
        if number < 0 { append(UInt8(ascii: "-")) }
        append(groups: UInt64(number.magnitude), formats)
    }

    private mutating func append(groups number: UInt64, _ formats: Formats) {
        guard number > 999 else { return append(digitsOf: UInt(number), atLeast: 1) }
        append(groups: number / 1000, formats)
        append(text: formats.group)
        append(digitsOf: UInt(number % 1000), atLeast: 3)
    }

    /// Appends an amount: `$520`, `$1,200` or `$2,172.62`.
    public mutating func append(_ money: Money, in formats: Formats) {
        formats.money.write(to: &self) { _, out in
            out.append(grouped: money.cents / 100, in: formats)
            out.append(centsOf: money, after: formats.decimal)
        }
    }

    /// Appends dollars without sign or grouping, as ``Money/plain`` has them: `520` or `2172.62`.
    public mutating func append(plain money: Money) {
        append(decimal: money.cents / 100)
        append(centsOf: money, after: ".")
    }

    private mutating func append(centsOf money: Money, after decimal: String) {
        guard money.cents % 100 != 0 else { return }
        append(text: decimal)
        append(pair: UInt((money.cents % 100).magnitude))
    }

    /// Appends a number of units of so many decimals without needless zeros: 8200 of 3 decimals is `8.2`.
    public mutating func append(_ units: Wide, decimals: Int, in formats: Formats) {
        if units < 0 { append(UInt8(ascii: "-")) }
        var (scale, rest) = (UInt64(1), UInt64(units.magnitude))
        for _ in 0..<decimals { scale *= 10 }
        append(digitsOf: UInt(rest / scale), atLeast: 1)
        rest %= scale
        guard rest > 0 else { return }
        var width = decimals
        while rest % 10 == 0 { (rest, width) = (rest / 10, width - 1) }
        append(text: formats.decimal)
        append(digitsOf: UInt(rest), atLeast: width)
    }

    /// Appends a score out of a greatest one, which `write` appends: `4.5 of 5`.
    public mutating func append(in formats: Formats, score: (inout ByteBuffer) -> Void, best: (inout ByteBuffer) -> Void) {
        formats.score.write(to: &self) { gap, out in if gap == .score { score(&out) } else { best(&out) } }
    }

    /// Appends the numbers from one to another, of which one may be open: `6 to 12`, `6`, `6 or more`, `up to 12`.
    public mutating func append(from least: Int?, to most: Int?, in formats: Formats) {
        if least == most { return append(grouped: Wide(least ?? 0), in: formats) }
        let pattern = least == nil ? formats.atMost : most == nil ? formats.atLeast : formats.range
        pattern.write(to: &self) { gap, out in out.append(grouped: Wide((gap == .least ? least : most) ?? 0), in: formats) }
    }
}

#if !_pointerBitWidth(_64)
    extension ByteBuffer {
        /// The same of a shorter number.
        public mutating func append(grouped number: Int, in formats: Formats) { append(grouped: Wide(number), in: formats) }
    }
#endif
