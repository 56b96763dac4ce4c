import ListingKit

/// The words of a board, each with a number, by which what is kept of listings names them. Common words come early and have low numbers.
struct WordVocabulary: Sendable {
    /// The words in UTF-8, each with a space behind it.
    private(set) var bytes: [UInt8] = []
    /// Where each begins.
    private var starts: [UInt32] = []
    /// The words, counted from 1, at the places of their hashes or behind them.
    private var slots = [UInt32](repeating: 0, count: 4_096)

    /// No words.
    init() {}

    /// Those of the ``bytes`` of another.
    init(_ bytes: some Sequence<UInt8>) {
        var word: [UInt8] = []
        for byte in bytes {
            guard byte == WordVocabulary.space else {
                word.append(byte)
                continue
            }
            _ = word.withUnsafeBufferPointer { insert($0) }
            word.removeAll(keepingCapacity: true)
        }
    }

    static let space = UInt8(ascii: " ")

    var count: Int { starts.count }

    /// The word of a number below ``count``.
    func word(_ number: Int) -> ArraySlice<UInt8> { bytes[Int(starts[number])..<end(number)] }

    private func end(_ number: Int) -> Int { (number + 1 < starts.count ? Int(starts[number + 1]) : bytes.count) - 1 }

    /// The number of a word, if it is one of these.
    func number(of word: UnsafeBufferPointer<UInt8>) -> Int? {
        let number = slots[slot(of: word)]
        return number == 0 ? nil : Int(number) - 1
    }

    /// The number of a word, which is taken in if it is not there.
    mutating func insert(_ word: UnsafeBufferPointer<UInt8>) -> Int {
        let slot = slot(of: word)
        if slots[slot] != 0 { return Int(slots[slot]) - 1 }
        starts.append(UInt32(bytes.count))
        bytes.append(contentsOf: word)
        bytes.append(WordVocabulary.space)
        slots[slot] = UInt32(starts.count)
        if starts.count * 2 > slots.count { grow() }
        return starts.count - 1
    }

    private func slot(of word: UnsafeBufferPointer<UInt8>) -> Int {
        var slot = SearchWord.hash(word) & (slots.count - 1)
        while slots[slot] != 0 {
            let number = Int(slots[slot]) - 1
            let start = Int(starts[number])
            if end(number) - start == word.count, word.indices.allSatisfy({ bytes[start + $0] == word[$0] }) { return slot }
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }

    private mutating func grow() {
        var larger = [UInt32](repeating: 0, count: slots.count * 2)
        for number in starts.indices {
            var slot = word(number).withUnsafeBufferPointer { SearchWord.hash($0) } & (larger.count - 1)
            while larger[slot] != 0 { slot = (slot + 1) & (larger.count - 1) }
            larger[slot] = UInt32(number + 1)
        }
        slots = larger
    }
}
