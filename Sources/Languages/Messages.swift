import Bytes
import Values

/// All that the site says in one language, by keys such as `follow.title`.
public struct Messages: Sendable {
    /// The language's tag (RFC 5646).
    public let language: String
    private let patterns: [String: MessagePattern]
    /// How they write days, times, numbers and money.
    public let formats: Formats

    /// The messages of a language, each under its key.
    public init(language: String, _ patterns: [String: MessagePattern]) {
        self.language = language
        self.patterns = patterns
        formats = Formats(language: language, patterns)
    }

    /// The keys, sorted.
    public var keys: [String] { patterns.keys.sorted(by: ByteOrder.precedes) }

    /// All messages, each under its key, in no order.
    public var all: [String: MessagePattern] { patterns }

    /// The message of a key, or nil.
    public subscript(key: String) -> MessagePattern? { patterns[key] }

    /// These with others, of which those of the same keys take their places.
    public func merged(with others: Messages) -> Messages {
        Messages(language: language, patterns.merging(others.patterns) { $1 })
    }

    /// What takes the place of an argument.
    public enum Value: Sendable {
        /// A number, which is shown with its thousands apart and decides between the cases of a plural.
        case number(Int)
        /// A text, which decides between the cases of a select.
        case text(String)
    }

    /// What a message says with its arguments; a key that has none says itself.
    public func text(_ key: String, _ arguments: KeyValuePairs<String, Value> = [:]) -> String {
        text(key) { name in arguments.first { $0.key == name }?.value }
    }

    /// What a message says with texts in its gaps.
    public func text(_ key: String, _ texts: KeyValuePairs<String, String>) -> String {
        text(key) { name in texts.first { $0.key == name }.map { .text($0.value) } }
    }

    /// What a message says with arguments that are found by their names.
    public func text(_ key: String, _ arguments: (String) -> Value?) -> String {
        guard let pattern = patterns[key] else { return key }
        return pattern.plain ?? String(writing: { write(pattern, to: &$0, arguments) })
    }

    /// Appends what a message says, with arguments that are found by their names.
    public func write(_ key: String, to out: inout ByteBuffer, _ arguments: (String) -> Value?) {
        guard let pattern = patterns[key] else { return out.append(text: key) }
        write(pattern, to: &out, arguments)
    }

    /// Appends what a message says. What stands in its gaps is written by `gap`; what it depends on is found by its name.
    public func write(
        _ key: String, to out: inout ByteBuffer, dependingOn arguments: (String) -> Value? = { _ in nil },
        gap: (String, inout ByteBuffer) -> Void
    ) {
        guard let pattern = patterns[key] else { return out.append(text: key) }
        write(pattern, to: &out, arguments, gap)
    }

    private func write(_ pattern: MessagePattern, to out: inout ByteBuffer, _ arguments: (String) -> Value?) {
        write(pattern, to: &out, arguments) { name, out in
            switch arguments(name) {
            case .number(let number)?: out.append(grouped: Wide(number), in: formats)
            case .text(let text)?: out.append(text: text)
            case nil: break
            }
        }
    }

    private func write(
        _ pattern: MessagePattern, to out: inout ByteBuffer, _ arguments: (String) -> Value?, _ gap: (String, inout ByteBuffer) -> Void
    ) {
        if let text = pattern.plain { return out.append(text: text) }
        write(pattern.parts, to: &out, nil, arguments, gap)
    }

    private func write(
        _ parts: [MessagePattern.Part], to out: inout ByteBuffer, _ number: Int?, _ arguments: (String) -> Value?,
        _ gap: (String, inout ByteBuffer) -> Void
    ) {
        for part in parts {
            switch part {
            case .text(let text): out.append(text: text)
            case .argument(let name): gap(name, &out)
            case .number: if let number { out.append(grouped: Wide(number), in: formats) }
            case .plural(let name, let cases):
                guard case .number(let number)? = arguments(name) else { break }
                let category = formats.plurals.category(of: number)
                let chosen =
                    cases.first { $0.numbers == .exactly(number) } ?? cases.first { $0.numbers == .category(category) }
                    ?? cases.first { $0.numbers == .category(.other) }
                write(chosen?.parts ?? [], to: &out, number, arguments, gap)
            case .select(let name, let cases):
                guard case .text(let word)? = arguments(name) else { break }
                let chosen = cases.first { $0.word == word } ?? cases.first { $0.word == "other" }
                write(chosen?.parts ?? [], to: &out, number, arguments, gap)
            }
        }
    }
}
