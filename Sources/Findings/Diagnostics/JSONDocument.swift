import Bytes

/// A JSON value whose members stay in the order in which they are given.
package indirect enum JSONDocument {
    case string(String)
    case number(Int)
    case flag(Bool)
    case array([JSONDocument])
    case object([(String, JSONDocument?)])

    /// The value as JSON (RFC 8259), indented, ending in a newline, and without members that have no value.
    package var document: String {
        var text = ""
        write(to: &text, indent: 0)
        return text + "\n"
    }

    private func write(to text: inout String, indent: Int) {
        switch self {
        case .string(let string): Self.write(string, to: &text)
        case .number(let number): text += String(number)
        case .flag(let flag): text += flag ? "true" : "false"
        case .array(let elements):
            Self.writeList(elements, "[", "]", to: &text, indent) { element, text in element.write(to: &text, indent: indent + 1) }
        case .object(let members):
            let present = members.compactMap { name, value in value.map { (name, $0) } }
            Self.writeList(present, "{", "}", to: &text, indent) { member, text in
                Self.write(member.0, to: &text)
                text += ": "
                member.1.write(to: &text, indent: indent + 1)
            }
        }
    }

    private static func writeList<Element>(
        _ elements: [Element], _ opening: String, _ closing: String, to text: inout String, _ indent: Int,
        _ write: (Element, inout String) -> Void
    ) {
        text += opening
        for (index, element) in elements.enumerated() {
            text += (index > 0 ? ",\n" : "\n") + String(repeating: "  ", count: indent + 1)
            write(element, &text)
        }
        if !elements.isEmpty { text += "\n" + String(repeating: "  ", count: indent) }
        text += closing
    }

    /// Escapes what RFC 8259 section 7 demands, and also all that could act on a terminal that shows the text.
    private static func write(_ string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F || VisibleText.hides(scalar):
                for unit in UTF16.encode(scalar) ?? .init() { text += "\\u" + unit.paddedHex }
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
