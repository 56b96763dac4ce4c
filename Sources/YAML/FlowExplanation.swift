import Findings
import Values

/// Explains what is wrong with a list in brackets or a group in braces.
struct FlowExplanation {
    typealias Finding = (span: SourceSpan, message: String, reason: String, fix: String?)

    /// What libyaml says.
    let problem: String
    let context: String
    /// Where the fault lies, and where libyaml noticed it.
    let place: SourceSpan
    let noticed: SourceSpan
    let source: SourceFile

    /// How many lines above are searched: nobody writes a longer list in brackets.
    private static let reach = 200

    /// Nil if the fault does not lie in brackets or braces, or cannot be named.
    var finding: Finding? {
        guard isUnseparated || isEmpty || problem == "could not find expected ':'" else { return nil }
        return comment ?? separator ?? unclosed
    }

    static let separators = ["did not find expected ',' or ']'", "did not find expected ',' or '}'"]

    private var isUnseparated: Bool { FlowExplanation.separators.contains(problem) }

    private var isEmpty: Bool { problem == "did not find expected node content" && context.contains("flow") }

    /// The finding of the nearest line, upwards from the fault, that has one.
    private func line<Found>(above number: Int, _ find: (FlowLine, Int) -> Found?) -> Found? {
        for number in stride(from: number, through: max(1, number - FlowExplanation.reach), by: -1) {
            if let text = source.line(number), let line = FlowLine(text), let found = find(line, number) { return found }
        }
        return nil
    }

    /// A comment that swallows the closing bracket.
    private var comment: Finding? {
        line(above: place.line) { line, number in
            guard line.isClosed, let hash = line.comment else { return nil }
            let isTags = source.line(number)?.hasPrefix("tags:") ?? false
            return (
                span: SourceSpan(line: number, column: hash + 1),
                message: "this \"#\" starts a comment, so that the list or group is not closed",
                reason: "A # starts a comment unless it's inside a word. Put double quotes around text with a # in it."
                    + (isTags ? " Tags don't need a #." : ""),
                fix: isTags
                    ? line.line { $0.hasPrefix("#") || $0.contains(" #") ? $0.replacing("#", with: "").trimmed : nil }
                    : line.withCommentsQuoted()
            )
        }
    }

    /// A comma that is missing, or one too many.
    private var separator: Finding? {
        guard let text = source.line(noticed.line), text.utf8.count <= Report.longestLine else { return nil }
        let scalars = Array(text.unicodeScalars)
        let column = noticed.column - 1
        guard column >= 0, column < scalars.count else { return nil }
        if isEmpty {
            guard scalars[column] == "," else { return nil }
            var rest = scalars
            rest.remove(at: column)
            return (
                span: noticed, message: "there is a comma too many", reason: "Commas go between values, and here is none.",
                fix: String(scalars: rest)
            )
        }
        guard isUnseparated, place.line == noticed.line else { return nil }
        switch scalars[column] {
        case ":": return colon(scalars, at: column)
        case "[", "{", "\"", "'": return comma(scalars, before: column)
        default: return nil
        }
    }

    /// A colon that is not expected: a comma is missing before its key, or it is part of a text.
    private func colon(_ scalars: [Unicode.Scalar], at colon: Int) -> Finding? {
        var start = colon
        while start > 0, FlowLine.isKey(scalars[start - 1]) { start -= 1 }
        guard start < colon, let before = scalars[..<start].lastIndex(where: { $0 != " " }) else { return nil }
        let key = String(scalars: scalars[start..<colon])
        let quotes = quotes(scalars, around: colon)
        if ":,{[".unicodeScalars.contains(scalars[before]) {
            return quotes.map {
                (
                    span: noticed, message: "a colon is not expected here",
                    reason: "Put double quotes around text with a colon and a space in it.", fix: $0
                )
            }
        }
        guard let missing = comma(scalars, before: start) else { return nil }
        if FlowExplanation.keys.contains(key) { return missing }
        return (
            span: missing.span, message: "a comma is missing before \(key.quoted), or quotes around the text with the colon",
            reason: "A group in braces has commas between its parts. Put double quotes around text with a colon and a space in it.",
            fix: [missing.fix, quotes].compactMap { $0 }.joined(separator: "\nor\n")
        )
    }

    /// The keys inside the groups of listings.
    static let keys: Set<String> = [
        "street", "suburb", "state", "postcode", "show", "point", "name", "phone", "email", "start", "end", "added", "cancelled", "on",
        "status", "rent", "price", "file", "alt",
    ]

    private func comma(_ scalars: [Unicode.Scalar], before start: Int) -> Finding? {
        guard let end = scalars[..<start].lastIndex(where: { $0 != " " }), scalars[end] != "," else { return nil }
        let word = String(scalars: scalars[start...].prefix { FlowLine.isKey($0) })
        if scalars[end] == ";" {
            return (
                span: SourceSpan(line: noticed.line, column: end + 1), message: "a comma belongs here, not a semicolon",
                reason: "Commas go between the parts of a list in brackets or a group in braces.",
                fix: String(scalars: FlowExplanation.withCommas(scalars))
            )
        }
        return (
            span: SourceSpan(line: noticed.line, column: start + 1),
            message: "a comma is missing before " + (word.isEmpty ? "this" : word.quoted),
            reason: "Commas go between the parts of a list in brackets or a group in braces.",
            fix: String(scalars: scalars[...end]) + ", " + String(scalars: scalars[start...])
        )
    }

    /// A line with commas in place of the semicolons that stand before a key.
    private static func withCommas(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        var result = scalars
        for place in scalars.indices where scalars[place] == ";" {
            let rest = scalars[(place + 1)...].drop { $0 == " " }.drop { FlowLine.isKey($0) }
            if rest.first == ":" { result[place] = "," }
        }
        return result
    }

    /// The line with the value around a colon in quotes: from the colon before it to the next comma or closing bracket.
    private func quotes(_ scalars: [Unicode.Scalar], around colon: Int) -> String? {
        guard colon > 1, let before = (1..<colon).last(where: { scalars[$0] == " " && scalars[$0 - 1] == ":" }) else { return nil }
        let start = scalars[before...].firstIndex { $0 != " " } ?? colon
        let end = scalars[colon...].firstIndex { ",]}".unicodeScalars.contains($0) } ?? scalars.count
        let value = String(scalars: scalars[start..<end]).trimmed
        guard !value.contains("\"") else { return nil }
        return String(scalars: scalars[..<start]) + YAMLText.quoted(value) + String(scalars: scalars[end...])
    }

    /// A bracket that the rest of the file does not close.
    private var unclosed: Finding? {
        guard isEmpty else { return nil }
        return line(above: noticed.line) { line, number in
            guard !line.isClosed, let start = line.scalars.firstIndex(where: { $0 == "[" || $0 == "{" }) else { return nil }
            let isList = line.scalars[start] == "["
            return (
                span: SourceSpan(line: number, column: start + 1),
                message: "the \(isList ? "list" : "group") that starts with \(isList ? "[" : "{") is not closed",
                reason: isList ? YAMLExplanation.reasonOfList : YAMLExplanation.reasonOfGroup,
                fix: FlowBalance.closed(String(scalars: line.scalars))
            )
        }
    }
}
