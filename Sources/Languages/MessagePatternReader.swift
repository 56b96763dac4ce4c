import Values

/// Reads the ICU MessageFormat, as far as ``MessagePattern`` knows it.
struct MessagePatternReader {
    /// How deep cases may stand in each other.
    private static let maximumDepth = 8

    private let characters: [Character]
    private var place = 0

    init(_ text: String) { characters = Array(text) }

    /// The parts of the whole message.
    mutating func read() throws(MessageProblem) -> [MessagePattern.Part] {
        let parts = try parts(depth: 0, isPlural: false)
        if place < characters.count { throw MessageProblem(description: "a } has no { before it") }
        return parts
    }

    private mutating func parts(depth: Int, isPlural: Bool) throws(MessageProblem) -> [MessagePattern.Part] {
        guard depth <= MessagePatternReader.maximumDepth else {
            throw MessageProblem(description: "its braces stand too deep in each other")
        }
        var parts: [MessagePattern.Part] = []
        var text = ""
        func flushed() -> [MessagePattern.Part] { text.isEmpty ? parts : parts + [.text(text)] }
        while place < characters.count, characters[place] != "}" {
            switch characters[place] {
            case "{":
                parts = flushed()
                text = ""
                place += 1
                parts.append(try argument(depth: depth))
            case "#" where isPlural:
                parts = flushed() + [.number]
                text = ""
                place += 1
            case "'" where place + 1 < characters.count && "{}#'".contains(characters[place + 1]):
                text += quoted()
            default:
                text.append(characters[place])
                place += 1
            }
        }
        return flushed()
    }

    /// `''` is an apostrophe, and what stands between two of them, from a brace on, is plain.
    private mutating func quoted() -> String {
        place += 1
        if characters[place] == "'" {
            place += 1
            return "'"
        }
        var text = ""
        while place < characters.count {
            if characters[place] != "'" {
                text.append(characters[place])
                place += 1
            } else if place + 1 < characters.count, characters[place + 1] == "'" {
                text.append("'")
                place += 2
            } else {
                place += 1
                return text
            }
        }
        return text
    }

    private mutating func argument(depth: Int) throws(MessageProblem) -> MessagePattern.Part {
        let name = word()
        guard !name.isEmpty else { throw MessageProblem(description: "a name is missing after {") }
        if take("}") { return .argument(name) }
        guard take(",") else { throw MessageProblem(description: "{\(name) has no } behind it") }
        let type = word()
        guard type == "plural" || type == "select" else {
            throw MessageProblem(description: "{\(name), \(type)…} is neither plural nor select")
        }
        guard take(",") else { throw MessageProblem(description: "a comma is missing after {\(name), \(type)") }
        var plural: [MessagePattern.PluralCase] = []
        var select: [MessagePattern.SelectCase] = []
        while !take("}") {
            let key = word()
            guard !key.isEmpty, take("{") else {
                throw MessageProblem(description: "the cases of {\(name), \(type), …} have the form: one {…} other {…}")
            }
            let parts = try parts(depth: depth + 1, isPlural: type == "plural")
            guard take("}") else { throw MessageProblem(description: "the case \(key) of {\(name), \(type), …} has no } behind it") }
            if type == "plural" {
                plural.append(MessagePattern.PluralCase(numbers: try numbers(key, of: name), parts: parts))
            } else {
                select.append(MessagePattern.SelectCase(word: key, parts: parts))
            }
        }
        let hasOther = type == "plural" ? plural.contains { $0.numbers == .category(.other) } : select.contains { $0.word == "other" }
        guard hasOther else { throw MessageProblem(description: "{\(name), \(type), …} needs a case other {…}") }
        return type == "plural" ? .plural(name, plural) : .select(name, select)
    }

    private func numbers(_ key: String, of name: String) throws(MessageProblem) -> MessagePattern.PluralCase.Numbers {
        if key.hasPrefix("="), let number = Int(key.dropFirst()) { return .exactly(number) }
        if let category = PluralCategory(rawValue: key) { return .category(category) }
        throw MessageProblem(
            description: "\(key) is no case of {\(name), plural, …}; there are \(PluralCategory.allCases.map(\.rawValue).listed()), and =0")
    }

    private mutating func word() -> String {
        skipBlanks()
        let start = place
        while place < characters.count, !characters[place].isWhitespace, !"{},#'".contains(characters[place]) { place += 1 }
        defer { skipBlanks() }
        return String(characters[start..<place])
    }

    private mutating func take(_ sign: Character) -> Bool {
        skipBlanks()
        guard place < characters.count, characters[place] == sign else { return false }
        place += 1
        return true
    }

    private mutating func skipBlanks() { while place < characters.count, characters[place].isWhitespace { place += 1 } }
}
