import Facts
import Findings
import YAML

extension ListingRule {
    static let commentedOutValue = ListingRule(.commentCut) { Rule.checkCommentedOut($0.root, kind: $0.kind, report: &$1) }
}

extension Rule {
    /// Warns of values that are nothing but a comment, so that something was written and nothing read.
    package static func checkCommentedOut(_ root: YAMLNode, kind: Kind, report: inout Report) {
        guard report.source.mayHoldComments else { return }
        for entry in root.entries ?? [] { checkCommentedOut(entry, type: type(of: entry.key, kind), report: &report) }
    }

    private static func checkCommentedOut(_ entry: YAMLNode.Entry, type: AnyFieldType?, report: inout Report) {
        if entry.value.isEmpty {
            checkCommentedOut(behind: entry.keySpan, key: entry.key, type: type, report: &report)
        }
        checkInner(entry.value, key: entry.key, type: type, report: &report)
    }

    private static func checkInner(_ node: YAMLNode, key: String, type: AnyFieldType?, report: inout Report) {
        switch node.content {
        case .scalar: return
        case .mapping(let entries):
            for entry in entries { checkCommentedOut(entry, type: innerTexts.contains(entry.key) ? .prose : nil, report: &report) }
        case .sequence(let items):
            for item in items {
                if item.isEmpty { checkCommentedOut(behind: item.span, key: key, type: nil, report: &report) }
                checkInner(item, key: key, type: nil, report: &report)
            }
        }
    }

    /// The keys inside groups that hold texts, in which a # may be meant.
    private static let innerTexts: Set<String> = ["street", "name", "alt"]

    private static func type(of key: String, _ kind: Kind) -> AnyFieldType? {
        switch key {
        case "tags": .tags
        case "title", "description": .prose
        default: kind.field(key)?.type
        }
    }

    private static func checkCommentedOut(behind place: SourceSpan, key: String, type: AnyFieldType?, report: inout Report) {
        checkCommentedOut(behind: place, key: key, report: &report) { text in
            if let type { type.uncommented(text) } else { beforeComment(text) }
        }
    }
}
