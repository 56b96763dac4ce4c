import Facts
import Findings
import Values
import YAML

/// A text of a listing in its owner's own words, and where each part of it stands in the file.
struct OwnText {
    let bytes: ArraySlice<UInt8>
    /// Whether it is the value of a field of the kind's own, which tells how something is.
    let isFact: Bool
    private let place: Place

    private enum Place {
        /// A value of the facts.
        case value(YAMLNode)
        /// The text below them, which starts in that line.
        case body(line: Int)
    }

    init(body: ArraySlice<UInt8>, line: Int) {
        (bytes, isFact, place) = (body, false, .body(line: line))
    }

    init?(_ node: YAMLNode, isFact: Bool) {
        guard let text = node.text, !text.isEmpty else { return nil }
        (bytes, self.isFact, place) = (Array(text.utf8)[...], isFact, .value(node))
    }

    /// Where a range of the text stands.
    func span(_ range: Range<Int>, in source: SourceFile) -> SourceSpan {
        switch place {
        case .body(let line): SourceSpan(of: range, in: bytes, firstLine: line)
        case .value(let node): span(range, of: node, in: source) ?? (node.isBlock ? SourceSpan(line: node.textLine, column: 1) : node.span)
        }
    }

    /// Where words of a value stand. Quotes, folding and indentation move them, so they are looked for from its start on; nil if they stand
    /// there otherwise, such as over the end of a line.
    private func span(_ range: Range<Int>, of node: YAMLNode, in source: SourceFile) -> SourceSpan? {
        let words = bytes[range]
        var earlier = OwnText.places(of: words, in: bytes[..<range.lowerBound]).count
        for number in node.textLine..<(node.textLine + OwnText.mostLines) {
            guard let line = source.line(number).map({ Array($0.utf8) }) else { return nil }
            let start = number == node.span.line ? OwnText.index(ofColumn: node.span.column, in: line) : 0
            let found = OwnText.places(of: words, in: line[start...])
            if earlier < found.count { return SourceSpan(of: found[earlier], in: line[...], firstLine: number) }
            earlier -= found.count
        }
        return nil
    }

    /// The most lines that are searched.
    private static let mostLines = 2_000

    private static func places(of words: ArraySlice<UInt8>, in text: ArraySlice<UInt8>) -> [Range<Int>] {
        var places: [Range<Int>] = []
        var rest = text
        while let first = words.first, let start = rest.firstIndex(of: first) {
            let end = start + words.count
            let isThere = text[start...].starts(with: words)
            if isThere { places.append(start..<end) }
            rest = text[(isThere ? end : start + 1)...]
        }
        return places
    }

    private static func index(ofColumn column: Int, in line: [UInt8]) -> Int {
        var left = column
        return line.firstIndex { byte in
            if byte & 0xC0 != 0x80 { left -= 1 }
            return left == 0
        } ?? line.count
    }
}

extension ParsedListing {
    /// The title, the description and the kind's own texts.
    var ownTexts: [OwnText] {
        var texts: [OwnText] = []
        texts.reserveCapacity(4)
        func add(_ key: String, isFact: Bool) {
            if let text = root[key].flatMap({ OwnText($0, isFact: isFact) }) { texts.append(text) }
        }
        add("title", isFact: false)
        add("description", isFact: false)
        for field in kind.fields where field.isWords { add(field.id, isFact: true) }
        if let body { texts.append(OwnText(body: body.text, line: body.line)) }
        return texts
    }
}
