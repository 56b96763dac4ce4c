import CommonMark
import Values

/// Words that somebody wrote elsewhere, made such that a file of the content can hold them, and readers see them as they were written.
enum ForeignText {
    /// The most bytes of a comment.
    private static let most = MarkdownBounds.comment.text - 64
    /// The most characters of a text that are looked at, several times what is kept.
    private static let mostRead = 16 << 10

    /// A text on one line of at most that many characters; nil if there is nothing to see of it.
    static func line(_ text: String, characters: Int) -> String? {
        let line = cut(plain(text).split(whereSeparator: \.isWhitespace).joined(separator: " "), characters: characters, ellipsis: "")
        return line.isVisible ? line : nil
    }

    /// The text without characters that control something, and without those that are none and may not stand in a file.
    static func plain(_ text: String) -> String {
        var plain = String.UnicodeScalarView()
        for scalar in String(text.unicodeScalars.prefix(mostRead)).replacing("\r\n", with: "\n").unicodeScalars
        where scalar == "\n" || scalar == "\t" || isText(scalar) {
            plain.append(scalar == "\u{2028}" || scalar == "\u{2029}" ? "\n" : scalar)
        }
        return String(plain)
    }

    private static func isText(_ scalar: Unicode.Scalar) -> Bool {
        // U+FEFF is a byte order mark, which YAML takes at the start of a file alone.
        !scalar.isDirectionControl && scalar.value != 0xFEFF && scalar.properties.generalCategory != .control
            && !scalar.properties.isNoncharacterCodePoint
    }

    /// The text, or so many of its first characters and a mark of what is missing.
    static func cut(_ text: String, characters: Int, ellipsis: String = " …") -> String {
        let scalars = text.unicodeScalars
        guard scalars.count > characters else { return text }
        return String(scalars.prefix(characters)).trimmed + ellipsis
    }

    /// The text as Markdown that reads as itself: what would be markup is escaped.
    static func markdown(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
            var escaped = ""
            for (place, character) in line.trimmed.unicodeScalars.enumerated() {
                let isMark = "\\`*_[]<>&#|~".unicodeScalars.contains(character)
                // At its start a line may become a list, a heading of the line above, or a rule.
                let isStart = place == 0 && "+-=:".unicodeScalars.contains(character)
                let endsNumber = ".)".unicodeScalars.contains(character) && !escaped.isEmpty && escaped.allSatisfy(\.isASCIIDigit)
                if isMark || isStart || endsNumber { escaped += "\\" }
                escaped.unicodeScalars.append(character)
            }
            return escaped
        }
        let whole = lines.joined(separator: "\n").trimmed
        guard whole.utf8.count > most else { return whole }
        var end = whole.utf8.index(whole.startIndex, offsetBy: most)
        while end > whole.startIndex, end.samePosition(in: whole.unicodeScalars) == nil { end = whole.utf8.index(before: end) }
        // Half an escape would undo what comes after it.
        return String(whole[..<end]).trimmed.withoutFinalBackslashes + " …"
    }
}

extension String {
    fileprivate var withoutFinalBackslashes: String {
        var text = self[...]
        while text.hasSuffix("\\") { text = text.dropLast() }
        return String(text)
    }
}
