import Testing

@testable import SiteKit

@Suite struct MustacheSectionTests {
    /// What counts as true, and as false.
    static let values: [(name: String, data: MustacheSpec.Data, isTruthy: Bool)] = [
        ("true", true, true), ("false", false, false), ("absent", .absent, false), ("text", "x", true), ("empty text", "", false),
        ("HTML", .html("x"), true), ("empty HTML", .html(""), false), ("number", 5, true), ("zero", 0, true), ("list", [1], true),
        ("list of nothing", [.absent], true), ("empty list", [], false), ("object", ["b": 1], true), ("empty object", [:], true),
    ]

    @Test(arguments: values.indices) func decides(_ index: Int) throws {
        let (name, data, isTruthy) = Self.values[index]
        let expected = isTruthy ? "yes" : "no"
        #expect(try MustacheSpec.render("{{#a}}yes{{/a}}{{^a}}no{{/a}}", ["a": data]) == expected, "\(name)")
        #expect(try MustacheSpec.render("{{#c.a}}yes{{/c.a}}{{^c.a}}no{{/c.a}}", ["c": ["a": data]]) == expected, "\(name), dotted")
    }

    static let cases: [MustacheSpec.Case] = [
        .init(name: "object", template: "{{#a}}{{b}}{{/a}}", data: ["a": ["b": "x"]], expected: "x"),
        .init(
            name: "outer names", template: "{{#a}}{{b}}{{c}}{{/a}}", data: ["a": ["b": "in"], "b": "out", "c": "out"], expected: "inout"),
        .init(name: "truthy value on top", template: "{{#a}}{{.}} {{a}}{{/a}}", data: ["a": "x"], expected: "x x"),
        .init(name: "true on top", template: "{{#a}}{{.}}{{/a}}", data: ["a": true], expected: "true"),
        .init(name: "list", template: "{{#a}}{{b}}{{/a}}", data: ["a": [["b": 1], ["b": 2], ["b": 3]]], expected: "123"),
        .init(name: "list of text", template: "{{#a}}({{.}}{{{.}}}){{/a}}", data: ["a": ["x", "<"]], expected: "(xx)(&lt;<)"),
        .init(name: "list of numbers", template: "{{#a}}({{.}}){{/a}}", data: ["a": [1, -2]], expected: "(1)(-2)"),
        .init(
            name: "list of absent", template: "{{#a}}({{.}}{{^.}}none{{/.}}){{/a}}", data: ["a": [1, .absent]], expected: "(1)(none)"),
        .init(
            name: "lists in a list", template: "{{#a}}({{#.}}{{.}}{{/.}}){{/a}}", data: ["a": [[1, 2], [], ["x"]]], expected: "(12)()(x)"),
        .init(name: "list at the root", template: "{{#.}}({{b}}){{/.}}", data: [["b": 1], ["b": 2]], expected: "(1)(2)"),
        .init(name: "nested, of one name", template: "{{#a}}1{{#a}}2{{/a}}3{{/a}}", data: ["a": true], expected: "123"),
        .init(name: "inverted, nested", template: "{{^a}}1{{^a}}2{{/a}}3{{/a}}", data: ["a": false], expected: "123"),
        .init(name: "inverted keeps the stack", template: "{{#b}}{{^a}}{{.}}{{/a}}{{/b}}", data: ["a": [], "b": "x"], expected: "x"),
        .init(
            name: "deep stack", template: "{{#a}}{{#b}}{{#c}}{{x}}{{y}}{{z}}{{a.x}}{{/c}}{{z}}{{/b}}{{/a}}",
            data: ["a": ["x": 1, "z": 7], "b": ["y": 2, "z": 8], "c": ["z": 3]], expected: "12318"),
        .init(
            name: "lists within lists", template: "{{#a}}{{#b}}{{p.q}}{{r}}{{.}} {{/b}}{{/a}}",
            data: ["a": [["p": ["q": "A"], "r": 1, "b": ["x", "y"]], ["p": ["q": "B"], "r": 2, "b": ["z"]]]], expected: "A1x A1y B2z "),
        .init(name: "padding", template: "|{{# a }}={{/\ta }}|{{ ^ a }}{{ / a }}", data: ["a": true], expected: "|=|"),
    ]

    @Test(arguments: cases) func visits(_ test: MustacheSpec.Case) throws {
        try MustacheSpec.check(test)
    }

    /// `T` stands for a section and, where it has to be shown too, for an inverted one.
    static let lines: [(template: String, expected: String)] = [
        (" | {T}\t|\t{/T} | \n", " | \t|\t | \n"),
        (" | {T} {{! }}\n {/T} | \n", " |  \n  | \n"),
        (" {T}x{/T}\n {T}y{/T}\n", " x\n y\n"),
        ("a\n{T}\n|\n{/T}\nb\n", "a\n|\nb\n"),
        ("a\n  {T}\t\n|\n\t{/T} \nb\n", "a\n|\nb\n"),
        ("a\n\n{T}\n\n{/T}\n\nb\n", "a\n\n\n\nb\n"),
        ("|\r\n{T}\r\n{/T}\r\n|", "|\r\n|"),
        ("|\r\n{T}\r\nx\r\n{/T}\r\n|\r\n", "|\r\nx\r\n|\r\n"),
        ("  {T}\n#{/T}\n/", "#\n/"),
        ("#{T}\n/\n  {/T}", "#\n/\n"),
        ("{T}\n{T}\nx\n{/T}\n{/T}\n", "x\n"),
        ("{T}{T}\nx\n{/T}{/T}\n", "\nx\n\n"),
        ("{T}{/T}\n", "\n"),
        ("a\r{T}\rb{/T}", "a\r\rb"),
        ("a\u{0B}\n{T}\u{0B}\nb{/T}", "a\u{0B}\n\u{0B}\nb"),
    ]

    @Test(arguments: lines.indices, ["#", "^"]) func standsAlone(_ index: Int, _ sigil: String) throws {
        let template = Self.lines[index].template.replacing("{T}", with: "{{\(sigil)a}}").replacing("{/T}", with: "{{/a}}")
        let data: MustacheSpec.Data = ["a": sigil == "#" ? true : false]
        #expect(try MustacheSpec.render(template, data) == Self.lines[index].expected, "\(template.debugDescription)")
    }
}
