import Glibc

extension ArraySlice<UInt8> {
    /// The index of the first such byte from an index on, or nil; many bytes at once, as the C library searches.
    public func firstOffset(of byte: UInt8, from start: Int? = nil) -> Int? {
        let start = start ?? startIndex
        guard start < endIndex else { return nil }
        return withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress, let found = memchr(base + (start - startIndex), Int32(byte), endIndex - start) else {
                return nil
            }
            return startIndex + base.distance(to: UnsafeRawPointer(found))
        }
    }
}
