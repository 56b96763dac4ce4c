/// A tag of HTML from somebody else.
struct HTMLTag {
    let name: String
    let isEnd: Bool
    /// Whether it is a paragraph of Word's, which has no room around it.
    let isLine: Bool
    /// Where what follows begins.
    let end: Int

    /// The tag, or the comment, at a place; nil if there is none.
    init?(_ bytes: [UInt8], at start: Int) {
        guard start + 1 < bytes.count else { return nil }
        let next = bytes[start + 1]
        if next == UInt8(ascii: "!") || next == UInt8(ascii: "?") {
            (name, isEnd, isLine) = ("", false, false)
            let isComment = bytes[start...].starts(with: "<!--".utf8)
            end = isComment ? HTMLTag.find("-->", in: bytes, from: start + 4) : HTMLTag.find(">", in: bytes, from: start)
            return
        }
        isEnd = next == UInt8(ascii: "/")
        let letters = bytes[min(start + (isEnd ? 2 : 1), bytes.count)...].prefix(20).prefix { $0.isLetterOrDigit }
        guard letters.first?.isLetterOrDigit == true else { return nil }
        name = String(decoding: letters, as: UTF8.self).lowercased()
        var place = letters.endIndex
        var quote: UInt8?
        while place < bytes.count, quote != nil || bytes[place] != UInt8(ascii: ">") {
            if quote == bytes[place] { quote = nil } else if quote == nil, [0x22, 0x27].contains(bytes[place]) { quote = bytes[place] }
            place += 1
        }
        isLine = HTMLTag.holds("Mso", bytes[letters.endIndex..<min(place, letters.endIndex + 500)])
        end = min(place + 1, bytes.count)
    }

    /// Where an element of that name ends that nobody reads.
    static func end(of name: String, in bytes: [UInt8], from start: Int) -> Int {
        let closing = Array("</\(name)".utf8)
        var place = start
        while place < bytes.count, !bytes[place...].prefix(closing.count).elementsEqual(closing, by: { $0 | 0x20 == $1 | 0x20 }) {
            place += 1
        }
        return place
    }

    private static let signs = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "hellip": "…", "ndash": "–", "mdash": "—",
        "lsquo": "‘",
        "rsquo": "’", "ldquo": "“", "rdquo": "”", "bdquo": "„", "bull": "•", "middot": "·",
    ]

    /// The sign that an entity at a place stands for, and where what follows begins; of what is none, the ampersand.
    static func sign(_ bytes: [UInt8], at start: Int) -> (String, Int) {
        let name = bytes[(start + 1)...].prefix(10).prefix { $0.isLetterOrDigit || $0 == UInt8(ascii: "#") }
        guard name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: ";") else { return ("&", start + 1) }
        let word = String(decoding: name, as: UTF8.self)
        if let sign = signs[word] { return (sign, name.endIndex + 1) }
        guard word.hasPrefix("#") else { return ("&", start + 1) }
        let digits = word.dropFirst()
        let number = digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return (number.flatMap(Unicode.Scalar.init).map { String($0) } ?? "\u{FFFD}", name.endIndex + 1)
    }

    private static func find(_ text: String, in bytes: [UInt8], from start: Int) -> Int {
        let end = Array(text.utf8)
        var place = start
        while place < bytes.count, !bytes[place...].starts(with: end) { place += 1 }
        return min(place + end.count, bytes.count)
    }

    private static func holds(_ word: String, _ bytes: ArraySlice<UInt8>) -> Bool {
        let word = Array(word.utf8)
        return bytes.indices.contains { bytes[$0...].starts(with: word) }
    }
}

extension UInt8 {
    fileprivate var isLetterOrDigit: Bool {
        (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
    }
}
