import Findings
import Values
import YAML

/// A fact that stands in a way in which it cannot be changed where it is.
package struct UnchangeableFact: Error {
    /// The key.
    package let key: String
    /// The line of the key, or of the facts.
    package let line: Int
}

extension FactsFile {
    /// The file with a value under a key, or without the key. `order` is that in which keys are best written.
    package func setting(_ key: String, to value: YAMLNode?, order: [String]) throws(UnchangeableFact) -> FactsFile {
        let entry = root.entries?.first { $0.key == key }
        let parts: [Replacement]
        switch (entry, value) {
        case (nil, nil): return self
        case (let entry?, nil): parts = [removal(of: entry)]
        case (nil, let value?): parts = [insertion(of: key, value, order: order)]
        case (let entry?, let value?):
            if FactsFile.isSame(entry.value, value) { return self }
            parts = replacement(of: entry, with: value)
        }
        return try checked(replacing(parts), changing: key, to: value)
    }

    /// The changed file, if it says what it should under a key, and the same as before under all others.
    func checked(_ changed: SourceFile, changing key: String, to value: YAMLNode?) throws(UnchangeableFact) -> FactsFile {
        let entry = root.entries?.first { $0.key == key }
        guard let file = FactsFile(changed), let now = file.root.entries, let before = root.entries,
            file.root[key].map({ found in value.map { FactsFile.isSame($0, found) } ?? false }) ?? (value == nil),
            areSame(now.filter { $0.key != key }, before.filter { $0.key != key }), file.rest == rest
        else { throw UnchangeableFact(key: key, line: entry?.keySpan.line ?? root.span.line) }
        return file
    }

    private func areSame(_ entries: [YAMLNode.Entry], _ others: [YAMLNode.Entry]) -> Bool {
        entries.count == others.count && zip(entries, others).allSatisfy { $0.key == $1.key && $0.value.says($1.value) }
    }

    /// Whether two values say the same; a line end at the end of several lines counts for nothing.
    static func isSame(_ value: YAMLNode, _ other: YAMLNode) -> Bool {
        guard let text = value.text, let written = other.text else { return value.says(other) }
        return text.withoutLineEnds == written.withoutLineEnds
    }
}

extension String {
    /// The text without line ends behind it.
    var withoutLineEnds: Substring { self[..<(lastIndex { !$0.isNewline }.map { index(after: $0) } ?? startIndex)] }
}

// How one fact is changed.
extension FactsFile {
    private func removal(of entry: YAMLNode.Entry) -> Replacement {
        let first = line(entry.keySpan.line)
        let last = line(lastLine(of: entry))
        return Replacement((first?.start ?? 0)..<(last?.next ?? first?.next ?? 0), "")
    }

    private func insertion(of key: String, _ value: YAMLNode, order: [String]) -> Replacement {
        insertion(of: key, order: order) { indent in key + ": " + written(value, like: nil, indent: indent) }
    }

    /// The line of a key that is missing, behind the one that is best written before it.
    func insertion(of key: String, order: [String], text: (_ indent: Int) -> String) -> Replacement {
        let entries = root.entries ?? []
        let rank = order.firstIndex(of: key) ?? order.count
        let before = entries.filter { entry in order.firstIndex(of: entry.key).map { $0 < rank } ?? false }
        let previous = before.max { (order.firstIndex(of: $0.key) ?? 0) < (order.firstIndex(of: $1.key) ?? 0) }
        if isFlow(root) {
            guard let previous else {
                let start = offset(of: root.span) + 1
                return Replacement(start..<start, text(0) + (entries.isEmpty ? "" : ", "))
            }
            let end = range(of: previous.value).upperBound
            return Replacement(end..<end, ", " + text(0))
        }
        let indent = max(0, (entries.first?.keySpan.column ?? 1) - 1)
        let bytes = Array((String(repeating: " ", count: indent) + text(indent)).utf8)
        guard let previous, let last = line(lastLine(of: previous)) else {
            let start = line(root.span.line)?.start ?? 0
            return Replacement(start..<start, bytes + lineEnd)
        }
        // The last line of a file may have no end.
        return last.next == last.textEnd
            ? Replacement(last.textEnd..<last.textEnd, lineEnd + bytes) : Replacement(last.next..<last.next, bytes + lineEnd)
    }

    private func replacement(of entry: YAMLNode.Entry, with value: YAMLNode) -> [Replacement] {
        let old = entry.value
        let indent = entry.keySpan.column - 1
        if old.isEmpty {
            let place = offset(of: old.span)
            return [Replacement(place..<place, " " + written(value, like: old, indent: indent))]
        }
        let last = line(lastLine(of: entry))
        if old.isBlock {
            let start = offset(of: old.span)
            return [Replacement(start..<max(start, last?.textEnd ?? start), written(value, like: old, indent: indent))]
        }
        if old.text != nil || isFlow(old) { return [Replacement(range(of: old), written(value, like: old, indent: indent))] }
        let start = line(old.span.line)?.start ?? 0
        let lines = start..<max(start, last?.next ?? start)
        if let items = old.items, let others = value.items, !others.isEmpty, haveLinesOfTheirOwn(items, of: old) {
            return [Replacement(lines, rows(others, inPlaceOf: items, of: old))]
        }
        // The value moves up to its key.
        let place = colonEnd(of: entry)
        return [Replacement(place..<place, " " + YAMLText.flow(value)), Replacement(lines, "")]
    }

    /// The place behind the colon of a key.
    func colonEnd(of entry: YAMLNode.Entry) -> Int {
        let start = offset(of: entry.keySpan) + entry.key.utf8.count
        return (source.bytes[start...].firstIndex(of: UInt8(ascii: ":")) ?? start) + 1
    }

    /// Whether each item of a list begins on the line of its hyphen.
    private func haveLinesOfTheirOwn(_ items: [YAMLNode], of list: YAMLNode) -> Bool {
        items.allSatisfy { item in
            guard let line = line(item.span.line) else { return false }
            let text = source.bytes[line.start..<line.textEnd]
            let indent = text.prefix { $0 == 0x20 }.count
            return indent == list.span.column - 1 && text.dropFirst(indent).first == UInt8(ascii: "-")
        }
    }

    /// The lines of a list, of which those stay as they are that stood there, with what stands between them.
    private func rows(_ values: [YAMLNode], inPlaceOf items: [YAMLNode], of list: YAMLNode) -> [UInt8] {
        let starts = items.map { line($0.span.line)?.start ?? 0 }
        let ends = starts.dropFirst() + [items.last.flatMap { line(lastLine(of: $0, indent: list.span.column - 1))?.next } ?? 0]
        var known = Array(zip(items, zip(starts, ends)))
        var result: [UInt8] = []
        for value in values {
            if let place = known.firstIndex(where: { $0.0.says(value) }) {
                let (start, end) = known.remove(at: place).1
                result += source.bytes[start..<max(start, end)]
            } else {
                result += Array(
                    (String(repeating: " ", count: list.span.column - 1) + "- " + (value.text.map(YAMLText.scalar) ?? YAMLText.flow(value)))
                        .utf8)
                result += lineEnd
            }
            if result.last != lineEnd.last { result += lineEnd }
        }
        return result
    }

    /// A value as it is written behind its key, quoted as another one is.
    private func written(_ value: YAMLNode, like old: YAMLNode?, indent: Int) -> String {
        guard let text = value.text else { return YAMLText.flow(value) }
        if isFlow(root) { return YAMLText.flowScalar(text) }
        if text.contains("\n"), old?.isBlock ?? true, let lines = block(text, indent: indent) { return lines }
        guard let old, old.isQuoted, !old.isBlock else { return YAMLText.scalar(text) }
        let isSingle = source.bytes[offset(of: old.span)] == UInt8(ascii: "'")
        guard isSingle, text.unicodeScalars.allSatisfy({ (0x20..<0x7F).contains($0.value) || $0.value >= 0xA0 && $0.value < 0x2028 }) else {
            return YAMLText.quoted(text)
        }
        return "'" + text.replacing("'", with: "''") + "'"
    }

    /// A text of several lines below its key; nil if it would not read back as itself.
    private func block(_ text: String, indent: Int) -> String? {
        let lines: [Substring] = text.withoutLineEnds.split(separator: "\n", omittingEmptySubsequences: false)
        let isPlain = text.unicodeScalars.allSatisfy {
            $0 == "\n" || (0x20..<0x7F).contains($0.value) || $0.value >= 0xA0 && ![0x2028, 0x2029, 0xFEFF].contains($0.value)
        }
        guard isPlain, let first = lines.first, !first.isEmpty, !first.hasPrefix(" ") else { return nil }
        let end = String(decoding: lineEnd, as: UTF8.self)
        let margin = String(repeating: " ", count: indent + 2)
        return "|" + lines.map { end + ($0.isEmpty ? "" : margin + $0) }.joined()
    }
}
