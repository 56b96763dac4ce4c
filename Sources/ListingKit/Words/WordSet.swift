import CommonMark

/// The words of texts, each once, in the order in which they came.
public struct WordSet: Sendable {
    /// The most words of a listing that are found.
    static let most = 700
    private static let slotCount = 1_024

    /// The words in UTF-8, each with a space behind it.
    public private(set) var bytes: [UInt8] = []
    /// Where each word begins in the bytes, counted from 1, at the place of its hash or behind it.
    private var slots = [UInt16](repeating: 0, count: WordSet.slotCount)
    private var count = 0

    /// No words.
    public init() {}

    /// Removes all words, and keeps the room for them.
    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        for slot in slots.indices { slots[slot] = 0 }
        count = 0
    }

    /// Each word.
    var words: [ArraySlice<UInt8>] { bytes.split(separator: UInt8(ascii: " ")) }

    /// Whether one of them answers to a word that is looked for.
    func holds(_ wanted: [UInt8]) -> Bool { words.contains { SearchWord.isFound(wanted, in: $0) } }

    /// Takes in the words of a text.
    public mutating func insert(_ text: String, except others: WordSet? = nil) {
        var text = text
        text.withUTF8 { insert($0, isMarkup: false, except: others) }
    }

    /// Takes in the words of a rendered text.
    mutating func insert(_ text: Markdown.Rendered, except others: WordSet? = nil) {
        text.markup.withUnsafeBufferPointer { insert($0, isMarkup: true, except: others) }
    }

    mutating func insert(_ text: UnsafeBufferPointer<UInt8>, isMarkup: Bool, except others: WordSet?) {
        WordScanner.forEachWord(in: text, isMarkup: isMarkup) { word in
            let hash = SearchWord.hash(word)
            if let others, others.slot(of: word, hash).isTaken { return true }
            let (slot, isTaken) = slot(of: word, hash)
            if isTaken { return true }
            slots[slot] = UInt16(bytes.count + 1)
            bytes.append(contentsOf: word)
            bytes.append(UInt8(ascii: " "))
            count += 1
            return count < WordSet.most
        }
    }

    /// The slot of a word, and whether it is there already.
    private func slot(of word: UnsafeBufferPointer<UInt8>, _ hash: Int) -> (slot: Int, isTaken: Bool) {
        var slot = hash & (WordSet.slotCount - 1)
        while slots[slot] != 0 {
            let start = Int(slots[slot]) - 1
            let end = start + word.count
            if end < bytes.count, bytes[end] == UInt8(ascii: " "), word.indices.allSatisfy({ bytes[start + $0] == word[$0] }) {
                return (slot, true)
            }
            slot = (slot + 1) & (WordSet.slotCount - 1)
        }
        return (slot, false)
    }
}
