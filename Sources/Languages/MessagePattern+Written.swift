import Values

extension MessagePattern {
    /// The message as a file has it.
    public var written: String { MessagePattern.written(parts, isPlural: false) }

    /// The same for a language with those plurals, to be translated: each has a case, which says what other numbers have where it is a new one.
    public func spread(over categories: [PluralCategory]) -> MessagePattern {
        plain == nil ? MessagePattern(parts.map { MessagePattern.spread($0, categories) }) : self
    }

    private static func written(_ parts: [Part], isPlural: Bool) -> String {
        parts.reduce(into: "") { text, part in
            switch part {
            case .text(let said): text += written(said, isPlural: isPlural)
            case .argument(let name): text += "{\(name)}"
            case .number: text += "#"
            case .plural(let name, let cases):
                text += "{\(name), plural,\(cases.map { " \($0.numbers.written) {\(written($0.parts, isPlural: true))}" }.joined())}"
            case .select(let name, let cases):
                text += "{\(name), select,\(cases.map { " \($0.word) {\(written($0.parts, isPlural: false))}" }.joined())}"
            }
        }
    }

    /// Text whose signs do not mean anything beside themselves.
    private static func written(_ text: String, isPlural: Bool) -> String {
        text.reduce(into: "") { written, character in
            switch character {
            case "'": written += "''"
            case "{", "}": written += "'\(character)'"
            case "#" where isPlural: written += "'#'"
            default: written.append(character)
            }
        }
    }

    private static func spread(_ part: Part, _ categories: [PluralCategory]) -> Part {
        switch part {
        case .text, .argument, .number: return part
        case .select(let name, let cases):
            return .select(name, cases.map { SelectCase(word: $0.word, parts: $0.parts.map { spread($0, categories) }) })
        case .plural(let name, let cases):
            let spreadCases = cases.map { PluralCase(numbers: $0.numbers, parts: $0.parts.map { spread($0, categories) }) }
            let exact = spreadCases.filter { if case .exactly = $0.numbers { true } else { false } }
            let other = spreadCases.first { $0.numbers == .category(.other) }
            return .plural(
                name,
                exact
                    + categories.map { category in
                        let said = spreadCases.first { $0.numbers == .category(category) } ?? other
                        return PluralCase(numbers: .category(category), parts: said?.parts ?? [])
                    })
        }
    }
}

extension MessagePattern.PluralCase.Numbers {
    /// The name of a case.
    fileprivate var written: String {
        switch self {
        case .exactly(let number): "=\(number)"
        case .category(let category): category.rawValue
        }
    }
}
