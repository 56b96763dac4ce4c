import CXXHash

/// A 128-bit hash that identifies some bytes: XXH3 (xxHash 0.8, https://xxhash.com) under a secret seed.
///
/// The hash is fast and not cryptographic, and listings come from strangers. Without the seed, which each ledger draws
/// at random and which reaches no output, nobody can search for two texts with one fingerprint.
public struct Fingerprint: Hashable, Sendable {
    /// The upper half.
    public let high: UInt64
    /// The lower half.
    public let low: UInt64

    /// Creates a fingerprint from its halves.
    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// Fingerprints bytes under a seed.
    public init(of bytes: UnsafeRawBufferPointer, seed: UInt64) {
        let hash = XXH3_128bits_withSeed(bytes.baseAddress, bytes.count, seed)
        high = hash.high64
        low = hash.low64
    }

    /// Fingerprints bytes under a seed.
    public init(of bytes: [UInt8], seed: UInt64) {
        self = bytes.withUnsafeBytes { Fingerprint(of: $0, seed: seed) }
    }
}

/// Collects the parts of one fingerprint. Each part has a fixed length or is preceded by its length, so no two
/// sequences of parts give the same bytes.
public struct FingerprintInput: Sendable {
    private var bytes: [UInt8] = []
    private let seed: UInt64

    /// Creates an empty input for fingerprints under `seed`.
    public init(seed: UInt64) {
        self.seed = seed
        bytes.reserveCapacity(256)
    }

    /// Adds text.
    public mutating func add(_ text: String) {
        add(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    /// Adds text or its absence.
    public mutating func add(_ text: String?) {
        add(text != nil)
        if let text { add(text) }
    }

    /// Adds a number.
    public mutating func add(_ number: Wide) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Adds a condition.
    public mutating func add(_ condition: Bool) {
        bytes.append(condition ? 1 : 0)
    }

    /// Adds another fingerprint.
    public mutating func add(_ fingerprint: Fingerprint) {
        withUnsafeBytes(of: (fingerprint.high.littleEndian, fingerprint.low.littleEndian)) { bytes.append(contentsOf: $0) }
    }

    /// Returns the fingerprint of everything added, and starts over.
    public mutating func finish() -> Fingerprint {
        defer { bytes.removeAll(keepingCapacity: true) }
        return Fingerprint(of: bytes, seed: seed)
    }
}

/// Fingerprints bytes that arrive in several pieces as if they were one.
public struct FingerprintStream: ~Copyable {
    private let state: OpaquePointer?

    /// Creates an empty stream for a fingerprint under `seed`.
    public init(seed: UInt64) {
        state = XXH3_createState()
        precondition(state != nil, "no memory left")
        XXH3_128bits_reset_withSeed(state, seed)
    }

    deinit { XXH3_freeState(state) }

    /// Adds bytes.
    public func add(_ bytes: UnsafeRawBufferPointer) { XXH3_128bits_update(state, bytes.baseAddress, bytes.count) }

    /// Returns the fingerprint of everything added.
    public func finish() -> Fingerprint {
        let hash = XXH3_128bits_digest(state)
        return Fingerprint(high: hash.high64, low: hash.low64)
    }
}

#if !_pointerBitWidth(_64)
    extension FingerprintInput {
        /// The same of a shorter number.
        public mutating func add(_ number: Int) { add(Wide(number)) }
    }
#endif
