import Testing

@testable import CommonMark
@testable import ListingKit

/// Headings of a description stand directly under the page's own, however the author began.
@Suite struct TopHeadingTests {
    @Test(arguments: [
        ("# A\n\n## B\n", "<h3>A</h3>\n<h4>B</h4>"),
        ("## A\n\n### B\n", "<h3>A</h3>\n<h4>B</h4>"),
        ("#### A\n", "<h3>A</h3>"),
        ("## A\n\n# B\n", "<h4>A</h4>\n<h3>B</h3>"),
        ("# A\n\n###### B\n", "<h3>A</h3>\n<h6>B</h6>"),
        ("> # A\n\n## B\n", "<blockquote>\n<h3>A</h3>\n</blockquote>\n<h3>B</h3>"),
    ])
    func levels(_ source: String, _ expected: String) {
        let rendered = Markdown.parse(source.utf8, options: MarkdownOptions(topHeading: 3))
        let html = String(decoding: rendered.html(siteRoot: "/", imageBase: "/"), as: UTF8.self)
        #expect(html.trimmingPrefix("\n").split(separator: "\n").joined(separator: "\n") == expected)
    }
}
