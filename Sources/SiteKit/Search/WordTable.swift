import Bytes

/// The words of the rows of a part of the search index.
struct WordTable {
    private var vocabulary: WordVocabulary
    /// Of the words of all rows, one row after the other: twice the number of each, and one more where it does not lead.
    private var keys: [UInt32] = []
    /// Where those of each row end.
    private var ends: [Int] = []

    /// No words; `vocabulary` has the words by their numbers.
    init(_ vocabulary: WordVocabulary) { self.vocabulary = vocabulary }

    /// Adds the words of a record as those of the next row.
    mutating func add(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
        let known = vocabulary.count
        for place: UInt32 in [0, 1] {
            try WordNumbers.read(&reader, below: known) {
                keys.append(UInt32(truncatingIfNeeded: $0) << 1 | place)
            } other: {
                keys.append(UInt32(truncatingIfNeeded: vocabulary.insert($0)) << 1 | place)
            }
        }
        ends.append(keys.count)
    }

    /// The rows of each word.
    var rows: WordRows {
        var starts = [Int](repeating: 0, count: vocabulary.count * 2 + 1)
        for key in keys { starts[Int(key) + 1] += 1 }
        for key in starts.indices.dropFirst() { starts[key] += starts[key - 1] }
        var next = starts
        var rows = [Int32](repeating: 0, count: keys.count)
        var start = 0
        for (row, end) in ends.enumerated() {
            for key in keys[start..<end] {
                rows[next[Int(key)]] = Int32(truncatingIfNeeded: row)
                next[Int(key)] += 1
            }
            start = end
        }
        return WordRows(words: vocabulary.words, rows: rows, starts: starts)
    }
}

/// The rows of a part of the search index in which each word stands.
struct WordRows {
    let words: ByteTable
    fileprivate let rows: [Int32]
    /// Where the rows of each word begin in whose titles and short facts it stands, and then those in whose other texts.
    fileprivate let starts: [Int]

    /// The rows in whose titles and short facts a word stands, rising.
    func leading(_ word: Int) -> ArraySlice<Int32> { rows[starts[2 * word]..<starts[2 * word + 1]] }

    /// The rows in whose other texts a word stands, rising.
    func other(_ word: Int) -> ArraySlice<Int32> { rows[starts[2 * word + 1]..<starts[2 * word + 2]] }

    /// In how many rows a word stands.
    func count(_ word: Int) -> Int { starts[2 * word + 2] - starts[2 * word] }
}

/// Rows as text: of each, how many lie between it and the one before, in digits to the base 45 whose last is one of the 45 that the others are
/// not. Most take one byte.
enum RisingRows {
    /// Appends rising rows.
    static func append(_ rows: some Sequence<Int32>, to out: inout ByteBuffer) {
        var next = 0
        for row in rows {
            let step = Int(row) - next
            next = Int(row) + 1
            var reach = 45
            while reach <= step { reach *= 45 }
            while reach > 45 {
                reach /= 45
                out.append(PackedNumbers.digit(step / reach % 45))
            }
            out.append(PackedNumbers.digit(step % 45 + 45))
        }
    }
}
