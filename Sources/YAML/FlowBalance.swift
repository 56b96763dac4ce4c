import Findings
import Values

/// Puts right the brackets and braces of a line: those that are missing, and those of the wrong sort.
enum FlowBalance {
    /// The line with all brackets closed as they were opened; nil if they are, or if quotes or a comment leave their end in doubt.
    static func closed(_ line: String) -> String? {
        guard !line.contains("#"), line.utf8.count <= Report.longestLine else { return nil }
        var text = Array(line.trimmed.unicodeScalars)
        if text.last == "," { text.removeLast() }
        var result: [Unicode.Scalar] = Array(line.unicodeScalars.prefix { $0 == " " })
        var open: [Unicode.Scalar] = []
        var quote: Unicode.Scalar?
        for (index, scalar) in text.enumerated() {
            if let inner = quote {
                if scalar == inner { quote = nil }
            } else if scalar == "\"" || scalar == "'", index > 0, " [{".unicodeScalars.contains(text[index - 1]) {
                quote = scalar
            } else if scalar == "[" || scalar == "{" {
                open.append(scalar == "[" ? "]" : "}")
            } else if scalar == "]" || scalar == "}" {
                // Another one is open around it, which this was meant to close.
                if open.last != scalar, let place = open.lastIndex(of: scalar) {
                    while open.count > place + 1 { result.append(open.removeLast()) }
                }
                guard let expected = open.popLast() else { return nil }
                result.append(expected)
                continue
            }
            result.append(scalar)
        }
        if quote != nil { return nil }
        let fix = String(scalars: result + open.reversed())
        return fix == line ? nil : fix
    }
}
