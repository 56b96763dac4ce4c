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
    static func files(_ rows: WordRows, listings: Int) -> [[UInt8]] {
        let count = count(for: listings)
        var shards = [[Int]](repeating: [], count: count)
        for word in 0..<rows.words.count where rows.count(word) > 0 {
            shards[rows.words[word].prefix(2).reduce(0) { $0 * 31 + Int($1) } & (count - 1)].append(word)
        }
        return shards.map { words in
            JSONWriter.bytes(reservingCapacity: words.reduce(64) { $0 + 24 + rows.count($1) * 3 / 2 }) { json in
                json.object(lines: true) { json in
                    for word in words.sorted(by: rows.words.precedes) {
                        json.member(String(decoding: rows.words[word], as: UTF8.self)) { out in
                            RisingRows.append(rows.leading(word), to: &out)
                            let others = rows.other(word)
                            guard !others.isEmpty else { return }
                            out.append(UInt8(ascii: " "))
                            RisingRows.append(others, to: &out)
                        }
                    }
                }
            }
        }
    }
}
