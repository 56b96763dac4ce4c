/// Reads a whole YAML file whose top is a list of keys.
enum YAMLFile {
    /// The top of the file, with unknown keys reported, or nil with findings.
    static func mapping(of source: SourceFile, what: String, keys: [String]?, rule: Rule, report: inout Report) -> YAMLNode? {
        guard let text = SourceChecks.text(of: source, report: &report) else { return nil }
        guard let root = parse(text, firstLine: 1, topKeys: keys ?? [], report: &report) else { return nil }
        guard root.entries != nil else {
            return report.reject(
                rule, SourceSpan(line: 1, column: 1), "\(what) is made of lines of the form \"key: value\", not of \(root.noun)")
        }
        Rule.checkDirection(root, layout: { ["about", "description"].contains($0) ? .paragraphs : .line }, report: &report)
        if let keys { KeyCheck.check(root, allowed: keys, of: what, rule: rule, report: &report) }
        return root
    }

    /// The facts of a listing or a page; nil with findings if they are not keys with values.
    static func facts(
        _ yaml: ArraySlice<UInt8>, firstLine: Int, topKeys: @autoclosure () -> [String], report: inout Report
    ) -> YAMLNode? {
        guard let root = parse(yaml, firstLine: firstLine, topKeys: topKeys(), report: &report) else { return nil }
        if root.entries != nil { return root }
        return report.reject(
            .yamlSyntax, SourceSpan(line: max(1, root.span.line), column: 1), "the facts must be lines of the form \"key: value\"",
            fix: "title: …")
    }

    /// The tree of a file's YAML; nil with findings. `topKeys` are keys that belong at the top, and nowhere deeper.
    private static func parse(
        _ yaml: ArraySlice<UInt8>, firstLine: Int, topKeys: @autoclosure () -> [String], report: inout Report
    ) -> YAMLNode? {
        let before = report.diagnostics.count
        SourceChecks.checkLineSeparators(yaml, firstLine: firstLine, report: &report)
        SourceChecks.checkTabs(yaml, firstLine: firstLine, topKeys: topKeys(), report: &report)
        // libyaml's message on a tab is harder to understand than the one just reported.
        return report.diagnostics.count == before ? YAMLParser.parse(yaml, firstLine: firstLine, report: &report) : nil
    }
}
