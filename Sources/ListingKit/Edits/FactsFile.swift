import Findings
import Rules
import Values
import YAML

/// A listing's file whose facts can be changed where they stand: every byte that says nothing else stays.
package struct FactsFile {
    /// The file.
    package let source: SourceFile
    /// Its facts.
    package let root: YAMLNode
    /// What ends its lines.
    let lineEnd: [UInt8]
    /// Where the facts end among the bytes.
    private let end: Int
    /// The text below the facts; nil of a file that has facts alone.
    let body: ArraySlice<UInt8>?

    /// Nil if the facts cannot be read as they stand.
    package init?(_ source: SourceFile) {
        var report = Report(source)
        guard let text = SourceChecks.text(of: source, report: &report) else { return nil }
        var (yaml, firstLine) = (text, 1)
        var body: ArraySlice<UInt8>?
        if source.path.hasSuffix(".md") {
            guard let parts = FrontMatter.split(text, report: &report) else { return nil }
            (yaml, firstLine, body) = (parts.yaml, parts.yamlLine, parts.body)
        }
        guard let root = YAMLFile.facts(yaml, firstLine: firstLine, topKeys: [], report: &report) else { return nil }
        // What is to be filled in can be; a line that was read as it is offered stands there otherwise.
        guard !report.diagnostics.contains(where: { $0.severity == .error && $0.rule != Rule.placeholder.id }) else { return nil }
        self.source = source
        self.root = root
        self.body = body
        end = yaml.endIndex
        let first = LineScanner(text).first
        lineEnd = first.map { text[$0.upperBound...].prefix(2) == [0x0D, 0x0A] ? [0x0D, 0x0A] : [0x0A] } ?? [0x0A]
    }

    /// What follows the facts.
    var rest: ArraySlice<UInt8> { source.bytes[end...] }

    /// A line: where it starts, where its text ends, and where the next one starts.
    struct Line {
        let start: Int
        let textEnd: Int
        let next: Int
    }

    /// A line of the facts; nil if there is no such line.
    func line(_ number: Int) -> Line? {
        let range = source.range(ofLines: number...number)
        guard range.lowerBound < end else { return nil }
        var next = range.upperBound
        if next < end { next += source.bytes[next...].prefix(2) == [0x0D, 0x0A] ? 2 : 1 }
        return Line(start: range.lowerBound, textEnd: range.upperBound, next: next)
    }

    /// Where a place of the facts is among the bytes.
    func offset(of place: SourceSpan) -> Int {
        var offset = source.range(ofLines: place.line...place.line).lowerBound
        for _ in 1..<max(1, place.column) where offset < source.bytes.count {
            offset += 1
            while offset < source.bytes.count, source.bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        }
        return offset
    }

    /// The bytes of a text, or a list or group in brackets or braces.
    func range(of node: YAMLNode) -> Range<Int> {
        let start = offset(of: node.span)
        return start..<max(start, offset(of: node.end))
    }

    /// Whether a list or group stands in brackets or braces.
    func isFlow(_ node: YAMLNode) -> Bool {
        guard node.text == nil else { return false }
        let start = offset(of: node.span)
        return start < source.bytes.count && [UInt8(ascii: "["), UInt8(ascii: "{")].contains(source.bytes[start])
    }

    /// The last line of a value whose key, or hyphen, stands so far from the margin.
    func lastLine(of node: YAMLNode, indent: Int) -> Int {
        switch node.content {
        case .scalar where node.isBlock: return lastLine(ofBlockAt: node.span.line, indent: indent)
        case .scalar: return node.end.line
        case _ where isFlow(node): return node.end.line
        case .sequence(let items):
            return items.map { lastLine(of: $0, indent: node.span.column - 1) }.max() ?? node.span.line
        case .mapping(let entries): return entries.map { lastLine(of: $0) }.max() ?? node.span.line
        }
    }

    /// The last line of an entry.
    func lastLine(of entry: YAMLNode.Entry) -> Int {
        max(entry.keySpan.line, lastLine(of: entry.value, indent: entry.keySpan.column - 1))
    }

    private func lastLine(ofBlockAt first: Int, indent: Int) -> Int {
        var last = first
        var number = first + 1
        while let line = line(number) {
            let text = source.bytes[line.start..<line.textEnd]
            let spaces = text.prefix { $0 == 0x20 }.count
            if spaces < text.count {
                guard spaces > indent else { break }
                last = number
            }
            number += 1
        }
        return last
    }

    /// The file with other bytes in some places, which do not overlap.
    func replacing(_ parts: [Replacement]) -> SourceFile {
        var bytes = source.bytes
        for part in parts.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) { bytes.replaceSubrange(part.range, with: part.bytes) }
        return SourceFile(path: source.path, bytes: bytes)
    }

    /// Bytes to stand in the place of others.
    struct Replacement {
        let range: Range<Int>
        let bytes: [UInt8]

        init(_ range: Range<Int>, _ text: String) { (self.range, bytes) = (range, Array(text.utf8)) }

        init(_ range: Range<Int>, _ bytes: [UInt8]) { (self.range, self.bytes) = (range, bytes) }
    }
}
