import Values

/// What somebody wrote in an issue form, as forges put it into the words of an issue: each label as a heading, and the answer below it.
struct IssueBody {
    /// The answers by their labels; those that nobody gave are empty.
    private(set) var answers: [String: String] = [:]
    /// The labels that stand there more than once, so that nobody can tell which answer is meant.
    private(set) var doubled: [String] = []
    /// How many pictures it shows.
    let pictures: Int

    /// The answers to some labels. A heading that is none of them belongs to the answer that it stands in.
    init(_ text: String, labels: Set<String>) {
        var label: String?
        var lines: [Substring] = []
        var answers: [String: String] = [:]
        var doubled: [String] = []
        func end() {
            guard let label else { return }
            let answer = lines.joined(separator: "\n").trimmed
            if answers.updateValue(answer == IssueBody.none ? "" : answer, forKey: label) != nil { doubled.append(label) }
        }
        for line in IssueBody.lines(of: text) {
            if let next = IssueBody.heading(line), labels.contains(next) {
                end()
                (label, lines) = (next, [])
            } else {
                lines.append(line)
            }
        }
        end()
        (self.answers, self.doubled) = (answers, doubled)
        pictures = text.components(of: "![") + text.components(of: "<img ")
    }

    /// The headings of a text.
    static func headings(of text: String) -> Set<String> { Set(lines(of: text).compactMap(heading)) }

    private static func lines(of text: String) -> [Substring] {
        text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
    }

    private static func heading(_ line: Substring) -> String? { line.hasPrefix("### ") ? String(line.dropFirst(4)).trimmed : nil }

    /// What forges write for an answer that nobody gave.
    private static let none = "_No response_"
}

extension String {
    /// How often a text is in it.
    fileprivate func components(of part: String) -> Int {
        var count = 0
        var rest = self[...]
        while let range = rest.firstRange(of: part) {
            count += 1
            rest = rest[range.upperBound...]
        }
        return count
    }
}
