import Findings
import Values
import YAML

extension Rule {
    package static let idFormat = Rule(
        "id-format", .error, "An id has only lower-case letters, digits and hyphens",
        "The id identifies the listing to feed readers for good. If you don't give one, the file's name is the id.",
        example: "id: gipps-street-12")

    /// The id that a listing gives itself.
    package static func id(_ node: YAMLNode, report: inout Report) -> String? {
        guard let text = text(node, key: "id", report: &report) else { return nil }
        if text.isSlug { return text }
        return report.reject(
            .idFormat, node.span, "\(text.quoted) cannot be an id",
            reason: "It has lower-case letters, digits and single hyphens, at most 80.",
            fix: text.slugified.isEmpty ? nil : "id: \(text.slugified)")
    }
}
