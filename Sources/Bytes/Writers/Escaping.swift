/// A way to write text in which some characters cannot stand for themselves.
public protocol Escaping {
    /// Looks at eight bytes at once, the first one lowest: sets the high bit of each that may need a replacement.
    ///
    /// The lowest bit that is set must be that of a byte which ``isSuspect(_:)``; those above it may be wrong.
    static func suspects(in word: UInt64) -> UInt64

    /// Looks at the sixteen bytes from `start` at once: sets a bit for each of exactly those which ``isSuspect(_:)``, the lowest for the
    /// first.
    static func suspects(at start: UnsafePointer<UInt8>) -> UInt32

    /// Whether a byte starts a character that may need a replacement.
    static func isSuspect(_ byte: UInt8) -> Bool

    /// What stands for the character that starts with a suspect byte, of which `rest` bytes of text are left; nil if it stands for itself.
    static func replacement(at start: UnsafePointer<UInt8>, rest: Int) -> Replacement?
}

/// What stands for a character that cannot stand for itself.
public struct Replacement {
    /// How many bytes of the text it stands for.
    @usableFromInline let length: Int
    /// Its bytes, at most eight, the first one lowest.
    @usableFromInline let word: UInt64
    /// How many there are.
    @usableFromInline let count: Int

    /// A replacement of `length` bytes by the lowest `count` bytes of `word`, the lowest first.
    @inlinable
    public init(of length: Int = 1, word: UInt64, count: Int) {
        self.length = length
        self.word = word
        self.count = count
    }
}

/// Arithmetic on eight bytes in a word.
public enum ByteWord {
    /// One in each byte.
    @inlinable public static var ones: UInt64 { 0x0101_0101_0101_0101 }
    /// The high bit of each byte.
    @inlinable public static var highs: UInt64 { 0x8080_8080_8080_8080 }

    /// Sets the high bit of each byte that equals `byte`.
    ///
    /// Taking one from a byte borrows only if it was zero. The borrow can touch the bytes above, so that only the lowest bit that is set is
    /// sure; and the bits of bytes that lie on the other side of 0x80 than `byte` mean nothing.
    @inlinable
    @inline(__always)
    public static func equal(_ word: UInt64, _ byte: UInt8) -> UInt64 {
        (word ^ ones &* UInt64(byte)) &- ones
    }

    /// The first `count` bytes from `start`, fewer than eight and at least one; those above are zero.
    @inlinable
    @inline(__always)
    public static func load(_ start: UnsafePointer<UInt8>, count: Int) -> UInt64 {
        let bytes = UnsafeRawPointer(start)
        // Two loads that overlap reach every byte.
        if count >= 4 {
            let first = UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self))
            let last = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
            return UInt64(first) | UInt64(last) << UInt64(8 * (count - 4))
        }
        if count >= 2 {
            let first = UInt16(littleEndian: bytes.loadUnaligned(as: UInt16.self))
            let last = UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: count - 2, as: UInt16.self))
            return UInt64(first) | UInt64(last) << UInt64(8 * (count - 2))
        }
        return UInt64(start.pointee)
    }
}

extension ByteBuffer {
    /// Appends text, with everything replaced that the escaping replaces.
    ///
    /// Bytes are copied and looked at in one go, so that text is read once and plain text costs little more than a copy: short text at
    /// once, long text sixteen bytes at a time.
    @inlinable
    public mutating func append<Rules: Escaping>(_ text: UnsafeBufferPointer<UInt8>, escaping rules: Rules.Type) {
        guard let start = text.baseAddress else { return }
        let done: Int
        if text.count <= 16 {
            if append(plain: start, count: text.count, escaping: rules) { return }
            done = 0
        } else {
            done = append(blocksAt: start, count: text.count, escaping: rules)
        }
        append(wordsAt: start + done, count: text.count - done, escaping: rules)
    }

    /// Appends at most sixteen bytes if none of them is suspect; else nothing.
    @inlinable
    @inline(__always)
    public mutating func append<Rules: Escaping>(plain start: UnsafePointer<UInt8>, count: Int, escaping rules: Rules.Type) -> Bool {
        if count < 8 {
            guard count > 0 else { return true }
            let word = ByteWord.load(start, count: count)
            let mask = ~(~0 &<< UInt64(truncatingIfNeeded: count * 8))
            guard Rules.suspects(in: word) & ByteWord.highs & mask == 0 else { return false }
            append(word: word, count: count)
        } else {
            // Two words that overlap reach every byte.
            let bytes = UnsafeRawPointer(start)
            let first = UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self))
            let last = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
            guard (Rules.suspects(in: first) | Rules.suspects(in: last)) & ByteWord.highs == 0 else { return false }
            reserve(16)
            let end = UnsafeMutableRawPointer(base + filled)
            end.storeBytes(of: first.littleEndian, as: UInt64.self)
            end.storeBytes(of: last.littleEndian, toByteOffset: count - 8, as: UInt64.self)
            filled += count
        }
        return true
    }

    /// Appends text sixteen bytes at a time, as long as there are twice as many; gives how many bytes of it are done.
    @inlinable
    public mutating func append<Rules: Escaping>(
        blocksAt start: UnsafePointer<UInt8>, count: Int, escaping rules: Rules.Type
    ) -> Int {
        var done = 0
        // Room for a block of which every byte is replaced, and for the rest as it is.
        reserve(count + 160)
        var end = base + filled
        while count - done >= 32 {
            let block = UnsafeRawPointer(start + done).loadUnaligned(as: SIMD16<UInt8>.self)
            UnsafeMutableRawPointer(end).storeBytes(of: block, as: SIMD16<UInt8>.self)
            let next = start + done
            var suspects = Rules.suspects(at: next)
            if suspects == 0 {
                done += 16
                end += 16
                continue
            }
            // How much of the block is read; a replacement can stand for bytes behind it.
            var place = 0
            while suspects != 0 {
                let found = suspects.trailingZeroBitCount
                suspects &= suspects &- 1
                guard let replacement = Rules.replacement(at: next + found, rest: count - done - found) else { continue }
                end += found - place
                UnsafeMutableRawPointer(end).storeBytes(of: replacement.word.littleEndian, as: UInt64.self)
                end += replacement.count
                place = found + replacement.length
                if place >= 16 { break }
                suspects &= ~0 &<< UInt32(truncatingIfNeeded: place)
                // What follows in the block, and some more.
                let following = UnsafeRawPointer(next + place).loadUnaligned(as: SIMD16<UInt8>.self)
                UnsafeMutableRawPointer(end).storeBytes(of: following, as: SIMD16<UInt8>.self)
            }
            end += max(16 - place, 0)
            done += max(place, 16)
            filled = end - base
            reserve(count - done + 160)
            end = base + filled
        }
        filled = end - base
        return done
    }

    /// Appends text eight bytes at a time, and what is left of it at once.
    @inlinable
    public mutating func append<Rules: Escaping>(wordsAt start: UnsafePointer<UInt8>, count: Int, escaping rules: Rules.Type) {
        var next = start
        var rest = count
        // Room for every byte as it is, and for the end of the last word.
        reserve(rest + 8)
        var end = base + filled
        while true {
            while rest >= 8 {
                let word = UInt64(littleEndian: UnsafeRawPointer(next).loadUnaligned(as: UInt64.self))
                UnsafeMutableRawPointer(end).storeBytes(of: word.littleEndian, as: UInt64.self)
                let suspects = Rules.suspects(in: word) & ByteWord.highs
                if suspects != 0 {
                    let plain = suspects.trailingZeroBitCount / 8
                    next += plain
                    end += plain
                    rest -= plain
                    break
                }
                // A constant step: the next word is looked at before it is known whether this one was plain.
                next += 8
                end += 8
                rest -= 8
            }
            if rest < 8 {
                guard rest > 0 else { break }
                let word = ByteWord.load(next, count: rest)
                UnsafeMutableRawPointer(end).storeBytes(of: word.littleEndian, as: UInt64.self)
                let plain = min((Rules.suspects(in: word) & ByteWord.highs).trailingZeroBitCount / 8, rest)
                next += plain
                end += plain
                rest -= plain
                guard rest > 0 else { break }
            }
            let byte = next.pointee
            guard Rules.isSuspect(byte), let found = Rules.replacement(at: next, rest: rest) else {
                end.pointee = byte
                next += 1
                end += 1
                rest -= 1
                continue
            }
            filled = end - base
            reserve(rest + 16)
            end = base + filled
            UnsafeMutableRawPointer(end).storeBytes(of: found.word.littleEndian, as: UInt64.self)
            next += found.length
            end += found.count
            rest -= found.length
        }
        filled = end - base
    }

    /// The same for text that can be read up to the next multiple of 16 bytes from its start, and for ``padding`` bytes at least.
    ///
    /// Two words are looked at together, so that most texts, being short and plain, take a single step.
    @inlinable
    public mutating func append<Rules: Escaping>(padded text: UnsafePointer<UInt8>, count: Int, escaping rules: Rules.Type) {
        reserve(count + 16)
        var done = 0
        while done < count {
            let source = UnsafeRawPointer(text + done)
            let low = UInt64(littleEndian: source.loadUnaligned(as: UInt64.self))
            let high = UInt64(littleEndian: source.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
            let target = UnsafeMutableRawPointer(base + filled + done)
            target.storeBytes(of: low.littleEndian, as: UInt64.self)
            target.storeBytes(of: high.littleEndian, toByteOffset: 8, as: UInt64.self)
            // What lies behind the text does not count.
            let rest = UInt64(truncatingIfNeeded: (count - done) * 8)
            let lowMask = rest < 64 ? ~(~0 &<< rest) : ~0
            let highMask = rest < 128 ? ~(~0 &<< (max(rest, 64) &- 64)) : ~0
            let suspects = Rules.suspects(in: low) & lowMask | Rules.suspects(in: high) & highMask
            if suspects & ByteWord.highs != 0 {
                filled += done
                return append(UnsafeBufferPointer(start: text + done, count: count - done), escaping: rules)
            }
            done += 16
        }
        filled += count
    }

    /// Replaces in what was written from `start` on everything that the escaping replaces.
    @inlinable
    public mutating func escape<Rules: Escaping>(from start: Int, as rules: Rules.Type) {
        precondition(start >= 0 && start <= filled, "nothing was written there")
        // Nearly all of it needs no replacement, and then need not be moved.
        let start = start + plainCount(from: start, escaping: rules)
        let count = filled - start
        guard count > 0 else { return }
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { copy in
            _ = copy.initialize(from: UnsafeBufferPointer(start: base + start, count: count))
            filled = start
            append(UnsafeBufferPointer(copy), escaping: rules)
        }
    }

    /// How many bytes there are from `start` on before the first that may need a replacement.
    @inlinable
    mutating func plainCount<Rules: Escaping>(from start: Int, escaping rules: Rules.Type) -> Int {
        // Room to read the last block whole.
        reserve(16)
        var place = start
        while place < filled {
            var suspects = Rules.suspects(at: base + place)
            // What lies behind the text does not count.
            if filled - place < 16 { suspects &= (1 << UInt32(filled - place)) - 1 }
            if suspects != 0 { return place + suspects.trailingZeroBitCount - start }
            place += 16
        }
        return filled - start
    }

    /// Appends `count` bytes that another buffer holds from `start` on, with everything replaced that the escaping replaces.
    @inlinable
    public mutating func append<Rules: Escaping>(
        _ other: borrowing ByteBuffer, from start: Int, count: Int, escaping rules: Rules.Type
    ) {
        precondition(start >= 0 && count >= 0 && start + count <= other.count, "nothing was written there")
        append(UnsafeBufferPointer(start: other.base + start, count: count), escaping: rules)
    }

    /// Appends text, with everything replaced that the escaping replaces.
    @inlinable
    public mutating func append<Rules: Escaping>(_ text: String, escaping rules: Rules.Type) {
        let isDone: Bool? = text.utf8.withContiguousStorageIfAvailable {
            append($0, escaping: rules)
            return true
        }
        guard isDone == nil else { return }
        var text = text
        text.withUTF8 { append($0, escaping: rules) }
    }
}
