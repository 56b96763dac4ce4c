import Bytes

/// Iterates over the starts of a text's lines, which end with a line feed, a carriage return or both (CommonMark 0.30
/// section 2.1).
public struct SourceLines: Sequence, IteratorProtocol {
    private let source: UnsafeBufferPointer<UInt8>
    private let hasCarriageReturns: Bool
    private var start = 0
    private var isAtStart = true

    /// Creates an iterator over the lines of a text.
    public init(_ source: UnsafeBufferPointer<UInt8>) {
        self.source = source
        hasCarriageReturns = source.firstIndex(of: 0x0D, from: 0) != nil
    }

    /// Returns the offset of the next line's first byte; a text that ends with a line end has no empty line after it.
    public mutating func next() -> Int? {
        if isAtStart {
            isAtStart = false
            return source.isEmpty ? nil : 0
        }
        let feed = source.firstIndex(of: 0x0A, from: start)
        if hasCarriageReturns {
            let limit = feed ?? source.count
            if let carriageReturn = UnsafeBufferPointer(rebasing: source[..<limit]).firstIndex(of: 0x0D, from: start) {
                start = carriageReturn + (carriageReturn + 1 == feed ? 2 : 1)
                return start < source.count ? start : nil
            }
        }
        guard let feed, feed + 1 < source.count else { return nil }
        start = feed + 1
        return start
    }
}
