/// Days and times in words.
public enum DateText {
    /// January first.
    public static let months: [StaticString] = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
    ]
    /// Sunday first.
    public static let weekdays: [StaticString] = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

    /// `1 December 2026`
    public static func long(_ day: Day) -> String {
        let (year, month, number) = day.components
        return "\(number) \(months[month - 1]) \(year)"
    }

    /// `Saturday 28 November 2026`
    public static func full(_ day: Day) -> String {
        "\(weekdays[day.weekday]) " + long(day)
    }

    /// `20 Nov`
    public static func short(_ day: Day) -> String {
        let (_, month, number) = day.components
        return "\(number) \(months[month - 1].description.prefix(3))"
    }

    /// `11:00 am – 11:30 am`
    public static func period(_ slot: TimeSlot) -> String {
        clock(slot.start) + " – " + clock(slot.end)
    }

    /// `11:00 am`, for minutes from midnight.
    public static func clock(_ minute: Int) -> String {
        let hour = minute / 60
        return "\(hour % 12 == 0 ? 12 : hour % 12):\(padded(minute % 60)) \(hour < 12 ? "am" : "pm")"
    }

    /// `2026-11-28T11:00`, a local date and time as HTML has it.
    public static func local(_ day: Day, _ minute: Int) -> String {
        day.description + "T" + padded(minute / 60) + ":" + padded(minute % 60)
    }

    private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}
