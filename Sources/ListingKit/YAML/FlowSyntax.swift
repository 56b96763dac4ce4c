/// Explains what is wrong with a list in brackets or a group in braces.
struct FlowSyntax {
    /// What was found.
    struct Finding {
        let span: SourceSpan
        let message: String
        let reason: String
        let fix: String?
    }

    /// What libyaml says.
    let problem: String
    let context: String
    /// Where the fault lies, and where libyaml noticed it.
    let place: SourceSpan
    let noticed: SourceSpan
    let source: SourceFile

    /// How many lines above are looked at: a list that is meant to be longer is not written in brackets.
    private static let reach = 200

    /// Nil if it is no fault of brackets or braces that can be told apart.
    var finding: Finding? {
        guard isInFlow else { return nil }
        return comment ?? separator ?? unclosed
    }

    private var isUnseparated: Bool { problem == "did not find expected ',' or ']'" || problem == "did not find expected ',' or '}'" }

    private var isEmpty: Bool { problem == "did not find expected node content" && context.contains("flow") }

    private var isInFlow: Bool { isUnseparated || isEmpty || problem == "could not find expected ':'" }

    /// The nearest line from the fault upwards of which something can be told.
    private func line<Found>(above number: Int, _ find: (FlowLine, Int) -> Found?) -> Found? {
        var number = number
        let last = max(1, number - FlowSyntax.reach)
        while number >= last {
            if let text = source.line(number), let line = FlowLine(text), let found = find(line, number) { return found }
            number -= 1
        }
        return nil
    }

    /// A comment that swallows the closing bracket.
    private var comment: Finding? {
        line(above: place.line) { line, number in
            guard line.isClosed, let hash = line.comment else { return nil }
            let isTags = source.line(number)?.hasPrefix("tags:") ?? false
            return Finding(
                span: SourceSpan(line: number, column: hash + 1),
                message: "this \"#\" starts a comment, so that the list or group is not closed",
                reason: "A # starts a comment unless it stands within a word; a value with such a # stands in double quotes."
                    + (isTags ? " Tags have no #." : ""),
                fix: line.line { part in
                    guard part.hasPrefix("#") || part.contains(" #") else { return nil }
                    return isTags ? part.replacing("#", with: "").trimmed : YAMLText.quoted(part)
                })
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
            return Finding(
                span: noticed, message: "there is a comma too many", reason: "Commas stand between values, and here is none.",
                fix: FlowSyntax.text(rest))
        }
        guard isUnseparated, place.line == noticed.line else { return nil }
        switch scalars[column] {
        case ":": return colon(scalars, at: column)
        case "[", "{", "\"", "'": return comma(scalars, before: column)
        default: return nil
        }
    }

    /// A colon that is not expected: a comma before its key is missing, or it is part of a text.
    private func colon(_ scalars: [Unicode.Scalar], at colon: Int) -> Finding? {
        var start = colon
        while start > 0, FlowLine.isKey(scalars[start - 1]) { start -= 1 }
        guard start < colon, let before = scalars[..<start].lastIndex(where: { $0 != " " }) else { return nil }
        let key = FlowSyntax.text(scalars[start..<colon])
        let quotes = quotes(scalars, around: colon)
        if ":,{[".unicodeScalars.contains(scalars[before]) {
            return quotes.map {
                Finding(
                    span: noticed, message: "a colon is not expected here",
                    reason: "A value that has a colon followed by a space must stand in quotes.", fix: $0)
            }
        }
        guard let missing = comma(scalars, before: start) else { return nil }
        if FlowSyntax.keys.contains(key) { return missing }
        return Finding(
            span: missing.span, message: "a comma is missing before \(key.quoted), or quotes around the text with the colon",
            reason: "A group in braces has commas between its parts. A value that has a colon followed by a space must stand in quotes.",
            fix: [missing.fix, quotes].compactMap(\.self).joined(separator: "\nor\n"))
    }

    /// The keys inside the groups of listings.
    private static let keys: Set<String> = [
        "street", "suburb", "state", "postcode", "show", "point", "name", "phone", "email", "start", "end", "added", "cancelled", "on",
        "status", "rent", "price", "file", "alt",
    ]

    private func comma(_ scalars: [Unicode.Scalar], before start: Int) -> Finding? {
        guard let end = scalars[..<start].lastIndex(where: { $0 != " " }), scalars[end] != "," else { return nil }
        let word = FlowSyntax.text(scalars[start...].prefix { FlowLine.isKey($0) })
        return Finding(
            span: SourceSpan(line: noticed.line, column: start + 1),
            message: "a comma is missing before " + (word.isEmpty ? "this" : word.quoted),
            reason: "Commas stand between the parts of a list in brackets or a group in braces.",
            fix: FlowSyntax.text(scalars[...end]) + ", " + FlowSyntax.text(scalars[start...]))
    }

    /// The line with the value around a colon in quotes: from the colon before it to the next comma or closing bracket.
    private func quotes(_ scalars: [Unicode.Scalar], around colon: Int) -> String? {
        guard colon > 1, let before = (1..<colon).last(where: { scalars[$0] == " " && scalars[$0 - 1] == ":" }) else { return nil }
        let start = scalars[before...].firstIndex { $0 != " " } ?? colon
        let end = scalars[colon...].firstIndex { ",]}".unicodeScalars.contains($0) } ?? scalars.count
        let value = FlowSyntax.text(scalars[start..<end]).trimmed
        guard !value.contains("\"") else { return nil }
        return FlowSyntax.text(scalars[..<start]) + YAMLText.quoted(value) + FlowSyntax.text(scalars[end...])
    }

    /// A bracket that the rest of the file does not close.
    private var unclosed: Finding? {
        guard isEmpty else { return nil }
        return line(above: noticed.line) { line, number in
            guard !line.isClosed, let start = line.scalars.firstIndex(where: { $0 == "[" || $0 == "{" }) else { return nil }
            let isList = line.scalars[start] == "["
            return Finding(
                span: SourceSpan(line: number, column: start + 1),
                message: "the \(isList ? "list" : "group") that starts with \(isList ? "[" : "{") is not closed",
                reason: isList ? YAMLSyntax.reasonOfList : YAMLSyntax.reasonOfGroup,
                fix: YAMLSyntax.closed(FlowSyntax.text(line.scalars), with: isList ? "]" : "}"))
        }
    }

    private static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }
}
