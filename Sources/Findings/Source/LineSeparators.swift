import Bytes

extension SourceChecks {
    /// Reports characters that end lines in YAML 1.1 but not in editors (U+0085, U+2028, U+2029).
    package static func checkLineSeparators(_ yaml: ArraySlice<UInt8>, firstLine: Int, report: inout Report) {
        guard [0xC2, 0xE2].contains(where: { yaml.firstIndex(of: $0, from: yaml.startIndex) != nil }) else { return }
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
}
