import Values

/// Puts the signs of a line of facts right that mail programs change.
enum FactSigns {
    /// The line with hyphens where there were some, and without addresses of links behind what they are shown as.
    static func mended(_ line: String) -> String {
        if line.utf8.allSatisfy({ $0 < 0x80 }) { return withoutLinks(line) }
        var signs = Array(line.unicodeScalars)
        // The mark of a row at the start of a line.
        let first = signs.firstIndex { $0 != " " } ?? 0
        if first + 1 < signs.count, signs[first + 1] == " ", signs[first].isDash || signs[first] == "•" { signs[first] = "-" }
        for place in signs.indices where isHyphen(signs, at: place) { signs[place] = "-" }
        return withoutLinks(String(String.UnicodeScalarView(signs)))
    }

    private static func isHyphen(_ signs: [Unicode.Scalar], at place: Int) -> Bool {
        let sign = signs[place]
        guard sign.isDash else { return false }
        guard place > 0, place + 1 < signs.count, isWord(signs[place - 1]), isWord(signs[place + 1]) else { return false }
        if [0x2010, 0x2011, 0x2212].contains(sign.value) { return true }
        // A day: four digits, two and two. "9–5" is a text.
        let before = signs[..<place].suffix(while: { isDigit($0) }).count
        let after = signs[(place + 1)...].prefix { isDigit($0) }.count
        return after == 2 && (before == 4 || before == 2 && place >= 8 && signs[place - 3] == "-")
    }

    private static func isWord(_ sign: Unicode.Scalar) -> Bool { sign.isASCII && UInt8(truncatingIfNeeded: sign.value).isASCIIAlphanumeric }

    private static func isDigit(_ sign: Unicode.Scalar) -> Bool { ("0"..."9").contains(sign) }

    /// A line without `<mailto:…>`, `<https://…>` and `<the same>` behind a word.
    private static func withoutLinks(_ line: String) -> String {
        guard line.contains("<") else { return line }
        var result = ""
        var rest = line[...]
        while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
            let link = rest[rest.index(after: start)..<end]
            let before = rest[..<start]
            let word = before.trimmingSpacesAtEnd.split { $0.isWhitespace || $0 == "\"" || $0 == "“" }.last ?? ""
            let isLink = ["mailto:", "tel:", "http://", "https://"].contains { link.hasPrefix($0) } || link == word
            if isLink, !word.isEmpty, !word.hasSuffix(":"), !link.contains(where: \.isWhitespace) {
                result += before.trimmingSpacesAtEnd
            } else {
                result += rest[...end]
            }
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}

extension Substring {
    fileprivate var trimmingSpacesAtEnd: Substring { self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)] }
}
