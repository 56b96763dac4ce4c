import Testing

@testable import Findings
@testable import ListingKit
@testable import YAML

@Suite struct YAMLParserTests {
    private func parse(_ text: String, firstLine: Int = 1) -> (node: YAMLNode?, findings: [String]) {
        var report = Report(SourceFile(path: "a.yaml", bytes: Array(text.utf8)))
        let node = YAMLParser.parse(Array(text.utf8)[...], firstLine: firstLine, report: &report)
        return (node, report.diagnostics.map { "\($0.rule) \($0.span.line):\($0.span.column)" })
    }

    @Test func everyScalarStaysText() throws {
        let node = try #require(parse("a: 0800\nb: no\nc: 12:30\nd: 1.50\ne: ~\nf: 0x1F\n").node)
        #expect(node.entries?.map { $0.value.text } == ["0800", "no", "12:30", "1.50", "~", "0x1F"])
    }

    @Test func nodesKnowWhereTheyStand() throws {
        let node = try #require(parse("title: Flat\naddress:\n  suburb: \"Fitzroy\"\ntags: [ä, b]\n", firstLine: 2).node)
        #expect(node["title"]?.span == SourceSpan(line: 2, column: 8, length: 4))
        #expect(node["address"]?["suburb"]?.span == SourceSpan(line: 4, column: 11, length: 9))
        #expect(node["tags"]?.items?.map(\.span) == [SourceSpan(line: 5, column: 8), SourceSpan(line: 5, column: 11)])
        #expect(node.entries?[1].keySpan == SourceSpan(line: 3, column: 1, length: 7))
    }

    private static let characters: [(yaml: String, text: String)] = [
        (#""a\x7Fb""#, "a\u{FFFD}b"),
        (#""\x80\N\x9F""#, "\u{FFFD}\u{FFFD}\u{FFFD}"),
        (#""x\uFFFE\uFFFFy""#, "x\u{FFFD}\u{FFFD}y"),
        (#""\uFDD0z""#, "\u{FFFD}z"),
        (#""z\U0001FFFF""#, "z\u{FFFD}"),
        (#""\U0010FFFF""#, "\u{FFFD}"),
        ("\"\u{202E}\u{A0}\u{1F600}\u{10FFFD}\\t\"", "\u{202E}\u{A0}\u{1F600}\u{10FFFD}\t"),
    ]

    @Test(arguments: characters)
    func whatHTMLForbidsIsReplaced(value: String, text: String) throws {
        #expect(try #require(parse("a: \(value)\n").node)["a"]?.text.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
    }

    @Test func emptyAndQuotedAreToldApart() throws {
        let node = try #require(parse("a:\nb: \"\"\n").node)
        #expect(node["a"]?.isEmpty == true)
        #expect(node["b"]?.isEmpty == false)
    }

    @Test(arguments: [
        ("a: &x 1", "yaml-feature 1:4"), ("a: *x", "yaml-feature 1:4"), ("a: !t 1", "yaml-feature 1:4"), ("<<: {a: 1}", "yaml-feature 1:1"),
        ("a: 1\na: 2", "yaml-duplicate-key 2:1"), ("a: 1\n---\nb: 2", "yaml-feature 2:1"), ("? [a]\n: b", "yaml-feature 1:3"),
        ("a: [1, 2", "yaml-syntax 1:4"), ("a: {b: 1", "yaml-syntax 1:4"), ("a: \"x", "yaml-syntax 1:4"), ("a: b: c", "yaml-syntax 1:5"),
        ("a: 1\n b: 2", "yaml-syntax 2:3"), ("a: @b", "yaml-syntax 1:4"), ("a: \u{7}", "yaml-syntax 1:4"),
    ])
    func isRefused(text: String, finding: String) {
        #expect(parse(text).findings.contains(finding), "\(parse(text).findings)")
    }

    @Test func twentyLevelsAreAllowed() {
        func nested(_ depth: Int) -> String { String(repeating: "[", count: depth) + "x" + String(repeating: "]", count: depth) }
        #expect(parse(nested(20)).findings == [])
        #expect(parse(nested(21)).findings == ["yaml-feature 1:21"])
    }
}
