/// The words that have a part in sentences on who may live in a home, found by the bytes of a text.
struct Lexicon: Sendable {
    /// What a word of the text is.
    struct Word: Sendable {
        var roles: WordRoles = []
        var group: GroupWord?
    }

    /// All of them.
    static let words = Lexicon()

    private var words: [UInt64: Word] = [:]

    private init() {
        for (roles, list) in RoleWords.all {
            for word in list.split(separator: " ") { words[Lexicon.mark(of: word.utf8), default: Word()].roles.formUnion(roles) }
        }
        for (group, list) in GroupWords.all {
            for word in list.split(separator: " ") { words[Lexicon.mark(of: word.utf8), default: Word()].group = group }
        }
    }

    /// The word whose bytes have a mark; a word without a part has neither roles nor a group.
    subscript(mark: UInt64) -> Word { words[mark] ?? Word() }

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
