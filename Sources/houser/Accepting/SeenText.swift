import Findings
import Values

/// Text of strangers as whoever decides on it sees it: on one line, with nothing in it that fools a terminal, and no longer than it needs to be.
enum SeenText {
    /// The text without what may be a secret, and of no more Unicode scalars than that: one character can have any number of marks.
    static func plain(_ text: String, most: Int = 200) -> String {
        let line = SecretMask.masked(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let scalars = line.unicodeScalars
        guard let cut = scalars.index(scalars.startIndex, offsetBy: most, limitedBy: scalars.endIndex), cut < scalars.endIndex else {
            return line
        }
        var start = String(scalars[..<cut])
        // Half a character would be another one.
        if cut.samePosition(in: line) == nil { start.removeLast() }
        // At the end of a word, unless that is far away.
        let end = start.lastIndex(of: " ").flatMap { start.distance(from: $0, to: start.endIndex) < 30 ? $0 : nil } ?? start.endIndex
        var words = start[..<end]
        while let last = words.last, ",;:.-–".contains(last) { words.removeLast() }
        return words + "…"
    }

    /// The same in quotation marks, of which none within it seems to end it.
    static func quoted(_ text: String, most: Int = 200) -> String {
        "\"" + shown(text, most: most).replacing("\"", with: "'") + "\""
    }

    /// The same as it is shown.
    static func shown(_ text: String, most: Int = 200) -> String { VisibleText.line(plain(text, most: most)) }
}
