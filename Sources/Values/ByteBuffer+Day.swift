import Bytes

extension ByteBuffer {
    /// Appends `YYYY-MM-DD`.
    public mutating func append(_ day: Day) {
        let (year, month, number) = day.components
        append(year: year)
        append(UInt8(ascii: "-"))
        append(pair: UInt(month))
        append(UInt8(ascii: "-"))
        append(pair: UInt(number))
    }

    /// Appends the four digits of a year that the standards know, and as many as it takes of others.
    mutating func append(year: Int) {
        guard (0...9999).contains(year) else { return append(decimal: year) }
        append(pair: UInt(year / 100))
        append(pair: UInt(year % 100))
    }
}

extension JSONWriter {
    /// Writes a day as a string, `YYYY-MM-DD`.
    public mutating func value(_ day: Day) {
        encoded {
            $0.append(UInt8(ascii: "\""))
            $0.append(day)
            $0.append(UInt8(ascii: "\""))
        }
    }

    /// Writes a member that is a day, `YYYY-MM-DD`.
    public mutating func member(_ name: String, _ day: Day) {
        self.name(name)
        value(day)
    }
}
