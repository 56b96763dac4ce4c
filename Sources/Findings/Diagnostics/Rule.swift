/// One thing that is checked in a board's content: an id to cite, how serious a finding is, and an explanation.
///
/// Each rule stands in a file with its check; ``Rule/all`` lists them.
public struct Rule: Sendable, Hashable {
    /// The stable id that diagnostics carry, in lower case with hyphens.
    public let id: String
    /// How serious a finding is, unless the check says otherwise.
    public let severity: Diagnostic.Severity
    /// What the rule wants, in one short sentence.
    public let title: String
    /// Why, and how to put it right, in plain words for people who do not program.
    public let explanation: String
    /// A correct example to paste, or empty.
    public let example: String

    package init(_ id: String, _ severity: Diagnostic.Severity, _ title: String, _ explanation: String, example: String = "") {
        self.id = id
        self.severity = severity
        self.title = title
        self.explanation = explanation
        self.example = example
    }

    /// A finding of the rule, with its severity unless another is given.
    package func finding(
        in file: String, at span: SourceSpan = .wholeFile, _ message: String, reason: String = "", fix: String? = nil,
        severity: Diagnostic.Severity? = nil, sourceLine: String? = nil, missing: String? = nil
    ) -> Diagnostic {
        Diagnostic(
            severity ?? self.severity, rule: id, file: file, span: span, message: message, reason: reason, fix: fix, sourceLine: sourceLine,
            missing: missing)
    }
}
