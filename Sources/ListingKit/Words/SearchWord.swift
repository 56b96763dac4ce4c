/// A word by which a search finds listings: small letters and digits without accents and apostrophes, without the ending of a plural. The
/// search page folds what people type the same way (`templates/assets/words.js`).
public enum SearchWord {
    /// The most UTF-8 bytes of a word; what is longer is cut, so that text without spaces is found by its beginning.
    static let longest = 30
    /// From how many bytes on a word also finds those that begin with it: `wash` finds a washing machine, but `car` no carpet.
    static let prefixLength = 4

    /// Words that stand in most texts and say nothing of a listing.
    public static let silent = [
        "about", "all", "also", "am", "an", "and", "any", "are", "as", "at", "be", "been", "but", "by", "can", "do", "for", "from", "has",
        "have",
        "if", "in", "into", "is", "it", "its", "just", "me", "more", "my", "no", "not", "of", "on", "or", "our", "out", "please", "so",
        "some",
        "that", "the", "their", "them", "then", "there", "they", "this", "to", "up", "us", "very", "was", "we", "what", "when",
        "which", "who", "will", "with", "would", "you", "your",
    ]

    /// The length of a word without the ending of a plural, whose last letter is made right: `balconies` and `balcony`, `couches` and
    /// `couch`, but `glass` and `bus` as they are.
    static func trimPlural(_ word: UnsafeMutableBufferPointer<UInt8>, count: Int) -> Int {
        guard count > 3, word[count - 1] == UInt8(ascii: "s") else { return count }
        let before = word[count - 2]
        if before == UInt8(ascii: "e"), count > 4 {
            if word[count - 3] == UInt8(ascii: "i") {
                word[count - 3] = UInt8(ascii: "y")
                return count - 2
            }
            let pair = (word[count - 4], word[count - 3])
            switch pair {
            case (_, UInt8(ascii: "x")), (UInt8(ascii: "s"), UInt8(ascii: "s")), (UInt8(ascii: "c"), UInt8(ascii: "h")),
                (UInt8(ascii: "s"), UInt8(ascii: "h")):
                return count - 2
            default: break
            }
        }
        let isSingular = before == UInt8(ascii: "s") || before == UInt8(ascii: "u") || before == UInt8(ascii: "i")
        return isSingular ? count : count - 1
    }

    /// A hash of a word for tables in memory: FNV-1a of Fowler, Noll and Vo.
    public static func hash(_ word: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in word { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return Int(hash ^ hash >> 15)
    }

    /// The words of a text that people typed, each once.
    static func all(of text: String) -> [String] {
        var words = WordSet()
        words.insert(text)
        return words.words.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether a word of a listing answers to one that is looked for.
    static func isFound(_ wanted: [UInt8], in word: ArraySlice<UInt8>) -> Bool {
        word.starts(with: wanted) && (wanted.count == word.count || wanted.count >= prefixLength)
    }
}
