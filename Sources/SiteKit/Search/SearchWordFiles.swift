import Bytes

/// The words of a part of the search index, in files by how they begin: for each word the rows in whose titles and short facts it stands,
/// then, behind a space, those in whose other texts.
///
/// Rows rise; each is told by how many lie between it and the one before, in digits to the base 45 whose last is one of the 45 that the
/// others are not. Most words take one byte a row.
struct SearchWordFiles {
    /// The most files of a part.
    static let most = 64
    /// How many listings share a file, about: at 80 words each it has some 5 kB.
    private static let listingsForEach = 64

    private var words = WordTable()
    private let count: Int

    /// How many files a part of so many listings has: a power of two, so that few listings more seldom change them all.
    static func count(for listings: Int) -> Int {
        var count = 1
        while count < most, count * listingsForEach < listings { count *= 2 }
        return count
    }

    /// The words of those records, in the order of their rows.
    init(_ records: [SearchRecord]) {
        count = SearchWordFiles.count(for: records.count)
        for (row, record) in records.enumerated() {
            words.add(record.words.leading, row: row, isLeading: true)
            words.add(record.words.other, row: row, isLeading: false)
        }
    }

    /// The files, by the number that the page finds with the first two bytes of a word.
    func files() -> [[UInt8]] {
        var shards = [[WordTable.Entry]](repeating: [], count: count)
        for entry in words.entries { shards[shard(of: words.word(entry))].append(entry) }
        return shards.map { entries in
            let sorted = entries.sorted { words.word($0).lexicographicallyPrecedes(words.word($1)) }
            return JSONWriter.bytes(reservingCapacity: sorted.reduce(64) { $0 + $1.size + 40 }) { json in
                json.object(lines: true) { json in
                    for entry in sorted {
                        var rows = entry.leading.text
                        if !entry.other.text.isEmpty { rows += [UInt8(ascii: " ")] + entry.other.text }
                        json.member(String(decoding: words.word(entry), as: UTF8.self), utf8: rows)
                    }
                }
            }
        }
    }

    private func shard(of word: ArraySlice<UInt8>) -> Int {
        // A word has two bytes or more.
        word.prefix(2).reduce(0) { $0 * 31 + Int($1) } & (count - 1)
    }
}
