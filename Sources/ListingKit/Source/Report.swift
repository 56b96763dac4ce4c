/// Collects what the checks of one file find, and adds to each finding what only the file knows: its path and the text of the line.
public struct Report: Sendable {
    /// The file that is checked.
    public let source: SourceFile
    /// What was found so far, in the order of finding, and last how much more than is listed.
    public var diagnostics: [Diagnostic] {
        if more.isNothing { return found }
        return found + more.findings(in: source.path, at: found.map(\.span).max() ?? .wholeFile)
    }
    private var found: [Diagnostic] = []
    private var more = UnlistedFindings()
    /// Whether anything found so far keeps the board from being published, also what is not listed any more.
    public private(set) var hasErrors = false
    /// The most errors, and the most other findings, that one file gets; a file that is wrong throughout is not worth a thousand messages.
    private static let limit = 100
    private var errorCount = 0
    /// Where a value is still to be filled in; whatever else is wrong with such a value follows from that.
    private var unfilled: Set<SourceSpan> = []

    /// An empty report on a file.
    public init(_ source: SourceFile) {
        self.source = source
    }

    /// Adds a finding of a rule, with the rule's severity unless another is given.
    public mutating func add(
        _ rule: Rule, _ span: SourceSpan, _ message: String, reason: String = "", fix: String? = nil, severity: Diagnostic.Severity? = nil
    ) {
        guard !unfilled.contains(span) else { return }
        if rule.id == Rule.placeholder.id { unfilled.insert(span) }
        let isError = (severity ?? rule.severity) == .error
        hasErrors = hasErrors || isError
        guard (isError ? errorCount : found.count - errorCount) < Report.limit else {
            more.count(severity ?? rule.severity)
            return
        }
        if isError { errorCount += 1 }
        found.append(
            Diagnostic(
                severity ?? rule.severity, rule: rule.id, file: source.path, span: span, message: message, reason: reason, fix: fix,
                sourceLine: shownLine(at: span)))
    }

    /// Counts warnings that somebody else has counted.
    mutating func countUnlisted(_ number: Int) {
        more.count(.warning, number)
    }

    /// The text of a line, which many findings on one long line share.
    private mutating func shownLine(at span: SourceSpan) -> String? {
        if let last = found.last, last.span.line == span.line, let line = last.sourceLine, line.utf8.count < SourceFile.shownLength {
            return line
        }
        return source.shownLine(at: span)
    }

    /// Whether the value at a place is still to be filled in, which was reported.
    func isUnfilled(_ span: SourceSpan) -> Bool { unfilled.contains(span) }

    /// Whether there are so many errors, more than are listed, that there is no use in looking for others.
    public var isFull: Bool { more.errors > 0 }
}
