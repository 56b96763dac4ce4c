import CZlib

/// What zlib does.
enum Deflation {
    /// What was deflated (RFC 1951), if it has that size exactly; nil for anything else. Never more than that is unpacked.
    static func inflated(_ packed: ArraySlice<UInt8>, size: Int) -> [UInt8]? {
        var stream = z_stream()
        // Without a header, as archives have it.
        guard inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return nil }
        defer { inflateEnd(&stream) }
        var isWhole = false
        // One byte more than there should be shows that there are too many.
        let bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { output, count in
            packed.withUnsafeBufferPointer { input in
                // zlib takes a pointer to bytes that it could change, and changes none.
                stream.next_in = input.baseAddress.map { UnsafeMutablePointer(mutating: $0) }
                stream.avail_in = UInt32(input.count)
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(size + 1)
                isWhole = inflate(&stream, Z_FINISH) == Z_STREAM_END && stream.avail_in == 0
            }
            count = size + 1 - Int(stream.avail_out)
        }
        return isWhole && bytes.count == size ? bytes : nil
    }

    /// The checksum of an archive's files.
    static func checksum(_ bytes: [UInt8]) -> Int {
        Int(bytes.withUnsafeBufferPointer { crc32(0, $0.baseAddress, UInt32($0.count)) })
    }
}
