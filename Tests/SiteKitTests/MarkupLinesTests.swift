import Testing

@testable import Mustache
@testable import SiteKit

/// How the lines of HTML templates are written.
@Suite struct MarkupLinesTests {
    private func render(_ page: String, _ partials: KeyValuePairs<String, String> = [:]) throws -> String {
        let sources = [(key: "page", value: page)] + partials.map { (key: $0.key, value: $0.value) }
        let vocabulary = Vocabulary(["yes", "no", "list", "word"])
        let set = try TemplateSet(
            sources: sources.map { (name: $0.key, file: $0.key, bytes: Array($0.value.utf8)) }, vocabulary: vocabulary, isHTML: true)
        var view = View(names: vocabulary.count)
        for (name, value) in [("yes", Value.bool(true)), ("no", .bool(false)), ("word", view.text("w"))] {
            view.set(try #require(vocabulary[name]), value)
        }
        let list = view.list { view in for text in ["a", "b"] { view.append(view.text(text)) } }
        view.set(try #require(vocabulary["list"]), list)
        return String(decoding: try set.render("page", view, reservingCapacity: 64), as: UTF8.self)
    }

    @Test(arguments: [
        // Indentation goes, that of sections too.
        ("  <p>\n    <b>x</b>\n  </p>\n", "<p>\n<b>x</b>\n</p>\n"),
        ("<ul>\n  {{#list}}\n    <li>{{.}}</li>\n  {{/list}}\n</ul>\n", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"),
        ("<p>\n\t{{word}}\n</p>\n", "<p>\nw\n</p>\n"), ("<p>\n  \n</p>\n", "<p>\n\n</p>\n"), ("<p>\r\n  <b>\r\n", "<p>\r\n<b>\r\n"),
        // Blanks within a line stay.
        ("<b>x</b>  {{word}}  <i>\n", "<b>x</b>  w  <i>\n"), ("{{#yes}}  x{{/yes}}", "  x"),
        // A line end beside a word is a space.
        ("<p>one\n  two\n  <b>three</b>\n  four</p>\n", "<p>one two <b>three</b> four</p>\n"), ("one\r\n  two", "one two"),
        ("<p>\n  one\n</p>\n", "<p> one </p>\n"), ("one\n{{#yes}}\n  two\n{{/yes}}\n{{#no}}\n  no\n{{/no}}\nthree\n", "one two three "),
        // So is one inside of a tag.
        ("<img\n  src=\"x\"\n  alt=\"\"{{#yes}} class=\"y\"{{/yes}}>\n", "<img src=\"x\" alt=\"\" class=\"y\">\n"),
        ("<a\n  {{#yes}}\n    rel=\"x\"\n  {{/yes}}\n  href=\"y\">\n", "<a rel=\"x\" href=\"y\">\n"), ("<p>x</p\n  ><p>", "<p>x</p ><p>"),
        ("<input value=it's\n  checked>\n  <b>", "<input value=it's checked>\n<b>"),
        // Where white space can matter, nothing changes.
        ("<pre>\n  one\n    two <b\n  >\n</pre>\n  <b>", "<pre>\n  one\n    two <b\n  >\n</pre>\n<b>"),
        ("<PRE class=\"x\">\n  {{#list}}\n  {{.}}\n  {{/list}}\n</Pre>\n  <b>", "<PRE class=\"x\">\n  a\n  b\n</Pre>\n<b>"),
        ("<textarea>\n  x\n  y</textarea>\n  <b>", "<textarea>\n  x\n  y</textarea>\n<b>"),
        ("<script>\n  let a = `<b>\n    x`\n</script>\n  <b>", "<script>\n  let a = `<b>\n    x`\n</script>\n<b>"),
        ("<style>\n  a > b {}\n</style>\n  <b>", "<style>\n  a > b {}\n</style>\n<b>"), ("<preface>\n  <b>", "<preface>\n<b>"),
        ("<p title=\"a >\n   b\"\n   id='c\n  d'>\n  <b>", "<p title=\"a >\n   b\" id='c\n  d'>\n<b>"),
        ("<!-- a >\n  b -->\n  <b>", "<!-- a >\n  b -->\n<b>"), ("a < b\n  <b>\n  x > y\n", "a < b <b> x > y "),
        // What a tag of the template holds is no markup.
        ("{{! <pre> }}\n<p>\n  <b>", "<p>\n<b>"), ("<p title=\"{{#yes}}\"{{/yes}}>\n  <b>", "<p title=\"\">\n<b>"),
    ]) func lines(page: String, html: String) throws {
        #expect(try render(page) == html)
    }

    @Test func pieceAndBlockAreNotIndented() throws {
        let partials: KeyValuePairs = [
            "piece": "<p>\n  <b>x</b>\n</p>\n", "frame": "<main>\n    {{$main}}\n      none\n    {{/main}}\n</main>\n",
        ]
        #expect(try render("<div>\n    {{> piece}}\n</div>\n", partials) == "<div>\n<p>\n<b>x</b>\n</p>\n</div>\n")
        let page = "{{<frame}}\n  {{$main}}\n    <ul>\n      <li>\n    </ul>\n  {{/main}}\n{{/frame}}\n"
        #expect(try render(page, partials) == "<main>\n<ul>\n<li>\n</ul>\n</main>\n")
    }

    @Test func inAPreTheyAre() throws {
        #expect(try render("<pre>\n  {{> piece}}\n</pre>\n", ["piece": "<b>\n<i>\n"]) == "<pre>\n  <b>\n  <i>\n</pre>\n")
    }

    @Test func otherTemplatesKeepTheirBlanks() throws {
        let set = try TemplateSet(sources: [(name: "a", file: "a", bytes: Array("  x\n  y\n".utf8))], vocabulary: Vocabulary([]))
        #expect(try set.render("a", View(names: 0), reservingCapacity: 64) == Array("  x\n  y\n".utf8))
    }
}
