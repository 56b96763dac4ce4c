/// Writes scalar values, and members with any value.
extension JSONWriter {
    /// Writes a string.
    public mutating func value(_ text: String) {
        beginValue()
        buffer.append(UInt8(ascii: "\""))
        buffer.append(text, escaping: JSONText.self)
        buffer.append(UInt8(ascii: "\""))
    }

    /// Writes a string given as UTF-8; invalid bytes become U+FFFD.
    public mutating func value(utf8 text: [UInt8]) {
        guard UTF8Check.isValid(text) else { return value(String(decoding: text, as: UTF8.self)) }
        text.withUnsafeBufferPointer { value(validUTF8: $0) }
    }

    /// Writes a string given as bytes that are known to be valid UTF-8.
    public mutating func value(validUTF8 text: UnsafeBufferPointer<UInt8>) {
        beginValue()
        buffer.append(UInt8(ascii: "\""))
        buffer.append(text, escaping: JSONText.self)
        buffer.append(UInt8(ascii: "\""))
    }

    /// Writes what `write` appends as a string.
    public mutating func text(_ write: (inout ByteBuffer) -> Void) {
        beginValue()
        buffer.append(UInt8(ascii: "\""))
        let start = buffer.count
        write(&buffer)
        buffer.escape(from: start, as: JSONText.self)
        buffer.append(UInt8(ascii: "\""))
    }

    /// Writes an integer.
    public mutating func value(_ number: Wide) {
        beginValue()
        buffer.append(decimal: number)
    }

    /// Writes `true` or `false`.
    public mutating func value(_ flag: Bool) {
        beginValue()
        buffer.append(flag ? "true" : "false")
    }

    /// Writes `null`.
    public mutating func null() {
        beginValue()
        buffer.append("null")
    }

    /// Writes `units` / 10^`places` with exactly that many decimals: 14510 with 2 places is `145.10`.
    public mutating func decimal(_ units: Wide, places: Int) {
        precondition((0...18).contains(places), "an Int has no more than 18 decimals")
        beginValue()
        var scale: Wide.Magnitude = 1
        for _ in 0..<places { scale *= 10 }
        if units < 0 { buffer.append(UInt8(ascii: "-")) }
        buffer.append(manyDigitsOf: UInt64(units.magnitude / scale), atLeast: 1)
        guard places > 0 else { return }
        buffer.append(UInt8(ascii: "."))
        buffer.append(manyDigitsOf: UInt64(units.magnitude % scale), atLeast: places)
    }

    /// Writes one complete value that another `JSONWriter` has written.
    public mutating func encoded(_ value: [UInt8]) {
        beginValue()
        buffer.append(value)
    }

    /// Writes one complete value, which `write` appends.
    public mutating func encoded(_ write: (inout ByteBuffer) -> Void) {
        beginValue()
        write(&buffer)
    }

    /// Writes one complete value that another `JSONWriter` has written.
    public mutating func encoded(_ value: UnsafeBufferPointer<UInt8>) {
        beginValue()
        buffer.append(value)
    }

    /// Writes a member that is a string; nothing if `text` is nil.
    public mutating func member(_ name: String, _ text: String?) {
        guard let text else { return }
        self.name(name)
        value(text)
    }

    /// Writes a member whose value is what `write` appends, as a string.
    public mutating func member(_ name: String, text write: (inout ByteBuffer) -> Void) {
        self.name(name)
        text(write)
    }

    /// Writes a member that is a string given as UTF-8; see ``value(utf8:)``.
    public mutating func member(_ name: String, utf8 text: [UInt8]) {
        self.name(name)
        value(utf8: text)
    }

    /// Writes a member that is an integer; nothing if `number` is nil.
    public mutating func member(_ name: String, _ number: Wide?) {
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
    public mutating func member(_ name: String, decimal units: Wide, places: Int) {
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
}
