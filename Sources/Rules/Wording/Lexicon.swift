/// The words that have a part in sentences on who may live in a home, found by the bytes of a text.
struct Lexicon: Sendable {
    /// What a word of the text is.
    struct Word: Sendable {
        var roles: WordRoles = []
        var group: GroupWord?
    }

    /// All of them.
    static let words = Lexicon()

    /// The words, each at the place of its mark or behind it, with gaps.
    private var slots: [(mark: UInt64, word: Word)] = []
    /// For three letters, whether a word for people begins with them; all such words have three or more.
    private var openings = [Bool](repeating: false, count: 1 << 15)

    private init() {
        var words: [UInt64: Word] = [:]
        for (roles, list) in RoleWords.all {
            for word in list.split(separator: " ") {
                words[Lexicon.mark(of: word.utf8), default: Word()].roles.formUnion(roles)
                if roles.contains(.person) { open(word) }
            }
        }
        for (group, list) in GroupWords.all {
            for word in list.split(separator: " ") {
                words[Lexicon.mark(of: word.utf8), default: Word()].group = group
                open(word)
            }
        }
        var size = 1
        while size < words.count * 4 { size *= 2 }
        slots = [(mark: UInt64, word: Word)](repeating: (mark: 0, word: Word()), count: size)
        for (mark, word) in words { slots[slot(of: mark)] = (mark: mark, word: word) }
    }

    private mutating func open(_ word: Substring) {
        let letters = Array(word.utf8.prefix(3))
        if letters.count == 3 { openings[Lexicon.opening(letters[0], letters[1], letters[2])] = true }
    }

    /// The word whose bytes have a mark; a word without a part has neither roles nor a group.
    subscript(mark: UInt64) -> Word { slots[slot(of: mark)].word }

    private func slot(of mark: UInt64) -> Int {
        var slot = Int(truncatingIfNeeded: mark ^ mark >> 32) & (slots.count - 1)
        while slots[slot].mark != mark, slots[slot].mark != 0 { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }

    /// Whether a word for people may begin with these letters.
    func mayNamePeople(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool { openings[Lexicon.opening(first, second, third)] }

    private static func opening(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
        Int(first & 31) << 10 | Int(second & 31) << 5 | Int(third & 31)
    }

    /// The mark of no bytes; ``add(_:to:)`` makes that of a word byte by byte, so that no word needs a text of its own.
    static let emptyMark: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Adds a byte to a mark; upper case is lower case.
    static func add(_ byte: UInt8, to mark: inout UInt64) {
        let lower = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
        mark = (mark ^ UInt64(lower)) &* 0x100_0000_01B3
    }

    private static func mark(of bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(into: emptyMark) { add($1, to: &$0) }
    }
}
