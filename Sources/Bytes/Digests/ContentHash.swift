import CXXHash

/// XXH64 (xxHash 0.8, https://xxhash.com), the same for the same bytes on every machine and in every version, as the identities of
/// diagnostics and versions of published data must be. It is not cryptographic. Fingerprints of files, which need not outlive a ledger, are ``Fingerprint``s.
public enum ContentHash {
    /// The hash of all the bytes; different seeds give unrelated hashes.
    public static func of(_ bytes: [UInt8], seed: UInt64 = 0) -> UInt64 {
        bytes.withUnsafeBytes { XXH64($0.baseAddress, $0.count, seed) }
    }

    /// The hash of bytes in memory.
    public static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 { XXH64(bytes.baseAddress, bytes.count, 0) }
}

extension FixedWidthInteger {
    /// The number in lower-case hexadecimal with all its leading zeros.
    public var paddedHex: String {
        let digits = String(self, radix: 16)
        return String(repeating: "0", count: Self.bitWidth / 4 - digits.count) + digits
    }
}
