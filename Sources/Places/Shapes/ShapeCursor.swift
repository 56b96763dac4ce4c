/// Reads the numbers of a file of shapes, which are digits to base 90 in printable ASCII; never a byte beyond its end.
///
/// It borrows the bytes, which must outlive it.
struct ShapeCursor {
    /// What stands for a digit that is none, and for a number with one: less than any that a few digits can make up for.
    private static let none = Int.min / 1_000_000_000

    private let bytes: UnsafeBufferPointer<UInt8>
    private var position: Int
    private let end: Int

    /// Reads those of the bytes that lie in a range.
    @inline(__always)
    init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        self.bytes = bytes
        position = max(0, range.lowerBound)
        end = min(bytes.count, range.upperBound)
    }

    var isAtEnd: Bool { position >= end }

    /// A digit: the characters 35 to 126 without 92, in their order; ``none`` for any other, and at the end.
    @inline(__always)
    private mutating func digit() -> Int {
        guard position < end else { return ShapeCursor.none }
        let byte = Int(bytes[position])
        position &+= 1
        if byte >= 35, byte < 92 { return byte &- 35 }
        return byte > 92 && byte < 126 ? byte &- 36 : ShapeCursor.none
    }

    /// A number of four digits; less than 0 if there is none.
    @inline(__always)
    private mutating func four() -> Int { ((digit() &* 90 &+ digit()) &* 90 &+ digit()) &* 90 &+ digit() }

    /// A number of one, two, three or five digits, of which the first one tells how many; less than 0 if there is none.
    @inline(__always)
    private mutating func plain() -> Int {
        let first = digit()
        if first < 60 { return first }
        if first < 87 { return 60 &+ (first &- 60) &* 90 &+ digit() }
        if first < 89 { return 2_490 &+ ((first &- 87) &* 90 &+ digit()) &* 90 &+ digit() }
        return 18_690 &+ four()
    }

    /// A number.
    mutating func number() -> Int? {
        let number = plain()
        return number < 0 ? nil : number
    }

    /// A number that may be negative: `2v`, or `-2v - 1` for such a one.
    @inline(__always)
    mutating func signed() -> Int? {
        let number = plain()
        return number < 0 ? nil : number & 1 == 0 ? number >> 1 : ~(number >> 1)
    }

    /// A longitude and a latitude of four digits each.
    mutating func point() -> ShapePoint? {
        let (x, y) = (four(), four())
        return x < 0 || y < 0 ? nil : ShapePoint(x: x, y: y)
    }

    /// Moves past a space, if one comes next.
    @inline(__always)
    mutating func skipSpace() -> Bool {
        guard position < end, bytes[position] == 0x20 else { return false }
        position += 1
        return true
    }
}
