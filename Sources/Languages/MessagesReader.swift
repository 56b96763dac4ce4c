import Findings
import Values
import YAML

extension Rule {
    /// What is wrong in a file of the words of a language.
    public static let words = Rule(
        "words", .error, "The words of a language are messages by name",
        "A file such as words/en.yaml says, group by group, what the site says to people. A message is one line of text. What differs stands in braces, as in the ICU MessageFormat: {name}, or {count, plural, one {# listing} other {# listings}}.",
        example: "follow:\n  title: Be the first to hear")
}

/// Reads the file with the words of a language, or with those that a board says otherwise: groups of messages, as YAML.
public enum MessagesReader {
    /// The most groups in each other.
    private static let maximumDepth = 6

    /// The messages of a file, and what is wrong with it. Where there are `standard` ones, those of English, each must be one of them, have no
    /// other arguments, and be of use in its place; `shipped` ones are those that the file is laid over.
    public static func read(_ source: SourceFile, language: String, standard: Messages? = nil, shipped: Messages? = nil) -> (
        messages: Messages, findings: [Diagnostic]
    ) {
        var report = Report(source)
        var patterns: [String: MessagePattern] = [:]
        if let root = YAMLFile.mapping(of: source, what: "a file of words", keys: nil, rule: .words, report: &report) {
            var reader = Reader(standard: standard, categories: Set(PluralRules(language: language).categories), report: report)
            reader.read(root, under: "", depth: 0)
            if let standard {
                var check = MessageCheck(standard: standard, shipped: shipped, said: reader.patterns, report: reader.report)
                check.look(at: reader.said)
                reader.report = check.report
            }
            (patterns, report) = (reader.patterns, reader.report)
        }
        return (Messages(language: language, patterns), report.diagnostics)
    }

    private struct Reader {
        let standard: Messages?
        /// Those that the language has.
        let categories: Set<PluralCategory>
        var report: Report
        var patterns: [String: MessagePattern] = [:]
        /// Those that could be read, in the order of the file.
        var said: [MessageCheck.Said] = []

        mutating func read(_ node: YAMLNode, under prefix: String, depth: Int) {
            for entry in node.entries ?? [] {
                let key = prefix + entry.key
                if entry.value.entries != nil {
                    guard depth < maximumDepth else {
                        report.add(.words, entry.keySpan, "the groups stand too deep in each other")
                        continue
                    }
                    read(entry.value, under: key + ".", depth: depth + 1)
                } else if let text = entry.value.text {
                    add(text, key, entry)
                } else {
                    report.add(.words, entry.value.span, "\(key.quoted) must be text, not \(entry.value.noun)")
                }
            }
        }

        private mutating func add(_ text: String, _ key: String, _ entry: YAMLNode.Entry) {
            let pattern: MessagePattern
            do throws(MessageProblem) {
                pattern = try MessagePattern(text)
            } catch {
                // It is not missing.
                patterns[key] = standard?[key]
                return report.add(.words, entry.value.span, "\(key.quoted) can't be read: \(error)")
            }
            for found in pattern.categories {
                if let other = found.first(where: { !categories.contains($0) }) {
                    report.add(.words, entry.value.span, "the language has no plural \(other.rawValue.quoted), which \(key.quoted) has")
                }
            }
            if let standard {
                guard let shipped = standard[key] else {
                    let guess = Spelling.nearest(to: key, among: standard.keys)
                    return report.add(
                        .words, entry.keySpan, "the site never says \(key.quoted)", reason: guess.map { "Did you mean \($0.quoted)?" } ?? ""
                    )
                }
                for name in pattern.arguments.subtracting(shipped.arguments).sorted() {
                    let known = shipped.arguments.sorted().map { "{\($0)}" }
                    report.add(
                        .words, entry.value.span, "\(key.quoted) has no {\(name)}",
                        reason: known.isEmpty ? "It has nothing in braces." : "It has \(known.listed()).")
                }
            }
            patterns[key] = pattern
            said.append(MessageCheck.Said(key: key, pattern: pattern, entry: entry))
        }
    }
}
