import Findings
import Values

/// Reads a whole YAML file whose top is a list of keys.
package enum YAMLFile {
    /// The top of the file, with unknown keys reported, or nil with findings.
    package static func mapping(of source: SourceFile, what: String, keys: [String]?, rule: Rule, report: inout Report) -> YAMLNode? {
        SourceChecks.text(of: source, report: &report).flatMap {
            mapping($0, firstLine: 1, what: what, keys: keys, rule: rule, report: &report)
        }
    }

    /// The same for a part of a file.
    package static func mapping(
        _ yaml: ArraySlice<UInt8>, firstLine: Int, what: String, keys: [String]?, rule: Rule, report: inout Report
    ) -> YAMLNode? {
        guard let root = parse(yaml, firstLine: firstLine, topKeys: keys ?? [], report: &report) else { return nil }
        guard root.entries != nil else {
            return report.reject(
                rule, SourceSpan(line: max(1, root.span.line), column: 1),
                "\(what) is made of lines of the form \"name: value\", not of \(root.noun)", fix: keys?.first.map { "\($0): …" })
        }
        Rule.checkDirection(root, layout: { ["about", "description"].contains($0) ? .paragraphs : .line }, report: &report)
        Rule.checkCommentedOut(root, report: &report)
        if let keys { KeyCheck.check(root, allowed: keys, of: what, rule: rule, report: &report) }
        return root
    }

    /// The facts of a listing; nil with findings if they are not keys with values.
    package static func facts(
        _ yaml: ArraySlice<UInt8>, firstLine: Int, topKeys: @autoclosure () -> [String], report: inout Report
    ) -> YAMLNode? {
        guard let root = parse(yaml, firstLine: firstLine, topKeys: topKeys(), report: &report) else { return nil }
        if root.entries != nil { return root }
        return report.reject(
            .yamlSyntax, SourceSpan(line: max(1, root.span.line), column: 1), "the facts must be lines of the form \"name: value\"",
            fix: "title: …")
    }

    /// The tree of a file's YAML; nil with findings. `topKeys` are keys that belong at the top, and nowhere deeper.
    ///
    /// Where a line cannot be read but it is known how it was meant, reading goes on with that line, so that all problems are told at once.
    private static func parse(
        _ yaml: ArraySlice<UInt8>, firstLine: Int, topKeys: @autoclosure () -> [String], report: inout Report
    ) -> YAMLNode? {
        let before = report.diagnostics.count
        var end = yaml.endIndex
        SourceChecks.checkLineSeparators(yaml, firstLine: firstLine, report: &report)
        SourceChecks.checkTabs(yaml, firstLine: firstLine, topKeys: topKeys(), report: &report)
        // libyaml's message on a tab is harder to understand than the one just reported.
        for finding in report.diagnostics.dropFirst(before) {
            guard let change = readOn(finding, .yamlTab, &report) else { return nil }
            end += change
        }
        let unspaced = report.diagnostics.count
        UnusualSpaces.check(report.source.bytes[yaml.startIndex..<end], firstLine: firstLine, topKeys: topKeys(), report: &report)
        for finding in report.diagnostics.dropFirst(unspaced) { end += readOn(finding, .yamlSyntax, &report) ?? 0 }
        for _ in 0...mostLines {
            var attempt = report
            let text = report.source.bytes[yaml.startIndex..<end]
            let root = YAMLParser.parse(text, firstLine: firstLine, report: &attempt)
            if root?.entries == nil, root.map({ !$0.isEmpty }) ?? true,
                let change = mend(text, firstLine: firstLine, topKeys: topKeys(), report: &report)
            {
                end += change
                continue
            }
            if let root {
                report = attempt
                return root
            }
            var next = report
            guard var finding = attempt.diagnostics.last else { return nil }
            if finding.rule == Rule.yamlSyntax.id, let slip = MissingColon(near: finding.span, in: report.source, keys: topKeys()) {
                finding = Rule.yamlSyntax.finding(
                    in: finding.file, at: slip.span, "a colon is missing after \(slip.key.quoted)",
                    reason: "There has to be a colon after the name, and a space after the colon.", fix: slip.fix)
                attempt = report
                attempt.add(.yamlSyntax, finding.span, finding.message, reason: finding.reason, fix: finding.fix)
            }
            // A line that is still wrong as it was offered was told of.
            if report.diagnostics.contains(where: { $0.span == finding.span && $0.message == finding.message }) { return nil }
            next.add(.yamlSyntax, finding.span, finding.message, reason: finding.reason, fix: finding.fix)
            guard let change = readOn(finding, .yamlSyntax, &next) else {
                report = attempt
                return nil
            }
            report = next
            end += change
        }
        return nil
    }

    /// Reports the lines that were plainly meant otherwise, and reads them so: how many bytes longer that makes the file. Nil if there are none.
    private static func mend(_ yaml: ArraySlice<UInt8>, firstLine: Int, topKeys: [String], report: inout Report) -> Int? {
        var change: Int?
        for slip in LineSlips.slips(in: yaml, firstLine: firstLine, topKeys: topKeys) {
            report.add(.yamlSyntax, slip.span, slip.message, reason: slip.reason, fix: slip.fix)
            if let more = report.readOn(line: slip.number, as: slip.fix) { change = (change ?? 0) + more }
        }
        return change
    }

    /// The most lines of a file that are read as they are offered.
    private static let mostLines = 20

    /// Reads the line of a finding as its fix has it, if that is a line: how many bytes longer that makes the file, else nil.
    private static func readOn(_ finding: Diagnostic, _ rule: Rule, _ report: inout Report) -> Int? {
        guard finding.rule == rule.id, let fix = finding.fix, !fix.contains("\n"),
            rule == .yamlTab || fix.contains(": ") || fix.trimmed.hasPrefix("- "), !report.isFull
        else { return nil }
        return report.readOn(line: finding.span.line, as: fix)
    }
}
