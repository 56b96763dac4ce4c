import Findings
import Values
import YAML

/// Reads which places nearby the pages of a kind show first: `nearby: [charger, fuel]`, categories by their names. A board may have categories
/// that nobody else has, so any name will do.
enum NearbyKey {
    static func read(_ reader: NodeReader, report: inout Report) -> [String] {
        var ids: [String] = []
        for node in reader.list("nearby", report: &report) {
            let id = node.text?.trimmed ?? ""
            if id.isSlug, !ids.contains(id) {
                ids.append(id)
            } else if ids.contains(id) {
                report.add(.kindFile, node.span, "\(id.quoted) is given twice", fix: "Delete it.")
            } else {
                report.add(
                    .kindFile, node.span, "\(id.quoted) is not the name of a category of places",
                    reason: "It has lower-case letters, digits and hyphens, such as charger, fuel or parking.",
                    fix: id.slugified.isEmpty ? nil : report.line(replacing: node, with: id.slugified))
            }
        }
        return ids
    }
}
