import Findings
import Values
import YAML

/// Reads what people type who look for any listing of a kind: `words: [share house, flatmate]`.
enum SearchedWords {
    /// So many, and so long ones, are enough for what people say.
    private static let most = 60
    private static let longest = 40

    static func read(_ reader: NodeReader, report: inout Report) -> [String] {
        var words: [String] = []
        let nodes = reader.list("words", report: &report)
        if nodes.count > most, let node = reader.node["words"] {
            report.add(.kindFile, node.span, "a kind has at most \(most) words", reason: "There are \(nodes.count) here.")
        }
        for node in nodes.prefix(most) {
            let word = (node.text?.trimmed ?? "").lowercased()
            if words.contains(word) {
                report.add(.kindFile, node.span, "\(word.quoted) is given twice", fix: "Delete it.")
            } else if word.isEmpty || word.count > longest {
                report.add(
                    .kindFile, node.span, "\(word.quoted) is not something that people search for",
                    reason: "It is a word or a few, with at most \(longest) characters, such as: share house.")
            } else {
                words.append(word)
            }
        }
        return words
    }
}
