import Bytes
import Findings
import Values

/// Spaces that are none to YAML, where one has to stand: they look the same, and word processors, phones and web pages make them.
enum UnusualSpaces {
    private static func isUnusual(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || isUnusual(scalar) }

    /// Reports each line of facts that has one before its key, or beside the colon behind it. `topKeys` are the keys at the top.
    static func check(_ yaml: ArraySlice<UInt8>, firstLine: Int, topKeys: @autoclosure () -> [String], report: inout Report) {
        guard mayHold(yaml) else { return }
        let topKeys = topKeys()
        for (number, line) in zip(firstLine..., LineScanner(yaml)) {
            let content = yaml[line.content]
            guard mayHold(content), content.count <= Report.longestLine * 4 else { continue }
            let scalars = Array(String(decoding: content, as: UTF8.self).unicodeScalars)
            guard let place = place(in: scalars, topKeys) else { continue }
            if report.isFull { return }
            let isTop = isUnusual(scalars[place]) && scalars[...place].allSatisfy(isSpace) && topKeys.contains(key(scalars))
            let plain = scalars.map { isUnusual($0) ? " " : $0 }
            report.add(
                .yamlSyntax, SourceSpan(line: number, column: place + 1), "this is not an ordinary space",
                reason: "It looks like one, but programs don't take it for one. Word processors, phones and web pages make it.",
                fix: tidied(String(scalars: isTop ? plain.drop { $0 == " " } : plain[...])))
        }
    }

    /// Whether there is a byte with which such a space begins in UTF-8.
    private static func mayHold(_ bytes: ArraySlice<UInt8>) -> Bool {
        func holds(_ byte: UInt8) -> Bool { bytes.firstIndex(of: byte, from: bytes.startIndex) != nil }
        return holds(0xC2) || holds(0xE1) || holds(0xE2) || holds(0xE3)
    }

    private static func key(_ scalars: [Unicode.Scalar]) -> String {
        String(scalars: scalars.drop(while: isSpace).prefix { FlowLine.isKey($0) })
    }

    /// Where the first such space of a line stands in which a space has a meaning; nil if there is none.
    private static func place(in scalars: [Unicode.Scalar], _ topKeys: [String]) -> Int? {
        let start = scalars.prefix(while: isSpace).count
        var end = start
        while end < scalars.count, FlowLine.isKey(scalars[end]) { end += 1 }
        let colon = scalars[end...].firstIndex { !isSpace($0) }
        guard end > start, let colon, scalars[colon] == ":", colon + 1 == scalars.count || isSpace(scalars[colon + 1]) else { return nil }
        let isOwn = scalars.first.map(isUnusual) ?? false || topKeys.contains(String(scalars: scalars[start..<end]))
        if isOwn, let first = scalars[..<start].firstIndex(where: isUnusual) { return first }
        if let first = scalars[end..<colon].firstIndex(where: isUnusual) { return first }
        return colon + 1 < scalars.count && isUnusual(scalars[colon + 1]) ? colon + 1 : nil
    }

    /// The line without the space before its first colon.
    private static func tidied(_ line: String) -> String {
        guard let colon = line.range(ofFirst: ":") else { return line }
        let key = line[..<colon.lowerBound]
        return String(key.prefix { $0 == " " }) + key.trimmed + line[colon.lowerBound...]
    }
}
