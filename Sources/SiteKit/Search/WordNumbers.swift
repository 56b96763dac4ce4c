import Bytes

/// The words of a listing as they are kept: the numbers of those of a ``WordVocabulary``, and the others as they are.
enum WordNumbers {
    /// Writes words, each with a space behind it. Those that `number` knows stand as how far each number is from the one before, in groups of
    /// seven bits, the lowest first.
    static func write(_ words: [UInt8], to out: inout ByteWriter, number: (UnsafeBufferPointer<UInt8>) -> Int?) {
        var numbers: [Int] = []
        var others: [UInt8] = []
        words.withUnsafeBufferPointer { words in
            var start = 0
            for index in words.indices where words[index] == WordVocabulary.space {
                if let known = number(UnsafeBufferPointer(rebasing: words[start..<index])) {
                    numbers.append(known)
                } else {
                    others.append(contentsOf: words[start...index])
                }
                start = index + 1
            }
        }
        numbers.sort()
        var bytes: [UInt8] = []
        bytes.reserveCapacity(numbers.count * 2)
        var last = 0
        for number in numbers {
            var step = number - last
            last = number
            while step > 127 {
                bytes.append(UInt8(step & 127 | 128))
                step >>= 7
            }
            bytes.append(UInt8(step))
        }
        out.write(bytes)
        out.write(others)
    }

    /// Calls `known` with each number below `count` and `other` with each other word; throws for what was not written so.
    static func read(
        _ reader: inout ByteReader, below count: Int, known: (Int) -> Void, other: (UnsafeBufferPointer<UInt8>) -> Void
    ) throws(ByteReader.Malformed) {
        let length = try reader.count(of: 1)
        var (number, step, shift) = (0, 0, 0)
        for byte in try reader.raw(length) {
            step |= Int(byte & 127) << shift
            shift += 7
            guard shift <= 35 else { throw ByteReader.Malformed() }
            guard byte < 128 else { continue }
            number += step
            (step, shift) = (0, 0)
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
}
