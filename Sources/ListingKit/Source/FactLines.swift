/// Tells lines that can be facts (`key: value`, list items, what is indented or in brackets) from text, line by line from the top.
struct FactLines {
    /// How many brackets are open.
    private var depth = 0

    /// Whether a line can be part of the facts.
    mutating func take(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first else { return true }
        let isFact =
            depth > 0 || first == 0x20 || first == 0x09 || first == UInt8(ascii: "#") || FactLines.hasKey(line) || FactLines.isItem(line)
        if isFact { depth = max(0, depth + FactLines.balance(line)) }
        return isFact
    }

    /// Whether it starts with a word and a colon, after which comes a space or nothing.
    private static func hasKey(_ line: ArraySlice<UInt8>) -> Bool {
        let key = line.prefix { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x5F }
        let rest = line.dropFirst(key.count)
        guard !key.isEmpty, rest.first == UInt8(ascii: ":") else { return false }
        return rest.dropFirst().first.map { $0 == 0x20 || $0 == 0x09 } ?? true
    }

    private static func isItem(_ line: ArraySlice<UInt8>) -> Bool {
        line.starts(with: "- ".utf8) && hasKey(line.dropFirst(2)) || line.starts(with: "- {".utf8)
    }

    /// How many more brackets it opens than it closes.
    private static func balance(_ line: ArraySlice<UInt8>) -> Int {
        line.reduce(0) { depth, byte in
            switch byte {
            case UInt8(ascii: "["), UInt8(ascii: "{"): depth + 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth - 1
            default: depth
            }
        }
    }
}
