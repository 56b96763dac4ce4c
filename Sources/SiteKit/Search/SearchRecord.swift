import Bytes

/// What the search index holds of a listing: its card, its facts and a value in each of some columns, each as JSON, the hash of its address, and
/// the words of its texts.
///
/// It is kept from build to build as bytes: first what is the same in every build that makes the same, then the words.
enum SearchRecord {
    /// Appends what is the same in every build: `words` is the hash of the words, and `write` writes the card, the facts, the hash of the address and then
    /// the values.
    static func appendHead(words: UInt64, to out: inout ByteBuffer, _ write: (inout ByteBuffer) -> Void) {
        let start = out.count
        out.append(word: 0, count: 4)
        out.append(word: words, count: 8)
        write(&out)
        out.overwrite(UInt32(truncatingIfNeeded: out.count - start), at: start)
    }

    /// Appends a value behind the number of its column.
    static func append(_ value: borrowing JSONWriter, in column: Int, to out: inout ByteBuffer) {
        out.append(word: UInt64(column), count: 2)
        append(value, to: &out)
    }

    /// Appends a card, or facts.
    static func append(_ text: borrowing JSONWriter, to out: inout ByteBuffer) {
        text.withBytes { bytes in
            out.append(word: UInt64(bytes.count), count: 4)
            out.append(bytes)
        }
    }

    /// The hash of what is the same in every build that makes the same.
    static func hash(_ bytes: [UInt8], seed: UInt64) -> UInt64 {
        bytes.withUnsafeBytes { bytes in
            var reader = ByteReader(bytes)
            let end = (try? reader.number(UInt32.self)).map { min(Int($0), bytes.count) } ?? 0
            return ContentHash.of(UnsafeRawBufferPointer(rebasing: bytes[..<end]), seed: seed)
        }
    }
}
