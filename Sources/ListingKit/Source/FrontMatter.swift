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
            reportUnopened(bytes, report: &report)
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

    /// Tells how to open the front matter: by what the first line is, so that facts which are there stay facts.
    private static func reportUnopened(_ bytes: ArraySlice<UInt8>, report: inout Report) {
        let place = SourceSpan(line: 1, column: 1)
        let reason = "The first line must be three hyphens, then come the facts, then three hyphens again."
        var lines = LineScanner(bytes)
        let first = lines.next().map { bytes[$0.content] } ?? []
        let text = bytes.drop { $0 <= 0x20 }
        var below = LineScanner(text)
        if FactLines.isRule(first) {
            report.add(
                .frontMatter, place, "the first line is not three hyphens",
                reason: reason + " Some programs turn hyphens into dashes. Replace the first line by ---.", fix: "---")
        } else if let start = below.next(), isFence(text[start.content]) {
            report.add(
                .frontMatter, place, "the file does not start with its front matter", reason: reason,
                fix: "Delete what stands above and before the first three hyphens: blank lines or spaces.")
        } else if FactLines.hasKey(first) {
            let facts = FactLines(bytes, firstLine: 1)
            report.add(
                .frontMatter, place, "the file does not start with three hyphens", reason: reason,
                fix: "Put a line of three hyphens (---) above the first line" + (facts.isClosed ? "." : closing(facts)))
        } else {
            // Where facts stand somewhere below, a new title above them would not be theirs.
            let hasFacts = hasFacts(bytes)
            report.add(
                .frontMatter, place, "the file does not start with front matter", reason: reason,
                fix: hasFacts ? "Put the facts first, between two lines of three hyphens (---)." : "---\ntitle: …\n---")
        }
    }

    /// Where the second line of hyphens belongs, to follow where the first one does.
    private static func closing(_ facts: FactLines) -> String {
        if let rule = facts.rule { return ", and replace line \(rule) by another." }
        guard let last = facts.last, !facts.isMixed else { return ", and another below the last fact." }
        return ", and another below line \(last.number), \(String(decoding: last.text.prefix(100), as: UTF8.self).quoted)."
    }

    private static func hasFacts(_ bytes: ArraySlice<UInt8>) -> Bool {
        var lines = LineScanner(bytes)
        while let next = lines.next() {
            if FactLines.hasKey(bytes[next.content]) { return true }
        }
        return false
    }

    /// Points at the last line of the facts, below which the front matter should end.
    private static func reportUnclosed(_ bytes: ArraySlice<UInt8>, report: inout Report) {
        let reason = "A line of three hyphens must stand between the facts and the description."
        let rest = bytes[(bytes.firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.endIndex)...]
        let facts = FactLines(rest, firstLine: 2)
        if let rule = facts.rule, !facts.isMixed {
            report.add(
                .frontMatter, SourceSpan(line: rule, column: 1), "the line that closes the front matter is three hyphens", reason: reason,
                fix: "---")
            return
        }
        guard let last = facts.last else {
            report.add(
                .frontMatter, SourceSpan(line: 1, column: 1), "the front matter is not closed after this line", reason: reason,
                fix: rest.contains(UInt8(ascii: ":")) ? nil : "---\ntitle: …\n---")
            return
        }
        let place = SourceSpan(line: last.number, column: 1)
        let isShort = last.text.count <= 300
        report.add(
            .frontMatter, place, "the front matter is not closed" + (facts.isMixed ? "" : " after this line"), reason: reason,
            fix: facts.isMixed || !isShort
                ? "Put a line of three hyphens (---) below the last fact." : String(decoding: last.text, as: UTF8.self) + "\n---")
    }

    /// Whether a line is three hyphens, perhaps with white space behind them.
    static func isFence(_ line: ArraySlice<UInt8>) -> Bool {
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
        let newline = bytes.firstIndex(of: 0x0A, from: start) ?? bytes.endIndex
        position = min(newline + 1, bytes.endIndex)
        let hasReturn = newline < bytes.endIndex && newline > start && bytes[newline - 1] == 0x0D
        return (start..<(hasReturn ? newline - 1 : newline), position)
    }
}
