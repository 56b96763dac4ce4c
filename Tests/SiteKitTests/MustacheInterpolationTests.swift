import Testing

@testable import SiteKit

@Suite struct MustacheInterpolationTests {
    static let cases: [MustacheSpec.Case] = [
        .init(name: "no tag", template: "{a} } { }} \n", expected: "{a} } { }} \n"),
        .init(name: "empty", template: "", expected: ""),
        .init(name: "text", template: "Hi {{name}}!", data: ["name": "Ana"], expected: "Hi Ana!"),
        .init(name: "tags in values are text", template: "{{a}}{{b}}", data: ["a": "{{b}}", "b": "x"], expected: "{{b}}x"),
        .init(name: "escaped", template: "{{a}}", data: ["a": "<\"&'>"], expected: "&lt;&quot;&amp;&#39;&gt;"),
        .init(name: "triple", template: "{{{a}}}", data: ["a": "<\"&'>"], expected: "<\"&'>"),
        .init(name: "ampersand", template: "{{&a}}{{& a }}", data: ["a": "<&"], expected: "<&<&"),
        .init(name: "HTML", template: "{{a}}{{{a}}}{{&a}}", data: ["a": .html("<b>")], expected: "<b><b><b>"),
        .init(name: "numbers", template: "{{a}},{{{b}}},{{&c}}", data: ["a": 85, "b": -120, "c": 0], expected: "85,-120,0"),
        .init(name: "conditions", template: "{{a}},{{b}}", data: ["a": true, "b": false], expected: "true,false"),
        .init(name: "absent", template: "[{{a}}{{{a}}}{{&a}}]", data: ["a": .absent], expected: "[]"),
        .init(name: "padding", template: "|{{ a }}|{{{  a\t}}}|{{\n&\ta }}|", data: ["a": "x"], expected: "|x|x|x|"),
        .init(name: "dotted", template: "{{a.b.c}}", data: ["a": ["b": ["c": "x"]]], expected: "x"),
        .init(name: "dotted, unescaped", template: "{{{a.b}}}{{&a.b}}", data: ["a": ["b": "<"]], expected: "<<"),
        .init(name: "dotted, of absent", template: "[{{a.b.c}}]", data: ["a": .absent, "b": 1, "c": 1], expected: "[]"),
        .init(name: "dotted, of false", template: "[{{a.b}}]", data: ["a": false, "b": 1], expected: "[]"),
        .init(
            name: "dotted, first word through the stack", template: "{{#a}}{{b.c}}{{/a}}", data: ["a": ["d": 1], "b": ["c": "x"]],
            expected: "x"),
        .init(name: "current text", template: "{{.}}", data: "a & b", expected: "a &amp; b"),
        .init(name: "current, unescaped", template: "{{{.}}}{{&.}}", data: "<", expected: "<<"),
        .init(name: "current number", template: "{{.}}", data: 85, expected: "85"),
        .init(name: "never standalone", template: "  {{a}}\n {{{a}}}\n\t{{&a}}\n", data: ["a": "-"], expected: "  -\n -\n\t-\n"),
        .init(name: "comments", template: "a{{! x }}b{{!}}c{{!\n {{#d}\n}}e", expected: "abce"),
        .init(name: "comment alone", template: "a\n  {{! x }}\t\nb\n", expected: "a\nb\n"),
        .init(name: "long comment alone", template: "a\r\n  {{!\r\n x\r\n }}\r\nb", expected: "a\r\nb"),
        .init(name: "comment at the ends", template: " {{!x}}\na\n {{!y}}", expected: "a\n"),
        .init(name: "comment in a line", template: "  a {{!x}}\n", expected: "  a \n"),
        .init(name: "two comments in a line", template: " {{!x}}{{!y}}\n", expected: " \n"),
        .init(name: "comment with a name", template: "{{! name }}{{!name}}", data: ["name": "x"], expected: ""),
        .init(name: "byte order mark", template: "\u{FEFF}a", expected: "a"),
    ]

    @Test(arguments: cases) func interpolates(_ test: MustacheSpec.Case) throws {
        try MustacheSpec.check(test)
    }

    static let delimiters: [MustacheSpec.Case] = [
        .init(name: "changed", template: "{{=<% %>=}}(<%a%>{{a}})", data: ["a": "x"], expected: "(x{{a}})"),
        .init(name: "one byte each", template: "({{=[ ]=}}[a])", data: ["a": "x"], expected: "(x)"),
        .init(name: "the same", template: "{{=| |=}}|#a||.||/a|", data: ["a": "x"], expected: "x"),
        .init(name: "changed back", template: "{{=<% %>=}}<%={{ }}=%>{{a}}<%a%>", data: ["a": "x"], expected: "x<%a%>"),
        .init(name: "unescaped", template: "{{=<% %>=}}<%&a%><%{a}%>", data: ["a": "<"], expected: "<<"),
        .init(name: "in sections", template: "{{#a}}{{=| |=}}|b||/a||^c|z|/c|", data: ["a": ["b": 1], "c": false], expected: "1z"),
        .init(
            name: "not into partials", template: "{{=| |=}}|>p|", data: ["a": "x"], partials: ["p": "{{a}}|a|"], expected: "x|a|"),
        .init(
            name: "not out of partials", template: "{{>p}}{{a}}|a|", data: ["a": "x"], partials: ["p": "{{=| |=}}|a|"],
            expected: "xx|a|"),
        .init(name: "in a line", template: " | {{=@ @=}}\n", expected: " | \n"),
        .init(name: "alone", template: "a\n  {{=@ @=}}\nb\r\n@={{ }}=@\r\n{{! c }}d", expected: "a\nb\r\nd"),
        .init(name: "alone at the ends", template: " {{=@ @=}}\r\na\n @={{ }}=@", expected: "a\n"),
        .init(name: "padding", template: "|{{= @ \t @ =}}@a@|", data: ["a": "x"], expected: "|x|"),
        .init(name: "over several lines", template: "{{=\n<%\n%>\n=}}<%a%>", data: ["a": "x"], expected: "x"),
    ]

    @Test(arguments: delimiters) func delimits(_ test: MustacheSpec.Case) throws {
        try MustacheSpec.check(test)
    }
}
