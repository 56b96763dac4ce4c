import Findings
import YAML

/// Tells queries of the search page from other texts that people paste.
enum QueryShape {
    /// Whether a text can be such a query; reports what cannot.
    static func check(_ node: YAMLNode, _ text: String, report: inout Report) -> Bool {
        let mark = text.firstIndex(of: "?")
        let equals = text.firstIndex(of: "=")
        if let mark, equals.map({ mark < $0 }) ?? true {
            let query = text[text.index(after: mark)...].prefix { $0 != "#" }
            report.add(
                .savedSearch, node.span, "only what comes after the \"?\" of the search page is pasted here",
                fix: query.contains("=") ? report.line(replacing: node, with: YAMLText.flowScalar(query.trimmed)) : nil)
            return false
        }
        guard equals != nil else {
            report.add(
                .savedSearch, node.span,
                "\(text.trimmed.quoted) is neither a group of conditions nor what comes after the \"?\" of the search page",
                reason: "A group is written as {kind: rental, max: 600}, a query as kind=rental&max=600.")
            return false
        }
        return true
    }
}
