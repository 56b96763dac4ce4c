import Findings
import Values

/// A group whose opening brace is missing or a round bracket: `address: street: 1 Smith Street, suburb: Collingwood}`.
enum OpenGroup {
    /// Whether the value of a line is in round brackets.
    static func isRound(_ line: String) -> Bool {
        guard let colon = line.range(ofFirst: ": ") else { return false }
        let value = String(line[colon.upperBound...]).trimmed
        return value.hasPrefix("(") && value.hasSuffix(")")
    }

    /// The line with its braces; nil if its value is not made of parts that groups of listings have, or has braces.
    static func closed(_ line: String) -> String? {
        guard line.utf8.count <= Report.longestLine, !line.contains("{"), !line.contains("#"), let colon = line.range(ofFirst: ": ") else {
            return nil
        }
        let value = String(line[colon.upperBound...]).trimmed
        let isRound = isRound(line)
        let inner = isRound ? String(value.dropFirst().dropLast()) : value.hasSuffix("}") ? String(value.dropLast()) : value
        let parts = inner.split(separator: ",").map { $0.trimmed }
        let areKnown = parts.allSatisfy { part in
            part.range(ofFirst: ": ").map { FlowExplanation.keys.contains(String(part[..<$0.lowerBound])) } ?? false
        }
        guard areKnown, parts.count > 1 || isRound || value.hasSuffix("}") else { return nil }
        return line[..<colon.upperBound] + "{" + parts.joined(separator: ", ") + "}"
    }
}
