/// Words with the rows that hold them, found by their bytes.
struct WordTable {
    /// Rows as text; see ``SearchWordFiles``.
    struct Rows {
        private(set) var text: [UInt8] = []
        private var next = 0

        /// Adds a row behind all others.
        mutating func add(_ row: Int) {
            var rest = row - next
            next = row + 1
            var digits: [UInt8] = []
            digits.append(PackedNumbers.digit(rest % 45 + 45))
            rest /= 45
            while rest > 0 {
                digits.append(PackedNumbers.digit(rest % 45))
                rest /= 45
            }
            text.append(contentsOf: digits.reversed())
        }
    }

    /// A word with its rows.
    struct Entry {
        fileprivate let start: Int
        fileprivate let length: Int
        fileprivate(set) var leading = Rows()
        fileprivate(set) var other = Rows()

        /// About how many bytes it takes.
        var size: Int { length + leading.text.count + other.text.count }
    }

    /// In the order in which they came.
    private(set) var entries: [Entry] = []
    private var arena: [UInt8] = []
    /// The entries, counted from 1, at the places of their hashes or behind them.
    private var slots = [Int32](repeating: 0, count: 4_096)

    /// The bytes of a word.
    func word(_ entry: Entry) -> ArraySlice<UInt8> { arena[entry.start..<entry.start + entry.length] }

    /// Adds a row to each of some words, which have a space behind them. Rows must come rising.
    mutating func add(_ words: [UInt8], row: Int, isLeading: Bool) {
        words.withUnsafeBufferPointer { words in
            var start = 0
            for index in words.indices where words[index] == UInt8(ascii: " ") {
                let entry = find(UnsafeBufferPointer(rebasing: words[start..<index]))
                if isLeading { entries[entry].leading.add(row) } else { entries[entry].other.add(row) }
                start = index + 1
            }
        }
    }

    private mutating func find(_ word: UnsafeBufferPointer<UInt8>) -> Int {
        var slot = WordTable.hash(word) & (slots.count - 1)
        while slots[slot] != 0 {
            let index = Int(slots[slot]) - 1
            let (start, length) = (entries[index].start, entries[index].length)
            if length == word.count, word.indices.allSatisfy({ arena[start + $0] == word[$0] }) { return index }
            slot = (slot + 1) & (slots.count - 1)
        }
        entries.append(Entry(start: arena.count, length: word.count))
        arena.append(contentsOf: word)
        slots[slot] = Int32(entries.count)
        if entries.count * 2 > slots.count { grow() }
        return entries.count - 1
    }

    private mutating func grow() {
        var larger = [Int32](repeating: 0, count: slots.count * 2)
        for (index, entry) in entries.enumerated() {
            var slot = word(entry).withUnsafeBufferPointer { WordTable.hash($0) } & (larger.count - 1)
            while larger[slot] != 0 { slot = (slot + 1) & (larger.count - 1) }
            larger[slot] = Int32(index + 1)
        }
        slots = larger
    }

    /// FNV-1a of Fowler, Noll and Vo.
    private static func hash(_ word: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in word { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return Int(hash ^ hash >> 15)
    }
}
