import TestSupport
import Testing

@testable import CommonMark
@testable import ListingKit

@Suite struct MarkdownFuzzTests {
    private static let pieces: [String] = [
        "a", "word ", " ", "  ", "    ", "\n", "\n\n", "\r\n", "\r", "\t", "\\", "*", "**", "_", "__", "`", "```", "~~~\n", "[", "]", "](",
        ")",
        "![", "!", "<", ">", "> ", "- ", "+ ", "* ", "1. ", "12345) ", "# ", "###### ", "---\n", "===\n", "&", ";", "&amp;",
        "&lt;script&gt;",
        "&#xFFFF;", "&#8;", "&#0;", "&#xD800;", "&#xFFFE;", "&#x1FFFF;", "&#x85;", "&#13;", "&#10;", "&NewLine;", "&Tab;", "&colon;",
        "&quot;",
        "<script>", "</script>", "<!--", "-->", "<?", "?>", "<![CDATA[", "]]>", "<!A ", "<div ", "<a href='", "<b>", "javascript:",
        "data:,",
        "blob:https://x.example", "https://x.example/", "http://", "//x.example", "/follow/", "/../", "mailto:a@b.example", "tel:+61 3",
        "\"", "'",
        "\" onclick=\"x", "(", "front.jpg", "./front.jpg", "../front.jpg", "[r]", "[r]: https://x.example '\"t'\n", "[r]: javascript:x\n",
        "[a](https://x.example \"t\")", "![alt \" < &](front.jpg)", "<https://x.example/?a&b>", "<javascript:x>", "{", "|", "^", "%", "%41",
        "é", "漢",
        "🏡", "\u{85}", "\u{2028}", "\u{FEFF}", "\u{0}", "\u{1}", "\u{B}", "\u{7F}",
    ]
    private static let badBytes: [[UInt8]] = [
        [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82], [0xF4, 0x90, 0x80, 0x80], [0x80], [0xC3], [0xF0, 0x9F], [0xEF, 0xBF, 0xBF],
        [0xEF, 0xBF, 0xBE], [0xEF, 0xB7, 0x90],
    ]

    @Test(arguments: 0..<8)
    func whateverGoesInGoodXMLComesOut(_ part: UInt64) {
        let options = MarkdownOptions(
            images: ["front.jpg": ImageSize(width: 4, height: 3)], siteHost: "board.example", allowsSiteLinks: true)
        for number in 0..<250 {
            let seed = part * 250 + UInt64(number)
            let source = Self.source(seed: seed)
            let result = Markdown.parse(source, options: options)
            let faults = PublishedXML.faults(in: result.html(siteRoot: "/s/", imageBase: "/i/"))
            #expect(faults.isEmpty, "seed \(seed)")
            let excerpt = Array("<p>".utf8) + result.excerpt.utf8.filter { $0 != 0x26 && $0 != 0x3C && $0 != 0x3E } + Array("</p>".utf8)
            #expect(PublishedXML.faults(in: excerpt).isEmpty, "excerpt of seed \(seed)")
            #expect(result.excerpt.unicodeScalars.count <= 2 * Excerpt.limit)
            #expect(result.problems.allSatisfy { $0.line >= 1 && $0.column >= 1 }, "places of seed \(seed)")
            #expect(result == Markdown.parse(source, options: options))
        }
    }

    private static func source(seed: UInt64) -> [UInt8] {
        var random = SeededGenerator(seed: seed)
        var source: [UInt8] = []
        for _ in 0..<Int.random(in: 1...120, using: &random) {
            if Int.random(in: 0..<20, using: &random) == 0 {
                source += badBytes.randomElement(using: &random) ?? []
                continue
            }
            let piece = pieces.randomElement(using: &random) ?? ""
            let times = Int.random(in: 0..<25, using: &random) == 0 ? Int.random(in: 2...60, using: &random) : 1
            for _ in 0..<times { source += Array(piece.utf8) }
        }
        return source
    }
}
