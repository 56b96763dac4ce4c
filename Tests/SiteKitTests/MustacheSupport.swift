import Testing

@testable import Bytes
@testable import Mustache
@testable import SiteKit

/// Templates, values and rendering in the short forms that tables of cases need.
enum MustacheSpec {
    /// Names that the tests' templates may use, beside those of their values.
    static let names = ["title", "price", "suburb", "owner", "name", "items", "missing"]

    /// A value written as a literal.
    indirect enum Data: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
        ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
    {
        case text(String)
        case html(String)
        case number(Int)
        case bool(Bool)
        case absent
        case list([Data])
        case object([(String, Data)])

        init(stringLiteral text: String) { self = .text(text) }
        init(integerLiteral number: Int) { self = .number(number) }
        init(booleanLiteral bool: Bool) { self = .bool(bool) }
        init(arrayLiteral items: Data...) { self = .list(items) }
        init(dictionaryLiteral pairs: (String, Data)...) { self = .object(pairs) }

        var names: [String] {
            switch self {
            case .text, .html, .number, .bool, .absent: []
            case .list(let items): items.flatMap(\.names)
            case .object(let pairs): pairs.flatMap { [$0.0] + $0.1.names }
            }
        }

        func value(_ vocabulary: Vocabulary, in view: inout View) throws -> Mustache.Value {
            switch self {
            case .text(let text): return view.text(text)
            case .html(let text): return view.html(Array(text.utf8))
            case .number(let number): return .number(number)
            case .bool(let bool): return .bool(bool)
            case .absent: return .none
            case .list(let items):
                return try view.list { view in
                    for item in items { view.append(try item.value(vocabulary, in: &view)) }
                }
            case .object(let pairs):
                return try view.object { view in
                    for (name, data) in pairs {
                        view.set(try #require(vocabulary[name]), try data.value(vocabulary, in: &view))
                    }
                }
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
        return try render(try set(template, partials, names: names), data, names: names)
    }

    static func render(_ set: TemplateSet, _ data: Data = [:], names: [String] = names) throws -> String {
        var view = View(names: Vocabulary(names).count)
        var out: [UInt8] = []
        try set.render("page", stack: [try data.value(Vocabulary(names), in: &view)], into: &out)
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

extension TemplateSet {
    /// Appends the template `name`, rendered with a stack of values, to `out`; nothing is appended if it fails.
    func render(_ name: String, stack: [Value], into out: inout [UInt8]) throws(TemplateError) {
        var page = ByteBuffer(capacity: 4 << 10)
        try stack.withUnsafeBufferPointer { (values) throws(TemplateError) in try render(name, stack: values, to: &page) }
        page.withBytes { out.append(contentsOf: $0) }
    }
}
