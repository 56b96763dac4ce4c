import Bytes

/// Days as people read them.
public enum DateText {
    static let months: [StaticString] = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
    ]
    static let weekdays: [StaticString] = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

    /// Formats a day as `1 December 2026`.
    public static func long(_ day: Day) -> String { String(writing: { $0.append(long: day) }) }

    /// Formats the month of a day as `November 2026`.
    public static func month(_ day: Day) -> String { String(writing: { $0.append(month: day) }) }

    /// Formats a day as `20 Nov`.
    public static func short(_ day: Day) -> String {
        let (_, month, number) = day.components
        return "\(number) \(months[month - 1].description.prefix(3))"
    }
}
