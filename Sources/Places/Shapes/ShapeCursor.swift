/// Reads the numbers of a file of shapes, which are digits to base 90 in printable ASCII; never a byte beyond its end.
///
/// It borrows the bytes, which must outlive it.
struct ShapeCursor {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position: Int
    private let end: Int

    /// Reads those of the bytes that lie in a range.
    init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        self.bytes = bytes
        position = max(0, range.lowerBound)
        end = min(bytes.count, range.upperBound)
    }

    var isAtEnd: Bool { position >= end }

    /// A digit: the characters 35 to 126 without 92, in their order; nil for any other, and at the end.
    @inline(__always)
    private mutating func digit() -> Int? {
        guard position < end else { return nil }
        let byte = bytes[position]
        guard byte >= 35, byte <= 126, byte != 92 else { return nil }
        position += 1
        let value = Int(byte) - (byte > 92 ? 36 : 35)
        return value < 90 ? value : nil
    }

    /// A number of four digits.
    private mutating func four() -> Int? {
        guard let a = digit(), let b = digit(), let c = digit(), let d = digit() else { return nil }
        return ((a * 90 + b) * 90 + c) * 90 + d
    }

    /// A number of one, two, three or five digits: the first one tells how many.
    @inline(__always)
    mutating func number() -> Int? {
        guard let first = digit() else { return nil }
        if first < 60 { return first }
        if first < 87 { return digit().map { 60 + (first - 60) * 90 + $0 } }
        if first < 89 {
            guard let second = digit(), let third = digit() else { return nil }
            return 2_490 + ((first - 87) * 90 + second) * 90 + third
        }
        return four().map { 18_690 + $0 }
    }

    /// A number that may be negative: `2v`, or `-2v - 1` for such a one.
    @inline(__always)
    mutating func signed() -> Int? {
        number().map { $0 & 1 == 0 ? $0 >> 1 : -($0 + 1) >> 1 }
    }

    /// A longitude and a latitude of four digits each.
    mutating func point() -> ShapePoint? {
        guard let x = four(), let y = four() else { return nil }
        return ShapePoint(x: x, y: y)
    }

    /// Moves past a space, if one comes next.
    mutating func skipSpace() -> Bool {
        guard position < end, bytes[position] == 0x20 else { return false }
        position += 1
        return true
    }
}
