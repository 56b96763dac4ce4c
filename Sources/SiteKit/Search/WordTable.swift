import Bytes

/// Words with the rows that hold them. Rows come rising.
struct WordTable {
    /// A word with its rows as text; see ``SearchWordFiles``.
    struct Entry {
        let word: [UInt8]
        fileprivate(set) var leading = RisingRows()
        fileprivate(set) var other = RisingRows()
    }

    /// In the order in which they came.
    private(set) var entries: [Entry] = []
    private let vocabulary: WordVocabulary
    /// The places of the entries of the words of the vocabulary, counted from 1.
    private var places: [UInt32]
    private var otherPlaces: [[UInt8]: Int] = [:]

    /// No words; `vocabulary` has the words by their numbers.
    init(_ vocabulary: WordVocabulary) {
        self.vocabulary = vocabulary
        places = [UInt32](repeating: 0, count: vocabulary.count)
    }

    /// Adds the words of a record to those of a row.
    mutating func add(_ reader: inout ByteReader, row: Int) throws(ByteReader.Malformed) {
        for isLeading in [true, false] {
            var (numbers, others): ([Int], [[UInt8]]) = ([], [])
            try WordNumbers.read(&reader, below: vocabulary.count, known: { numbers.append($0) }, other: { others.append(Array($0)) })
            for number in numbers {
                if places[number] == 0 {
                    entries.append(Entry(word: Array(vocabulary.word(number))))
                    places[number] = UInt32(entries.count)
                }
                add(row, to: Int(places[number]) - 1, isLeading)
            }
            for word in others {
                let place = otherPlaces[word] ?? entries.count
                if place == entries.count {
                    entries.append(Entry(word: word))
                    otherPlaces[word] = place
                }
                add(row, to: place, isLeading)
            }
        }
    }

    private mutating func add(_ row: Int, to place: Int, _ isLeading: Bool) {
        if isLeading { entries[place].leading.add(row) } else { entries[place].other.add(row) }
    }
}

/// Rows as text: of each, how many lie between it and the one before, in digits to the base 45 whose last is one of the 45 that the others are
/// not. Most take one byte.
struct RisingRows {
    private(set) var text: [UInt8] = []
    private var next = 0

    /// Adds a row behind all others.
    mutating func add(_ row: Int) {
        let step = row - next
        next = row + 1
        var reach = 45
        while reach <= step { reach *= 45 }
        while reach > 45 {
            reach /= 45
            text.append(PackedNumbers.digit(step / reach % 45))
        }
        text.append(PackedNumbers.digit(step % 45 + 45))
    }
}
