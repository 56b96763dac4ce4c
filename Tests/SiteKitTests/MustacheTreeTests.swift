import Testing

@testable import Bytes
@testable import Mustache

/// Templates with all that they use in its place, for renderers elsewhere.
@Suite struct MustacheTreeTests {
    private static let cases = [
        MustacheInterpolationTests.cases, MustacheInterpolationTests.delimiters, MustacheSectionTests.cases, MustachePartialTests.cases,
        MustacheInheritanceTests.cases, MustacheInheritanceTests.lines,
    ].flatMap(\.self)

    @Test(arguments: cases) func saysWhatTheProgramRenders(_ test: MustacheSpec.Case) throws {
        let set = try MustacheSpec.set(test.template, test.partials, names: test.data.names + MustacheSpec.names)
        // As deep as its values go is no depth of a tree.
        if test.partials.contains(where: { $0.value.contains("{{>\($0.key)}}") }) {
            #expect(throws: TemplateErrors.self) { try set.tree(of: "page") }
            return
        }
        let tree = try #require(try set.tree(of: "page"))
        #expect(Self.filled(tree.nodes, [test.data]) == test.expected)
    }

    @Test func isWrittenAsLists() throws {
        let set = try MustacheSpec.set(
            "a<{{title}}>{{{owner.name}}}{{#items}}\"{{.}}{{^price}}{{>p}}{{/price}}{{/items}}", ["p": "b\n"])
        let json = String(decoding: try #require(try set.tree(of: "page")).json, as: UTF8.self)
        #expect(json == #"["a\u003c",[0,"title"],">",[1,"owner.name"],[2,"items",["\"",[0,"."],[3,"price",["b\n"]]]]]"#)
    }

    @Test func isLaidOutAsPagesAre() throws {
        let set = try TemplateSet(
            sources: [
                ("page", "page", Array("<p\n  class=\"x\">\n  <b>{{title}}</b>\n  {{>p}}\n".utf8)), ("p", "p", Array("  <i>\n".utf8)),
            ],
            vocabulary: Vocabulary(["title"]), isHTML: true)
        #expect(try set.tree(of: "page")?.nodes == [.text("<p class=x>\n<b>"), .variable("title", escaped: true), .text("</b>\n<i>\n")])
    }

    @Test func thereIsNoneOfATemplateThatIsNotThere() throws {
        #expect(try MustacheSpec.set("").tree(of: "other") == nil)
    }

    @Test(arguments: ["{{>p}}", "x{{>p}}{{>p}}", "{{<q}}{{$b}}{{>p}}{{/b}}{{/q}}"]) func hasAnEnd(partial: String) throws {
        let set = try MustacheSpec.set("{{>p}}", ["p": partial, "q": "{{$b}}{{/b}}"])
        let error = #expect(throws: TemplateErrors.self) { try set.tree(of: "page") }
        #expect(error?.description.contains("'page' holds itself, or more than can be sent to browsers") == true)
    }

    /// Fills a tree as a renderer in another language would, by what its nodes alone say.
    private static func filled(_ nodes: [TemplateTree.Node], _ stack: [MustacheSpec.Data]) -> String {
        nodes.map { node in
            switch node {
            case .text(let text): text
            case .variable(let name, let escaped): text(value(name, stack), escaped)
            case .section(let name, let nodes): items(value(name, stack)).map { filled(nodes, stack + [$0]) }.joined()
            case .inverted(let name, let nodes): items(value(name, stack)).isEmpty ? filled(nodes, stack) : ""
            }
        }.joined()
    }

    private static func value(_ name: String, _ stack: [MustacheSpec.Data]) -> MustacheSpec.Data {
        if name == "." { return stack.last ?? .absent }
        let parts = name.split(separator: ".").map(String.init)
        let first = stack.reversed().lazy.compactMap { member(parts[0], of: $0) }.first ?? .absent
        return parts.dropFirst().reduce(first) { member($1, of: $0) ?? .absent }
    }

    private static func member(_ name: String, of data: MustacheSpec.Data) -> MustacheSpec.Data? {
        guard case .object(let pairs) = data else { return nil }
        return pairs.last { $0.0 == name }?.1
    }

    private static func items(_ data: MustacheSpec.Data) -> [MustacheSpec.Data] {
        switch data {
        case .list(let items): items
        case .absent, .bool(false), .text(""), .html(""): []
        default: [data]
        }
    }

    private static func text(_ data: MustacheSpec.Data, _ escaped: Bool) -> String {
        switch data {
        case .text(let text) where escaped:
            [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&#39;")].reduce(text) { $0.replacing($1.0, with: $1.1) }
        case .text(let text), .html(let text): text
        case .number(let number): String(number)
        case .bool(let bool): String(bool)
        case .absent, .list, .object: ""
        }
    }
}
