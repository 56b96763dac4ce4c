import Findings

/// An item of a list such as `-kitchen.jpg`, in which no space follows the hyphen.
struct GluedHyphen {
    let span: SourceSpan
    /// The line with the space.
    let fix: String

    static let message = "a space is missing after the hyphen"
    static let reason = "Each item of a list starts with a hyphen and a space."

    /// How many lines are searched: nobody writes a longer list.
    private static let reach = 200

    /// Searches upwards from the line where the parser gave up, through the items and indented lines above it.
    init?(above number: Int, in source: SourceFile) {
        for line in stride(from: number, through: max(1, number - GluedHyphen.reach), by: -1) {
            guard let text = source.line(line) else { return nil }
            if let found = GluedHyphen(text, number: line) {
                self = found
                return
            }
            guard let first = text.utf8.first, first == UInt8(ascii: " ") || first == UInt8(ascii: "-") else { return nil }
        }
        return nil
    }

    /// Nil for other lines, rows of hyphens and negative numbers.
    init?(_ line: String, number: Int) {
        let scalars = line.unicodeScalars
        let start = scalars.prefix { $0 == " " }.count
        let rest = scalars.dropFirst(start)
        guard rest.first == "-", let next = rest.dropFirst().first, next != " ", next != "-", next != "\t",
            scalars.count <= Report.longestLine, !rest.allSatisfy({ "-.,0123456789".unicodeScalars.contains($0) })
        else { return nil }
        span = SourceSpan(line: number, column: start + 1, length: 1)
        fix = String(scalars.prefix(start)) + "- " + String(rest.dropFirst())
    }
}

extension Rule {
    /// Reports the items of a list that were read as one text or group, because no space follows their hyphens; whether there are any.
    package static func checkHyphens(_ node: YAMLNode, report: inout Report) -> Bool {
        guard node.items == nil, !node.isQuoted, !node.isBlock, node.span.line > 0 else { return false }
        var number = node.span.line
        while let line = report.source.line(number), let slip = GluedHyphen(line, number: number), !report.isFull {
            guard number > node.span.line || slip.span.column == node.span.column else { return false }
            report.add(.valueShape, slip.span, GluedHyphen.message, reason: GluedHyphen.reason, fix: slip.fix)
            number += 1
        }
        return number > node.span.line
    }
}
