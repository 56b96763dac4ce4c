import Bytes
import Values

/// The part of a day in which news were told: as files give days alone, the first hundred or so news of a day are one part, and what a later
/// build has to tell is in the next. Nothing is added to a part that is over, but for what is written down more than a week afterwards, of which
/// nobody is told.
public struct NewsPart: Sendable, Hashable, Comparable {
    /// All of it in one number, which grows with time.
    public let code: Int64

    /// With how many news a part is full; the build that reaches it still tells all of its own.
    public static let fullCount = 100

    /// The part of that number of a day, counted from 0.
    public init(_ day: Day, _ number: Int = 0) { code = Int64(day.number) << 16 | Int64(min(max(number, 0), 0xFFFF)) }

    /// The part of that code.
    public init(code: Int64) { self.code = code }

    /// The day on which the news were told.
    public var day: Day { Day(number: Int(code >> 16)) }
    /// Its place in the day, counted from 0.
    public var number: Int { Int(code & 0xFFFF) }

    /// The earlier one first.
    public static func < (left: NewsPart, right: NewsPart) -> Bool { left.code < right.code }
}
