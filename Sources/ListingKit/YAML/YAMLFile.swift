/// Reads a whole YAML file whose top is a list of keys.
enum YAMLFile {
    /// The top of the file, with unknown keys reported, or nil with findings.
    static func mapping(of source: SourceFile, what: String, keys: [String]?, rule: Rule, report: inout Report) -> YAMLNode? {
        guard let text = SourceChecks.text(of: source, report: &report) else { return nil }
        let before = report.diagnostics.count
        SourceChecks.checkLineSeparators(text, firstLine: 1, report: &report)
        SourceChecks.checkTabs(text, firstLine: 1, topKeys: keys ?? [], report: &report)
        guard report.diagnostics.count == before, let root = YAMLParser.parse(text, firstLine: 1, report: &report) else { return nil }
        guard root.entries != nil else {
            report.add(rule, SourceSpan(line: 1, column: 1), "\(what) is made of lines of the form \"key: value\", not of \(root.noun)")
            return nil
        }
        Rule.checkDirection(root, layout: { ["about", "description"].contains($0) ? .paragraphs : .line }, report: &report)
        if let keys { KeyCheck.check(root, allowed: keys, of: what, rule: rule, report: &report) }
        return root
    }
}
