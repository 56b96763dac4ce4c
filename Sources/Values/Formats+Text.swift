import Bytes

/// What a language writes, as text.
extension Formats {
    /// `1 December 2026`
    public func long(_ day: Day) -> String { String(writing: { $0.append(long: day, in: self) }) }

    /// `Saturday 28 November 2026`
    public func full(_ day: Day) -> String { String(writing: { $0.append(full: day, in: self) }) }

    /// `Saturday 28 November`
    public func coming(_ day: Day) -> String { String(writing: { $0.append(coming: day, in: self) }) }

    /// `November 2026`
    public func month(_ day: Day) -> String { String(writing: { $0.append(month: day, in: self) }) }

    /// `20 Nov`
    public func short(_ day: Day) -> String { String(writing: { $0.append(short: day, in: self) }) }

    /// `20 Nov 2026`
    public func shortOfAnyYear(_ day: Day) -> String { String(writing: { $0.append(shortOfAnyYear: day, in: self) }) }

    /// `1,200`
    public func number(_ number: Int) -> String { String(writing: { $0.append(grouped: number, in: self) }) }

    /// `$1,200`
    public func money(_ money: Money) -> String { String(writing: { $0.append(money, in: self) }) }
}
