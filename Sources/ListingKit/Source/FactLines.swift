/// Finds where the facts of a file end (`key: value`, list items, what is indented or in brackets) and its text starts, in a file that does
/// not say so.
struct FactLines {
    /// The last line of the facts; nil if there are none.
    private(set) var last: (number: Int, text: ArraySlice<UInt8>)?
    /// A line below the facts that is most likely meant to close them: a row of dashes or the like.
    private(set) var rule: Int?
    /// Whether the facts are closed as they should be.
    private(set) var isClosed = false
    /// Whether other lines stand between the facts, so that their end is anybody's guess.
    private(set) var isMixed = false

    /// How many brackets are open.
    private var depth = 0
    /// Whether what is indented below a blank line still belongs to the last fact.
    private var isOpen = false

    /// Looks through lines from the first one on, which has that number.
    init(_ bytes: ArraySlice<UInt8>, firstLine: Int) {
        var lines = LineScanner(bytes)
        var number = firstLine - 1
        var (hasGap, hasText) = (false, false)
        while let next = lines.next() {
            number += 1
            let line = bytes[next.content]
            guard line.contains(where: { $0 > 0x20 }) else {
                if hasText { return }
                hasGap = true
                depth = 0
                continue
            }
            // A closing line that is set in is one that is written wrongly, not a part of the fact above it.
            if line.first == 0x20 || line.first == 0x09, depth == 0, FrontMatter.isFence(line.drop { $0 == 0x20 || $0 == 0x09 }) {
                rule = number
                return
            }
            if isFact(line, hasGap: hasGap, hasText: hasText) {
                isMixed = isMixed || hasText
                pass(line, number)
                hasGap = false
            } else if FrontMatter.isFence(line) {
                isClosed = true
                return
            } else if !hasText, FactLines.isRule(line) {
                rule = number
                return
            } else if line.first != UInt8(ascii: "#") {
                // What stands below a blank line is the text; what stands right below a fact may be one that is written wrongly.
                if hasGap { return }
                hasText = true
                isMixed = isMixed || last != nil && line.prefix(40).contains(UInt8(ascii: ":"))
            }
        }
    }

    private mutating func pass(_ line: ArraySlice<UInt8>, _ number: Int) {
        last = (number, line)
        depth = max(0, depth + FactLines.balance(line))
        let end = line.last { $0 > 0x20 }
        isOpen = line.first == 0x20 || line.first == 0x09 || end.map { ":|>".utf8.contains($0) } ?? false
    }

    private func isFact(_ line: ArraySlice<UInt8>, hasGap: Bool, hasText: Bool) -> Bool {
        if depth > 0 { return true }
        if line.first == 0x20 || line.first == 0x09 { return last != nil && !hasText && (!hasGap || isOpen) }
        if FactLines.isItem(line) { return !hasGap || isOpen }
        // Below a blank line, "Note: no pets" is more likely a sentence.
        return FactLines.hasKey(line) && (!hasGap || line.first.map { (0x61...0x7A).contains($0) } ?? false)
    }

    /// Whether it starts with a word and a colon, after which comes a space or nothing.
    static func hasKey(_ line: ArraySlice<UInt8>) -> Bool {
        let key = line.prefix { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x5F }
        let rest = line.dropFirst(key.count)
        guard !key.isEmpty, rest.first == UInt8(ascii: ":") else { return false }
        return rest.dropFirst().first.map { $0 == 0x20 || $0 == 0x09 } ?? true
    }

    /// Whether it is a row of dashes or of other signs that people draw lines with.
    static func isRule(_ line: ArraySlice<UInt8>) -> Bool {
        guard line.count <= 200 else { return false }
        let text = String(decoding: line, as: UTF8.self).trimmed
        return !text.isEmpty && text.unicodeScalars.allSatisfy { "-=_*~ \u{2010}\u{2011}\u{2012}–—―−".unicodeScalars.contains($0) }
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
