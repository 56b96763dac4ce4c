import TestSupport
import Testing

@testable import ListingKit

@Suite struct CommonMarkdownTests {
    private static let options = [
        MarkdownOptions(topHeading: 3, siteHost: "board.example"),
        MarkdownOptions(topHeading: 2, siteHost: "board.example", allowsSiteLinks: true),
        MarkdownOptions(headingShift: 1), MarkdownOptions(headingShift: 4),
    ]

    /// What is read by itself, and whether it is the same as libcmark reads.
    private static func compare(_ text: String, _ options: MarkdownOptions) -> (isCommon: Bool, isSame: Bool) {
        var text = text
        return text.withUTF8 { bytes in
            guard let common = CommonMarkdown.render(bytes, options: options) else { return (false, true) }
            return (true, common == Markdown.parseThoroughly(bytes, options: options))
        }
    }

    @Test(arguments: [
        "One line", "Two\nlines & more > here", "One\n\n\nTwo\n", "\n# Title\nText below\n\n### Deeper\n", "###### Six\n## Two",
        "Text\n- one\n- two\n\nAfter", "- **one**: text\n- two\n# Title", "An *odd* and (**bold**) word, **Note:** this. *End*",
        "[More](https://example.org/a?b=c&d)", "[Ours](https://board.example/x) and [mail](mailto:a@b.example)", "2 bedrooms, 3.5 km",
        "Café – “quoted” 🏠 text", "12.5 km\n2026.", "(in brackets) $520! Yes", "**Bold** at the start",
    ])
    func isLikeLibrary(text: String) {
        for options in CommonMarkdownTests.options { #expect(CommonMarkdownTests.compare(text, options).isSame, "\(text)") }
    }

    @Test(arguments: ["One line", "A\n\nB", "# T\n- a\n- b", "**a** *b* [c](https://d.example)", "é – 🏠"])
    func readsCommonText(text: String) {
        #expect(CommonMarkdownTests.compare(text, CommonMarkdownTests.options[0]).isCommon)
    }

    @Test(arguments: [
        "", "\n\n", "\u{FEFF}a", "a  \nb", "a\tb", "a\r\nb", " a", "a\\*", "`a`", "a_b_", "a <b>", "&amp;", "* a", "+ a", "- a\n\n- b",
        "- a\nb",
        "1. a", "1) a", "a\n===", "a\n---", "---", "***", "> a", "![a](b.jpg)", "[a]", "[a]: b", "[a](b c)", "[a](javascript:b)", "[a](/b)",
        "**a*", "a*b*c", "*a\nb*", "# a #", "#a", "####### a", "-", "- ", "-  a", "- - a", "a\u{0}b", "~~~\na",
    ])
    func leavesTheRest(text: String) {
        #expect(!CommonMarkdownTests.compare(text, CommonMarkdownTests.options[0]).isCommon)
    }

    /// Texts of pieces that mean something in Markdown, put together at random: whatever of them is read here, libcmark reads alike.
    @Test func isLikeLibraryAtRandom() {
        var random = SeededGenerator(seed: 31)
        let plain = [
            "word", "two words", "A", "7", "2.5", " ", " ", "\n", "\n", "\n\n", ", ", ".", ": ", "**bold**", "*odd*",
            "[a](https://b.example/c)",
        ]
        let starts = [
            "- item", "\n- item\n- more\n", "\n# Title\n", "## Two\n", "1. ", "12) ", "\n\n", "(", ")", "\"", "'", "&", "& ", ">", "$",
        ]
        let odd = [
            "*", "**", "***", "-", "--", "#", " #", "[", "]", "](", "[a](", "_", "`", "<", "\\", "!", "![", "\t", "\r\n", "é", "–", "🏠",
            "\u{A0}", "=", "+ ", "~", "  ",
        ]
        var common = 0
        for _ in 0..<40_000 {
            let text = (0..<Int.random(in: 1...14, using: &random)).map { _ in
                switch Int.random(in: 0..<10, using: &random) {
                case 0: odd[Int.random(in: 0..<odd.count, using: &random)]
                case 1...3: starts[Int.random(in: 0..<starts.count, using: &random)]
                default: plain[Int.random(in: 0..<plain.count, using: &random)]
                }
            }.joined()
            let options = CommonMarkdownTests.options[Int.random(in: 0..<4, using: &random)]
            let result = CommonMarkdownTests.compare(text, options)
            common += result.isCommon ? 1 : 0
            #expect(result.isSame, "\(text.debugDescription)")
        }
        #expect(common > 4_000)
    }
}
