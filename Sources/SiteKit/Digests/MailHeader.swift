/// Header fields of mail with text of any sort in them (RFC 2047).
enum MailHeader {
    /// What a line with encoded words may hold at most; other lines should be no longer either.
    private static let mostOnLine = 76

    private static let start = "=?UTF-8?Q?"
    private static let end = "?="

    /// A field without the end of its last line. Nothing in the text can begin another field or end the headers.
    static func field(_ name: String, _ text: String) -> String {
        let text = text.onOneLine
        let isPlain = text.unicodeScalars.allSatisfy { (" "..."~").contains($0) } && !text.contains("=?")
        if isPlain, name.utf8.count + 2 + text.utf8.count <= mostOnLine { return "\(name): \(text)" }
        let most = mostOnLine - start.utf8.count - end.utf8.count - name.utf8.count - 2
        return "\(name): " + words(text, most: most).joined(separator: "\r\n ")
    }

    /// The encoded words of a text, each of whole characters, as RFC 2047 section 5 asks for.
    private static func words(_ text: String, most: Int) -> [String] {
        var words: [String] = []
        var word = ""
        for scalar in text.unicodeScalars {
            let code = encoded(scalar)
            if !word.isEmpty, word.utf8.count + code.utf8.count > most {
                words.append(word)
                word = ""
            }
            word += code
        }
        return (words + [word]).map { start + $0 + end }
    }

    private static func encoded(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case " ": "_"
        case "a"..."z", "A"..."Z", "0"..."9": String(scalar)
        default:
            scalar.utf8.map { "=" + String(decoding: QuotedPrintable.hexadecimal($0), as: UTF8.self) }.joined()
        }
    }
}
