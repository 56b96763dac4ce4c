import TestSupport
import Testing

@testable import ListingKit

/// The two readers of YAML must never differ: what the fast one reads, libyaml reads to the same nodes, without a finding.
@Suite struct CommonYAMLTests {
    private static let pieces = [
        "title: ", "a: ", "b_2: ", "key-3:", ":", " ", "  ", "    ", "\n", "\n", "\n  ", "\n- ", "\n  - ", "\n\n", "- ", "-", "{", "}", "[",
        "]", ", ", ",", "{a: 1, b: two}", "{a: \"x\", c: [d, e f]}", "[]", "{}", "[a, {b: c}]", "\"", "'", "\"quoted: text\"", "'it'", "''",
        "\\", "#", " # note", "#2", "\n# note\n", "text", "two words", "2026-11-28 11:00", "11:30", "https://example.org/a?b#c", "é", "…",
        "’s", "\u{A0}", "\u{2028}", "\u{85}", "🏡", "\t", "\r\n", "\u{FEFF}", "\u{7F}", "...", ".", "---", "?", "? ", "*", "&a", "!t", "|",
        "| \n  text", ">", "%", "@", "`", "<<: ", "~", "null", "0x1F",
    ]

    private func compare(_ text: String, _ comment: @autoclosure () -> String) -> Bool {
        let bytes = Array(text.utf8)
        guard let node = bytes.withUnsafeBufferPointer({ CommonYAML.read($0, firstLine: 2) }) else { return false }
        var report = Report(SourceFile(path: "a.yaml", bytes: bytes))
        let reference = YAMLParser.parseAny(bytes[...], firstLine: 2, report: &report)
        #expect(report.diagnostics.isEmpty, "\(comment())")
        #expect(CommonYAMLTests.outline(node) == reference.map(CommonYAMLTests.outline), "\(comment())")
        return true
    }

    /// All that a node and those below it hold.
    private static func outline(_ node: YAMLNode) -> String {
        let content =
            switch node.content {
            case .scalar(let text): text.debugDescription
            case .sequence(let items): "[" + items.map(outline).joined(separator: ",") + "]"
            case .mapping(let entries):
                "{" + entries.map { "\($0.key)@\(place($0.keySpan)):\(outline($0.value))" }.joined(separator: ",") + "}"
            }
        return "\(content)@\(place(node.span))\(node.isQuoted ? "q" : "")\(node.isBlock ? "b" : "")"
    }

    private static func place(_ span: SourceSpan) -> String { "\(span.line).\(span.column)+\(span.length)" }

    @Test(arguments: [
        "a: 1\nb: two words  # note\n\n# note\nc:\n", "a: {b: c,d: 'e', f: \"g h\" }\nb: [ 1, two, [3] ]\n",
        "a:\n  b: c\n  d:\n    e: f\ng: h",
        "a:\n  - 1\n  - {b: c}\nd:\n- e\n- [f]\ng: h\n", "title: Café – „gut“ # ü\nb: [é, {ö: 1}]\n",
        "# note\na: \"x: y\"\n   # note\nb: c#d\n",
        "url: https://example.org/a:b\nat: {from: 2026-11-28 11:00, to: http://x/}\n", "a:   # note\n  b: c\n",
    ])
    func commonFormsAreReadAlike(text: String) {
        let isRead = compare(text, text)
        // A key outside ASCII is left to libyaml.
        #expect(isRead == !text.contains("ö"))
    }

    @Test(arguments: [
        "a: b: c\n", "a: b\n  c\n", "a: 1\na: 2\n", " a: 1\n", "a: 1\n b: 2\n", "a: [1,\n 2]\n", "a: |\n  b\n", "a: \"b\\n\"\n", "a: ...\n",
        "a: \" … \"\n", "a: *b\n", "a: &b c\n", "a: - b\n", "a: b:\n", "a:b\n", "a\t: b\n", "a: b\r\n", "---\na: b\n", "a: b\n...\n", "",
        "a: 'it''s'\n", "a: [b: c]\n", "a: {b}\n", "a: [b,]\n", "a: {\"b\": c}\n", "a:\n  - b\n  c: d\n", "a:\n    b: c\n  d: e\n",
        "a: {b: c} d\n", "a: \"b\"#c\n", "a: \"b\" c\n", "a: {b: c::d, e: f:}\n", "a: [b#c]\n", "<<: {a: b}\n", "a: \u{2028}b\n",
    ])
    func everythingElseIsLeftToTheFullParser(text: String) {
        #expect(!compare(text, text))
    }

    /// What follows keys in listings.
    private static let values = [
        " text", " two words # note", "  2026-11-28 11:00", " \"Fitzroy North\"", " 'it'", " {a: b, c: \"d\", e: 11:30}", " [a, b c]", "",
        "   ",
        "\n  - one\n  - {a: b}", "\n- [a]\n- b", "\n  a: b\n  c: d", "\n    a:\n      b: c", " https://example.org/#top", " Café – ü",
        " [é, {ü: 1}]", " 0x1F", " [{a: b}, [], {}]", " # note",
    ]

    @Test(arguments: 0..<8)
    func noTextIsReadDifferently(part: UInt64) {
        var count = 0
        for number in 0..<2_000 {
            var random = SeededGenerator(seed: part * 2_000 + UInt64(number))
            var text: [Character] = []
            for line in 0..<Int.random(in: 1...5, using: &random) {
                text += "key\(line):" + (CommonYAMLTests.values.randomElement(using: &random) ?? "") + "\n"
            }
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                let place = Int.random(in: 0...text.count, using: &random)
                text.insert(contentsOf: CommonYAMLTests.pieces.randomElement(using: &random) ?? "", at: place)
            }
            if compare(String(text), String(text).debugDescription) { count += 1 }
        }
        // So many that the comparison means something.
        #expect(count > 500)
    }
}
