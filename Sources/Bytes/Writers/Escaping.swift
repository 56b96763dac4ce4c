/// A way to write text in which some characters cannot stand for themselves.
public protocol Escaping {
    /// Sets a bit for each of the sixteen bytes from `start` that may have to be replaced, the lowest for the first.
    static func suspects(at start: UnsafePointer<UInt8>) -> UInt32

    /// Returns what replaces the character that starts with a suspect byte, or nil if it stands for itself.
    ///
    /// `rest` bytes of text are left, from that byte on.
    static func replacement(at start: UnsafePointer<UInt8>, rest: Int) -> Replacement?
}

/// The bytes that are written instead of a character.
public struct Replacement {
    /// The number of bytes of text that it replaces.
    @usableFromInline let length: Int
    /// Its own bytes, at most eight, the first in the lowest bits.
    @usableFromInline let word: UInt64
    /// The number of its own bytes.
    @usableFromInline let count: Int

    /// Replaces `length` bytes of text with the `count` lowest bytes of `word`, lowest first.
    init(of length: Int = 1, word: UInt64, count: Int) {
        self.length = length
        self.word = word
        self.count = count
    }
}

extension ByteBuffer {
    /// Appends text, escaped.
    ///
    /// Blocks of sixteen bytes are copied and inspected in one go, so that plain text costs little more than a copy.
    @inlinable
    public mutating func append<Rules: Escaping>(_ text: UnsafeBufferPointer<UInt8>, escaping rules: Rules.Type) {
        guard var next = text.baseAddress else { return }
        var rest = text.count
        // Enough for the text as it is, one replacement, and a block that is read whole.
        reserve(rest + 32)
        var end = base + filled
        while rest > 0 {
            let suspects: UInt32
            if rest >= 16 {
                copyBlock(from: next, to: end)
                suspects = Rules.suspects(at: next)
                if suspects == 0 {
                    next += 16
                    end += 16
                    rest -= 16
                    continue
                }
            } else {
                // Reading a whole block could leave the text's memory, but not the buffer's.
                copyShort(from: next, to: end, count: rest)
                suspects = Rules.suspects(at: end) & (1 &<< UInt32(truncatingIfNeeded: rest) &- 1)
            }
            let plain = min(suspects.trailingZeroBitCount, min(rest, 16))
            next += plain
            end += plain
            rest -= plain
            guard suspects != 0 else { continue }
            guard let found = Rules.replacement(at: next, rest: rest) else {
                next += 1
                end += 1
                rest -= 1
                continue
            }
            UnsafeMutableRawPointer(end).storeBytes(of: found.word.littleEndian, as: UInt64.self)
            next += found.length
            rest -= found.length
            filled = end + found.count - base
            reserve(rest + 32)
            end = base + filled
        }
        filled = end - base
    }

    /// Appends text, escaped, that can be read up to the next multiple of 16 bytes from its start.
    @inlinable
    public mutating func append<Rules: Escaping>(padded text: UnsafePointer<UInt8>, count: Int, escaping rules: Rules.Type) {
        reserve(count + 16)
        var done = 0
        while done < count {
            copyBlock(from: text + done, to: base + filled + done)
            let rest = UInt32(truncatingIfNeeded: min(count - done, 16))
            if Rules.suspects(at: text + done) & (1 &<< rest &- 1) != 0 {
                filled += done
                return append(UnsafeBufferPointer(start: text + done, count: count - done), escaping: rules)
            }
            done += 16
        }
        filled += count
    }

    /// Writes a block that starts with fewer than sixteen bytes, at least one, and ends with zeros.
    ///
    /// It is put together in registers and stored in one go: to be inspected at once, a block must not come from several stores.
    @inlinable
    @inline(__always)
    func copyShort(from source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, count: Int) {
        let bytes = UnsafeRawPointer(source)
        var (low, high): (UInt64, UInt64) = (0, 0)
        if count >= 8 {
            low = UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self))
            high = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)) >> (8 * (16 - count))
        } else if count >= 4 {
            low = UInt64(UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self)))
            low |= UInt64(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))) &<< (8 * (count - 4))
        } else {
            let (middle, last) = (count / 2, count - 1)
            low = UInt64(source[0]) | UInt64(source[middle]) &<< (8 * middle) | UInt64(source[last]) &<< (8 * last)
        }
        UnsafeMutableRawPointer(target).storeBytes(of: SIMD2(low.littleEndian, high.littleEndian), as: SIMD2<UInt64>.self)
    }

    @inlinable
    @inline(__always)
    func copyBlock(from source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>) {
        let block = UnsafeRawPointer(source).loadUnaligned(as: SIMD16<UInt8>.self)
        UnsafeMutableRawPointer(target).storeBytes(of: block, as: SIMD16<UInt8>.self)
    }

    /// Escapes what was written from `start` on.
    @inlinable
    public mutating func escape<Rules: Escaping>(from start: Int, as rules: Rules.Type) {
        precondition(start >= 0 && start <= filled, "nothing was written there")
        // Most of it needs no replacement, and then need not be moved.
        let start = start + plainCount(from: start, escaping: rules)
        let count = filled - start
        guard count > 0 else { return }
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { copy in
            _ = copy.initialize(from: UnsafeBufferPointer(start: base + start, count: count))
            filled = start
            append(UnsafeBufferPointer(copy), escaping: rules)
        }
    }

    /// Counts the bytes from `start` on before the first suspect one.
    @inlinable
    mutating func plainCount<Rules: Escaping>(from start: Int, escaping rules: Rules.Type) -> Int {
        // Room to read the last block whole.
        reserve(16)
        var offset = start
        while offset < filled {
            let suspects = Rules.suspects(at: base + offset)
            if suspects != 0 { return min(offset + suspects.trailingZeroBitCount, filled) - start }
            offset += 16
        }
        return filled - start
    }

    /// Appends, escaped, `count` bytes of another buffer from `start` on.
    @inlinable
    public mutating func append<Rules: Escaping>(
        _ other: borrowing ByteBuffer, from start: Int, count: Int, escaping rules: Rules.Type
    ) {
        precondition(start >= 0 && count >= 0 && start + count <= other.count, "nothing was written there")
        append(UnsafeBufferPointer(start: other.base + start, count: count), escaping: rules)
    }

    /// Appends text, escaped.
    @inlinable
    public mutating func append<Rules: Escaping>(_ text: String, escaping rules: Rules.Type) {
        let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { append($0, escaping: rules) }
        guard isDone == nil else { return }
        var text = text
        text.withUTF8 { append($0, escaping: rules) }
    }
}
