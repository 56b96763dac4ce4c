/// Collects what the checks of one file find, and adds to each finding what only the file knows: its path and the text of the line.
public struct Report: Sendable {
    /// The file that is checked.
    public let source: SourceFile
    /// What was found so far, in the order of finding.
    public private(set) var diagnostics: [Diagnostic] = []
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
        guard (isError ? errorCount : diagnostics.count - errorCount) < Report.limit else { return }
        if isError { errorCount += 1 }
        diagnostics.append(
            Diagnostic(
                severity ?? rule.severity, rule: rule.id, file: source.path, span: span, message: message, reason: reason, fix: fix,
                sourceLine: source.line(span.line)))
    }

    /// Whether a value is still to be filled in, which was reported.
    func isUnfilled(_ node: YAMLNode) -> Bool { unfilled.contains(node.span) }

    /// Whether there are so many errors that there is no use in looking for more.
    public var isFull: Bool { errorCount >= Report.limit }
}
