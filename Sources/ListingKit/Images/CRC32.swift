/// The checksum of PNG chunks (W3C PNG, third edition, annex D; ISO 3309).
enum CRC32 {
    /// The checksum of a few bytes, bit by bit, for only headers are ever summed.
    static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        var sum = UInt32.max
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }
}
