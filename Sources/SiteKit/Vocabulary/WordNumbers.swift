import Bytes

/// The words of a listing as they are kept: how many bytes of numbers there are, the numbers of those of a ``WordVocabulary``, how many bytes of
/// other words there are, and those, each with a space behind it. Numbers rise; each stands as how far it is from the one before.
enum WordNumbers {
    /// Appends what `body` does, and before it how many bytes that is.
    static func appendSized(to out: inout ByteBuffer, _ body: (inout ByteBuffer) -> Void) {
        let start = out.count
        out.append(word: 0, count: 4)
        body(&out)
        out.overwrite(UInt32(truncatingIfNeeded: out.count - start - 4), at: start)
    }

    /// Appends a number in groups of seven bits, the lowest first.
    static func append(_ number: Int, to out: inout ByteBuffer) {
        var rest = number
        while rest > 127 {
            out.append(UInt8(rest & 127 | 128))
            rest >>= 7
        }
        out.append(UInt8(rest))
    }

    /// Calls `known` with each number below `count` and `other` with each other word; throws for what was not written so.
    static func read(
        _ reader: inout ByteReader, below count: Int, known: (Int) -> Void, other: (UnsafeBufferPointer<UInt8>) -> Void
    ) throws(ByteReader.Malformed) {
        let length = try reader.count(of: 1)
        var number = 0
        try forEach(in: try reader.raw(length).bindMemory(to: UInt8.self)) { (step) throws(ByteReader.Malformed) in
            number += step
            guard number < count else { throw ByteReader.Malformed() }
            known(number)
        }
        let rest = try reader.count(of: 1)
        let text = try reader.raw(rest).bindMemory(to: UInt8.self)
        var start = 0
        for index in text.indices where text[index] == WordVocabulary.space {
            other(UnsafeBufferPointer(rebasing: text[start..<index]))
            start = index + 1
        }
    }

    /// Calls `body` with each of the numbers that ``append(_:to:)-(Int,_)`` wrote.
    static func forEach(
        in bytes: UnsafeBufferPointer<UInt8>, _ body: (Int) throws(ByteReader.Malformed) -> Void
    ) throws(ByteReader.Malformed) {
        var (number, shift) = (0, 0)
        for byte in bytes {
            number |= Int(byte & 127) << shift
            shift += 7
            guard shift <= 35 else { throw ByteReader.Malformed() }
            guard byte < 128 else { continue }
            try body(number)
            (number, shift) = (0, 0)
        }
    }
}
