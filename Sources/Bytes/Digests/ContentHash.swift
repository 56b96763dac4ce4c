import CXXHash

/// Hashes bytes with XXH64 (xxHash 0.8, https://xxhash.com), which is not cryptographic.
///
/// The result is the same on every machine and in every version, so it can be published. For what need not outlive a
/// ledger there is ``Fingerprint``.
public enum ContentHash {
    /// Hashes bytes; different seeds give unrelated hashes.
    public static func of(_ bytes: [UInt8], seed: UInt64 = 0) -> UInt64 {
        bytes.withUnsafeBytes { XXH64($0.baseAddress, $0.count, seed) }
    }

    /// Hashes bytes; different seeds give unrelated hashes.
    public static func of(_ bytes: UnsafeRawBufferPointer, seed: UInt64) -> UInt64 { XXH64(bytes.baseAddress, bytes.count, seed) }

    /// Hashes bytes; different seeds give unrelated hashes.
    public static func of(_ bytes: UnsafeBufferPointer<UInt8>, seed: UInt64 = 0) -> UInt64 { XXH64(bytes.baseAddress, bytes.count, seed) }
}

extension String {
    /// The text's ``ContentHash``.
    public var stableHash: UInt64 {
        var text = self
        return text.withUTF8 { ContentHash.of($0) }
    }
}

extension FixedWidthInteger {
    /// The number in lower-case hexadecimal with all leading zeros.
    public var paddedHex: String {
        let digits = String(self, radix: 16)
        return String(repeating: "0", count: Self.bitWidth / 4 - digits.count) + digits
    }
}
