import Bytes
import Values

/// The words of HTML from somebody else, as plain text. Nothing of it is trusted: what comes out is text that still has to be escaped.
enum HTMLWords {
    /// The most of it that is looked at, in bytes.
    private static let most = 64 << 10

    private static let hidden: Set<String> = ["script", "style", "template", "noscript", "iframe", "object", "svg", "head", "title"]
    private static let inline: Set<String> = [
        "a", "abbr", "b", "bdi", "bdo", "cite", "code", "del", "em", "font", "i", "img", "ins", "kbd", "mark", "q", "s", "samp", "small",
        "span", "strong", "sub", "sup", "time", "u", "var", "wbr",
    ]
    private static let entities = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "hellip": "…", "ndash": "–", "mdash": "—", "lsquo": "‘",
        "rsquo": "’", "ldquo": "“", "rdquo": "”",
    ]

    /// The text of that HTML, with a line for each block.
    static func text(of html: String) -> String {
        let bytes = Array(html.utf8.prefix(most))
        var text: [UInt8] = []
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "<") where isTag(bytes, at: index): index = skipTag(bytes, at: index, into: &text)
            case UInt8(ascii: "&"): index = readEntity(bytes, at: index, into: &text)
            case let byte where byte <= 0x20:
                if let last = text.last, last > 0x20 { text.append(0x20) }
                index += 1
            case let byte:
                text.append(byte)
                index += 1
            }
        }
        return String(decoding: text, as: UTF8.self).trimmed
    }

    private static func isTag(_ bytes: [UInt8], at index: Int) -> Bool {
        guard index + 1 < bytes.count else { return false }
        let next = bytes[index + 1]
        return next.isASCIILetter || [UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "?")].contains(next)
    }

    /// Goes past a tag, and past all of an element that nobody reads; gives the place behind.
    private static func skipTag(_ bytes: [UInt8], at start: Int, into text: inout [UInt8]) -> Int {
        let isComment = bytes[start...].starts(with: "<!--".utf8)
        var end = start + 1
        if isComment {
            while end < bytes.count, !bytes[end...].starts(with: "-->".utf8) { end += 1 }
            return min(end + 3, bytes.count)
        }
        var quote: UInt8?
        while end < bytes.count, quote != nil || bytes[end] != UInt8(ascii: ">") {
            if quote == bytes[end] { quote = nil } else if quote == nil, [0x22, 0x27].contains(bytes[end]) { quote = bytes[end] }
            end += 1
        }
        let isEnd = bytes[start + 1] == UInt8(ascii: "/")
        let name = String(decoding: bytes[(start + (isEnd ? 2 : 1))..<end].prefix { $0.isASCIIAlphanumeric }, as: UTF8.self)
            .lowercased()
        if !inline.contains(name), !text.isEmpty, text.last != 0x0A { text.append(0x0A) }
        end = min(end + 1, bytes.count)
        guard !isEnd, hidden.contains(name) else { return end }
        let closing = Array("</\(name)".utf8)
        while end < bytes.count, !bytes[end...].prefix(closing.count).elementsEqual(closing, by: { $0.asciiLowercase == $1 }) { end += 1 }
        return end
    }

    private static func readEntity(_ bytes: [UInt8], at start: Int, into text: inout [UInt8]) -> Int {
        let name = bytes[(start + 1)...].prefix(10).prefix { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "#") }
        if name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: ";"),
            let sign = sign(of: String(decoding: name, as: UTF8.self))
        {
            text += sign.utf8
            return name.endIndex + 1
        }
        text.append(bytes[start])
        return start + 1
    }

    private static func sign(of name: String) -> String? {
        if let sign = entities[name] { return sign }
        guard name.hasPrefix("#") else { return nil }
        let digits = name.dropFirst()
        let number = digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap(Unicode.Scalar.init).map { String($0) }
    }
}

extension UInt8 {
    fileprivate var asciiLowercase: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
