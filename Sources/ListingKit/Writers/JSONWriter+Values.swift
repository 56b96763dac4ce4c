/// The scalars, and members whose value is one.
extension JSONWriter {
    /// Writes a string.
    public mutating func value(_ text: String) {
        beginValue()
        bytes.append(UInt8(ascii: "\""))
        JSONText.append(text, to: &bytes)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes a string given as UTF-8; what is not valid UTF-8 becomes U+FFFD.
    public mutating func value(utf8 text: [UInt8]) {
        guard UTF8Text.isValid(text) else { return value(String(decoding: text, as: UTF8.self)) }
        beginValue()
        bytes.append(UInt8(ascii: "\""))
        text.withUnsafeBufferPointer { JSONText.append($0, to: &bytes) }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes an integer.
    public mutating func value(_ number: Int) {
        beginValue()
        if number < 0 { bytes.append(UInt8(ascii: "-")) }
        append(digitsOf: number.magnitude, atLeast: 1)
    }

    /// Writes `true` or `false`.
    public mutating func value(_ flag: Bool) {
        beginValue()
        let word: StaticString = flag ? "true" : "false"
        word.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Writes `null`.
    public mutating func null() {
        beginValue()
        let word: StaticString = "null"
        word.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Writes `units` divided by ten to the power of `places`, with exactly that many decimals: 14510 with 2 places is `145.10`.
    public mutating func decimal(_ units: Int, places: Int) {
        precondition((0...18).contains(places), "an Int has no more than 18 decimals")
        beginValue()
        var scale: UInt = 1
        for _ in 0..<places { scale *= 10 }
        if units < 0 { bytes.append(UInt8(ascii: "-")) }
        append(digitsOf: units.magnitude / scale, atLeast: 1)
        guard places > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        append(digitsOf: units.magnitude % scale, atLeast: places)
    }

    /// Writes one complete value that another `JSONWriter` has written.
    public mutating func encoded(_ value: [UInt8]) {
        beginValue()
        bytes.append(contentsOf: value)
    }

    /// Writes a member that is a string; without a text there is no member.
    public mutating func member(_ name: String, _ text: String?) {
        guard let text else { return }
        self.name(name)
        value(text)
    }

    /// Writes a member that is an integer; without a number there is no member.
    public mutating func member(_ name: String, _ number: Int?) {
        guard let number else { return }
        self.name(name)
        value(number)
    }

    /// Writes a member that is `true` or `false`.
    public mutating func member(_ name: String, _ flag: Bool) {
        self.name(name)
        value(flag)
    }

    /// Writes a member that is a fixed decimal; see `decimal(_:places:)`.
    public mutating func member(_ name: String, decimal units: Int, places: Int) {
        self.name(name)
        decimal(units, places: places)
    }

    /// Writes a member that is an array of strings.
    public mutating func member(_ name: String, _ texts: [String]) {
        self.name(name)
        array { for text in texts { $0.value(text) } }
    }

    /// Writes a member that is an object; `body` writes its members.
    public mutating func object(_ name: String, lines: Bool = false, _ body: (inout JSONWriter) throws -> Void) rethrows {
        self.name(name)
        try object(lines: lines, body)
    }

    /// Writes a member that is an array; `body` writes its values.
    public mutating func array(_ name: String, lines: Bool = false, _ body: (inout JSONWriter) throws -> Void) rethrows {
        self.name(name)
        try array(lines: lines, body)
    }

    private mutating func append(digitsOf number: UInt, atLeast width: Int) {
        var count = 1
        var rest = number
        while rest >= 10 {
            rest /= 10
            count += 1
        }
        count = max(count, width)
        rest = number
        bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: count))
        var index = bytes.count
        while rest > 0 {
            index -= 1
            bytes[index] = UInt8(ascii: "0") + UInt8(rest % 10)
            rest /= 10
        }
    }
}
