/// A line of a letter, which mail programs may have quoted: `> > rent: 500`.
struct LetterLine {
    /// How many quotations it stands in.
    let depth: Int
    /// The line as it came.
    private let text: String

    init(_ text: String) {
        self.text = text
        depth = text.unicodeScalars.prefix { $0 == ">" || $0 == " " }.count { $0 == ">" }
    }

    /// The line without the marks of so many quotations; what it has more of is its own.
    func without(_ quotations: Int) -> String {
        guard quotations > 0 else { return text }
        var rest = text.unicodeScalars[...]
        for _ in 0..<min(quotations, depth) { rest = rest.drop { $0 == " " }.dropFirst() }
        return String(String.UnicodeScalarView(rest.first == " " ? rest.dropFirst() : rest))
    }

    /// The mark that it is.
    var mark: LetterMark? { LetterMark(without(depth)) }

    /// The lines of a text that came by mail: with the spaces and line ends that people typed, and without signs that cannot be seen.
    static func lines(of text: String) -> [LetterLine] {
        var plain = String.UnicodeScalarView()
        for sign in text.unicodeScalars {
            switch sign.value {
            case 0xA0, 0x2007, 0x2009, 0x202F: plain.append(" ")
            case 0x0D, 0xAD, 0x200B, 0x2060, 0xFEFF: continue
            default: plain.append(sign)
            }
        }
        return plain.split(separator: "\n", omittingEmptySubsequences: false).map { LetterLine(String($0)) }
    }
}
