import Glibc

extension UnsafeBufferPointer<UInt8> {
    /// Finds the first such byte from an index on, many bytes at once, as the C library searches.
    @inlinable
    @inline(__always)
    public func firstIndex(of byte: UInt8, from start: Int) -> Int? {
        guard start < count, let base = baseAddress, let found = memchr(base + start, Int32(byte), count - start) else { return nil }
        return UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found))
    }
}

extension ArraySlice<UInt8> {
    /// Finds the first such byte from an index on, many bytes at once, as the C library searches.
    public func firstIndex(of byte: UInt8, from start: Int) -> Int? {
        withUnsafeBufferPointer { $0.firstIndex(of: byte, from: start - startIndex) }.map { $0 + startIndex }
    }
}
