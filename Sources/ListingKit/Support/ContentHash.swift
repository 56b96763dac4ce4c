/// XXH64, a fast 64-bit hash that is not cryptographic, fed piece by piece.
///
/// It tells whether a file is still the one that was written and gives diagnostics their fingerprints; nothing relies on it against forgery.
/// The algorithm is the one of the xxHash specification, version 0.2.0, section "XXH64 Algorithm Description".
public struct ContentHash: Sendable {
    private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
    private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
    private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
    private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
    private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

    private let seed: UInt64
    private var lanes: SIMD4<UInt64>
    private var pending: [UInt8] = []
    private var length: UInt64 = 0

    /// A hash of nothing yet; different seeds give unrelated hashes.
    public init(seed: UInt64 = 0) {
        self.seed = seed
        lanes = SIMD4(seed &+ Self.prime1 &+ Self.prime2, seed &+ Self.prime2, seed, seed &- Self.prime1)
    }

    /// The hash of all the bytes.
    public static func of(_ bytes: [UInt8], seed: UInt64 = 0) -> UInt64 {
        var hash = ContentHash(seed: seed)
        bytes.withUnsafeBytes { hash.update($0) }
        return hash.value
    }

    /// Adds the next bytes.
    public mutating func update(_ bytes: UnsafeRawBufferPointer) {
        length &+= UInt64(bytes.count)
        var position = 0
        if !pending.isEmpty {
            position = min(32 - pending.count, bytes.count)
            pending.append(contentsOf: bytes[..<position])
            guard pending.count == 32 else { return }
            lanes = pending.withUnsafeBytes { [lanes] in Self.stripe(lanes, $0, 0) }
            pending.removeAll(keepingCapacity: true)
        }
        var current = lanes
        while bytes.count - position >= 32 {
            current = Self.stripe(current, bytes, position)
            position += 32
        }
        lanes = current
        if position < bytes.count { pending.append(contentsOf: bytes[position...]) }
    }

    /// The hash of what was added so far.
    public var value: UInt64 {
        var hash: UInt64
        if length >= 32 {
            hash = Self.rotate(lanes[0], 1) &+ Self.rotate(lanes[1], 7) &+ Self.rotate(lanes[2], 12) &+ Self.rotate(lanes[3], 18)
            for index in 0..<4 { hash = (hash ^ Self.round(0, lanes[index])) &* Self.prime1 &+ Self.prime4 }
        } else {
            hash = seed &+ Self.prime5
        }
        hash &+= length
        return pending.withUnsafeBytes { Self.avalanche(Self.tail(hash, $0)) }
    }

    private static func tail(_ start: UInt64, _ rest: UnsafeRawBufferPointer) -> UInt64 {
        var hash = start
        var position = 0
        while rest.count - position >= 8 {
            hash ^= round(0, word(rest, position))
            hash = rotate(hash, 27) &* prime1 &+ prime4
            position += 8
        }
        if rest.count - position >= 4 {
            let half = UInt32(littleEndian: rest.loadUnaligned(fromByteOffset: position, as: UInt32.self))
            hash ^= UInt64(half) &* prime1
            hash = rotate(hash, 23) &* prime2 &+ prime3
            position += 4
        }
        while position < rest.count {
            hash ^= UInt64(rest[position]) &* prime5
            hash = rotate(hash, 11) &* prime1
            position += 1
        }
        return hash
    }

    private static func avalanche(_ start: UInt64) -> UInt64 {
        var hash = start
        hash = (hash ^ (hash >> 33)) &* prime2
        hash = (hash ^ (hash >> 29)) &* prime3
        return hash ^ (hash >> 32)
    }

    @inline(__always)
    private static func stripe(_ lanes: SIMD4<UInt64>, _ bytes: UnsafeRawBufferPointer, _ position: Int) -> SIMD4<UInt64> {
        SIMD4(
            round(lanes[0], word(bytes, position)), round(lanes[1], word(bytes, position + 8)),
            round(lanes[2], word(bytes, position + 16)), round(lanes[3], word(bytes, position + 24)))
    }

    @inline(__always)
    private static func round(_ lane: UInt64, _ input: UInt64) -> UInt64 {
        rotate(lane &+ input &* prime2, 31) &* prime1
    }

    @inline(__always)
    private static func word(_ bytes: UnsafeRawBufferPointer, _ position: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
    }

    @inline(__always)
    private static func rotate(_ value: UInt64, _ count: UInt64) -> UInt64 {
        value << count | value >> (64 - count)
    }
}

extension FixedWidthInteger {
    /// The number in lower-case hexadecimal with all its leading zeros.
    package var paddedHex: String {
        let digits = String(self, radix: 16)
        return String(repeating: "0", count: Self.bitWidth / 4 - digits.count) + digits
    }
}
