import TestSupport
import Testing

@testable import CommonMark
@testable import ListingKit

@Suite struct MarkdownGuardTests {
    /// More than any text may have, so that only the guard keeps the work small.
    private static let loose = MarkdownBounds(text: 1 << 22, html: 40 << 20)

    private static func filled(_ pattern: String, _ size: Int) -> [UInt8] {
        Array(String(repeating: pattern, count: size / pattern.utf8.count).utf8)
    }

    /// Texts of a size on which a careless program recurses, goes quadratic or writes far more than it reads.
    private static func hostile(_ size: Int) -> [(String, [UInt8])] {
        [
            "> ", ">", "- ", "* ", "1. ", "[", "![", "![[]()", "[a](", "[a](<b", "*a ", "*a **a ", "_a ", "a_ ", "**x [", "a**b c* ",
            "`a``b```c", "<!--",
            "a <!A ", "a<?", "&#", "<a ", "[ (](", "\\", "- a\n   - b\n", "-\n", "[a]: b\n", "\t", "\u{0}", "]", "#", "~~~\n", "<div>\n",
            "a\\\n", "* * * -",
        ].map { ($0, filled($0, size)) } + [
            (
                "image marks before links",
                Array((String(repeating: "![", count: size / 4) + String(repeating: "[]()", count: size / 8)).utf8)
            ),
            (
                "staged lists",
                Array((0..<256).map { String(repeating: "  ", count: $0) + "- a\n" }.joined().utf8) + [UInt8](repeating: 0x0A, count: size)
            ),
            (
                "lists in a quote",
                Array(("> " + String(repeating: "- ", count: size / 13) + "x\n" + String(repeating: ">\n", count: size / 4)).utf8)
            ),
            (
                "long reference",
                Array(("[a]: " + String(repeating: "x", count: size / 2) + "\n\n" + String(repeating: "[a] ", count: size / 8)).utf8)
            ),
            ("nested emphasis", Array((String(repeating: "*a ", count: size / 6) + String(repeating: " b*", count: size / 6)).utf8)),
            ("brackets", Array((String(repeating: "[", count: size / 2) + String(repeating: "]", count: size / 2)).utf8)),
        ]
    }

    @Test func hostileTextIsRead() {
        for (name, source) in Self.hostile(1 << 15) { check(name, source) }
    }

    @Test(.endurance) func longHostileTextIsRead() {
        for (name, source) in Self.hostile(1 << 18) { check(name, source) }
    }

    private func check(_ name: String, _ source: [UInt8]) {
        let html = Markdown.parse(source, options: MarkdownOptions(bounds: Self.loose)).html(siteRoot: "/", imageBase: "")
        #expect(html.count < 20 * max(source.count, 1 << 15) && !html.isEmpty || Self.isEmpty.contains(name), "\(name)")
        #expect(PublishedXML.faults(in: html).isEmpty, "\(name)")
    }

    /// Texts of which nothing is left.
    private static let isEmpty: Set<String> = ["[a]: b\n", "\t", "#"]

    private func bound(_ source: String) -> (String?, [MarkdownProblem]) {
        let result = Array(source.utf8).withUnsafeBufferPointer { MarkdownGuard.bound($0) }
        return (result.replacement.map { String(decoding: $0, as: UTF8.self) }, result.problems)
    }

    @Test func ordinaryTextIsLeftAlone() {
        let deep = String(repeating: "> ", count: 33) + "a\n" + String(repeating: ">", count: 50) + "b\n"
        let rule = String(repeating: "- ", count: 60) + "\n" + String(repeating: "* ", count: 60)
        for source in [
            "", "a", "- a\n  - b\n", deep, rule, String(repeating: " ", count: 300) + "text - a", String(repeating: "!", count: 2000),
        ] {
            #expect(bound(source).0 == nil)
        }
    }

    @Test func deepMarksLoseTheirMeaning() {
        let quotes = String(repeating: ">", count: 50)
        let (source, problems) = bound("a\r\n" + quotes + ">>b\r" + quotes + "7) c\n\n" + String(repeating: "\t", count: 25) + "- d")
        #expect(source == "a\r\n" + quotes + "\\>>b\r" + quotes + "7\\) c\n\n" + String(repeating: "\t", count: 25) + "\\- d")
        #expect(problems == [MarkdownProblem(line: 2, column: 1, kind: .nestedTooDeeply, detail: "")])
    }

    @Test(arguments: [
        ("[a]: https://example.org/ \"A title\"\n\n[a] and [a][]\n", true), ("[a]: <x y> (z)\n\n[a]", true),
        ("[a]: " + String(repeating: "x", count: 2_048) + "\n\n[a]", true),
        ("[a]: " + String(repeating: "x", count: 2_049) + "\n\n[a]", false),
        ("[a]:\n " + String(repeating: "x", count: 2_049) + "\n\n[a]", false),
        ("[a]: <" + String(repeating: "x ", count: 1_025) + ">\n\n[a]", false),
        ("[a]: x \"" + String(repeating: "y ", count: 1_025) + "\"\n\n[a]", false),
        ("[a]: x\n'" + String(repeating: "\\'", count: 1_025) + "'\n\n[a]", false),
        ("[a]: x (" + String(repeating: "y\n", count: 1_025) + ")\n\n[a]", false),
        ("[a]: " + String(repeating: "x", count: 1_000) + "\n\n" + String(repeating: "[a] ", count: 250), true),
        ("[a]: " + String(repeating: "x", count: 1_000) + "\n\n" + String(repeating: "[a] ", count: 300), false),
        ("[a]: x \n\n" + String(repeating: "[a] ", count: 20_000), true),
    ]) func longReferencesLoseTheirMeaning(source: String, isKept: Bool) {
        let (replacement, problems) = bound(source)
        #expect((replacement == nil) == isKept)
        #expect(problems.map(\.kind) == (isKept ? [] : [.longReference]))
        if let replacement { #expect(replacement.hasPrefix("[a]\\:") && replacement.count == source.count + 1) }
        let html = Markdown.parse(Array(source.utf8), options: MarkdownOptions(bounds: Self.loose)).byteCount
        #expect(html < 2 * MarkdownGuard.maximumCopies + 40 * source.utf8.count)
    }

    @Test func excessReferencesLoseTheirMeaning() {
        let (source, problems) = bound(String(repeating: "[a]: b\n", count: 501))
        #expect(source == String(repeating: "[a]: b\n", count: 500) + "[a]\\: b\n")
        #expect(problems == [MarkdownProblem(line: 501, column: 1, kind: .longReference, detail: "")])
    }

    @Test func excessDeclarationsLoseTheirMeaning() {
        let (source, problems) = bound(String(repeating: "a <?", count: 101) + " <!A")
        #expect(source == String(repeating: "a <?", count: 100) + "a \\<? \\<!A")
        #expect(problems == [])
    }

    @Test func excessImageMarksLoseTheirMeaning() {
        let (source, problems) = bound(String(repeating: "![a]\n", count: 102))
        #expect(source == String(repeating: "![a]\n", count: 100) + "!\\[a]\n!\\[a]\n")
        #expect(problems == [MarkdownProblem(line: 101, column: 1, kind: .tooManyImages, detail: "")])
    }
}
