import Bytes

/// Writes days and times as a language does.
extension ByteBuffer {
    /// Appends a day as `1 December 2026`.
    public mutating func append(long day: Day, in formats: Formats) { append(day, as: formats.longDay, formats.months, formats.weekdays) }

    /// Appends the month of a day as `November 2026`.
    public mutating func append(month day: Day, in formats: Formats) {
        append(day, as: formats.monthOfYear, formats.monthsAlone, formats.weekdays)
    }

    /// Appends a day as `Saturday 28 November 2026`.
    public mutating func append(full day: Day, in formats: Formats) { append(day, as: formats.fullDay, formats.months, formats.weekdays) }

    /// Appends a day of the coming weeks as `Saturday 28 November`.
    public mutating func append(coming day: Day, in formats: Formats) {
        append(day, as: formats.comingDay, formats.months, formats.weekdays)
    }

    /// Appends a day of the coming weeks as `Sat 28 Nov`.
    public mutating func append(brief day: Day, in formats: Formats) {
        append(day, as: formats.briefDay, formats.shortMonths, formats.shortWeekdays)
    }

    /// Appends a day of the present year as `20 Nov`.
    public mutating func append(short day: Day, in formats: Formats) {
        append(day, as: formats.dayMonth, formats.shortMonths, formats.shortWeekdays)
    }

    /// Appends a day as `20 Nov 2026`.
    public mutating func append(shortOfAnyYear day: Day, in formats: Formats) {
        formats.dayMonthYear.write(to: &self) { gap, out in
            if gap == .year { out.append(decimal: day.components.year) } else { out.append(short: day, in: formats) }
        }
    }

    /// Appends the days from one to another of the same month as `11–20 November 2026`.
    public mutating func append(daysFrom first: Day, to last: Int, in formats: Formats) {
        let (year, month, number) = first.components
        formats.daysOfMonth.write(to: &self) { gap, out in
            switch gap {
            case .start: out.append(decimal: number)
            case .end: out.append(decimal: last)
            case .month: out.append(text: formats.months[month - 1])
            default: out.append(decimal: year)
            }
        }
    }

    private mutating func append(_ day: Day, as pattern: FormatPattern, _ months: [String], _ weekdays: [String]) {
        let (year, month, number) = day.components
        pattern.write(to: &self) { gap, out in
            switch gap {
            case .day: out.append(decimal: number)
            case .month: out.append(text: months[month - 1])
            case .weekday: out.append(text: weekdays[day.weekday])
            default: out.append(decimal: year)
            }
        }
    }

    /// Appends a time, given in minutes from midnight, as people say it: `11 am`, `11:30 am`.
    public mutating func append(spoken minute: Int, in formats: Formats) {
        append(minute, as: minute % 60 == 0 ? formats.hour : formats.minute, formats)
    }

    /// Appends a period as people say it: `11–11:30 am`, `11:30 am – 12:15 pm`.
    public mutating func append(spoken slot: TimeSlot, in formats: Formats) {
        let isShort = formats.hasWholeDay || slot.start / 720 == slot.end / 720
        (isShort ? formats.between : formats.betweenHalves).write(to: &self) { gap, out in
            guard isShort, gap == .start else { return out.append(spoken: gap == .start ? slot.start : slot.end, in: formats) }
            out.append(slot.start, as: slot.start % 60 == 0 ? formats.bareHour : formats.bareMinute, formats)
        }
    }

    /// Appends a time, given in minutes from midnight, as `11:00 am`.
    public mutating func append(clock minute: Int, in formats: Formats) { append(minute, as: formats.minute, formats) }

    /// Appends a period as `11:00 am – 11:30 am`.
    public mutating func append(period slot: TimeSlot, in formats: Formats) {
        (formats.hasWholeDay ? formats.between : formats.betweenHalves).write(to: &self) { gap, out in
            if gap == .end { return out.append(clock: slot.end, in: formats) }
            out.append(slot.start, as: formats.hasWholeDay ? formats.bareMinute : formats.minute, formats)
        }
    }

    /// Appends a day with a time as people say both: `day, time`.
    public mutating func append(
        in formats: Formats, day: (inout ByteBuffer) -> Void, time: (inout ByteBuffer) -> Void
    ) {
        formats.dayTime.write(to: &self) { gap, out in if gap == .day { day(&out) } else { time(&out) } }
    }

    private mutating func append(_ minute: Int, as pattern: FormatPattern, _ formats: Formats) {
        let hour = minute / 60 % 24
        pattern.write(to: &self) { gap, out in
            switch gap {
            case .hour: out.append(decimal: formats.hasWholeDay ? hour : hour % 12 == 0 ? 12 : hour % 12)
            case .minute: out.append(digitsOf: UInt(minute % 60), atLeast: 2)
            default: out.append(text: hour < 12 ? formats.morning : formats.afternoon)
            }
        }
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
