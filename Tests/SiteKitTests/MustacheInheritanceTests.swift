import Testing

@testable import SiteKit

@Suite struct MustacheInheritanceTests {
    static let cases: [MustacheSpec.Case] = [
        .init(name: "default", template: "{{$t}}x {{a}}{{#b}}{{a}}{{/b}}{{/t}}\n", data: ["a": "<", "b": true], expected: "x &lt;&lt;\n"),
        .init(name: "default of a parent", template: "{{<p}}{{/p}}", partials: ["p": "{{$t}}x{{/t}}"], expected: "x"),
        .init(name: "argument", template: "{{<p}}{{$t}}y{{/t}}{{/p}}", partials: ["p": "..{{$t}}x{{/t}}.."], expected: "..y.."),
        .init(name: "empty argument", template: "{{<p}}{{$t}}{{/t}}{{/p}}", partials: ["p": "[{{$t}}x{{/t}}]"], expected: "[]"),
        .init(
            name: "blocks are not values", template: "{{<p}}{{$a}}y{{/a}}{{/p}}{{a}}", data: ["a": "v"],
            partials: ["p": "{{$a}}x{{/a}}{{a}}"], expected: "yvv"),
        .init(
            name: "one of two", template: "{{<p}}{{$u}}2{{/u}}{{/p}}", partials: ["p": "{{$t}}1{{/t}},{{$u}}x{{/u}}"], expected: "1,2"),
        .init(
            name: "a block twice", template: "{{<p}}{{$t}}y{{/t}}{{/p}}", partials: ["p": "{{$t}}x{{/t}}{{$t}}z{{/t}}"], expected: "yy"),
        .init(
            name: "two parents", template: "a {{<p}}{{$t}}1{{/t}}{{/p}} {{<p}}{{$t}}2{{/t}}{{/p}}\n",
            partials: ["p": "|{{$t}}.{{/t}}{{$u}} u{{/u}}|"], expected: "a |1 u| |2 u|\n"),
        .init(name: "partial as parent", template: "{{>p}}|{{<p}}{{/p}}", partials: ["p": "{{$t}}x{{/t}}"], expected: "x|x"),
        .init(
            name: "text and comments in a parent", template: "{{<p}} a {{$t}}y{{/t}} b {{! c }}{{/p}}", partials: ["p": "{{$t}}x{{/t}}"],
            expected: "y"),
        .init(
            name: "values where the block is shown", template: "{{<p}}{{$t}}{{a}}{{/t}}{{/p}}", data: ["a": "out", "b": ["a": "in"]],
            partials: ["p": "{{#b}}{{$t}}{{/t}}{{/b}}"], expected: "in"),
        .init(
            name: "recursion", template: "{{<p}}{{$f}}y{{/f}}{{/p}}",
            partials: [
                "p": "{{$f}}x{{/f}} {{$b}}{{<q}}{{/q}}{{/b}}", "q": "{{$f}}z{{/f}} {{<p}}{{$b}}end{{/b}}{{/p}}",
            ], expected: "y y y end"),
        .init(
            name: "the outermost wins", template: "{{<p}}{{$t}}page{{/t}}{{/p}}",
            partials: ["p": "{{<q}}{{$t}}p{{/t}}{{/q}}", "q": "{{<r}}{{$t}}q{{/t}}{{/r}}", "r": "{{$t}}r{{/t}}"], expected: "page"),
        .init(
            name: "the outermost that is given wins", template: "{{<p}}{{/p}}",
            partials: ["p": "{{<q}}{{$t}}p{{/t}}{{/q}}", "q": "{{<r}}{{$t}}q{{/t}}{{/r}}", "r": "{{$t}}r{{/t}}"], expected: "p"),
        .init(
            name: "through a partial", template: "{{<p}}{{$t}}y{{/t}}{{/p}}", partials: ["p": "{{>q}}", "q": "[{{$t}}x{{/t}}]"],
            expected: "[y]"),
        .init(
            name: "an argument uses a parent with a block of its own name", template: "{{<p}}{{$t}}1{{<q}}{{$t}}2{{/t}}{{/q}}{{/t}}{{/p}}",
            partials: ["p": "({{$t}}x{{/t}})", "q": "<{{$t}}z{{/t}}>"], expected: "(1<2>)"),
        .init(
            name: "a block in an argument is the page's", template: "{{<p}}{{$t}}1{{$u}}2{{/u}}{{/t}}{{$u}}3{{/u}}{{/p}}",
            partials: ["p": "{{$t}}{{/t}}{{$u}}{{/u}}"], expected: "123"),
        .init(
            name: "a block in an argument, given from outside", template: "{{<p}}{{$u}}9{{/u}}{{/p}}",
            partials: ["p": "{{<q}}{{$t}}1{{$u}}2{{/u}}{{/t}}{{/q}}", "q": "[{{$t}}x{{/t}}]"], expected: "[19]"),
        .init(
            name: "parents in a list", template: "{{#n}}{{<p}}{{$t}}{{.}}{{/t}}{{/p}}{{/n}}{{>p}}", data: ["n": [1, 2]],
            partials: ["p": "({{$t}}x{{/t}})"], expected: "(1)(2)(x)"),
        .init(name: "delimiters", template: "{{=| |=}}|<p||$t|y|/t||/p|", partials: ["p": "{{$t}}x{{/t}}|.|"], expected: "y|.|"),
    ]

    @Test(arguments: cases) func inherits(_ test: MustacheSpec.Case) throws {
        try MustacheSpec.check(test)
    }

    static let lines: [MustacheSpec.Case] = [
        .init(
            name: "argument of lines", template: "{{<p}}{{$t}}\na\n\n:(\n{{/t}}{{/p}}", partials: ["p": "{{$t}}x{{/t}}"],
            expected: "a\n\n:(\n"),
        .init(
            name: "block in an indented line", template: "{{<p}}{{$t}}y{{/t}}{{/p}}", partials: ["p": "a:\n  {{$t}}x{{/t}}\n"],
            expected: "a:\n  y\n"),
        .init(name: "parent alone", template: "a\n  {{<p}}{{/p}}\nb", partials: ["p": "1\n2\n"], expected: "a\n  1\n  2\nb"),
        .init(
            name: "parent alone, with an argument", template: "a\n  {{<p}}{{$t}}y{{/t}}{{/p}}\nb", partials: ["p": "1\n{{$t}}{{/t}}\n"],
            expected: "a\n  1\n  y\nb"),
        .init(
            name: "parent of several lines", template: "a\n {{<p}}\n   {{$t}}\n     y\n   {{/t}}\n {{/p}}\nb",
            partials: ["p": "1\n  {{$t}}{{/t}}\n2\n"], expected: "a\n 1\n   y\n 2\nb"),
        .init(
            name: "block alone, in one line", template: "{{<p}}{{$t}}\na\nb{{/t}}\n{{/p}}\n", partials: ["p": "Hi,\n  {{$t}}{{/t}}\n"],
            expected: "Hi,\n  a\n  b\n"),
        .init(name: "nothing for a block alone", template: "{{>p}}", partials: ["p": "a\n  {{$t}}{{/t}}\nb\n"], expected: "a\nb\n"),
        .init(
            name: "argument loses and gains indentation", template: "{{<p}}{{$t}}\n    a\n    b\n{{/t}}{{/p}}\n",
            partials: ["p": "Hi,\n  {{$t}}\n  {{/t}}\n"], expected: "Hi,\n  a\n  b\n"),
        .init(
            name: "default content gives the indentation", template: "{{<p}}{{$t}}\na\nb\n{{/t}}{{/p}}\n",
            partials: ["p": "Hi,\n{{$t}}\n  x\n{{/t}}\n"], expected: "Hi,\n  a\n  b\n"),
        .init(
            name: "blocks in blocks", template: "{{<p}}{{$n}}\nthree\n{{/n}}{{/p}}\n",
            partials: [
                "p": "{{<g}}{{$b}}\n  one\n  {{$n}}\n    two\n  {{/n}}\n{{/b}}{{/g}}\n", "g": "{{$b}}default{{/b}}",
            ], expected: "one\n  three\n"),
        .init(
            name: "default content as it stands", template: "<a>\n  {{$t}}\n    x\n\n      y\n  \n  {{/t}}\n</a>\n",
            expected: "<a>\n    x\n\n      y\n  \n</a>\n"),
        .init(
            name: "text in place of lines keeps the line end", template: "{{<p}}{{$t}}y{{/t}}{{/p}}",
            partials: ["p": "<a>\n  {{$t}}\n    x\n  {{/t}}\r\n</a>\n"], expected: "<a>\n    y\r\n</a>\n"),
        .init(
            name: "lines in place of text", template: "{{<p}}\n{{$t}}\n  y\n    z\n{{/t}}\n{{/p}}\n",
            partials: ["p": "<a>\n  {{$t}}x{{/t}}\n</a>\n"], expected: "<a>\n  y\n    z\n</a>\n"),
        .init(
            name: "sections in an argument", template: "{{<p}}\n  {{$t}}\n    {{#n}}\n      <li>{{.}}</li>\n    {{/n}}\n  {{/t}}\n{{/p}}\n",
            data: ["n": [1, 2]], partials: ["p": "<ul>\n {{$t}}{{/t}}\n</ul>\n"],
            expected: "<ul>\n   <li>1</li>\n   <li>2</li>\n</ul>\n"),
        .init(
            name: "CRLF", template: "{{<p}}\r\n{{$t}}\r\n  y\r\n{{/t}}\r\n{{/p}}\r\nz",
            partials: ["p": "<a>\r\n  {{$t}}\r\n  {{/t}}\r\n</a>\r\n"],
            expected: "<a>\r\n  y\r\n</a>\r\nz"),
        .init(
            name: "block within a line of an indented parent", template: "  {{<p}}{{$t}}a\nb{{/t}}{{/p}}\n",
            partials: ["p": "<i>{{$t}}x{{/t}}</i>\n<b/>\n"], expected: "  <i>a\nb</i>\n  <b/>\n"),
        .init(
            name: "default content of several lines within a line", template: "  {{>p}}\n", partials: ["p": "<i>{{$t}}a\nb{{/t}}</i>\n"],
            expected: "  <i>a\n  b</i>\n"),
        .init(
            name: "indentation of all levels", template: " {{>p}}\n",
            partials: ["p": "p\n {{<q}}\n {{$t}}\n  t\n  {{>r}}\n {{/t}}\n {{/q}}\np\n", "q": "q\n   {{$t}}{{/t}}\n", "r": "r\n"],
            expected: " p\n  q\n     t\n     r\n p\n"),
        .init(
            name: "block tags with text on their lines", template: "a {{$t}}b\n  {{/t}} c\n {{$u}}\n d\n {{/u}} e\n",
            expected: "a b\n   c\n d\n  e\n"),
    ]

    @Test(arguments: lines) func laysOut(_ test: MustacheSpec.Case) throws {
        try MustacheSpec.check(test)
    }

    static let problems: [(page: String, expected: [String])] = [
        ("{{<p}}{{$titel}}x{{/titel}}{{/p}}", ["page.mustache:1:10: template 'p' has no block 'titel' (did you mean 'title'?)"]),
        ("{{<q}}{{$deep}}x{{/deep}}{{/q}}", []),
        ("{{<q}}{{$other}}x{{/other}}{{/q}}", ["page.mustache:1:10: template 'q' has no block 'other'"]),
        (
            "{{<p}}{{$title}}x{{/title}}\n{{$title}}y{{/title}}{{/p}}",
            ["page.mustache:2:1: block 'title' is given twice to 'p'"]
        ),
        (
            "{{<p}}{{name}}{{#name}}{{/name}}{{>p}}{{/p}}",
            [
                "page.mustache:1:7: only blocks may stand inside '{{<p}}', and this would never be shown",
                "page.mustache:1:15: only blocks may stand inside '{{<p}}', and this would never be shown",
                "page.mustache:1:33: only blocks may stand inside '{{<p}}', and this would never be shown",
            ]
        ),
    ]

    @Test(arguments: problems.indices) func refuses(_ index: Int) {
        let partials: KeyValuePairs = ["p": "{{$title}}{{/title}}", "q": "{{<r}}{{/r}}", "r": "{{>q}}{{#name}}{{$deep}}{{/deep}}{{/name}}"]
        #expect(MustacheSpec.problems(Self.problems[index].page, partials) == Self.problems[index].expected)
    }
}
