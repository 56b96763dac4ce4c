/// A file's text as readers see it put together: without the addresses of links, and with characters for their numbers.
///
/// It's as good as rendering for finding values in it, works for every sort of file, and keeps all lines where they are.
struct ShownSource {
    /// The text; nil if it's the file's own.
    let text: [UInt8]?

    init(_ source: [UInt8]) {
        guard ShownSource.differs(source) else {
            text = nil
            return
        }
        var result: [UInt8] = []
        result.reserveCapacity(source.count)
        var index = 0
        while index < source.count {
            let byte = source[index]
            if byte == UInt8(ascii: "["), let close = ShownSource.close(of: index, in: source) {
                // "[12](https://example.org/) [Acacia][1]" is read as "12 Acacia".
                let label = ShownSource(Array(source[(index + 1)..<close.label]))
                result.append(contentsOf: label.text ?? Array(source[(index + 1)..<close.label]))
                result.append(contentsOf: source[close.label..<close.end].filter { $0 == 0x0A })
                index = close.end
            } else if byte == UInt8(ascii: "&"), let (scalar, end) = ShownSource.character(at: index, in: source) {
                result.append(contentsOf: String(scalar).utf8)
                index = end
            } else {
                result.append(byte)
                index += 1
            }
        }
        text = result
    }

    private static func differs(_ source: [UInt8]) -> Bool {
        var last: UInt8 = 0
        for byte in source {
            if byte == UInt8(ascii: "&") || last == UInt8(ascii: "]") && (byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[")) {
                return true
            }
            last = byte
        }
        return false
    }

    /// Where the label of a link ends that begins there, and where the whole link does; nil if there is none.
    private static func close(of start: Int, in source: [UInt8]) -> (label: Int, end: Int)? {
        // A longer one is no link, and looking for the ends of many would take quadratic time.
        let limit = min(source.count, start + 1_000)
        guard let label = source[(start + 1)..<limit].firstIndex(where: { $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: "[") }),
            source[label] == UInt8(ascii: "]"), label + 1 < limit
        else { return nil }
        let end: UInt8
        switch source[label + 1] {
        case UInt8(ascii: "("): end = UInt8(ascii: ")")
        case UInt8(ascii: "["): end = UInt8(ascii: "]")
        default: return nil
        }
        return source[(label + 1)..<limit].firstIndex(of: end).map { (label, $0 + 1) }
    }

    /// The character of an entity, and where the entity ends.
    private static func character(at start: Int, in source: [UInt8]) -> (Unicode.Scalar, Int)? {
        guard let end = source[start..<min(source.count, start + 12)].firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let name = String(decoding: source[(start + 1)..<end], as: UTF8.self)
        let number =
            name.hasPrefix("#x") || name.hasPrefix("#X")
            ? UInt32(name.dropFirst(2), radix: 16) : name.first == "#" ? UInt32(name.dropFirst()) : nil
        guard let scalar = number.flatMap(Unicode.Scalar.init) ?? entities[name] else { return nil }
        return (scalar == "\n" ? " " : scalar, end + 1)
    }

    private static let entities: [String: Unicode.Scalar] = [
        "amp": "&", "nbsp": "\u{A0}", "shy": "\u{AD}", "zwj": "\u{200D}", "zwnj": "\u{200C}", "ensp": " ", "emsp": " ", "thinsp": " ",
        "ndash": "–", "mdash": "—", "hyphen": "-", "dash": "-", "apos": "'", "quot": "\"", "commat": "@", "period": ".", "num": "#",
        "sol": "/",
        "plus": "+", "lowbar": "_", "comma": ",", "colon": ":",
    ]
}
