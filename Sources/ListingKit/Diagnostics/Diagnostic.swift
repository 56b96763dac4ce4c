/// What a check says about a board's content: what is wrong, where, why, and what to write instead.
///
/// A diagnostic is a value, collected over all files so that one run tells everything. Failures of the environment (an unreadable folder,
/// a full disk) are thrown errors instead.
public struct Diagnostic: Hashable, Sendable {
    /// How grave it is: only an error keeps a board from being published.
    public enum Severity: String, Sendable, Comparable, CaseIterable {
        case error, warning, hint

        /// The gravest first.
        public static func < (left: Severity, right: Severity) -> Bool {
            func rank(_ severity: Severity) -> Int { severity == .error ? 0 : severity == .warning ? 1 : 2 }
            return rank(left) < rank(right)
        }
    }

    /// How grave it is.
    public var severity: Severity
    /// The id of the rule that found it, as `houser explain` takes it, such as `suburb-postcode`.
    public var rule: String
    /// The file, relative to the content folder, with `/` between the parts.
    public var file: String
    /// Where in the file.
    public var span: SourceSpan
    /// What is wrong, in one sentence without a final full stop.
    public var message: String
    /// Why it matters or how it came about, in full sentences; empty if the message says it all.
    public var reason: String
    /// The text to paste instead, or what to do, possibly of several lines; nil if there is no single remedy.
    public var fix: String?
    /// The text of the line that the span starts in, without its line end; nil for a problem of a whole file.
    public var sourceLine: String?

    /// Creates a diagnostic; see the properties for what each part says.
    public init(
        _ severity: Severity, rule: String, file: String, span: SourceSpan = .wholeFile, message: String, reason: String = "",
        fix: String? = nil, sourceLine: String? = nil
    ) {
        self.severity = severity
        self.rule = rule
        self.file = file
        self.span = span
        self.message = message
        self.reason = reason
        self.fix = fix
        self.sourceLine = sourceLine
    }
}

extension Diagnostic: Comparable {
    /// By file, place, severity, rule, then message: the order in which they are printed.
    public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
        if left.file != right.file { return left.file < right.file }
        if left.span != right.span { return left.span < right.span }
        if left.severity != right.severity { return left.severity < right.severity }
        if left.rule != right.rule { return left.rule < right.rule }
        return left.message < right.message
    }
}
