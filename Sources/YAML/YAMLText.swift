import Values

/// Writes values for lines to paste.
package enum YAMLText {
    /// The text as a scalar that reads back as itself, in quotes only where needed.
    package static func scalar(_ text: String) -> String {
        let first = text.utf8.first ?? UInt8(ascii: " ")
        let needsQuotes =
            text.isEmpty || text.trimmed != text || text.contains(": ") || text.contains(" #") || text.hasSuffix(":")
            || "&*!|>'\"%@`[]{},#?-".utf8.contains(first) || text.utf8.contains { $0 < 0x20 }
        return needsQuotes ? quoted(text) : text
    }

    package static func quoted(_ text: String) -> String {
        var result = "\""
        for character in text.unicodeScalars {
            switch character {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            // YAML takes these, and ends of lines that only some programs know, in this form alone.
            case "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}":
                let digits = String(character.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: if character.value >= 0x20 { result.unicodeScalars.append(character) }
            }
        }
        return result + "\""
    }

    /// The text as a scalar inside a flow mapping or list, where commas and brackets end a value.
    package static func flowScalar(_ text: String) -> String {
        let plain = scalar(text)
        guard !plain.hasPrefix("\""), text.utf8.contains(where: { ",[]{}".utf8.contains($0) }) else { return plain }
        return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    /// A node as one line of flow YAML.
    package static func flow(_ node: YAMLNode) -> String {
        switch node.content {
        case .scalar(let text): flowScalar(text)
        case .sequence(let items): "[" + items.map(flow).joined(separator: ", ") + "]"
        case .mapping(let entries): "{" + entries.map { "\($0.key): \(flow($0.value))" }.joined(separator: ", ") + "}"
        }
    }
}
