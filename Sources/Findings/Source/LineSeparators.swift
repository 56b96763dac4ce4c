import Bytes

extension SourceChecks {
    /// Reports characters that end lines in YAML 1.1 but not in editors (U+0085, U+2028, U+2029).
    package static func checkLineSeparators(_ yaml: ArraySlice<UInt8>, firstLine: Int, report: inout Report) {
        guard holdsAny(yaml) else { return }
        for (number, line) in zip(firstLine..., LineScanner(yaml)) {
            let content = yaml[line.content]
            guard content.contains(where: { $0 == 0xC2 || $0 == 0xE2 }) else { continue }
            let text = String(decoding: content, as: UTF8.self).unicodeScalars
            guard let place = text.firstIndex(where: { ["\u{85}", "\u{2028}", "\u{2029}"].contains($0) }) else { continue }
            if report.isFull { return }
            report.add(
                .yamlSyntax, SourceSpan(line: number, column: text.distance(from: text.startIndex, to: place) + 1),
                "there is an invisible line separator here",
                reason: "Word processors make it. Programs do not agree on whether it ends the line.",
                fix: "Delete the character, or write a space in its place.")
        }
    }

    /// Whether there are any; most files have none, but quotation marks, whose first byte is the same.
    private static func holdsAny(_ bytes: ArraySlice<UInt8>) -> Bool {
        var place = bytes.startIndex
        while let next = bytes.firstIndex(of: 0xE2, from: place) {
            place = next + 1
            if next + 2 < bytes.endIndex, bytes[next + 1] == 0x80, bytes[next + 2] == 0xA8 || bytes[next + 2] == 0xA9 { return true }
        }
        place = bytes.startIndex
        while let next = bytes.firstIndex(of: 0xC2, from: place) {
            place = next + 1
            if place < bytes.endIndex, bytes[place] == 0x85 { return true }
        }
        return false
    }
}
