import Values

/// What the site says in one place, with gaps for what differs: a message in the ICU MessageFormat
/// (https://unicode-org.github.io/icu/userguide/format_parse/messages/), of which these forms are known: `{name}`, `{name, plural, …}` with
/// `#`, and `{name, select, …}`. A straight apostrophe before a brace makes it a plain one.
public struct MessagePattern: Sendable, Equatable {
    /// A part of a message.
    public indirect enum Part: Sendable, Equatable {
        /// Text that is said as it is.
        case text(String)
        /// A gap for an argument.
        case argument(String)
        /// The number that the cases around it depend on.
        case number
        /// What is said depends on a number.
        case plural(String, [PluralCase])
        /// What is said depends on a word; the case `other` is for all words without one.
        case select(String, [SelectCase])
    }

    /// What is said for some numbers.
    public struct PluralCase: Sendable, Equatable {
        /// Which they are.
        public let numbers: Numbers
        /// What is said.
        public let parts: [Part]

        /// Some numbers.
        public enum Numbers: Sendable, Equatable {
            /// One alone: `=0`.
            case exactly(Int)
            /// Those of a category of the language.
            case category(PluralCategory)
        }
    }

    /// What is said for a word.
    public struct SelectCase: Sendable, Equatable {
        /// The word.
        public let word: String
        /// What is said.
        public let parts: [Part]
    }

    /// Most messages are nothing but text, and need no list.
    private enum Form: Equatable {
        case text(String)
        case parts([Part])
    }

    private let form: Form

    /// Its parts, in order.
    public var parts: [Part] {
        switch form {
        case .text(let text): text.isEmpty ? [] : [.text(text)]
        case .parts(let parts): parts
        }
    }

    /// All of it, if it has no gaps and depends on nothing.
    public var plain: String? { if case .text(let text) = form { text } else { nil } }

    /// Reads a message. Throws what is wrong with it.
    public init(_ text: String) throws(MessageProblem) {
        guard text.utf8.contains(where: { MessagePattern.signs.contains($0) }) else {
            form = .text(text)
            return
        }
        var reader = MessagePatternReader(text)
        let parts = try reader.read()
        if case .text(let text)? = parts.first, parts.count == 1 { form = .text(text) } else { form = .parts(parts) }
    }

    /// The message of parts.
    init(_ parts: [Part]) { form = .parts(parts) }

    /// Those that mean something beside themselves.
    private static let signs = Set("{}'".utf8)

    /// The names of all its arguments.
    public var arguments: Set<String> { plain == nil ? MessagePattern.arguments(of: parts) : [] }

    /// The numbers' categories that each of its plurals tells apart.
    var categories: [[PluralCategory]] { plain == nil ? MessagePattern.categories(of: parts) : [] }

    private static func arguments(of parts: [Part]) -> Set<String> {
        parts.reduce(into: []) { names, part in
            switch part {
            case .text, .number: break
            case .argument(let name): names.insert(name)
            case .plural(let name, let cases):
                names.insert(name)
                for one in cases { names.formUnion(arguments(of: one.parts)) }
            case .select(let name, let cases):
                names.insert(name)
                for one in cases { names.formUnion(arguments(of: one.parts)) }
            }
        }
    }

    private static func categories(of parts: [Part]) -> [[PluralCategory]] {
        parts.flatMap { part in
            switch part {
            case .text, .number, .argument: [] as [[PluralCategory]]
            case .plural(_, let cases):
                [
                    cases.compactMap { one in
                        guard case .category(let category) = one.numbers else { return nil }
                        return category
                    }
                ] + cases.flatMap { categories(of: $0.parts) }
            case .select(_, let cases): cases.flatMap { categories(of: $0.parts) }
            }
        }
    }
}

/// What is wrong with a message.
public struct MessageProblem: Error, Sendable, Equatable, CustomStringConvertible {
    /// A sentence without its full stop.
    public let description: String
}
