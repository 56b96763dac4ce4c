/// A word of a text, with what it may do there.
struct WordToken {
    let word: Lexicon.Word
    /// Where it stands.
    let range: Range<Int>
    /// A number of two digits that may be somebody's age: `30`, `30s`.
    let age: Int?
    /// What stands between it and the next word.
    var stop = Stop.none
    /// Whether a hyphen alone, or a plus, stands right behind it: `18-30`, `25+`.
    var isJoined = false

    /// What ends with a word.
    enum Stop: Int, Comparable {
        case none
        /// What follows says more of it: `wanted: a flatmate`.
        case colon
        /// A part of the sentence.
        case comma
        /// The sentence, or the line of a list.
        case end

        static func < (left: Stop, right: Stop) -> Bool { left.rawValue < right.rawValue }
    }

    /// Whether it does any of these.
    func does(_ roles: WordRoles) -> Bool { !word.roles.isDisjoint(with: roles) }

    /// The words of a text; none if it names nobody, as hardly any does.
    static func all(of text: ArraySlice<UInt8>) -> [WordToken] {
        text.withUnsafeBufferPointer { bytes in
            var scanner = WordTokenScanner(bytes: bytes, offset: text.startIndex)
            return scanner.mayNamePeople ? scanner.tokens() : []
        }
    }
}
