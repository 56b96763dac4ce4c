import Testing

@testable import SiteKit

/// Templates, values and rendering in the short forms that tables of cases need.
enum Mustache {
    /// Names that the tests' templates may use, beside those of their values.
    static let names = ["title", "price", "suburb", "owner", "name", "items", "missing"]

    /// A value written as a literal.
    indirect enum Data: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
        ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
    {
        case value(SiteKit.Value)
        case list([Data])
        case object([(String, Data)])

        static let absent = Data.value(.none)

        static func html(_ text: String) -> Data { .value(.html(Array(text.utf8))) }

        init(stringLiteral text: String) { self = .value(.text(text)) }
        init(integerLiteral number: Int) { self = .value(.number(number)) }
        init(booleanLiteral bool: Bool) { self = .value(.bool(bool)) }
        init(arrayLiteral items: Data...) { self = .list(items) }
        init(dictionaryLiteral pairs: (String, Data)...) { self = .object(pairs) }

        var names: [String] {
            switch self {
            case .value: []
            case .list(let items): items.flatMap(\.names)
            case .object(let pairs): pairs.flatMap { [$0.0] + $0.1.names }
            }
        }

        func value(_ vocabulary: Vocabulary) throws -> SiteKit.Value {
            switch self {
            case .value(let value): return value
            case .list(let items): return .list(try items.map { try $0.value(vocabulary) })
            case .object(let pairs):
                var context = Context()
                for (name, data) in pairs { context[try #require(vocabulary[name])] = try data.value(vocabulary) }
                return .object(context)
            }
        }
    }

    /// What `template` becomes.
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let template: String
        var data: Data = [:]
        var partials: KeyValuePairs<String, String> = [:]
        let expected: String

        var testDescription: String { name }
    }

    static func set(_ template: String, _ partials: KeyValuePairs<String, String> = [:], names: [String] = names) throws -> TemplateSet {
        let sources = [(key: "page", value: template)] + partials.map { (key: $0.key, value: $0.value) }
        return try TemplateSet(
            sources: sources.map { (name: $0.key, file: "\($0.key).mustache", bytes: Array($0.value.utf8)) },
            vocabulary: Vocabulary(names))
    }

    static func render(_ template: String, _ data: Data = [:], _ partials: KeyValuePairs<String, String> = [:]) throws -> String {
        let names = data.names + names
        var out: [UInt8] = []
        try set(template, partials, names: names).render("page", stack: [try data.value(Vocabulary(names))], into: &out)
        return String(decoding: out, as: UTF8.self)
    }

    static func check(_ test: Case) throws {
        #expect(try render(test.template, test.data, test.partials) == test.expected)
    }

    /// The lines that describe what is wrong with `template` and `partials`.
    static func problems(_ template: String, _ partials: KeyValuePairs<String, String> = [:]) -> [String] {
        do throws(any Error) {
            _ = try set(template, partials)
            return []
        } catch {
            return (error as? TemplateErrors)?.errors.map(\.description) ?? ["\(error)"]
        }
    }

    /// The line that describes why rendering fails, or the page.
    static func failure(_ template: String, _ data: Data = [:], _ partials: KeyValuePairs<String, String> = [:]) throws -> String {
        do {
            return "rendered: \(try render(template, data, partials))"
        } catch let error as TemplateError {
            return error.description
        }
    }
}
