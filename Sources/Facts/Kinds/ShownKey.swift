import Findings
import Values
import YAML

/// Reads what the pictures of a kind usually show: `pictures: [Front, Kitchen]`. The posting page offers it to those who describe theirs.
enum ShownKey {
    /// So many, and so long ones, can be looked through beside each picture, in characters.
    private static let most = 12
    private static let longest = 30

    static func read(_ reader: NodeReader, report: inout Report) -> [String] {
        var words: [String] = []
        let nodes = reader.list("pictures", report: &report)
        if nodes.count > most, let node = reader.node["pictures"] {
            report.add(.kindFile, node.span, "a kind's pictures show at most \(most) things", reason: "There are \(nodes.count) here.")
        }
        for node in nodes.prefix(most) {
            let word = node.text?.trimmed ?? ""
            if words.contains(word) {
                report.add(.kindFile, node.span, "\(word.quoted) is given twice", fix: "Delete it.")
            } else if word.isEmpty || word.unicodeScalars.count > longest {
                report.add(
                    .kindFile, node.span, "\(word.quoted) is not something that a picture is described by",
                    reason: "It is a word or a few, with at most \(longest) characters, such as: Living room.")
            } else {
                words.append(word)
            }
        }
        return words
    }
}
