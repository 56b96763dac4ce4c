import Findings
import Values
import YAML

/// What to write in place of a list of words some of which are none of the choices: with all of them put right at once.
struct ListFixes {
    /// The word that an item means, nil if none surely, and the one that it may mean.
    typealias Meaning = (sure: String?, maybe: String?)

    private let whole: String?
    /// The items with lines of their own, and what to do with each.
    private var single: [SourceSpan: String] = [:]

    /// `meaning` tells what an item means.
    init(_ items: [YAMLNode], _ report: Report, meaning: (YAMLNode) -> Meaning) {
        let meanings = items.count <= 40 ? items.map(meaning) : []
        guard let first = items.first, let last = items.last, !meanings.isEmpty else {
            whole = nil
            return
        }
        guard first.span.line == last.span.line, items.allSatisfy({ $0.text != nil }) else {
            whole = nil
            for (item, meaning) in zip(items, meanings) {
                let line = meaning.sure.flatMap { report.line(replacing: item, with: YAMLText.flowScalar($0)) }
                single[item.span] = line ?? (meaning.maybe == nil && ListFixes.hasOwnLine(item, report) ? "Delete this line." : nil)
            }
            return
        }
        let length = last.span.column + last.span.length - first.span.column
        let span = SourceSpan(line: first.span.line, column: first.span.column, length: length)
        var lines: [String] = []
        for words in [meanings.compactMap { $0.sure }, meanings.compactMap { $0.sure ?? $0.maybe }] where !words.isEmpty {
            var unique: [String] = []
            for word in words where !unique.contains(word) { unique.append(word) }
            let text = unique.map { YAMLText.flowScalar($0) }.joined(separator: ", ")
            if let line = report.line(replacing: span, with: text), !lines.contains(line) { lines.append(line) }
        }
        // Of a list in which only a doubtful word is left, nothing is known.
        whole = meanings.contains { $0.sure != nil } ? Rule.alternatives(lines) : nil
    }

    private static func hasOwnLine(_ item: YAMLNode, _ report: Report) -> Bool {
        (report.source.line(item.span.line) ?? "").drop { $0 == " " }.hasPrefix("- ")
    }

    /// The line or lines for an item that is wrong; nil if there is none to offer.
    func fix(for item: YAMLNode) -> String? { whole ?? single[item.span] }
}
