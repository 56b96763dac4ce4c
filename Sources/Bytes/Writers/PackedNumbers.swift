/// Small numbers as text that JSON leaves as it is: digits to the base 90, the highest first, each number with as many as the largest needs.
///
/// The digits are the characters from `#` to `~` but for the backslash. It takes half of what a list of numbers takes, and parses as one
/// string.
public enum PackedNumbers {
    private static let base = 90

    /// Packs numbers that are below a limit.
    public static func text(of numbers: [Int], below limit: Int) -> [UInt8] {
        var width = 1
        var reach = base
        while reach < limit {
            reach *= base
            width += 1
        }
        var text: [UInt8] = []
        text.reserveCapacity(numbers.count * width)
        for number in numbers {
            var reach = reach / base
            while reach > 0 {
                text.append(digit(number / reach % base))
                reach /= base
            }
        }
        return text
    }

    /// Rising rows as steps: of each row, how many lie between it and the one before.
    public static func steps(of rows: [Int]) -> [Int] {
        zip(rows, [-1] + rows).map { row, last in row - last - 1 }
    }

    /// The character of a digit.
    public static func digit(_ number: Int) -> UInt8 { UInt8(number < 57 ? number + 35 : number + 36) }
}
