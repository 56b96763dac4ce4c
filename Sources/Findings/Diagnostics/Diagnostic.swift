/// A finding about a board's content: what is wrong, where, why, and what to write instead.
///
/// Findings are values, collected over all files. Failures of the environment, such as a full disk, are thrown errors.
public struct Diagnostic: Hashable, Sendable {
    /// How serious it is: only an error keeps a board from being published.
    public enum Severity: String, Sendable, Comparable, CaseIterable {
        case error, warning, hint

        /// The most serious first.
        public static func < (left: Severity, right: Severity) -> Bool {
            left.word("0", "1", "2") < right.word("0", "1", "2")
        }

        /// The word that a report has for it.
        package func word(_ error: String, _ warning: String, _ hint: String) -> String {
            switch self {
            case .error: error
            case .warning: warning
            case .hint: hint
            }
        }
    }

    /// How serious it is.
    public var severity: Severity
    /// The id of the rule that found it, as `houser explain` takes it, such as `suburb-postcode`.
    public var rule: String
    /// The file, relative to the content folder, with `/` between the parts. One that does not lie there begins with `./`, and is relative to the
    /// folder in which the program runs, or with `/`.
    public var file: String
    /// Where in the file.
    public var span: SourceSpan
    /// What is wrong, in one sentence without a final full stop.
    public var message: String {
        get { ContentPath.filled(texts.message, "") }
        set { texts.message = newValue }
    }
    /// Why it matters or how it came about, in full sentences; empty if the message says it all.
    public var reason: String {
        get { ContentPath.filled(texts.reason, "") }
        set { texts.reason = newValue }
    }
    /// The text to paste instead, or what to do, possibly of several lines; nil if there is no single remedy.
    public var fix: String? {
        get { texts.fix.map { ContentPath.filled($0, "") } }
        set { texts.fix = newValue }
    }
    /// The text of the line that the span starts in, without its line end; nil for a problem of a whole file.
    public var sourceLine: String?
    /// The key that the file should have and hasn't, or that has no value, such as `rent`; in a group behind those of the group, as in
    /// `address.suburb`. Nil of all that is there and wrong.
    public var missing: String?
    /// Other files that it is about as much as about its own; none is printed.
    package private(set) var beside: [String] = []
    /// The texts as they were given, in which a ``ContentPath`` leads to a file of the content folder.
    package private(set) var texts: Texts

    /// What a finding says.
    package struct Texts: Hashable, Sendable {
        package fileprivate(set) var message: String
        package fileprivate(set) var reason: String
        package fileprivate(set) var fix: String?
    }

    /// Creates a diagnostic; see the properties for what each part says.
    public init(
        _ severity: Severity, rule: String, file: String, span: SourceSpan = .wholeFile, message: String, reason: String = "",
        fix: String? = nil, sourceLine: String? = nil, missing: String? = nil
    ) {
        self.severity = severity
        self.rule = rule
        self.file = file
        self.span = span
        texts = Texts(message: message, reason: reason, fix: fix)
        self.sourceLine = sourceLine
        self.missing = missing
    }

    /// The same, about some other files as well.
    package func beside(_ files: [String]) -> Diagnostic {
        var finding = self
        finding.beside = files
        return finding
    }
}

extension Diagnostic: Comparable {
    /// By file, place, severity, rule, then message: the order in which they are printed.
    public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
        (left.file, left.span, left.severity, left.rule, left.message) < (right.file, right.span, right.severity, right.rule, right.message)
    }
}
