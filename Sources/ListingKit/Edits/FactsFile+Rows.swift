import Values
import YAML

// How a row is added to a list.
extension FactsFile {
    /// The file with one more row, a group of texts, at the end of a list; the list is made if there is none.
    package func adding(_ row: YAMLNode, to key: String, order: [String]) throws(UnchangeableFact) -> FactsFile {
        let entry = root.entries?.first { $0.key == key }
        let old = entry?.value
        let items = old.map { $0.isEmpty || $0.text != nil ? [] : $0.items ?? [$0] } ?? []
        let parts: [Replacement]
        if let entry { parts = addition(of: row, to: entry) } else { parts = [newList(key, row, order: order)] }
        return try checked(replacing(parts), changing: key, to: YAMLNode(.sequence(items + [row]), span: .wholeFile))
    }

    private func newList(_ key: String, _ row: YAMLNode, order: [String]) -> Replacement {
        let end = String(decoding: lineEnd, as: UTF8.self)
        return insertion(of: key, order: order) { indent in
            if isFlow(root) { return "\(key): [\(YAMLText.flow(row))]" }
            return "\(key):" + end + String(repeating: " ", count: indent + 2) + "- " + YAMLText.flow(row)
        }
    }

    private func addition(of row: YAMLNode, to entry: YAMLNode.Entry) -> [Replacement] {
        let old = entry.value
        if old.isEmpty {
            guard !isFlow(root), let line = line(old.span.line) else {
                let place = offset(of: old.span)
                return [Replacement(place..<place, " [\(YAMLText.flow(row))]")]
            }
            let text = String(repeating: " ", count: entry.keySpan.column + 1) + "- " + YAMLText.flow(row)
            return [below(line, Array(text.utf8))]
        }
        guard let items = old.items else {
            let range = range(of: old)
            // A text such as "by appointment" gives way to the list.
            if old.text != nil { return [Replacement(range, "[\(YAMLText.flow(row))]")] }
            guard isFlow(old) else { return [] }
            return [
                Replacement(range.lowerBound..<range.lowerBound, "["),
                Replacement(range.upperBound..<range.upperBound, ", \(YAMLText.flow(row))]"),
            ]
        }
        return isFlow(old) ? bracketed(row, old, items) : hyphenated(row, old, items)
    }

    /// A row of a list with hyphens, in braces or key by key as the last one is.
    private func hyphenated(_ row: YAMLNode, _ list: YAMLNode, _ items: [YAMLNode]) -> [Replacement] {
        guard let last = items.last, let line = line(lastLine(of: last, indent: list.span.column - 1)) else { return [] }
        let margin = String(repeating: " ", count: list.span.column - 1)
        guard let entries = row.entries, last.entries != nil, !isFlow(last) else {
            return [below(line, Array((margin + "- " + YAMLText.flow(row)).utf8))]
        }
        let gap = max(1, last.span.column - list.span.column - 1)
        let inner = String(repeating: " ", count: list.span.column + gap)
        var bytes: [UInt8] = []
        for (place, entry) in entries.enumerated() {
            let start = place == 0 ? margin + "-" + String(repeating: " ", count: gap) : inner
            if place > 0 { bytes += lineEnd }
            bytes += Array((start + entry.key + ": " + YAMLText.scalar(entry.value.text ?? "")).utf8)
        }
        return [below(line, bytes)]
    }

    /// A row of a list in brackets, on a line of its own if the last one has one.
    private func bracketed(_ row: YAMLNode, _ list: YAMLNode, _ items: [YAMLNode]) -> [Replacement] {
        let text = YAMLText.flow(row)
        guard let last = items.last else {
            let start = range(of: list).lowerBound + 1
            return [Replacement(start..<start, text)]
        }
        let end = range(of: last).upperBound
        let spaces = source.bytes[end...].prefix { $0 == 0x20 }.count
        let hasComma = end + spaces < source.bytes.count && source.bytes[end + spaces] == UInt8(ascii: ",")
        guard let start = line(last.span.line), let line = line(last.end.line) else { return [] }
        let margin = source.bytes[start.start...].prefix { $0 == 0x20 }
        let isOwnLine = last.span.line > list.span.line && offset(of: last.span) == start.start + margin.count
        // What closes the list on the line of the last row stays behind the new one.
        let isClosedBelow = list.end.line > last.end.line
        guard isOwnLine, isClosedBelow else {
            let place = hasComma ? end + spaces + 1 : end
            return [Replacement(place..<place, hasComma ? " \(text)," : ", \(text)")]
        }
        let comma = hasComma ? [] : [Replacement(end..<end, ",")]
        return comma + [below(line, Array(margin) + Array((text + (hasComma ? "," : "")).utf8))]
    }

    /// A line below another one.
    private func below(_ line: Line, _ bytes: [UInt8]) -> Replacement {
        line.next == line.textEnd
            ? Replacement(line.textEnd..<line.textEnd, lineEnd + bytes) : Replacement(line.next..<line.next, bytes + lineEnd)
    }
}
