import Findings

/// A file's text as readers see it put together: without the addresses of links, and with characters for their numbers.
///
/// It's as good as rendering for finding values in it, works for every sort of file, and keeps all lines where they are.
package struct ShownSource {
    /// The text; nil if it's the file's own.
    package let text: [UInt8]?

    package init(_ source: [UInt8]) {
        guard ShownSource.differs(source) else {
            text = nil
            return
        }
        var result: [UInt8] = []
        result.reserveCapacity(source.count)
        var index = 0
        // What is as it looks is copied in one piece.
        var start = 0
        var heldBack = 0
        while index < source.count {
            var end = index + 1
            switch source[index] {
            case UInt8(ascii: "["):
                guard let close = ShownSource.close(of: index, in: source) else { break }
                result.append(contentsOf: source[start..<index])
                // "[12](https://example.org/) [Acacia][1]" is read as "12 Acacia".
                let label = Array(source[(index + 1)..<close.label])
                let shown = ShownSource(label).text ?? label
                result.append(contentsOf: shown)
                let lines = source[(index + 1)..<close.end].count { $0 == 0x0A } - shown.count { $0 == 0x0A }
                result.append(contentsOf: repeatElement(0x0A, count: max(0, lines)))
                (start, end) = (close.end, close.end)
            case UInt8(ascii: "<"):
                guard let (isBreak, close) = ShownSource.tag(at: index, in: source) else { break }
                result.append(contentsOf: source[start..<index])
                if isBreak { result.append(0x20) }
                result.append(contentsOf: source[index..<close].filter { $0 == 0x0A })
                (start, end) = (close, close)
            case UInt8(ascii: "&"):
                guard let (scalar, close) = ShownSource.character(at: index, in: source) else { break }
                result.append(contentsOf: source[start..<index])
                result.append(contentsOf: String(scalar).utf8)
                (start, end) = (close, close)
            case UInt8(ascii: "\\"):
                guard let (scalar, close) = ShownSource.escape(at: index, in: source) else { break }
                result.append(contentsOf: source[start..<index])
                if let scalar { result.append(contentsOf: String(scalar).utf8) } else { heldBack += 1 }
                (start, end) = (close, close)
            case 0x0A where heldBack > 0:
                // Lines stay where they are, in all.
                result.append(contentsOf: source[start...index])
                result.append(contentsOf: repeatElement(0x0A, count: heldBack))
                (start, heldBack) = (end, 0)
            default: break
            }
            index = end
        }
        result.append(contentsOf: source[start...])
        text = result
    }

    private static func differs(_ source: [UInt8]) -> Bool {
        source.withUnsafeBufferPointer { source in
            var last: UInt8 = 0
            for byte in source {
                switch byte {
                case UInt8(ascii: "&"), UInt8(ascii: "\\"): return true
                case UInt8(ascii: "("), UInt8(ascii: "["): if last == UInt8(ascii: "]") { return true }
                default:
                    if last == UInt8(ascii: "<"), byte.isASCIILetter || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "!") {
                        return true
                    }
                }
                last = byte
            }
            return false
        }
    }

    /// Whether a tag of HTML or a comment that begins there, of which pages show nothing, parts what is before it from what is behind, and
    /// where it ends; nil if there is none.
    private static func tag(at start: Int, in source: [UInt8]) -> (isBreak: Bool, end: Int)? {
        // As links, see below.
        let rest = source[(start + 1)..<min(source.count, start + 1_000)]
        if rest.starts(with: "!--".utf8) {
            let end = rest.indices.first { rest[$0...].starts(with: "-->".utf8) }
            return end.map { (false, $0 + 3) }
        }
        let name = rest.drop { $0 == UInt8(ascii: "/") }.prefix { $0.isASCIIAlphanumeric }
        guard name.first?.isASCIILetter ?? false, let next = rest[name.endIndex...].first, next == 0x3E || next == 0x2F || next <= 0x20,
            let end = rest[name.endIndex...].firstIndex(of: 0x3E)
        else { return nil }
        return (!ShownSource.inline.contains(String(decoding: name, as: UTF8.self).lowercased()), end + 1)
    }

    /// Elements that stand within a line.
    private static let inline: Set<String> = [
        "a", "abbr", "b", "bdi", "bdo", "cite", "code", "del", "dfn", "em", "font", "i", "ins", "kbd", "mark", "q", "s", "samp", "small",
        "span", "strike", "strong", "sub", "sup", "time", "tt", "u", "var", "wbr",
    ]

    /// Where the label of a link ends that begins there, and where the whole link does; nil if there is none.
    private static func close(of start: Int, in source: [UInt8]) -> (label: Int, end: Int)? {
        // A longer one is no link, and looking for the ends of many would take quadratic time.
        let limit = min(source.count, start + 1_000)
        return source.withUnsafeBufferPointer { source in
            var label = start + 1
            while label < limit, source[label] != UInt8(ascii: "]"), source[label] != UInt8(ascii: "[") { label += 1 }
            guard label + 1 < limit, source[label] == UInt8(ascii: "]") else { return nil }
            let end: UInt8
            switch source[label + 1] {
            case UInt8(ascii: "("): end = UInt8(ascii: ")")
            case UInt8(ascii: "["): end = UInt8(ascii: "]")
            default: return nil
            }
            var close = label + 1
            while close < limit, source[close] != end { close += 1 }
            return close < limit ? (label, close + 1) : nil
        }
    }

    /// The character that a quoted text of YAML writes by its number, nil for a line that goes on, and where either ends (YAML 1.2.2, section
    /// 5.7).
    private static func escape(at start: Int, in source: [UInt8]) -> (Unicode.Scalar?, Int)? {
        guard start + 1 < source.count else { return nil }
        let digits: Int
        switch source[start + 1] {
        case UInt8(ascii: "x"): digits = 2
        case UInt8(ascii: "u"): digits = 4
        case UInt8(ascii: "U"): digits = 8
        case 0x0D where start + 2 < source.count && source[start + 2] == 0x0A:
            return (nil, source[(start + 3)...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? source.count)
        case 0x0A: return (nil, source[(start + 2)...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? source.count)
        default: return nil
        }
        let end = start + 2 + digits
        guard end <= source.count,
            let scalar = UInt32(String(decoding: source[(start + 2)..<end], as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
        else { return nil }
        return (scalar == "\n" ? " " : scalar, end)
    }

    /// The character of an entity, and where the entity ends.
    private static func character(at start: Int, in source: [UInt8]) -> (Unicode.Scalar, Int)? {
        guard let end = source[start..<min(source.count, start + 12)].firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let name = String(decoding: source[(start + 1)..<end], as: UTF8.self)
        let number =
            name.hasPrefix("#x") || name.hasPrefix("#X")
            ? UInt32(name.dropFirst(2), radix: 16) : name.first == "#" ? UInt32(name.dropFirst()) : nil
        guard let scalar = number.flatMap(Unicode.Scalar.init) ?? entities[name] ?? letter(of: name) else { return nil }
        return (scalar == "\n" ? " " : scalar, end + 1)
    }

    /// The letter of an entity for one with an accent: "eacute".
    private static func letter(of name: String) -> Unicode.Scalar? {
        guard let letter = name.unicodeScalars.first, letter.isASCII, letter.properties.isAlphabetic,
            accents.contains(String(name.dropFirst()))
        else { return nil }
        return letter
    }

    private static let accents: Set<String> = [
        "acute", "grave", "circ", "uml", "tilde", "cedil", "ring", "caron", "breve", "macr", "ogon", "slash", "dot", "strok",
    ]

    private static let entities: [String: Unicode.Scalar] = [
        "amp": "&", "nbsp": "\u{A0}", "shy": "\u{AD}", "zwj": "\u{200D}", "zwnj": "\u{200C}", "ensp": " ", "emsp": " ", "thinsp": " ",
        "ndash": "–", "mdash": "—", "hyphen": "-", "dash": "-", "apos": "'", "quot": "\"", "commat": "@", "period": ".", "num": "#",
        "sol": "/",
        "plus": "+", "lowbar": "_", "comma": ",", "colon": ":",
    ]
}
