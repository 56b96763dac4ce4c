import Bytes
import Findings
import YAML

/// Parses a query of the search page: `application/x-www-form-urlencoded` (WHATWG URL Standard, section 5.1), with
/// commas between the values of a key. Each part knows its place in the file.
struct QueryString {
    /// A byte of a text after decoding, and the scalars that it was written with.
    private typealias Byte = (value: UInt8, range: Range<Int>)

    private let node: YAMLNode
    private let scalars: [Unicode.Scalar]
    /// The column of the first scalar, if the text stands on one line as it reads.
    private let column: Int?
    /// Whether all of it could be decoded so far.
    private var isSound = true

    /// The terms of a query in its order, with repeated keys joined and empty values left out; nil with findings.
    static func terms(of node: YAMLNode, _ text: String, report: inout Report) -> [FilterTerm]? {
        var query = QueryString(node, text, report.source)
        let terms = query.terms(report: &report)
        return query.isSound ? terms : nil
    }

    private init(_ node: YAMLNode, _ text: String, _ source: SourceFile) {
        self.node = node
        scalars = Array(text.unicodeScalars)
        column = QueryString.column(of: scalars, node, source)
    }

    private static func column(of scalars: [Unicode.Scalar], _ node: YAMLNode, _ source: SourceFile) -> Int? {
        guard !node.isBlock, node.span.column > 0, let line = source.line(node.span.line) else { return nil }
        let first = node.span.column + (node.isQuoted ? 1 : 0)
        return line.unicodeScalars.dropFirst(first - 1).starts(with: scalars) ? first : nil
    }

    private mutating func terms(report: inout Report) -> [FilterTerm] {
        var terms: [FilterTerm] = []
        var places: [String: Int] = [:]
        for part in scalars.split(separator: "&") {
            if report.isFull { break }
            let equals = part.firstIndex(of: "=") ?? part.endIndex
            let values = decoded(min(equals + 1, part.endIndex)..<part.endIndex, report: &report)
                .split { $0.value == UInt8(ascii: ",") }.compactMap(word)
            guard let name = word(decoded(part.startIndex..<equals, report: &report)[...]), !values.isEmpty else { continue }
            if let place = places[name.text] {
                terms[place].values += values
            } else {
                places[name.text] = terms.count
                terms.append(FilterTerm(key: name.text, keySpan: name.span, values: values))
            }
        }
        return terms
    }

    /// The bytes that a part of the text stands for. Reports what is not well percent-encoded, and reads it as it is.
    private mutating func decoded(_ range: Range<Int>, report: inout Report) -> [Byte] {
        var bytes: [Byte] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let scalar = scalars[index]
            var end = index + 1
            if scalar == "+" {
                bytes.append((0x20, index..<end))
            } else if scalar != "%" {
                for value in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
                    bytes.append((value, index..<end))
                }
            } else if index + 2 < range.upperBound, let high = hexDigit(index + 1), let low = hexDigit(index + 2) {
                end = index + 3
                bytes.append((high << 4 | low, index..<end))
            } else {
                isSound = false
                report.add(
                    .savedSearch, span(index..<end), "a \"%\" here does not stand before two hexadecimal digits",
                    reason: "In the address of a search \"%\" and two digits stand for a character; a \"%\" itself is %25.")
                bytes.append((UInt8(ascii: "%"), index..<end))
            }
            index = end
        }
        if !UTF8Check.isValid(bytes.map(\.value)) {
            isSound = false
            report.add(
                .savedSearch, span(range), "this does not decode to UTF-8 text",
                reason: "Copy it again from the address of the search page, everything after the \"?\".")
        }
        return bytes
    }

    private func hexDigit(_ index: Int) -> UInt8? { UInt8(exactly: scalars[index].value)?.hexDigitValue }

    /// The text of decoded bytes without white space at its ends; nil if nothing is left.
    private func word(_ bytes: ArraySlice<Byte>) -> FilterWord? {
        guard let first = bytes.firstIndex(where: { $0.value > 0x20 }), let last = bytes.lastIndex(where: { $0.value > 0x20 }) else {
            return nil
        }
        let text = String(decoding: bytes[first...last].map(\.value), as: UTF8.self).trimmed
        guard !text.isEmpty else { return nil }
        return FilterWord(text: text, span: span(bytes[first].range.lowerBound..<bytes[last].range.upperBound), isWhole: column != nil)
    }

    private func span(_ range: Range<Int>) -> SourceSpan {
        guard let column else { return node.span }
        return SourceSpan(line: node.span.line, column: column + range.lowerBound, length: range.count)
    }
}
