import Bytes

/// Reads numbers at offsets of a file; nil beyond its end.
extension [UInt8] {
    func bigEndian16(at index: Int) -> Int? {
        guard index >= 0, index <= count - 2 else { return nil }
        return Int(self[index]) << 8 | Int(self[index + 1])
    }

    func bigEndian32(at index: Int) -> Wide? {
        guard let high = bigEndian16(at: index), let low = bigEndian16(at: index + 2) else { return nil }
        return Wide(high) << 16 | Wide(low)
    }

    func littleEndian16(at index: Int) -> Int? {
        guard index >= 0, index <= count - 2 else { return nil }
        return Int(self[index + 1]) << 8 | Int(self[index])
    }

    func littleEndian24(at index: Int) -> Int? {
        guard index >= 0, index <= count - 3, let low = littleEndian16(at: index) else { return nil }
        return Int(self[index + 2]) << 16 | low
    }

    func littleEndian32(at index: Int) -> Wide? {
        guard let low = littleEndian16(at: index), let high = littleEndian16(at: index + 2) else { return nil }
        return Wide(high) << 16 | Wide(low)
    }

    /// Whether the characters of `text` are at an index.
    func holds(_ text: StaticString, at index: Int) -> Bool {
        let length = text.utf8CodeUnitCount
        guard index >= 0, index <= count - length else { return false }
        return self[index..<index + length].elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: length))
    }

    /// Whether the file begins with these bytes.
    public func begins(with bytes: UInt8...) -> Bool {
        starts(with: bytes)
    }
}
