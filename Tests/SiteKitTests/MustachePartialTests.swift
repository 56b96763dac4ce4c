import Testing

@testable import Mustache
@testable import SiteKit

@Suite struct MustachePartialTests {
    static let cases: [MustacheSpec.Case] = [
        .init(name: "partial", template: "[{{>p}}]", partials: ["p": "from p"], expected: "[from p]"),
        .init(name: "context", template: "{{#a}}{{>p}}{{/a}}", data: ["a": ["b": 1]], partials: ["p": "*{{b}}*"], expected: "*1*"),
        .init(
            name: "partials in partials", template: "{{>p}}", data: ["a": 1], partials: ["p": "({{>q}})", "q": "{{a}}!"], expected: "(1!)"),
        .init(
            name: "recursion", template: "{{>p}}", data: ["c": "X", "n": [["c": "Y", "n": []], ["c": "Z", "n": []]]],
            partials: ["p": "{{c}}<{{#n}}{{>p}}{{/n}}>"], expected: "X<Y<>Z<>>"),
        .init(name: "names with folders", template: "{{> parts/head.html }}", partials: ["parts/head.html": "x"], expected: "x"),
        .init(name: "padding", template: "|{{ > p }}|", partials: ["p": "[]"], expected: "|[]|"),
        .init(name: "in a line", template: "| {{>p}} |", partials: ["p": "\t|\t"], expected: "| \t|\t |"),
        .init(
            name: "in a line, not indented", template: "  {{a}}  {{>p}}\n", data: ["a": "|"], partials: ["p": ">\n>"],
            expected: "  |  >\n>\n"),
        .init(name: "alone, CRLF", template: "|\r\n{{>p}}\r\n|", partials: ["p": ">"], expected: "|\r\n>|"),
        .init(name: "alone, first line", template: "  {{>p}}\n>", partials: ["p": ">\n>"], expected: "  >\n  >>"),
        .init(name: "alone, last line", template: ">\n  {{>p}}", partials: ["p": ">\n>"], expected: ">\n  >\n  >"),
        .init(
            name: "template's lines are indented, values' are not", template: "\\\n {{>p}}\n/\n", data: ["a": "<\n->"],
            partials: ["p": "|\n{{{a}}}\n|\n"], expected: "\\\n |\n <\n->\n |\n/\n"),
        .init(name: "indented, CRLF", template: "\t{{>p}}\r\n", partials: ["p": "a\r\n\r\nb\r\n"], expected: "\ta\r\n\r\n\tb\r\n"),
        .init(name: "blank lines are not indented", template: "  {{>p}}\n", partials: ["p": "a\n\n \nb"], expected: "  a\n\n \n  b"),
        .init(name: "empty", template: "a\n  {{>p}}\nb", partials: ["p": ""], expected: "a\nb"),
        .init(
            name: "indentation adds up", template: " {{>p}}\n", partials: ["p": "a\n  {{>q}}\nb\n", "q": "c\nd\n"],
            expected: " a\n   c\n   d\n b\n"),
        .init(
            name: "indentation ends at a partial in a line", template: "  {{>p}}\nz", partials: ["p": "a {{>q}} b\n", "q": "c\nd"],
            expected: "  a c\nd b\nz"),
        .init(
            name: "indented sections", template: "  {{>p}}\n", data: ["n": [1, 2]],
            partials: ["p": "<ul>\n{{#n}}\n{{! item }}\n<li>{{.}}</li>\n{{/n}}\n</ul>\n"],
            expected: "  <ul>\n  <li>1</li>\n  <li>2</li>\n  </ul>\n"),
        .init(
            name: "indented lines that begin with tags", template: "  {{>p}}\n", data: ["a": "x", "b": true],
            partials: ["p": "{{a}}{{a}}\n {{a}}\n{{#b}}{{a}}{{/b}}\n{{!c}}d\n"], expected: "  xx\n   x\n  x\n  d\n"),
    ]

    @Test(arguments: cases) func includes(_ test: MustacheSpec.Case) throws {
        try MustacheSpec.check(test)
    }

    @Test func recursionIsBounded() throws {
        #expect(
            try MustacheSpec.failure("a\n {{>p}}", ["a": 1], ["p": "{{a}}\n  {{>p}}"])
                == "p.mustache:2:3: partials, parents and blocks are more than 64 deep here (does a template use itself without end?), "
                + "rendering 'page'")
        #expect(
            try MustacheSpec.failure("{{<page}}{{/page}}").hasPrefix("page.mustache:1:1: partials, parents and blocks are more than 64"))
    }

    @Test func deepRecursionOfValuesIsShown() throws {
        var tree: MustacheSpec.Data = ["n": []]
        for _ in 0..<62 { tree = ["n": [tree]] }
        #expect(
            try MustacheSpec.render("{{>p}}", tree, ["p": "<{{#n}}{{>p}}{{/n}}>"]) == String(repeating: "<", count: 63)
                + String(repeating: ">", count: 63))
        #expect(try MustacheSpec.failure("{{>p}}", ["n": [["n": [tree]]]], ["p": "<{{#n}}{{>p}}{{/n}}>"]).contains("more than 64 deep"))
    }

    @Test func explosionIsBounded() throws {
        var sources = (0..<30).map { (name: "p\($0)", file: "p\($0)", bytes: Array("{{>p\($0 + 1)}}{{>p\($0 + 1)}}".utf8)) }
        sources.append((name: "p30", file: "p30", bytes: []))
        var set = try TemplateSet(sources: sources, vocabulary: Vocabulary([]))
        #expect(set.limits.steps == 10_000_000)
        set.limits.steps = 1000
        var out: [UInt8] = [1]
        let error = #expect(throws: TemplateError.self) { try set.render("p0", stack: [View(names: 0).root], into: &out) }
        #expect(error?.message == "this page takes more than 1000 steps or 268435456 bytes")
        #expect(out == [1])
    }

    @Test func lengthIsBounded() throws {
        var set = try MustacheSpec.set("{{#.}}1234567890{{/.}}")
        set.limits.bytes = 100
        var out: [UInt8] = []
        var view = View(names: 0)
        func list(_ count: Int) -> Value { view.list { for _ in 0..<count { $0.append(.none) } } }
        try set.render("page", stack: [list(11)], into: &out)
        #expect(out.count == 110)
        #expect(throws: TemplateError.self) { try set.render("page", stack: [list(12)], into: &out) }
    }
}
