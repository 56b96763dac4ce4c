import Bytes

/// The words of a part of the search index, in files by how they begin: for each word the rows in whose titles and short facts it stands,
/// then, behind a space, those in whose other texts; see ``RisingRows``.
enum SearchWordFiles {
    /// The most files of a part.
    static let most = 64
    /// How many listings share a file, about: at 80 words each it has some 5 kB.
    private static let listingsForEach = 64

    /// How many files a part of so many listings has: a power of two, so that few listings more seldom change them all.
    static func count(for listings: Int) -> Int {
        var count = 1
        while count < most, count * listingsForEach < listings { count *= 2 }
        return count
    }

    /// The files of words in so many listings, by the number that the page finds with the first two bytes of a word.
    static func files(_ words: WordTable, listings: Int) -> [[UInt8]] {
        let count = count(for: listings)
        var shards = [[WordTable.Entry]](repeating: [], count: count)
        for entry in words.entries { shards[entry.word.prefix(2).reduce(0) { $0 * 31 + Int($1) } & (count - 1)].append(entry) }
        return shards.map { entries in
            let sorted = entries.sorted { $0.word.lexicographicallyPrecedes($1.word) }
            return JSONWriter.bytes(reservingCapacity: sorted.reduce(64) { $0 + $1.leading.text.count + $1.other.text.count + 40 }) {
                json in
                json.object(lines: true) { json in
                    for entry in sorted {
                        var rows = entry.leading.text
                        if !entry.other.text.isEmpty { rows += [UInt8(ascii: " ")] + entry.other.text }
                        json.member(String(decoding: entry.word, as: UTF8.self), utf8: rows)
                    }
                }
            }
        }
    }
}
