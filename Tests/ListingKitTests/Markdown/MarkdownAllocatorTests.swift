import Testing

@testable import Bytes
@testable import CommonMark
@testable import ListingKit

@Suite struct MarkdownAllocatorTests {
    /// Longer than the piece of memory that a thread keeps.
    @Test func longTextsAreReadLikeShortOnes() {
        let part = "Text with *a* [b](https://example.org/?c \"d\"), `e` &amp; \\*.\n\n"
        let short = html(part)
        #expect(html(String(repeating: part, count: 900)) == [[UInt8]](repeating: short, count: 900).flatMap(\.self))
        #expect(html(part) == short)
    }

    @Test func aParagraphMayBeLong() {
        let words = String(repeating: "word ", count: 13_000)
        // Without the space at its end, and with a line feed behind it.
        #expect(html(words).count == words.utf8.count + "<p></p>".utf8.count)
    }

    @Test func threadsDoNotDisturbEachOther() {
        let texts = (0..<200).map { number in String(repeating: "*a\(number)* [b](https://example.org/\(number))\n\n", count: number % 50) }
        let expected = texts.map(html)
        #expect(Parallel.map(texts, threads: 4) { html($0) } == expected)
    }

    private func html(_ text: String) -> [UInt8] {
        Markdown.parse(Array(text.utf8), options: MarkdownOptions()).html(siteRoot: "/", imageBase: "")
    }
}
