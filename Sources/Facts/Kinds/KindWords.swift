import Findings
import Values
import YAML

/// Reads a list of words of a kind's file, each of which is a word or a few.
struct KindWords {
    /// The key of the kind's file.
    let key: String
    /// So many, and so long ones, are enough, in characters.
    let most: Int
    let longest: Int
    /// What a kind with too many is told, before the number that it may have, and behind it.
    let tooMany: (String, String)
    /// What something else is told not to be, and what one is like.
    let meaning: String
    let example: String
    /// Whether capital letters say nothing.
    let isLowercase: Bool

    /// What its pictures usually show: `pictures: [Front, Kitchen]`. The posting page offers it to those who describe theirs.
    static let pictures = KindWords(
        key: "pictures", most: 12, longest: 30, tooMany: ("a kind's pictures show at most", "things"),
        meaning: "something that a picture is described by", example: "Living room", isLowercase: false)

    /// What people type who look for any listing of it: `words: [share house, flatmate]`.
    static let searched = KindWords(
        key: "words", most: 60, longest: 40, tooMany: ("a kind has at most", "words"), meaning: "something that people search for",
        example: "share house", isLowercase: true)

    func read(_ reader: NodeReader, report: inout Report) -> [String] {
        var words: [String] = []
        var known: Set<String> = []
        let nodes = reader.list(key, report: &report)
        if nodes.count > most, let node = reader.node[key] {
            report.add(.kindFile, node.span, "\(tooMany.0) \(most) \(tooMany.1)", reason: "There are \(nodes.count) here.")
        }
        for node in nodes.prefix(most) {
            let text = node.text?.trimmed ?? ""
            let word = isLowercase ? text.lowercased() : text
            if word.isEmpty || word.unicodeScalars.count > longest {
                report.add(
                    .kindFile, node.span, "\(word.quoted) is not \(meaning)",
                    reason: "It is a word or a few, with at most \(longest) characters, such as: \(example).")
            } else if known.insert(sameness(of: word)).inserted {
                words.append(word)
            } else {
                report.add(.kindFile, node.span, "\(word.quoted) is given twice", fix: "Delete it.")
            }
        }
        return words
    }

    /// What words that differ only in how they are written have in common. Those that people search for stand as they are.
    private func sameness(of word: String) -> String {
        if isLowercase { return word }
        var same = ""
        for scalar in word.lowercased().unicodeScalars {
            let isSign = scalar.isASCII && !("a"..."z").contains(scalar) && !("0"..."9").contains(scalar)
            same.unicodeScalars.append(isSign ? "_" : scalar)
        }
        return same
    }
}
