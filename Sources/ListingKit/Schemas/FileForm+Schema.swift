import Facts
import Findings

/// What a value may be, as keywords of a JSON Schema (draft-07).
extension FileForm {
    /// The schema of a value. A key without a value says as little as none, so that one which may be left out may also be empty.
    func schema(mayBeEmpty: Bool = false) -> JSONDocument { .object(members(mayBeEmpty: mayBeEmpty)) }

    /// The same as members of an object.
    func members(mayBeEmpty: Bool) -> [(String, JSONDocument?)] {
        let empty = mayBeEmpty ? ["null"] : []
        func plain(_ types: [String], _ keywords: [(String, JSONDocument?)] = []) -> [(String, JSONDocument?)] {
            [("type", .strings(types + empty))] + keywords
        }
        func any(of schemas: [JSONDocument]) -> [(String, JSONDocument?)] {
            [("anyOf", .array(schemas + (mayBeEmpty ? [FileForm.nothing] : [])))]
        }
        switch self {
        case .any: return []
        case .text(let least, let most):
            // Readers of YAML take `1974` and `true` for something else than a text, and for Houser they are texts.
            return plain(
                ["string", "number", "boolean"], [("minLength", least > 0 ? .number(least) : nil), ("maxLength", most.map { .number($0) })])
        case .prose: return plain(["string", "number", "boolean"])
        case .pattern(let pattern): return plain(["string", "number"], [("pattern", .string(pattern))])
        case .words(let words):
            return any(of: [.object([("enum", .array(words.flatMap(FileForm.readings)))]), FileForm.inAnyCase(words)])
        case .whole(let range):
            return plain(["integer", "string"], FileForm.bounds(range) + [("pattern", .string("^\\s*[+-]?[0-9]+\\s*$"))])
        case .decimal(let range):
            return plain(["number", "string"], FileForm.bounds(range) + [("pattern", .string("^\\s*-?[0-9]+(\\.[0-9]+)?\\s*$"))])
        case .yesNo:
            let words = ["yes", "no"]
            return any(of: [
                .object([("enum", .strings(words))]), .object([("type", .string("boolean"))]),
                FileForm.inAnyCase(words + ["true", "false"]),
            ])
        case .day:
            let pattern = "^\\s*(19|20|21|22)[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])\\s*$"
            return plain(["string"], [("pattern", .string(pattern))])
        case .moment:
            return plain(["string"], [("pattern", .string("^\\s*[0-9]{4}-[0-9]{2}-[0-9]{2}[ T]+[0-9]{1,2}:[0-9]{2}\\s*$"))])
        case .list(let item, let most):
            let list: [(String, JSONDocument?)] = [("items", item.schema()), ("maxItems", most.map { .number($0) })]
            let alone = item.alone.map { $0.schema() }
            return alone.isEmpty ? plain(["array"], list) : any(of: [.object([("type", .string("array"))] + list)] + alone)
        case .group(let parts, let oneOf): return plain(["object"], FileForm.keywords(parts, oneOf: oneOf))
        case .either(let forms): return any(of: forms.map { $0.schema() })
        }
    }

    /// The keywords of an object that has some keys and no others.
    static func keywords(_ parts: [FilePart], oneOf: [String] = []) -> [(String, JSONDocument?)] {
        let needed = parts.filter(\.isRequired).map(\.key)
        let choices = oneOf.map { JSONDocument.object([("required", .strings([$0]))]) }
        return [
            ("properties", .object(parts.map { ($0.key, $0.schema) })), ("required", needed.isEmpty ? nil : .strings(needed)),
            ("anyOf", choices.isEmpty ? nil : .array(choices)), ("additionalProperties", .flag(false)),
        ]
    }

    private static let nothing = JSONDocument.object([("type", .string("null"))])

    /// Those of its forms that may stand in place of a list of one.
    private var alone: [FileForm] {
        switch self {
        case .group: []
        case .either(let forms): forms.flatMap(\.alone)
        default: [self]
        }
    }

    private static func bounds(_ range: ClosedRange<Int>) -> [(String, JSONDocument?)] {
        [("minimum", .number(range.lowerBound)), ("maximum", .number(range.upperBound))]
    }
}

extension FilePart {
    /// The schema of its value, with what it is.
    fileprivate var schema: JSONDocument {
        let words: [(String, JSONDocument?)] = [("title", .string(label)), ("description", note.isEmpty ? nil : .string(note))]
        return .object(words + form.members(mayBeEmpty: !isRequired))
    }
}

extension JSONDocument {
    /// A list of texts.
    package static func strings(_ texts: [String]) -> JSONDocument { .array(texts.map { .string($0) }) }
}
