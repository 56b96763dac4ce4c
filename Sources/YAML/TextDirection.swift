import Bytes
import Findings
import Values

extension Rule {
    package static let textDirection = Rule(
        "text-direction", .error, "No invisible character changes the direction of text",
        "Some invisible characters say which way the text around them runs. In a title, or any text on one line, they can turn around whatever is next to it: a price, a date, another listing. Arabic and Hebrew letters don't need them. In a description, the marks U+200E, U+200F and U+061C are fine, because their effect ends with the paragraph."
    )

    /// How a text is shown.
    package enum Layout {
        case line
        /// In paragraphs of its own, so that the marks whose effect ends there do no harm.
        case paragraphs
        /// As Markdown, which is checked when it is rendered.
        case markdown
    }

    /// Reports characters that control text direction. `layout` says how the text of a key is shown.
    package static func checkDirection(_ root: YAMLNode, layout: (String) -> Layout = { _ in .line }, report: inout Report) {
        for entry in root.entries ?? [] { checkDirection(entry.value, key: entry.key, layout: layout, report: &report) }
    }

    private static func checkDirection(_ node: YAMLNode, key: String, layout: (String) -> Layout, report: inout Report) {
        switch node.content {
        case .scalar(let text):
            // U+061C begins with 0xD8, the others with the same byte.
            guard holds(firstByte, text.utf8) || holds(0xD8, text.utf8) else { return }
            let shown = layout(key)
            guard shown != .markdown,
                let found = text.unicodeScalars.first(where: { shown == .line ? $0.isDirectionControl : $0.changesOrder })
            else { return }
            let plain = text.unicodeScalars.filter { !$0.isDirectionControl }
            let line = text.unicodeScalars.prefix { $0 != found }.count { $0 == "\n" }
            report.add(
                .textDirection, node.isBlock ? SourceSpan(line: node.textLine + line, column: 1) : node.span,
                "\(key.quoted) holds \(name(found)), an invisible character that turns text round", reason: reason,
                fix: report.line(replacing: node, with: YAMLText.flowScalar(String(String.UnicodeScalarView(plain))))
                    ?? "Delete that character.")
        case .sequence(let items): for item in items { checkDirection(item, key: key, layout: layout, report: &report) }
        case .mapping(let entries): for entry in entries { checkDirection(entry.value, key: key, layout: layout, report: &report) }
        }
    }

    /// Reports the first character that reorders a Markdown text, which becomes that HTML, even written as a number (`&#x202E;`).
    package static func checkDirection(
        _ source: some Collection<UInt8>, firstLine: Int, html: @autoclosure () -> [UInt8], report: inout Report
    ) {
        if let offset = firstControl(in: source) {
            let text = String(decoding: source, as: UTF8.self)
            let place = text.utf8.index(text.startIndex, offsetBy: offset)
            let lines = text.unicodeScalars[..<place].split(separator: "\n", omittingEmptySubsequences: false)
            report.add(
                .textDirection, SourceSpan(line: firstLine + lines.count - 1, column: (lines.last?.count ?? 0) + 1),
                "there is \(name(text.unicodeScalars[place])) here, an invisible character that turns text round", reason: reason,
                fix: "Delete that character.")
        } else if holds(UInt8(ascii: "&"), source) {
            let html = html()
            guard let offset = firstControl(in: html) else { return }
            let scalar = String(decoding: html[offset...], as: UTF8.self).unicodeScalars.first ?? "?"
            let lines = source.split(separator: 0x0A, omittingEmptySubsequences: false)
            let line = lines.firstIndex { $0.split(separator: UInt8(ascii: "&")).contains { isNumber(of: scalar, $0) } }
            report.add(
                .textDirection, SourceSpan(line: firstLine + (line ?? 0), column: 1),
                "\(name(scalar)) is written here by its number, an invisible character that turns text round", reason: reason,
                fix: "Delete its number, such as &#x\(String(scalar.value, radix: 16, uppercase: true));")
        }
    }

    /// Whether what follows an `&` begins with a character's number: `#8238;`, `#x202E;` or `#X0202e;`.
    private static func isNumber(of scalar: Unicode.Scalar, _ text: some Collection<UInt8>) -> Bool {
        let name = String(decoding: text.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self).lowercased()
        guard name.first == "#" else { return false }
        return (name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())) == scalar.value
    }

    private static func holds(_ byte: UInt8, _ text: some Collection<UInt8>) -> Bool {
        text.withContiguousStorageIfAvailable { $0.firstIndex(of: byte, from: 0) != nil } ?? text.contains(byte)
    }

    /// The offset in bytes of the first character that changes the order of a text.
    private static func firstControl(in text: some Collection<UInt8>) -> Int? {
        func look(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
            var start = 0
            while let offset = bytes.firstIndex(of: firstByte, from: start), offset + 2 < bytes.count {
                let value = 0x2000 + UInt32(bytes[offset + 1] & 0x3F) << 6 + UInt32(bytes[offset + 2] & 0x3F)
                if Unicode.Scalar(value)?.changesOrder ?? false { return offset }
                start = offset + 1
            }
            return nil
        }
        return text.withContiguousStorageIfAvailable(look) ?? Array(text).withUnsafeBufferPointer(look)
    }

    /// What all characters that change the order of text begin with in UTF-8; few texts have the byte at all.
    private static let firstByte: UInt8 = 0xE2

    private static let reason =
        "What stands after it would be shown in another order than it is written. Letters of Arabic or Hebrew need none."

    private static func name(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
}
