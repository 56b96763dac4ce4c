/// Collects the findings of one file's checks, and adds its path and the text of the line to each.
public struct Report: Sendable {
    /// The file that is checked, with the lines that cannot be read as they are offered instead.
    public private(set) var source: SourceFile
    /// The lines that are read otherwise than they stand in the file, as they stand there, by number.
    private var standing: [Int: String] = [:]
    /// The findings so far, in the order of finding, and last how many more are not listed.
    public var diagnostics: [Diagnostic] {
        let told = SharedLines.merged(found, in: source)
        if more.isNothing { return told }
        return told + more.findings(in: source.path, at: found.map { $0.span }.max() ?? .wholeFile)
    }
    private var found: [Diagnostic] = []
    private var more = UnlistedFindings()
    /// Whether any finding, listed or not, keeps the board from being published.
    public private(set) var hasErrors = false
    /// The most errors, and the most other findings, that one file gets: a thousand messages would help nobody.
    fileprivate static let limit = 100
    private var errorCount = 0
    /// Where a value is still to be filled in; whatever else is wrong there follows from that.
    private var unfilled: Set<SourceSpan> = []

    /// An empty report on a file.
    public init(_ source: SourceFile) {
        self.source = source
    }

    /// What is made of a file, unless there are errors in it, with all findings.
    package static func reading<Value>(_ source: SourceFile, _ read: (inout Report) -> Value?) -> (value: Value?, diagnostics: [Diagnostic])
    {
        var report = Report(source)
        let value = read(&report)
        return (report.hasErrors ? nil : value, report.diagnostics)
    }

    /// Adds a finding of a rule, with the rule's severity unless another is given, and with the key that is ``Diagnostic/missing`` if one is.
    public mutating func add(
        _ rule: Rule, _ span: SourceSpan, _ message: String, reason: String = "", fix: String? = nil, severity: Diagnostic.Severity? = nil,
        missing: String? = nil
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
        var (span, line) = (span, source.shownLine(at: span))
        if !standing.isEmpty, let text = standing[span.line] {
            span = span.moved(from: line ?? "", to: text)
            line = text
        }
        found.append(
            rule.finding(
                in: source.path, at: span, SecretMask.masked(message), reason: SecretMask.masked(reason), fix: fix.map(SecretMask.masked),
                severity: severity, sourceLine: line.map(SecretMask.masked), missing: missing))
    }

    /// Adds a finding where there is no value because of it.
    package mutating func reject<Value>(
        _ rule: Rule, _ span: SourceSpan, _ message: String, reason: String = "", fix: String? = nil, severity: Diagnostic.Severity? = nil,
        missing: String? = nil
    ) -> Value? {
        add(rule, span, message, reason: reason, fix: fix, severity: severity, missing: missing)
        return nil
    }

    /// Counts warnings that were counted elsewhere.
    package mutating func countUnlisted(_ number: Int) { more.count(.warning, number) }

    /// Reads a line of the file as it is offered instead, so that what is wrong further on is told too; how many bytes longer that makes the
    /// file. Nil if it reads so already, or cannot be. What was offered for the line before has this put right as well.
    package mutating func readOn(line number: Int, as text: String) -> Int? {
        guard let line = source.shownLine(at: SourceSpan(line: number, column: 1)), line != text,
            let other = source.replacing(line: number, with: text)
        else { return nil }
        if standing[number] == nil {
            standing[number] = line
        } else {
            for index in found.indices where found[index].span.line == number && found[index].fix == line { found[index].fix = text }
        }
        defer { source = other }
        return other.bytes.count - source.bytes.count
    }

    /// Whether the value at a place is still to be filled in, which was reported.
    package func isUnfilled(_ span: SourceSpan) -> Bool { unfilled.contains(span) }

    /// Whether so many errors were found, more than are listed, that it is no use to look for others.
    public var isFull: Bool { more.errors > 0 }
}

extension [Diagnostic] {
    /// As many of the findings on one file as a ``Report`` lists of a sort, and how many more there are.
    public var limited: [Diagnostic] {
        let rest = dropFirst(Report.limit)
        guard let last = rest.last else { return self }
        var more = UnlistedFindings()
        for finding in rest { more.count(finding.severity) }
        return prefix(Report.limit) + more.findings(in: last.file, at: last.span)
    }
}
