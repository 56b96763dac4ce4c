import Findings
import Values

/// Values that are nothing but a comment, so that something was written and nothing read.
extension Rule {
    /// Warns of them in a file that is no listing, such as an owner's or a circle's.
    package static func checkCommentedOut(_ root: YAMLNode, report: inout Report) {
        guard report.source.mayHoldComments else { return }
        checkInner(root, report: &report)
    }

    private static func checkInner(_ node: YAMLNode, report: inout Report) {
        switch node.content {
        case .scalar: return
        case .mapping(let entries):
            for entry in entries {
                if entry.value.isEmpty {
                    checkCommentedOut(behind: entry.keySpan, key: entry.key, report: &report) { text in
                        texts.contains(entry.key)
                            ? YAMLText.quoted(text) : lists.contains(entry.key) ? plainTags(text) : beforeComment(text)
                    }
                }
                checkInner(entry.value, report: &report)
            }
        case .sequence(let items):
            for item in items {
                if item.isEmpty { checkCommentedOut(behind: item.span, key: "this item", report: &report, written: beforeComment) }
                checkInner(item, report: &report)
            }
        }
    }

    /// The keys that hold texts in which a # may be meant, and those that hold lists of words.
    private static let texts: Set<String> = [
        "name", "title", "tagline", "about", "description", "text", "licence", "matrix", "label", "labels", "noun", "advice", "help",
        "attribution", "alt",
    ]
    private static let lists: Set<String> = ["circles", "was", "kinds", "suburbs", "formats", "card", "done", "also"]

    /// Warns of a comment right behind a key or the hyphen of an item, unless a space after its # shows that it is one. `written` writes it as a
    /// value.
    package static func checkCommentedOut(
        behind place: SourceSpan, key: String, report: inout Report, written: (_ comment: String) -> String?
    ) {
        guard let (text, span) = commentedOut(behind: place, report),
            !report.diagnostics.contains(where: { $0.span == place && $0.missing != nil })
        else { return }
        report.add(
            .commentCut, span, "\(key.quoted) is empty here: everything after the \"#\" is treated as a comment", reason: reasonOfCut,
            fix: written(text).flatMap { report.line(replacing: span, with: $0) })
    }

    /// A comment right behind a key or a hyphen that was most likely meant as its value, and where it stands; nil if there is none.
    package static func commentedOut(behind place: SourceSpan, _ report: Report) -> (text: String, span: SourceSpan)? {
        guard let line = report.source.line(place.line), place.column > 0 else { return nil }
        let scalars = line.unicodeScalars
        let comment = scalars.dropFirst(place.column - 1 + place.length).drop { $0 == " " || $0 == ":" }
        guard comment.first == "#", let second = comment.dropFirst().first, second != " ", second != "\t", second != "#" else { return nil }
        let text = String(comment).trimmed
        return (text, SourceSpan(line: place.line, column: scalars.count - comment.count + 1, length: text.unicodeScalars.count))
    }
}
