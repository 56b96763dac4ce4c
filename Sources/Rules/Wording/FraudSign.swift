import Findings

/// Words that frauds use again and again. They prove nothing: the people who look after a board see them, and judge for themselves.
package struct FraudSign {
    /// What the words are about.
    package enum Sort: Sendable {
        /// Money that nobody can have back: wire services, gift cards.
        case payment
        /// Money that is asked for before anybody has seen what it is for.
        case advance
        /// An owner who is far away.
        case absence
        /// Keys that come by post.
        case keys
    }

    package let sort: Sort
    /// Where they stand in the text.
    package let range: Range<Int>

    /// The first words of each sort in a text, which is about a home or something else.
    package static func all(in text: ArraySlice<UInt8>, ofHome isOfHome: Bool) -> [FraudSign] {
        let tokens = tokens(of: text)
        var found: [FraudSign] = []
        for start in tokens.indices where !tokens[start].words.isEmpty {
            for phrase in FraudPhrase.all where !found.contains(where: { $0.sort == phrase.sort }) {
                guard let end = phrase.end(in: tokens, from: start), !isDenied(start, tokens),
                    isOfHome || phrase.behind.isEmpty || follows(phrase.behind, start, tokens)
                else { continue }
                found.append(FraudSign(sort: phrase.sort, range: tokens[start].range.lowerBound..<tokens[end].range.upperBound))
            }
        }
        return found
    }

    /// Whether the words before a place say that it is not so: "we never ask for money before".
    private static func isDenied(_ start: Int, _ tokens: [FraudToken]) -> Bool {
        var place = start
        while place > 0, start - place < 6, !tokens[place - 1].endsSentence {
            place -= 1
            if tokens[place].words.contains(.denial) { return true }
        }
        return false
    }

    /// Whether one of the few words before a place does one of these.
    private static func follows(_ words: FraudWords, _ start: Int, _ tokens: [FraudToken]) -> Bool {
        var place = start
        while place > 0, start - place < 4, !tokens[place - 1].endsSentence {
            place -= 1
            if !tokens[place].words.isDisjoint(with: words) { return true }
        }
        return false
    }

    private static func tokens(of text: ArraySlice<UInt8>) -> [FraudToken] {
        var tokens: [FraudToken] = []
        tokens.reserveCapacity(text.count / 4)
        var index = text.startIndex
        while index < text.endIndex {
            guard text[index].isASCIILetter else {
                // A list's lines and a text's paragraphs are thoughts of their own.
                let isBreak = text[index] == 0x0A && index + 1 < text.endIndex && !text[index + 1].isASCIILetter
                if ".!?;".utf8.contains(text[index]) || isBreak, let last = tokens.indices.last { tokens[last].endsSentence = true }
                if isComma(text, at: index), let last = tokens.indices.last { tokens[last].endsPart = true }
                index += 1
                continue
            }
            let start = index
            var mark = Lexicon.emptyMark
            while index < text.endIndex {
                if text[index].isASCIILetter {
                    Lexicon.add(text[index], to: &mark)
                    index += 1
                } else if let apostrophe = apostrophe(in: text, at: index) {
                    // A curly apostrophe is a straight one.
                    Lexicon.add(UInt8(ascii: "'"), to: &mark)
                    index += apostrophe
                } else {
                    break
                }
            }
            tokens.append(FraudToken(range: start..<index, words: FraudPhrase.words[mark] ?? []))
        }
        return tokens
    }

    /// Whether a comma stands there that is in no number.
    private static func isComma(_ text: ArraySlice<UInt8>, at index: Int) -> Bool {
        text[index] == UInt8(ascii: ",") && !(index + 1 < text.endIndex && (0x30...0x39).contains(text[index + 1]))
    }

    /// How many bytes an apostrophe within a word has; nil if there is none.
    private static func apostrophe(in text: ArraySlice<UInt8>, at index: Int) -> Int? {
        let isCurly = index + 2 < text.endIndex && text[index] == 0xE2 && text[index + 1] == 0x80 && text[index + 2] == 0x99
        let length = text[index] == UInt8(ascii: "'") ? 1 : isCurly ? 3 : 0
        guard length > 0, index + length < text.endIndex, text[index + length].isASCIILetter else { return nil }
        return length
    }
}

/// A word of a text.
struct FraudToken {
    let range: Range<Int>
    let words: FraudWords
    /// Whether the sentence ends behind it.
    var endsSentence = false
    /// Whether a comma stands behind it.
    var endsPart = false
}
