import CCMark
import Testing

@testable import CommonMark
@testable import ListingKit

private func render(_ source: String, _ options: MarkdownOptions = MarkdownOptions()) -> Markdown.Rendered {
    Markdown.parse(source.utf8, options: options)
}

private func html(_ source: String, _ options: MarkdownOptions = MarkdownOptions()) -> String {
    String(decoding: render(source, options).html(siteRoot: "/board/", imageBase: "/board/rentals/x/"), as: UTF8.self)
}

@Suite struct MarkdownTests {
    @Test func headingsGoDownUnderThePage() {
        #expect(html("# A\n\n###### B") == "<h2>A</h2>\n<h6>B</h6>\n")
        #expect(html("## A", MarkdownOptions(headingShift: 3)) == "<h5>A</h5>\n")
        #expect(html("# A", MarkdownOptions(headingShift: -4)) == "<h1>A</h1>\n")
        #expect(html("#\n\n# ![](x.jpg)\n\ntext") == "<p>text</p>\n")
    }

    @Test func listsKeepTheirStart() {
        #expect(html("7. a\n8. b") == "<ol start=\"7\">\n<li>a</li>\n<li>b</li>\n</ol>\n")
        #expect(html("- a\n\n- b") == "<ul>\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n</li>\n</ul>\n")
    }

    @Test func codeLanguageIsAPlainName() {
        #expect(html("```C++ x\na < b\n```") == "<pre><code class=\"language-c++\">a &lt; b\n</code></pre>\n")
        #expect(html("```a\"b\nx\n```") == "<pre><code>x\n</code></pre>\n")
    }

    @Test func rawHTMLIsShownAndReportedOnce() {
        let result = render("Hello <b>you</b>\nand <i>me</i>\n\n<script>alert(1)\n\n  x</script>\n")
        #expect(
            String(decoding: result.html(siteRoot: "/", imageBase: ""), as: UTF8.self)
                == """
                <p>Hello &lt;b&gt;you&lt;/b&gt;
                and &lt;i&gt;me&lt;/i&gt;</p>
                <p>&lt;script&gt;alert(1)<br />
                x&lt;/script&gt;</p>

                """)
        #expect(
            result.problems == [
                MarkdownProblem(line: 1, column: 7, kind: .rawHTML, detail: "<b>"),
                MarkdownProblem(line: 4, column: 1, kind: .rawHTML, detail: "<script>alert(1)"),
            ])
    }

    @Test func charactersThatMayNotBePublishedAreReplaced() {
        #expect(
            html("a&#xFFFF;b&#8;c&#xFFFE;d&#x85;e&#xFDD0;f&#x1FFFF;g&#x7F;h&#13;i")
                == "<p>a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}e\u{FFFD}f\u{FFFD}g\u{FFFD}h\ni</p>\n")
        let bytes: [UInt8] = [0x61, 0xFF, 0xED, 0xA0, 0x80, 0x62, 0xE2, 0x82, 0x63, 0xEF, 0xBF, 0xBF, 0x00, 0x0B, 0xC3]
        let result = Markdown.parse(bytes, options: MarkdownOptions())
        #expect(
            String(validating: result.html(siteRoot: "", imageBase: ""), as: UTF8.self)
                == "<p>a\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}b\u{FFFD}c\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}</p>\n")
        #expect(result.excerpt == "a\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}b\u{FFFD}c\u{FFFD}\u{FFFD} \u{FFFD}")
    }

    @Test func everyCharacterThatMayBePublishedIsKept() {
        let text = "é漢字🏡\u{A0}\u{D7FF}\u{E000}\u{FDCF}\u{FDF0}\u{FFFD}\u{1FFFD}\u{10FFFD}\u{200D}"
        #expect(html(text) == "<p>\(text)</p>\n")
    }

    @Test func lineEndsBecomeLineFeeds() {
        #expect(html("    a\r\n    b\r\n") == "<pre><code>a\nb\n</code></pre>\n")
        #expect(html("a\rb\r\rc") == "<p>a\nb</p>\n<p>c</p>\n")
    }

    @Test func linksDoNotNest() {
        #expect(
            html("[a <https://inner.example> b](https://outer.example)")
                == "<p><a href=\"https://outer.example\" rel=\"nofollow ugc noopener\">a https://inner.example b</a></p>\n")
        #expect(
            html("[a <https://inner.example> b](nowhere)")
                == "<p>a <a href=\"https://inner.example\" rel=\"nofollow ugc noopener\">https://inner.example</a> b</p>\n")
    }

    @Test func linkWithoutTextShowsItsAddress() {
        #expect(html("[](mailto:a@b.example)") == "<p><a href=\"mailto:a@b.example\">mailto:a@b.example</a></p>\n")
    }

    @Test func ownPicturesAreShown() {
        let options = MarkdownOptions(images: [
            "front.jpg": ImageSize(width: 4, height: 3), "my photo&1.png": ImageSize(width: 5, height: 6),
        ])
        let result = render("![Front *door*](./front.jpg \"T\") ![b](<my photo&1.png>) ![c](my%20photo&1.png)", options)
        #expect(
            String(decoding: result.html(siteRoot: "/", imageBase: "/a&b/"), as: UTF8.self)
                == """
                <p><img src="/a&amp;b/front.jpg" alt="Front door" title="T" width="4" height="3" loading="lazy" /> \
                <img src="/a&amp;b/my%20photo%261.png" alt="b" width="5" height="6" loading="lazy" /> \
                <img src="/a&amp;b/my%20photo%261.png" alt="c" width="5" height="6" loading="lazy" /></p>

                """)
        #expect(result.usedImages == ["front.jpg", "my photo&1.png"])
        #expect(result.problems.isEmpty)
    }

    @Test func otherPicturesBecomeTheirDescription() {
        let options = MarkdownOptions(images: ["../up.jpg": ImageSize(width: 1, height: 1), "a.jpg": ImageSize(width: 1, height: 1)])
        let result = render("![One](https://x.example/a.jpg)\n![Two [x](https://y.example)](../up.jpg)\n![](b.jpg)\n![](a.jpg)", options)
        #expect(
            String(decoding: result.html(siteRoot: "/", imageBase: "p/"), as: UTF8.self)
                == "<p>One\nTwo x\n\n<img src=\"p/a.jpg\" alt=\"\" width=\"1\" height=\"1\" loading=\"lazy\" /></p>\n")
        #expect(result.problems.map(\.kind) == [.imageElsewhere, .imageMissing, .imageMissing, .imageWithoutAlt])
        #expect(result.problems.map(\.line) == [1, 2, 3, 4])
        #expect(result.usedImages == ["a.jpg"])
    }

    @Test func sitePathsGetTheirPrefixLater() {
        let result = render("[Follow](/follow/?a=1&b) [Home](/)", MarkdownOptions(allowsSiteLinks: true))
        #expect(
            String(decoding: result.html(siteRoot: "https://x.example/board", imageBase: ""), as: UTF8.self)
                == "<p><a href=\"https://x.example/board/follow/?a=1&amp;b\">Follow</a> <a href=\"https://x.example/board/\">Home</a></p>\n"
        )
        #expect(result.problems.isEmpty)
    }

    @Test func placesAreThoseOfTheSource() {
        let source = "# Hé <i>\n\n- é [a](x)\n  [b](y)\n   - > ![](z.jpg)\n\n> one\n> two <u>\n"
        let places = render(source).problems.map { [$0.line, $0.column] }
        #expect(places == [[1, 6], [3, 5], [4, 3], [5, 8], [8, 7]])
    }

    @Test func problemsAreBounded() {
        let problems = render(String(repeating: "[a](b)\n\n", count: 250)).problems
        #expect(problems.count == 101)
        #expect(problems.last?.kind == .more)
        #expect(problems.last?.detail == "150")
    }

    @Test func longTextIsRefused() {
        let result = render(String(repeating: "é", count: 32 << 10) + "e")
        #expect(result.problems == [MarkdownProblem(line: 1, column: 1, kind: .tooLong, detail: "65 KiB, and at most 64 are taken")])
        #expect(result.isEmpty && result.excerpt.isEmpty)
        #expect(render(String(repeating: "é", count: 32 << 10)).problems == [])
    }

    /// Texts of the greatest length that come to many times as much HTML, however they are read.
    @Test(arguments: [
        "\"", "&", "<", "> ", ">\n\n", String(repeating: ">", count: 50) + "a\n\n", "a\u{1}", "[](x:)", "[](http://a)", "*a* ",
        "[a](http://b) ",
        "- a\n", "<br>", "\\\n",
    ]) func longHTMLIsRefused(pattern: String) {
        let text = String(repeating: pattern, count: (64 << 10) / pattern.utf8.count)
        let result = render(text)
        let loose = Markdown.parse(
            Array(text.utf8), options: MarkdownOptions(bounds: MarkdownBounds(text: 64 << 10, html: .max)))
        if loose.byteCount > 256 << 10 {
            #expect(result.problems == [MarkdownProblem(line: 1, column: 1, kind: .tooMuchHTML, detail: "256")])
            #expect(result.isEmpty)
        } else {
            #expect(result == loose)
        }
        #expect(loose.byteCount < 40 * text.utf8.count)
    }

    @Test func emptyTextIsEmpty() {
        #expect(render("").isEmpty)
        #expect(render(" \n\n").isEmpty)
        #expect(render("").excerpt == "")
    }

    /// What needs no rule of ours comes out as libcmark itself writes it.
    @Test(arguments: [
        "a *b* **c** `d & e`\nf  \ng\\\nh", "> a\n> > b\n\n---\n\n- a\n  - b\n\n    c\n- d", "1) a\n2) b\n\n        code\n\n```\n<x>\n```",
        "Setext\n===\n\n&quot;&amp;&lt; \"q\" 'r'", "- \n- a\n\n\n- b\n-", "* a\n\n  > b\n\n  ```x\n  c\n  ```\n\n10. z",
        "***a** b* __c _d_ e__",
    ])
    func agreesWithLibcmark(_ source: String) throws {
        let written = try #require(cmark_markdown_to_html(source, source.utf8.count, CMARK_OPT_DEFAULT))
        defer { cmark_node_mem_free(written) }
        #expect(html(source, MarkdownOptions(headingShift: 0)) == String(cString: written))
    }
}

private func cmark_node_mem_free(_ string: UnsafeMutablePointer<CChar>) {
    cmark_get_default_mem_allocator().pointee.free(string)
}
