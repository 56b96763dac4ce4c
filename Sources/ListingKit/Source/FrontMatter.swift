/// The two parts of a Markdown file: the YAML between two lines of three hyphens, and the text below it.
struct FrontMatter {
    /// The YAML, without the lines of hyphens.
    let yaml: ArraySlice<UInt8>
    /// The line of the file in which the YAML starts.
    let yamlLine: Int
    /// The text below.
    let body: ArraySlice<UInt8>
    /// The line of the file in which the text starts.
    let bodyLine: Int

    /// Splits a file; nil, with a finding, if its front matter does not start or end.
    static func split(_ bytes: ArraySlice<UInt8>, report: inout Report) -> FrontMatter? {
        var lines = LineScanner(bytes)
        guard let first = lines.next(), isFence(bytes[first.content]) else {
            report.add(
                .frontMatter, SourceSpan(line: 1, column: 1), "the file does not start with front matter",
                reason: "Its first line must be three hyphens, then come the facts, then three hyphens again.",
                fix: "---\ntitle: …\n---")
            return nil
        }
        var line = 1
        while let next = lines.next() {
            line += 1
            guard isFence(bytes[next.content]) else { continue }
            return FrontMatter(
                yaml: bytes[first.end..<next.content.lowerBound], yamlLine: 2, body: bytes[next.end...], bodyLine: line + 1)
        }
        reportUnclosed(bytes, report: &report)
        return nil
    }

    /// Points at the line before which the front matter should end: the first one that is no fact, or the last of all.
    private static func reportUnclosed(_ bytes: ArraySlice<UInt8>, report: inout Report) {
        let reason = "A line of three hyphens must stand between the facts and the description."
        var lines = LineScanner(bytes)
        _ = lines.next()
        var number = 1
        var last = (number: 1, text: "---")
        var facts = FactLines()
        while let next = lines.next() {
            number += 1
            let line = bytes[next.content]
            guard line.contains(where: { $0 > 0x20 }) else { continue }
            let text = String(decoding: line.prefix(200), as: UTF8.self)
            if facts.take(line) {
                last = (number, text)
                continue
            }
            let isRule = line.allSatisfy { "-=_*~ ".utf8.contains($0) } || text.allSatisfy { "-—– ".contains($0) }
            report.add(
                .frontMatter, SourceSpan(line: number, column: 1),
                isRule ? "the line that closes the front matter is three hyphens" : "the front matter is not closed before this line",
                reason: reason, fix: isRule ? "---" : "---\n" + text)
            return
        }
        report.add(
            .frontMatter, SourceSpan(line: last.number, column: 1), "the front matter is not closed after this line", reason: reason,
            fix: last.number == 1 ? "---\ntitle: …\n---" : last.text + "\n---")
    }

    private static func isFence(_ line: ArraySlice<UInt8>) -> Bool {
        guard line.count >= 3, line.prefix(3).allSatisfy({ $0 == UInt8(ascii: "-") }) else { return false }
        return line.dropFirst(3).allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }
}

/// Finds the lines of a text that end in LF or CRLF.
struct LineScanner {
    private let bytes: ArraySlice<UInt8>
    private var position: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    /// The next line without its line end, and where the one after it starts; nil at the end.
    mutating func next() -> (content: Range<Int>, end: Int)? {
        guard position < bytes.endIndex else { return nil }
        let start = position
        let newline = bytes[start...].firstIndex(of: 0x0A) ?? bytes.endIndex
        position = min(newline + 1, bytes.endIndex)
        let hasReturn = newline < bytes.endIndex && newline > start && bytes[newline - 1] == 0x0D
        return (start..<(hasReturn ? newline - 1 : newline), position)
    }
}
