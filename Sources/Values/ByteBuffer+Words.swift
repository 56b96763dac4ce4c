import Bytes

/// Writes days, times, prices and labels for people.
extension ByteBuffer {
    /// Appends a key or choice as a label: `on-application` becomes `On application`.
    public mutating func append(label word: String) {
        var word = word
        word.withUTF8 { bytes in
            reserve(bytes.count)
            var isFirst = true
            for byte in bytes {
                switch byte {
                case UInt8(ascii: "-"), UInt8(ascii: "_"): append(UInt8(ascii: " "))
                case 0x61...0x7A where isFirst: append(byte - 0x20)
                default: append(byte)
                }
                isFirst = false
            }
        }
    }

    /// Appends a whole number with commas between groups of three digits.
    public mutating func append(grouped number: Wide) {
        guard number.magnitude > 999 else { return append(decimal: number) }
        if number < 0 { append(UInt8(ascii: "-")) }
        append(groups: UInt64(number.magnitude))
    }

    private mutating func append(groups number: UInt64) {
        guard number > 999 else { return append(digitsOf: UInt(number), atLeast: 1) }
        append(groups: number / 1000)
        append(UInt8(ascii: ","))
        append(digitsOf: UInt(number % 1000), atLeast: 3)
    }

    /// Appends an amount for people: `$520`, `$1,200` or `$2,172.62`.
    public mutating func append(_ money: Money) {
        append(UInt8(ascii: "$"))
        append(grouped: money.cents / 100)
        append(fractionOf: money)
    }

    /// Appends dollars without sign or grouping, as ``Money/plain`` has them: `520` or `2172.62`.
    public mutating func append(plain money: Money) {
        append(decimal: money.cents / 100)
        append(fractionOf: money)
    }

    private mutating func append(fractionOf money: Money) {
        guard money.cents % 100 != 0 else { return }
        append(UInt8(ascii: "."))
        append(pair: UInt((money.cents % 100).magnitude))
    }

    /// Appends a number with its noun: `1 listing`, `3 listings`.
    public mutating func append(count: Int, _ one: StaticString, _ many: StaticString) {
        append(grouped: Wide(count))
        append(UInt8(ascii: " "))
        append(count == 1 ? one : many)
    }

    /// Appends a day as `1 December 2026`.
    public mutating func append(long day: Day) {
        let (year, month, number) = day.components
        append(decimal: number)
        append(UInt8(ascii: " "))
        append(DateText.months[month - 1])
        append(UInt8(ascii: " "))
        append(decimal: year)
    }

    /// Appends the month of a day as `November 2026`.
    public mutating func append(month day: Day) {
        let (year, month, _) = day.components
        append(DateText.months[month - 1])
        append(UInt8(ascii: " "))
        append(decimal: year)
    }

    /// Appends a day as `Saturday 28 November 2026`.
    public mutating func append(full day: Day) {
        append(DateText.weekdays[day.weekday])
        append(UInt8(ascii: " "))
        append(long: day)
    }

    /// Appends a day of the coming weeks as `Saturday 28 November`.
    public mutating func append(coming day: Day) {
        append(DateText.weekdays[day.weekday])
        append(UInt8(ascii: " "))
        let (_, month, number) = day.components
        append(decimal: number)
        append(UInt8(ascii: " "))
        append(DateText.months[month - 1])
    }

    /// Appends a day of the coming weeks as `Sat 28 Nov`.
    public mutating func append(brief day: Day) {
        let (_, month, number) = day.components
        append(DateText.weekdays[day.weekday].utf8Start, count: 3)
        append(UInt8(ascii: " "))
        append(decimal: number)
        append(UInt8(ascii: " "))
        append(DateText.months[month - 1].utf8Start, count: 3)
    }

    /// Appends a time, given in minutes from midnight, as people say it: `11 am`, `11:30 am`.
    public mutating func append(spoken minute: Int) { append(spoken: minute, half: true) }

    private mutating func append(spoken minute: Int, half: Bool) {
        let hour = minute / 60 % 24
        append(decimal: hour % 12 == 0 ? 12 : hour % 12)
        if minute % 60 != 0 {
            append(UInt8(ascii: ":"))
            append(digitsOf: UInt(minute % 60), atLeast: 2)
        }
        guard half else { return }
        append(hour < 12 ? " am" : " pm")
    }

    /// Appends a period as people say it: `11–11:30 am`, `11:30 am – 12:15 pm`.
    public mutating func append(spoken slot: TimeSlot) {
        let isHalf = slot.start / 720 == slot.end / 720
        append(spoken: slot.start, half: !isHalf)
        append(isHalf ? "–" : " – ")
        append(spoken: slot.end)
    }

    /// Appends a time, given in minutes from midnight, as `11:00 am`.
    public mutating func append(clock minute: Int) {
        let hour = minute / 60
        append(decimal: hour % 12 == 0 ? 12 : hour % 12)
        append(UInt8(ascii: ":"))
        append(digitsOf: UInt(minute % 60), atLeast: 2)
        append(hour < 12 ? " am" : " pm")
    }

    /// Appends a period as `11:00 am – 11:30 am`.
    public mutating func append(period slot: TimeSlot) {
        append(clock: slot.start)
        append(" – ")
        append(clock: slot.end)
    }

    /// Appends a local date and time as HTML has it: `2026-11-28T11:00`.
    public mutating func append(local day: Day, _ minute: Int) {
        append(day)
        append(UInt8(ascii: "T"))
        append(digitsOf: UInt(minute / 60), atLeast: 2)
        append(UInt8(ascii: ":"))
        append(digitsOf: UInt(minute % 60), atLeast: 2)
    }
}

#if !_pointerBitWidth(_64)
    extension ByteBuffer {
        /// The same of a shorter number.
        public mutating func append(grouped number: Int) { append(grouped: Wide(number)) }
    }

    /// The same of a shorter number.
    public func grouped(_ number: Int) -> String { grouped(Wide(number)) }
#endif
