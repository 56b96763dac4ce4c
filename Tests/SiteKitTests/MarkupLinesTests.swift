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
        ("<img\n  src=\"x\"\n  alt=\"\"{{#yes}} class=\"y\"{{/yes}}>\n", "<img src=x alt=\"\" class=y>\n"),
        ("<a\n  {{#yes}}\n    rel=\"x\"\n  {{/yes}}\n  href=\"y\">\n", "<a rel=x href=y>\n"), ("<p>x</p\n  ><p>", "<p>x</p ><p>"),
        ("<input value=it's\n  checked>\n  <b>", "<input value=it's checked>\n<b>"),
        // Where white space can matter, nothing changes.
        ("<pre>\n  one\n    two <b\n  >\n</pre>\n  <b>", "<pre>\n  one\n    two <b\n  >\n</pre>\n<b>"),
        ("<PRE class=\"x\">\n  {{#list}}\n  {{.}}\n  {{/list}}\n</Pre>\n  <b>", "<PRE class=x>\n  a\n  b\n</Pre>\n<b>"),
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

    @Test(arguments: [
        // A value that the template alone says needs no quotation marks.
        ("<a class=\"card\" id='x-1' data-n = \"2.5%\">", "<a class=card id=x-1 data-n = 2.5%>"),
        ("<a class=\"one\"\n  id=\"two\"\n>", "<a class=one id=two >"), ("<p>class=\"x\"</p>", "<p>class=\"x\"</p>"),
        // Whatever else it says keeps them.
        ("<a class=\"one two\" title=\"\" alt=\"it's\">", "<a class=\"one two\" title=\"\" alt=\"it's\">"),
        ("<a rel=\"a=b\" name=\"a>b\">", "<a rel=\"a=b\" name=\"a>b\">"),
        ("<a href=\"/x/\"><br class=\"x\"/>", "<a href=\"/x/\"><br class=\"x\"/>"), ("<a title=\"ä\">", "<a title=\"ä\">"),
        ("<a href=\"{{word}}\" id=\"a{{word}}\" class=\"x{{#yes}} y{{/yes}}\">", "<a href=\"w\" id=\"aw\" class=\"x y\">"),
        // So it does if what is shown next may belong to it.
        ("<a id=\"x\"{{word}}>", "<a id=\"x\"w>"), ("<a id=\"x\"{{#yes}}b{{/yes}}>", "<a id=\"x\"b>"),
        ("<a id=\"x\"{{#no}} b{{/no}}c>", "<a id=\"x\"c>"), ("<a id=\"x\"{{#no}} b{{/no}}{{word}}>", "<a id=\"x\"w>"),
        ("<a id=\"x\"{{#no}} b\n  {{/no}}\n  c>", "<a id=\"x\"c>"), ("<a id=\"x\"id=\"y\">", "<a id=\"x\"id=y>"),
        ("<a id=\"x\"{{#no}} b{{/no}}{{#yes}} c{{/yes}}{{^no}} d{{/no}}>", "<a id=x c d>"),
        ("<a{{#yes}} id=\"x\"{{/yes}}{{#no}} b{{/no}}>", "<a id=x>"), ("<a{{#list}} id=\"x\"{{/list}}>", "<a id=x id=x>"),
        ("<a {{#list}}id=\"x\"{{/list}}>", "<a id=\"x\"id=\"x\">"), ("<a{{#yes}} id=\"x\"{{/yes}}b>", "<a id=\"x\"b>"),
        // Where it is no attribute nothing is left out.
        ("<!-- <a id=\"x\"> -->", "<!-- <a id=\"x\"> -->"),
        ("<script type=\"m\">a<b id=\"x\"></script>", "<script type=\"m\">a<b id=\"x\"></script>"),
        // Nor is it where other programs than browsers read it.
        ("<meta name=\"x\" {{#yes}}id=\"y\"{{/yes}}><link rel=\"x\">", "<meta name=\"x\" id=\"y\"><link rel=\"x\">"),
        ("{{! <a id=\"x\"> }}\n<a id=\"x\">", "<a id=x>"),
    ]) func quotationMarks(page: String, html: String) throws {
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
