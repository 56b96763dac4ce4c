import Values

/// When the day changes where a board is.
public enum DayTurn {
    /// How many seconds after `now` (seconds since 1970) the next day begins in a time zone (an IANA identifier); at least 1.
    public static func secondsLeft(now: Int, timeZone: String) -> Int {
        let today = EffectiveDay.instant(seconds: now).day(in: timeZone)
        let tomorrow = Day(number: today.number + 1)
        let next = ZoneClock(timeZone)?.timestamp(tomorrow).seconds ?? tomorrow.number * 86_400
        return max(1, next - now)
    }
}
