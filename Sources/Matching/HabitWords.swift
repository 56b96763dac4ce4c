/// The words that somebody chose for how they live, each by its place among the words of its habit. At most eight habits count.
public struct HabitWords: Sendable, Hashable {
    /// Eight bits for each habit: 0 if nothing was said, else 1 for the first word.
    package private(set) var bits: UInt64

    /// Nothing said.
    public init() { bits = 0 }

    package init(bits: UInt64) { self.bits = bits }

    /// The most habits that count.
    public static let most = 8
    /// The most words of a habit that count.
    public static let mostWords = 15

    /// The word of a habit, by its place; nil if nothing was said.
    public subscript(_ habit: Int) -> Int? {
        get {
            let word = Int(bits >> (UInt64(habit) * 8) & 0xff)
            return word == 0 ? nil : word - 1
        }
        set {
            let shift = UInt64(habit) * 8
            let word = newValue.map { UInt64(clamping: $0 + 1) & 0xff } ?? 0
            bits = bits & ~(0xff << shift) | word << shift
        }
    }
}
