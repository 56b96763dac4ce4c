import Findings
import Values

/// Explains libyaml's syntax errors to people who have never heard of YAML.
enum YAMLExplanation {
    /// Reports a fault that lies at one place and was noticed at another.
    static func report(problem: String, context: String, at span: SourceSpan, noticed: SourceSpan, into report: inout Report) {
        let line = report.source.line(span.line) ?? ""
        if let open = OpenQuote(above: span.line, in: report.source) {
            report.add(
                .yamlSyntax, open.span, "the quotes that are opened here are not closed on this line",
                reason: "So the text runs on to the next quotes, on line \(span.line).", fix: open.fix)
            return
        }
        if problem.hasPrefix("did not find expected"), let ended = EndedQuote(at: noticed, in: report.source) {
            report.add(.yamlSyntax, ended.span, ended.message, reason: ended.reason, fix: ended.fix)
            return
        }
        if blockProblems.contains(problem), let slip = GluedHyphen(above: span.line, in: report.source) {
            report.add(.yamlSyntax, slip.span, GluedHyphen.message, reason: GluedHyphen.reason, fix: slip.fix)
            return
        }
        if startProblems.contains(problem), let start = UnquotedStart(line, number: span.line) {
            report.add(.yamlSyntax, start.span, start.message, reason: UnquotedStart.reason, fix: start.fix)
            return
        }
        let flow = FlowExplanation(problem: problem, context: context, place: span, noticed: noticed, source: report.source)
        if let found = flow.finding {
            report.add(.yamlSyntax, found.span, found.message, reason: found.reason, fix: found.fix)
            return
        }
        if problem == "could not find expected ':'" || problem == "mapping values are not allowed in this context",
            let glued = GluedKey(line, number: span.line)
                ?? report.source.line(span.line - 1).flatMap({ GluedKey($0, number: span.line - 1) })
        {
            report.add(
                .yamlSyntax, glued.span, "a space is missing after \("\(glued.key):".quoted)",
                reason: "There has to be a space after the colon.", fix: glued.fix)
            return
        }
        let (message, reason, fix) =
            problem == "mapping values are not allowed in this context" && isIndented(line, colon: span.column - 1)
            ? (
                "this line starts further right than the line above it",
                "Lines that belong together start in the same column.", line.trimmed
            ) : explain(problem: problem, context: context, line: line, column: span.column)
        report.add(.yamlSyntax, span, message, reason: reason, fix: fix)
    }

    /// Whether the fault lies where the context starts, and not where libyaml noticed it.
    static func isUnfinished(problem: String, context: String) -> Bool {
        FlowExplanation.separators.contains(problem) || problem == "could not find expected ':'"
            || problem == "found unexpected end of stream" && context.contains("quoted")
    }

    /// What libyaml says of lines that it cannot put together.
    private static let blockProblems: Set<String> = [
        "could not find expected ':'", "mapping values are not allowed in this context", "did not find expected key",
        "did not find expected '-' indicator",
    ]

    /// What libyaml says of values that start with a sign of its own.
    private static let startProblems: Set<String> = [
        "did not find expected alphabetic or numeric character", "did not find expected key", "could not find expected ':'",
        "found character that cannot start any token", "did not find expected '!'", "did not find expected whitespace or line break",
    ]

    /// Whether the colon that is not expected follows the first word of a line that starts with spaces.
    private static func isIndented(_ line: String, colon: Int) -> Bool {
        let scalars = Array(line.unicodeScalars.prefix(colon))
        guard scalars.count == colon, scalars.first == " " else { return false }
        let key = scalars.drop { $0 == " " }
        return !key.isEmpty && !key.contains(" ") && !key.contains(":")
    }

    static let reasonOfList = "A list in brackets needs commas between its items and a ] at its end."
    static let reasonOfGroup = "A group in braces needs commas between its parts and a } at its end."

    private static func explain(problem: String, context: String, line: String, column: Int) -> (String, String, String?) {
        switch problem {
        case "mapping values are not allowed in this context":
            guard line.unicodeScalars.prefix(max(0, column - 1)).contains(":") else {
                return ("a colon is not expected here", "Text with a colon and a space in it needs double quotes.", quoted(line))
            }
            if let group = OpenGroup.closed(line) {
                return (
                    OpenGroup.isRound(line)
                        ? "these parts belong in braces, not in round brackets" : "the brace before the first of these parts is missing",
                    reasonOfGroup, group
                )
            }
            return (
                "there is a second colon on this line, so the text needs double quotes",
                "A colon with a space after it ends the name of a fact, unless the text it is in has quotes around it.", quoted(line)
            )
        case "could not find expected ':'":
            return ("a line of the form \"name: value\" is expected here", "It needs a colon with a space after it.", nil)
        case "did not find expected key":
            return (
                "a line of the form \"name: value\" is expected here",
                "Either there's no colon after the name, or the line doesn't start in the same column as the lines above it.", nil
            )
        case "did not find expected ',' or ']'":
            return ("the list that starts with [ is not closed", reasonOfList + comment(line), FlowBalance.closed(line))
        case "did not find expected ',' or '}'":
            return ("the group that starts with { is not closed", reasonOfGroup + comment(line), FlowBalance.closed(line))
        case "did not find expected '-' indicator":
            return ("this should be an item of the list", "Each item of a list starts with a hyphen, in the same column.", nil)
        case "found unexpected end of stream":
            return (
                "the quotes that are opened here are never closed", "A value that starts with quotes ends with the same quotes.",
                quoteClosed(line, from: column) ?? "Add the closing quotes at the end of the value."
            )
        case "found character that cannot start any token":
            return (
                "text can't start with this character unless it's in quotes", "Text that starts with @, ` or % needs double quotes.",
                quoted(line, from: column)
            )
        case "control characters are not allowed":
            return ("there is a control character here", "It's invisible, and doesn't belong in a listing.", "Delete the character.")
        case "block sequence entries are not allowed in this context":
            return ("a list cannot start here", "Put the list on lines of its own below the key, each item starting with a hyphen.", nil)
        default:
            return ("this is not valid YAML: \(problem)", context.isEmpty ? "" : "It happened \(context).", nil)
        }
    }

    /// Tells of a comment that may have swallowed the rest of a line.
    private static func comment(_ line: String) -> String {
        line.contains(" #") ? " Everything from \" #\" on is a comment; a value with \" #\" in it goes in double quotes." : ""
    }

    /// The line with its value in double quotes, if it is of the form `key: value`.
    private static func quoted(_ line: String) -> String? {
        guard let colon = line.range(ofFirst: ": ") else { return nil }
        let value = line[colon.upperBound...]
        guard !value.isEmpty, !value.contains("\""), !value.contains("\\") else { return nil }
        return line[..<colon.upperBound] + "\"" + value + "\""
    }

    /// The line with a value in quotes: all in brackets that need them, else its rest; nil if the end is unclear.
    private static func quoted(_ line: String, from column: Int) -> String? {
        if let flow = FlowLine(line), flow.isClosed {
            return flow.line { part in
                part.unicodeScalars.first.map { "@`%".unicodeScalars.contains($0) } ?? false ? YAMLText.quoted(part) : nil
            }
        }
        let scalars = line.unicodeScalars
        let value = String(scalars.dropFirst(column - 1))
        let text = String(value[..<(value.range(ofFirst: " #")?.lowerBound ?? value.endIndex)])
        guard FlowLine(line) == nil, !text.contains(where: { ",[]{}".contains($0) }) || isValue(line) else { return nil }
        let rest = value.dropFirst(text.count)
        return String(scalars.prefix(column - 1)) + YAMLText.quoted(text.trimmed) + (rest.isEmpty ? "" : " " + rest)
    }

    /// The line with the quotes that its value lacks at its end; nil if there are others on it, or something follows that may not be meant.
    private static func quoteClosed(_ line: String, from column: Int) -> String? {
        let scalars = Array(line.unicodeScalars)
        guard isValue(line), column >= 1, column <= scalars.count, !line.contains(" #"), scalars.count <= Report.longestLine else {
            return nil
        }
        let quote = scalars[column - 1]
        return scalars[column...].contains(quote) ? nil : line.trimmed + String(quote)
    }

    /// Whether a line starts with a key at its left edge, so that no bracket above it is open.
    private static func isValue(_ line: String) -> Bool {
        line.unicodeScalars.first.map { FlowLine.isKey($0) && $0 != "-" } ?? false
    }
}

/// A line such as `rent:720`, in which no space follows the colon of the key.
struct GluedKey {
    let key: String
    let span: SourceSpan
    /// The line with the space.
    let fix: String

    init?(_ line: String, number: Int) {
        let scalars = line.unicodeScalars
        let start = scalars.prefix { $0 == " " }.count
        let hyphen = scalars.dropFirst(start).starts(with: "- ".unicodeScalars) ? 2 : 0
        let name = scalars.dropFirst(start + hyphen).prefix { FlowLine.isKey($0) }
        let rest = scalars.dropFirst(start + hyphen + name.count)
        // A web address has such a colon too.
        guard !name.isEmpty, rest.first == ":", let next = rest.dropFirst().first, next != " ", next != "/",
            scalars.count <= Report.longestLine
        else { return nil }
        key = String(name)
        span = SourceSpan(line: number, column: start + hyphen + 1, length: name.count + 1)
        fix = String(scalars.prefix(start + hyphen)) + key + ": " + String(rest.dropFirst())
    }
}
