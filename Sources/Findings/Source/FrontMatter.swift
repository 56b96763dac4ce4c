import Bytes
import Values

/// The two parts of a Markdown file: the YAML between two lines of three hyphens, and the text below it.
package struct FrontMatter {
    /// The YAML, without the lines of hyphens.
    package let yaml: ArraySlice<UInt8>
    /// The line of the file in which the YAML starts.
    package let yamlLine: Int
    /// The text below.
    package let body: ArraySlice<UInt8>
    /// The line of the file in which the text starts.
    package let bodyLine: Int

    /// Splits a file, with a finding if its front matter does not start or end as it should; nil if it is anybody's guess where that was meant.
    ///
    /// `sample` are the facts to offer where there are none, a line each.
    package static func split(_ bytes: ArraySlice<UInt8>, sample: String = "title: …", report: inout Report) -> FrontMatter? {
        var lines = LineScanner(bytes)
        let first = lines.next()
        let isOpen = first.map { isFence(bytes[$0.content]) } ?? false
        if !isOpen { reportUnopened(bytes, sample: sample, report: &report) }
        guard let first else { return nil }
        let isDivider = isOpen || FactLines.isDivider(bytes[first.content])
        guard isDivider || FactLines.hasKey(bytes[first.content]) else { return nil }
        let start = isDivider ? first.end : bytes.startIndex
        let firstLine = isDivider ? 2 : 1
        for (line, next) in zip(2..., lines) where isFence(bytes[next.content]) {
            return FrontMatter(
                yaml: bytes[start..<next.content.lowerBound], yamlLine: firstLine, body: bytes[next.end...], bodyLine: line + 1)
        }
        if isDivider { reportUnclosed(bytes, sample: sample, report: &report) }
        return split(bytes[start...], firstLine: firstLine)
    }

    /// Splits what follows the first line where no fence says how; nil if that is in doubt.
    private static func split(_ bytes: ArraySlice<UInt8>, firstLine: Int) -> FrontMatter? {
        let facts = FactLines(bytes, firstLine: firstLine)
        guard let last = facts.last?.number, !facts.isMixed else { return nil }
        var end: Int?
        for (number, line) in zip(firstLine..., LineScanner(bytes)) {
            if number == last { end = line.end }
            if let end, number == facts.divider {
                return FrontMatter(yaml: bytes[bytes.startIndex..<end], yamlLine: firstLine, body: bytes[line.end...], bodyLine: number + 1)
            }
        }
        return end.map { FrontMatter(yaml: bytes[bytes.startIndex..<$0], yamlLine: firstLine, body: bytes[$0...], bodyLine: last + 1) }
    }

    /// Reports how to open the front matter: by what the first line is, so that facts that are there stay facts.
    private static func reportUnopened(_ bytes: ArraySlice<UInt8>, sample: String, report: inout Report) {
        let place = SourceSpan(line: 1, column: 1)
        let reason = "The first line must be three hyphens, then come the facts, then three hyphens again."
        let first = LineScanner(bytes).first.map { bytes[$0] } ?? []
        let text = bytes.drop { $0 <= 0x20 }
        let isShort = !first.isEmpty && first.count <= 300
        if FactLines.isDivider(first) {
            report.add(
                .frontMatter, place, "the first line is not three hyphens",
                reason: reason + " Some programs turn hyphens into dashes. Replace the first line by ---.", fix: "---")
        } else if let start = LineScanner(text).first, isFence(text[start]) {
            report.add(
                .frontMatter, place, "the file does not start with three hyphens", reason: reason,
                fix: "Delete everything above and before the first three hyphens: blank lines or spaces.")
        } else if FactLines.hasKey(first) {
            let facts = FactLines(bytes, firstLine: 1)
            report.add(
                .frontMatter, place, "the file does not start with three hyphens", reason: reason,
                fix: facts.isClosed && isShort
                    ? "---\n" + String(decoding: first, as: UTF8.self)
                    : "Put a line of three hyphens (---) above the first line" + (facts.isClosed ? "." : closing(facts)))
        } else {
            // Where facts stand somewhere below, a new title above them would not be theirs.
            let hasFacts = LineScanner(bytes).contains { FactLines.hasKey(bytes[$0.content]) }
            report.add(
                .frontMatter, place, "the file does not start with its facts", reason: reason,
                fix: hasFacts
                    ? "Put the facts first, between two lines of three hyphens (---)."
                    : "---\n\(sample)\n---" + (isShort ? "\n" + String(decoding: first, as: UTF8.self) : ""))
        }
    }

    /// Where the second line of hyphens belongs, to follow where the first one does.
    private static func closing(_ facts: FactLines) -> String {
        if let line = facts.divider { return ", and replace line \(line) by another." }
        guard let last = facts.last, !facts.isMixed else { return ", and another below the last fact." }
        return ", and another below line \(last.number), \(String(decoding: last.text.prefix(100), as: UTF8.self).quoted)."
    }

    /// Points at the last line of the facts, below which the front matter should end.
    private static func reportUnclosed(_ bytes: ArraySlice<UInt8>, sample: String, report: inout Report) {
        let reason = "A line of three hyphens must go between the facts and the description."
        var lines = LineScanner(bytes)
        let rest = bytes[(lines.next()?.end ?? bytes.endIndex)...]
        let facts = FactLines(rest, firstLine: 2)
        if let line = facts.divider, !facts.isMixed {
            report.add(
                .frontMatter, SourceSpan(line: line, column: 1), "the line below the facts must be exactly three hyphens", reason: reason,
                fix: "---")
            return
        }
        guard let last = facts.last else {
            report.add(
                .frontMatter, SourceSpan(line: 1, column: 1), "a line of three hyphens is missing below this one", reason: reason,
                fix: rest.contains(UInt8(ascii: ":")) ? nil : "---\n\(sample)\n---")
            return
        }
        let place = SourceSpan(line: last.number, column: 1)
        let isShort = last.text.count <= 300
        report.add(
            .frontMatter, place, "a line of three hyphens is missing below " + (facts.isMixed ? "the facts" : "this one"), reason: reason,
            fix: facts.isMixed || !isShort
                ? "Put a line of three hyphens (---) below the last fact." : String(decoding: last.text, as: UTF8.self) + "\n---")
    }

    /// Whether a line is three hyphens, with nothing but white space after them.
    package static func isFence(_ line: ArraySlice<UInt8>) -> Bool {
        guard line.count >= 3, line.prefix(3).allSatisfy({ $0 == UInt8(ascii: "-") }) else { return false }
        return line.dropFirst(3).allSatisfy { $0.isBlank }
    }
}

/// Finds the lines of a text that end in LF, CRLF or CR, as YAML and ``LineTable`` do.
package struct LineScanner: Sequence, IteratorProtocol {
    private let bytes: ArraySlice<UInt8>
    private var position: Int
    /// Where the next LF stands, so that none is looked for twice where lines end in CR alone.
    private var feed: Int

    package init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
        feed = bytes.firstIndex(of: 0x0A, from: bytes.startIndex) ?? bytes.endIndex
    }

    /// The next line without its line end, before any is taken.
    package var first: Range<Int>? {
        var copy = self
        return copy.next()?.content
    }

    /// The next line without its line end, and where the one after it starts; nil at the end.
    package mutating func next() -> (content: Range<Int>, end: Int)? {
        guard position < bytes.endIndex else { return nil }
        let start = position
        if feed < start { feed = bytes.firstIndex(of: 0x0A, from: start) ?? bytes.endIndex }
        let end = bytes[start..<feed].firstIndex(of: 0x0D, from: start) ?? feed
        let isPair = end + 1 < bytes.endIndex && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
        position = Swift.min(end + (isPair ? 2 : 1), bytes.endIndex)
        return (start..<end, position)
    }
}
