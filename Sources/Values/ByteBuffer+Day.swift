import Bytes

/// Days, written without making a string of them.
extension ByteBuffer {
    /// Appends `YYYY-MM-DD`, as ``Day/description`` gives it.
    public mutating func append(_ day: Day) {
        let (year, month, number) = day.components
        guard (1...9999).contains(year) else { return append(text: day.description) }
        append(pair: UInt(year / 100))
        append(pair: UInt(year % 100))
        append(UInt8(ascii: "-"))
        append(pair: UInt(month))
        append(UInt8(ascii: "-"))
        append(pair: UInt(number))
    }
}

extension JSONWriter {
    /// Writes a day as a string, `YYYY-MM-DD`.
    public mutating func value(_ day: Day) { encoded { $0.append(quoted: day) } }

    /// Writes a member that is a day, `YYYY-MM-DD`.
    public mutating func member(_ name: String, _ day: Day) {
        self.name(name)
        value(day)
    }
}

extension ByteBuffer {
    fileprivate mutating func append(quoted day: Day) {
        append(UInt8(ascii: "\""))
        append(day)
        append(UInt8(ascii: "\""))
    }
}
