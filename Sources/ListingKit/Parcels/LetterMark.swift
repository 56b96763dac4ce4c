/// A line of a letter that says what the next ones are: `--- rentals/sunny-flat.md ---`.
enum LetterMark: Equatable {
    /// The lines of a file of that path follow.
    case file(String)
    /// Pictures of those names come with the letter.
    case pictures([String])
    case end
    /// A mark that a mail program has broken.
    case unfinished

    /// The longest mark, in bytes.
    private static let longest = 10_000

    /// The mark that a line is, whatever a phone made of its hyphens; nil if it is none.
    init?(_ line: String) {
        guard line.utf8.count <= LetterMark.longest else { return nil }
        let signs = Array(line.trimmedEnds.unicodeScalars)
        let start = signs.prefix(while: \.isDash)
        guard LetterMark.isRule(start), start.count < signs.count, signs[start.count] == " " else { return nil }
        let rest = signs[start.count...]
        let tail = rest.suffix(while: \.isDash)
        let isWhole = LetterMark.isRule(tail) && rest.count > tail.count && rest[rest.endIndex - tail.count - 1] == " "
        let words = isWhole ? rest.dropLast(tail.count) : rest
        let text = String(String.UnicodeScalarView(words.map { $0.isDash ? "-" : $0 })).trimmedEnds
        guard let mark = LetterMark(words: text) else { return nil }
        self = isWhole ? mark : mark == .end ? .end : .unfinished
    }

    /// Whether a line has nothing but hyphens, or what became of them.
    static func isRule(_ line: String) -> Bool { isRule(Array(line.trimmedEnds.unicodeScalars)[...]) }

    private static func isRule(_ signs: ArraySlice<Unicode.Scalar>) -> Bool {
        guard let first = signs.first, signs.allSatisfy(\.isDash) else { return false }
        return signs.count >= 2 || first.value >= 0x2013
    }

    private init?(words: String) {
        if words.lowercased() == "end" {
            self = .end
        } else if words.lowercased().hasPrefix("pictures:") {
            self = .pictures(words.dropFirst("pictures:".count).split(separator: ",").map { String($0).trimmedEnds }.filter { !$0.isEmpty })
        } else if !words.contains(where: \.isWhitespace), words.contains("/") || [".md", ".yaml", ".yml"].contains(where: words.hasSuffix) {
            self = .file(words)
        } else {
            return nil
        }
    }
}

extension Unicode.Scalar {
    /// Whether it is a hyphen, or what programs make of two or three.
    var isDash: Bool { self == "-" || (0x2010...0x2015).contains(value) || value == 0x2212 }
}

extension String {
    /// The text without spaces and tabs around it.
    var trimmedEnds: String {
        let rest = unicodeScalars.drop { $0 == " " || $0 == "\t" }
        guard let last = rest.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
        return String(String.UnicodeScalarView(rest[...last]))
    }
}

extension BidirectionalCollection {
    /// The longest end of which each element matches.
    func suffix(while matches: (Element) -> Bool) -> SubSequence {
        self[(lastIndex { !matches($0) }.map { index(after: $0) } ?? startIndex)...]
    }
}
