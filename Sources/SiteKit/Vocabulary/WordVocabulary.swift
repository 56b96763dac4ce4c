import Bytes

/// The words of a board, each with a number, by which what is kept of listings names them. Common words come early and have low numbers.
struct WordVocabulary: Sendable {
    private(set) var words = ByteTable()

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

    var count: Int { words.count }

    /// The words in UTF-8, each with a space behind it.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(words.byteCount + words.count)
        for number in 0..<words.count {
            bytes.append(contentsOf: words[number])
            bytes.append(WordVocabulary.space)
        }
        return bytes
    }

    /// The numbers of some words, which are taken in if they are not there.
    mutating func insert(_ some: ByteTable) -> [Int?] { (0..<some.count).map { word in some.withBytes(word) { insert($0) } } }

    /// The numbers of some words, as far as they are here.
    func numbers(of some: ByteTable) -> [Int?] { (0..<some.count).map { word in some.withBytes(word) { number(of: $0) } } }

    /// The number of a word, if it is one of these.
    func number(of word: UnsafeBufferPointer<UInt8>) -> Int? { words.number(of: word) }

    /// The number of a word, which is taken in if it is not there.
    mutating func insert(_ word: UnsafeBufferPointer<UInt8>) -> Int { words.insert(word) }
}
