import Bytes
import Facts
import Languages
import Values

/// What the program itself says to readers of a site, beside what its templates and scripts say, in the language of its words.
struct Words: Sendable {
    let messages: Messages

    /// How they write days, times, numbers and money.
    var formats: Formats { messages.formats }

    /// What a message without gaps says.
    subscript(key: String) -> String { messages.text(key) { _ in nil } }

    /// What a message says with texts in its gaps.
    func text(_ key: String, _ texts: KeyValuePairs<String, String>) -> String { messages.text(key, texts) }

    /// What a message says with one text in its gap.
    func text(_ key: String, _ name: String, _ text: String) -> String {
        messages.text(key) { $0 == name ? .text(text) : nil }
    }

    /// What a message says with a number in `{count}`.
    func text(_ key: String, count: Int) -> String { messages.text(key) { $0 == "count" ? .number(count) : nil } }

    /// Some things one after the other: `a, b and c`.
    func list(_ texts: [String]) -> String { list(texts, "sequence.and") }

    /// Some things of which one is enough: `a, b or c`.
    func choice(_ texts: [String]) -> String { list(texts, "sequence.or") }

    private func list(_ texts: [String], _ end: String) -> String {
        guard let first = texts.first, let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
        let start = texts.dropFirst().dropLast().reduce(first) { start, next in
            messages.text("sequence.more") { .text($0 == "first" ? start : next) }
        }
        return messages.text(end) { .text($0 == "first" ? start : last) }
    }

    /// A label as it stands within a sentence.
    func inSentence(_ label: String) -> String { formats.inSentence(label) }

    /// Labels as they stand within a sentence, one after the other.
    func inSentence(_ labels: [String]) -> String { list(labels.map(inSentence)) }

    /// A sentence that a text begins.
    func asSentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
