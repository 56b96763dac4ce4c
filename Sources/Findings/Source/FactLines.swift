import Values

/// Finds where the facts of a file end (`key: value`, list items, indented or bracketed lines) where no fence says so.
package struct FactLines {
    /// The last line of the facts; nil if there are none.
    package private(set) var last: (number: Int, text: ArraySlice<UInt8>)?
    /// A line below the facts that was most likely meant to close them: a row of dashes or the like.
    private(set) var divider: Int?
    /// Whether the facts are closed as they should be.
    package private(set) var isClosed = false
    /// Whether other lines stand between the facts, so that their end is anybody's guess.
    private(set) var isMixed = false

    /// How many brackets are open.
    private var depth = 0
    /// Whether what is indented below a blank line still belongs to the last fact.
    private var isOpen = false

    /// Scans lines, the first of which has the given number.
    init(_ bytes: ArraySlice<UInt8>, firstLine: Int) {
        var (hasGap, hasText) = (false, false)
        for (number, range) in zip(firstLine..., LineScanner(bytes)) {
            let line = bytes[range.content]
            guard line.contains(where: { $0 > 0x20 }) else {
                if hasText { return }
                hasGap = true
                depth = 0
                continue
            }
            // An indented fence is one written wrongly, not part of the fact above it.
            if isIndented(line), depth == 0, FrontMatter.isFence(line.drop(while: { $0.isBlank })) {
                divider = number
                return
            }
            if isFact(line, hasGap: hasGap, hasText: hasText) {
                isMixed = isMixed || hasText
                pass(line, number)
                hasGap = false
            } else if FrontMatter.isFence(line) {
                isClosed = true
                return
            } else if !hasText, FactLines.isDivider(line) {
                divider = number
                return
            } else if line.first != UInt8(ascii: "#") {
                // Below a blank line the text begins; right below a fact it may be another fact, written wrongly.
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
        isOpen = isIndented(line) || end.map { ":|>".utf8.contains($0) } ?? false
    }

    private func isIndented(_ line: ArraySlice<UInt8>) -> Bool { line.first?.isBlank ?? false }

    private func isFact(_ line: ArraySlice<UInt8>, hasGap: Bool, hasText: Bool) -> Bool {
        if depth > 0 { return true }
        if isIndented(line) { return last != nil && !hasText && (!hasGap || isOpen) }
        if FactLines.isItem(line) { return !hasGap || isOpen }
        // Below a blank line, "Note: no pets" is more likely a sentence.
        return FactLines.hasKey(line) && (!hasGap || line.first.map { (0x61...0x7A).contains($0) } ?? false)
    }

    /// Whether it starts with a word and a colon, after which comes a space or nothing.
    package static func hasKey(_ line: ArraySlice<UInt8>) -> Bool {
        let key = line.prefix { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
        let rest = line.dropFirst(key.count)
        guard !key.isEmpty, rest.first == UInt8(ascii: ":") else { return false }
        return rest.dropFirst().first?.isBlank ?? true
    }

    /// Whether it is a row of dashes or of other signs that people draw lines with.
    static func isDivider(_ line: ArraySlice<UInt8>) -> Bool {
        guard line.count <= 200 else { return false }
        let text = String(decoding: line, as: UTF8.self).trimmed
        return !text.isEmpty && text.unicodeScalars.allSatisfy { "-=_*~ \u{2010}\u{2011}\u{2012}–—―−".unicodeScalars.contains($0) }
    }

    private static func isItem(_ line: ArraySlice<UInt8>) -> Bool {
        line.starts(with: "- ".utf8) && hasKey(line.dropFirst(2)) || line.starts(with: "- {".utf8)
    }

    /// How many more brackets it opens than it closes.
    private static func balance(_ line: ArraySlice<UInt8>) -> Int {
        line.count { "[{".utf8.contains($0) } - line.count { "]}".utf8.contains($0) }
    }
}
