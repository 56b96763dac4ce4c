import Testing

@testable import Mustache
@testable import SiteKit

@Suite struct MustacheStrictnessTests {
    static let problems: [(template: String, expected: [String])] = [
        ("a\n  {{titel}}", ["page.mustache:2:5: unknown name 'titel' (did you mean 'title'?)"]),
        ("é😀{{#pirce}}{{/pirce}}", ["page.mustache:1:6: unknown name 'pirce' (did you mean 'price'?)"]),
        (
            "{{^zzz}}{{/zzz}}{{{ownr}}}",
            ["page.mustache:1:4: unknown name 'zzz'", "page.mustache:1:20: unknown name 'ownr' (did you mean 'owner'?)"]
        ),
        ("{{owner.nam}}", ["page.mustache:1:9: unknown name 'nam' (did you mean 'name'?)"]),
        ("{{*name}}", ["page.mustache:1:3: unknown name '*name' (did you mean 'name'?)"]),
        ("{{owner..name}}", ["page.mustache:1:3: 'owner..name' is not a name: dots part 1 to 32 words"]),
        ("{{.name}}", ["page.mustache:1:3: '.name' is not a name: dots part 1 to 32 words"]),
        (
            "{{> crad }}{{<Layout}}{{/Layout}}{{>card}}",
            [
                "page.mustache:1:5: there is no template 'crad' (did you mean 'card'?)",
                "page.mustache:1:15: there is no template 'Layout' (did you mean 'layout'?)",
            ]
        ),
        ("{{name", ["page.mustache:1:1: this tag is not closed by '}}'"]),
        ("{{", ["page.mustache:1:1: this tag is not closed by '}}'"]),
        ("{{{name}} ", ["page.mustache:1:1: this tag is not closed by '}}'"]),
        (
            "{{name }\n{{titel}}",
            [
                "page.mustache:1:1: this tag is not closed by '}}'", "page.mustache:2:3: unknown name 'titel' (did you mean 'title'?)",
            ]
        ),
        ("{{! name }", ["page.mustache:1:1: this tag is not closed by '}}'"]),
        ("{{=<% %>=}}\n<%name}}", ["page.mustache:2:1: this tag is not closed by '%>'"]),
        ("{{=<% %>}}", ["page.mustache:1:1: this tag is not closed by '}}'"]),
        ("{{}}{{# }}", ["page.mustache:1:1: this tag has no name", "page.mustache:1:5: this tag has no name"]),
        ("{{first name}}", ["page.mustache:1:3: a name holds no white space; is the tag's end missing?"]),
        ("{{=<%=}}", ["page.mustache:1:1: a delimiter tag holds two delimiters, parted by a space and without '='"]),
        ("{{=<= =>=}}", ["page.mustache:1:1: a delimiter tag holds two delimiters, parted by a space and without '='"]),
        ("{{=12345678901234567 >=}}", ["page.mustache:1:1: a delimiter is at most 16 bytes long"]),
        ("{{#name}}", ["page.mustache:1:1: '{{#name}}' is never closed"]),
        ("{{^name}}\n{{$block}}", ["page.mustache:1:1: '{{^name}}' is never closed", "page.mustache:2:1: '{{$block}}' is never closed"]),
        ("a{{/name}}", ["page.mustache:1:2: '{{/name}}' closes nothing: no tag is open here"]),
        ("{{#name}}\n{{/title}}", ["page.mustache:2:1: '{{/title}}' does not close '{{#name}}', which was opened on line 1"]),
        (
            "{{#name}}\n{{#title}}\n{{/name}}{{titel}}",
            [
                "page.mustache:3:1: '{{/name}}' does not close '{{#title}}', which was opened on line 2",
                "page.mustache:3:12: unknown name 'titel' (did you mean 'title'?)",
            ]
        ),
        (String(repeating: "{{#name}}", count: 66), ["page.mustache:1:577: tags are nested more than 64 deep here"]),
    ]

    @Test(arguments: problems.indices) func refuses(_ index: Int) {
        #expect(MustacheSpec.problems(Self.problems[index].template, ["card": "", "layout": ""]) == Self.problems[index].expected)
    }

    @Test func reportsAllFilesInOrder() {
        #expect(
            MustacheSpec.problems("{{a}}", ["z": "{{name}}", "b": "\n{{b}}{{#c}}"]) == [
                "page.mustache:1:3: unknown name 'a'", "b.mustache:2:3: unknown name 'b'", "b.mustache:2:6: '{{#c}}' is never closed",
                "b.mustache:2:9: unknown name 'c'",
            ])
    }

    @Test func namesDefinedTwiceAndBrokenEncoding() {
        let vocabulary = Vocabulary([])
        let sources = [
            (name: "a", file: "a.html", bytes: [UInt8]()), (name: "a", file: "b.html", bytes: []),
            (name: "c", file: "c.html", bytes: [0x61, 0x0A, 0x62, 0xC3, 0x28]),
        ]
        let errors = #expect(throws: TemplateErrors.self) { try TemplateSet(sources: sources, vocabulary: vocabulary) }
        #expect(
            errors?.description == "b.html:1:1: template 'a' is already defined by a.html\nc.html:2:2: these bytes are not UTF-8")
    }

    static let failures: [(template: String, data: MustacheSpec.Data, expected: String)] = [
        ("\n {{price}}", [:], "page.mustache:2:2: nothing here carries 'price', rendering 'page'"),
        (
            "{{{price}}}{{x}}{{y}}", ["x": 1, "y": 2],
            "page.mustache:1:1: nothing here carries 'price' (the names here are x and y), rendering 'page'"
        ),
        ("a{{#price}}b{{/price}}", [:], "page.mustache:1:2: nothing here carries 'price', rendering 'page'"),
        ("a{{^price}}b{{/price}}", [:], "page.mustache:1:2: nothing here carries 'price', rendering 'page'"),
        ("{{price}}", ["prices": 1], "page.mustache:1:1: nothing here carries 'price' (did you mean 'prices'?), rendering 'page'"),
        ("{{#prices}}{{price}}{{/prices}}", ["prices": ["price": .absent]], "rendered: "),
        ("{{owner.name}}", ["owner": ["title": 1], "name": 1], "page.mustache:1:1: 'owner' has no 'name', rendering 'page'"),
        ("{{#owner.name}}{{/owner.name}}", ["owner": "x"], "page.mustache:1:1: 'owner' is text, which has no 'name', rendering 'page'"),
        ("{{a.b.name}}", ["a": ["b": [1]]], "page.mustache:1:1: 'b' is a list, which has no 'name', rendering 'page'"),
        ("{{a.name}}", ["a": 1], "page.mustache:1:1: 'a' is a number, which has no 'name', rendering 'page'"),
        ("{{a.name}}", ["a": true], "page.mustache:1:1: 'a' is a condition, which has no 'name', rendering 'page'"),
        ("{{a.name}}", ["a": .html("")], "page.mustache:1:1: 'a' is HTML, which has no 'name', rendering 'page'"),
        (
            "{{a}}", ["a": [1]],
            "page.mustache:1:1: this is a list, which cannot be shown as text (open a section for it: {{#name}}...{{/name}}), rendering 'page'"
        ),
        (
            "{{.}}", [:],
            "page.mustache:1:1: this is an object, which cannot be shown as text (open a section for it: {{#name}}...{{/name}}), "
                + "rendering 'page'"
        ),
    ]

    @Test(arguments: failures.indices) func failsWhereAValueIsMissing(_ index: Int) throws {
        let (template, data, expected) = Self.failures[index]
        #expect(try MustacheSpec.failure(template, data) == expected)
    }

    @Test func errorsKnowTheirFileAndThePage() throws {
        var out: [UInt8] = []
        let set = try MustacheSpec.set("{{>card}}", ["card": "<b>\n  <i>{{price}}</i>\n</b>"])
        let error = #expect(throws: TemplateError.self) { try set.render("page", stack: [View(names: 0).root], into: &out) }
        #expect(
            error
                == TemplateError(
                    file: "card.mustache", line: 2, column: 6, message: "nothing here carries 'price'", hint: nil,
                    sourceLine: "  <i>{{price}}</i>", page: "page"))
        let unknown = #expect(throws: TemplateError.self) { try set.render("cart", stack: [View(names: 0).root], into: &out) }
        #expect(unknown?.description == "cart: there is no template 'cart' (did you mean 'card'?), rendering 'cart'")
        let nothing = #expect(throws: TemplateError.self) { try MustacheSpec.set("{{.}}").render("page", stack: [], into: &out) }
        #expect(nothing?.message == "there is no value that '.' stands for")
        #expect(out.isEmpty)
    }
}
