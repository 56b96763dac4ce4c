import Findings
import Values
import YAML

extension Rule {
    package static let requiredField = Rule(
        "required-field", .error, "Nothing that people need to know is missing",
        "Some facts matter to everyone who's looking. Add the line that the message shows, or fill in the one that has nothing behind its colon."
    )

    /// Reports a missing field: at its own key if that has no value, else at the listing's first line.
    package static func missing(
        _ field: Field, at span: SourceSpan, empty: YAMLNode.Entry? = nil, what: String, detail: String? = nil, fix: String? = nil,
        report: inout Report
    ) {
        let reasons = ["Every \(what) needs it.", detail ?? field.type.valueHint(for: field), field.help].compactMap { $0 }
        let fix = fix ?? "\(field.id): \(field.type.shape)"
        guard let empty else {
            report.add(
                .requiredField, span, "\(field.id.quoted) is missing", reason: reasons.joined(separator: " "), fix: fix, missing: field.id)
            return
        }
        if let (text, span) = commentedOut(behind: empty.keySpan, report), let written = field.type.uncommented(text) {
            report.add(
                .requiredField, empty.keySpan, "\(field.id.quoted) has no value: everything after the \"#\" is a comment",
                reason: reasonOfCut, fix: report.line(replacing: span, with: written), missing: field.id)
            return
        }
        let edits = report.edits(of: empty, key: field.id, value: String(fix.dropFirst(field.id.count + 2)))
        report.add(
            .requiredField, empty.keySpan, "\(field.id.quoted) has no value", reason: reasons.joined(separator: " "),
            fix: edits.flatMap { report.line(making: $0) } ?? fix, missing: field.id)
    }
}
