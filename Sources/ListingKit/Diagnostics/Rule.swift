/// One thing that is checked in a board's content: an id to cite, how grave a finding is, and what to tell somebody who asks.
///
/// Each rule has a file of its own, which holds the rule and its check; ``Rule/all`` lists them.
public struct Rule: Sendable, Hashable {
    /// The stable id that diagnostics carry, in lower case with hyphens.
    public let id: String
    /// How grave a finding is, unless the check says otherwise.
    public let severity: Diagnostic.Severity
    /// What the rule wants, in one short sentence.
    public let title: String
    /// Why, and how to put it right, in plain words for somebody who is no programmer.
    public let explanation: String
    /// A correct example to paste, or empty.
    public let example: String

    init(_ id: String, _ severity: Diagnostic.Severity, _ title: String, _ explanation: String, example: String = "") {
        self.id = id
        self.severity = severity
        self.title = title
        self.explanation = explanation
        self.example = example
    }
}
