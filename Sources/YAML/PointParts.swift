import Findings
import Values

extension Rule {
    /// The two numbers of a point, from brackets or a text, as they should be written; nil if they are not two.
    package static func pointParts(_ node: YAMLNode) -> [String]? {
        let texts = node.items.map { $0.map { $0.text ?? "" } } ?? (node.text ?? "").split { ",; \n".contains($0) }.map(String.init)
        let parts = texts.compactMap(degrees)
        return texts.count == 2 && parts.count == 2 ? parts : nil
    }

    /// Degrees as people copy them from a map: digits with a decimal point and an optional sign.
    private static func degrees(_ text: String) -> String? {
        let text = text.trimmed.replacing("\u{2212}", with: "-").replacing("°", with: "")
        guard (1...20).contains(text.utf8.count),
            text.utf8.allSatisfy({ $0.isASCIIDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }),
            Double(text) != nil
        else { return nil }
        return text
    }
}
