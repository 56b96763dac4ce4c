import CXXHash

/// 128 bits that stand for some bytes: XXH3 (xxHash 0.8, https://xxhash.com) under a secret seed.
///
/// The hash is fast and not cryptographic, and listings come from strangers. Whoever does not know the seed, which each ledger draws at
/// random and which reaches no output, cannot look for two texts of one fingerprint.
public struct Fingerprint: Hashable, Sendable {
    /// The upper half.
    public let high: UInt64
    /// The lower half.
    public let low: UInt64

    /// A fingerprint of those halves.
    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// The fingerprint of bytes under a seed.
    public init(of bytes: UnsafeRawBufferPointer, seed: UInt64) {
        let hash = XXH3_128bits_withSeed(bytes.baseAddress, bytes.count, seed)
        high = hash.high64
        low = hash.low64
    }

    /// The fingerprint of bytes under a seed.
    public init(of bytes: [UInt8], seed: UInt64) {
        self = bytes.withUnsafeBytes { Fingerprint(of: $0, seed: seed) }
    }
}

/// Collects what a fingerprint is to stand for. Every part carries its length or has a fixed one, so that no two sequences of parts
/// read alike.
public struct FingerprintInput: Sendable {
    private var bytes: [UInt8] = []
    private let seed: UInt64

    /// Nothing yet; fingerprints are made under that seed.
    public init(seed: UInt64) {
        self.seed = seed
        bytes.reserveCapacity(256)
    }

    /// Adds a text.
    public mutating func add(_ text: String) {
        add(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    /// Adds a text or its absence.
    public mutating func add(_ text: String?) {
        add(text != nil)
        if let text { add(text) }
    }

    /// Adds a number.
    public mutating func add(_ number: Int) {
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

    /// The fingerprint of all that was added; starts over.
    public mutating func finish() -> Fingerprint {
        defer { bytes.removeAll(keepingCapacity: true) }
        return Fingerprint(of: bytes, seed: seed)
    }
}

/// The fingerprint of bytes that lie in several places, as if they lay one behind the other.
public struct FingerprintStream: ~Copyable {
    private let state: OpaquePointer?

    /// Nothing yet.
    public init(seed: UInt64) {
        state = XXH3_createState()
        // It is nil only where there is no memory left, and then nothing else could go on either.
        precondition(state != nil, "no memory left")
        XXH3_128bits_reset_withSeed(state, seed)
    }

    deinit { XXH3_freeState(state) }

    /// Adds bytes.
    public func add(_ bytes: UnsafeRawBufferPointer) { XXH3_128bits_update(state, bytes.baseAddress, bytes.count) }

    /// The fingerprint of all that was added.
    public func finish() -> Fingerprint {
        let hash = XXH3_128bits_digest(state)
        return Fingerprint(high: hash.high64, low: hash.low64)
    }
}
