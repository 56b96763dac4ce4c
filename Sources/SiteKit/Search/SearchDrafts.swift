import Bytes

/// The search records of a run of listings, before their words have the numbers that they have on the whole board: so that several threads
/// can write them, they are numbered in the order in which the run has them.
struct SearchDrafts: Sendable {
    /// Of each record what is before its words, then the numbers of the leading ones, then those of the others.
    private let bytes: [UInt8]
    private let drafts: [Draft]
    /// The words of the run.
    let words: ByteTable

    /// No records.
    init() { self.init(bytes: [], drafts: [], words: ByteTable()) }

    private init(bytes: [UInt8], drafts: [Draft], words: ByteTable) {
        self.bytes = bytes
        self.drafts = drafts
        self.words = words
    }

    private struct Draft {
        let head, leading, other: Range<Int>
    }

    /// The records in the form in which they are kept. `numbers` are those of the words on the board, nil for a word that it has none for.
    func records(_ numbers: [Int?]) throws -> [[UInt8]] {
        // A record has its numbers in rising order: so each word is marked at the place that it has among those of the run.
        let order = numbers.indices.compactMap { word in numbers[word].map { (number: $0, word: word) } }.sorted { $0.number < $1.number }
        var places = [Int](repeating: -1, count: numbers.count)
        for (place, known) in order.enumerated() { places[known.word] = place }
        var marks = [UInt64](repeating: 0, count: order.count / 64 + 1)
        var out = ByteBuffer(capacity: 2 << 10)
        var others: [UInt8] = []
        return try bytes.withUnsafeBufferPointer { bytes in
            try drafts.map { draft in
                out.truncate(to: 0)
                out.append(UnsafeBufferPointer(rebasing: bytes[draft.head]))
                for list in [draft.leading, draft.other] {
                    others.removeAll(keepingCapacity: true)
                    try WordNumbers.forEach(in: UnsafeBufferPointer(rebasing: bytes[list])) { word in
                        let place = places[word]
                        if place >= 0 { return marks[place / 64] |= 1 << (place % 64) }
                        others += words[word]
                        others.append(WordVocabulary.space)
                    }
                    WordNumbers.appendSized(to: &out) { out in
                        var last = 0
                        for index in marks.indices {
                            while marks[index] != 0 {
                                let number = order[index * 64 + marks[index].trailingZeroBitCount].number
                                marks[index] &= marks[index] - 1
                                WordNumbers.append(number - last, to: &out)
                                last = number
                            }
                        }
                    }
                    WordNumbers.appendSized(to: &out) { $0.append(others) }
                }
                return out.bytes
            }
        }
    }

    /// Writes the drafts of a run of listings.
    struct Writer: ~Copyable {
        private var bytes = ByteBuffer(capacity: 64 << 10)
        private var drafts: [Draft] = []
        private var words = ByteTable()

        /// Adds a listing, each of whose words has a space behind it; `head` writes what is before the words.
        mutating func add(leading: [UInt8], other: [UInt8], head: (inout ByteBuffer) -> Void) {
            let start = bytes.count
            head(&bytes)
            let (end, middle) = (bytes.count, append(leading))
            drafts.append(Draft(head: start..<end, leading: end..<middle, other: middle..<append(other)))
        }

        /// Appends the numbers of words, and returns where they end.
        private mutating func append(_ list: [UInt8]) -> Int {
            list.withUnsafeBufferPointer { list in
                var start = 0
                while let end = list.firstIndex(of: WordVocabulary.space, from: start) {
                    WordNumbers.append(words.insert(UnsafeBufferPointer(rebasing: list[start..<end])), to: &bytes)
                    start = end + 1
                }
            }
            return bytes.count
        }

        /// What was added.
        consuming func finish() -> SearchDrafts { SearchDrafts(bytes: bytes.bytes, drafts: drafts, words: words) }
    }
}
