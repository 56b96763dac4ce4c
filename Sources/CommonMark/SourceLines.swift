import Glibc

/// Steps through the starts of a text's lines, which end as CommonMark says: at a line feed, a carriage return or both together.
public struct SourceLines: Sequence, IteratorProtocol {
    private let source: UnsafeBufferPointer<UInt8>
    private let hasCarriageReturns: Bool
    private var start = 0
    private var isAtStart = true

    /// The lines of a text.
    public init(_ source: UnsafeBufferPointer<UInt8>) {
        self.source = source
        hasCarriageReturns = Self.offset(of: 0x0D, in: source, from: 0) != nil
    }

    /// The offset of the next line's first byte; a text that ends with a line end has no empty line after it.
    public mutating func next() -> Int? {
        if isAtStart {
            isAtStart = false
            return source.isEmpty ? nil : 0
        }
        let feed = Self.offset(of: 0x0A, in: source, from: start)
        if hasCarriageReturns {
            let limit = feed ?? source.count
            if let carriageReturn = Self.offset(of: 0x0D, in: UnsafeBufferPointer(rebasing: source[..<limit]), from: start) {
                start = carriageReturn + (carriageReturn + 1 == feed ? 2 : 1)
                return start < source.count ? start : nil
            }
        }
        guard let feed, feed + 1 < source.count else { return nil }
        start = feed + 1
        return start
    }

    /// Where a byte next stands.
    @inline(__always)
    public static func offset(of byte: UInt8, in source: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        guard start < source.count, let base = source.baseAddress,
            let found = memchr(base + start, Int32(byte), source.count - start)
        else { return nil }
        return UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found))
    }
}
