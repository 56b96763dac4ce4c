import Testing

@testable import Findings
@testable import ListingKit
@testable import YAML

/// What somebody reads who made a slip in a list in brackets or a group in braces.
@Suite struct FlowSyntaxTests {
    private func findings(_ text: String) -> [Diagnostic] {
        let bytes = Array(text.utf8)
        var report = Report(SourceFile(path: "a.yaml", bytes: bytes))
        _ = YAMLParser.parse(bytes[...], firstLine: 1, report: &report)
        return report.diagnostics
    }

    @Test(
        arguments: [
            (
                "tags: [100% quiet, @home]", "1:20", "text can't start with this character unless it's in quotes",
                "tags: [100% quiet, \"@home\"]"
            ),
            (
                "a: [@b, {c: %d, e: `f}]", "1:5", "text can't start with this character unless it's in quotes",
                "a: [\"@b\", {c: \"%d\", e: \"`f\"}]"
            ),
            ("a:\n  - @b", "2:5", "text can't start with this character unless it's in quotes", "  - \"@b\""),
            ("a: @b, [c]", "1:4", "text can't start with @ unless it's all in quotes", "a: \"@b, [c]\""),
            ("a: @b # c", "1:4", "text can't start with this character unless it's in quotes", "a: \"@b\"  # c"),
            ("a: [b,\n  @c]", "2:3", "text can't start with this character unless it's in quotes", nil),
            ("tags: [#trams, quiet]", "1:8", "this \"#\" starts a comment", "tags: [trams, quiet]"),
            ("tags: [quiet,#trams]\nrent: 500", "1:14", "this \"#\" starts a comment", "tags: [quiet,trams]"),
            ("tags: [quiet #1, terrace]\nrent: 500", "1:14", "this \"#\" starts a comment", "tags: [quiet 1, terrace]"),
            ("a: {b: c #2, d: #3}\ne: f\n", "1:10", "this \"#\" starts a comment", "a: {b: \"c #2\", d: \"#3\"}"),
            ("a:\n  - [#é, ü]\n  - b\nc: d", "2:6", "this \"#\" starts a comment", "  - [\"#é\", ü]"),
            ("a: {on: 2026-11-18 rent: 720}", "1:20", "a comma is missing before \"rent\"", "a: {on: 2026-11-18, rent: 720}"),
            ("a: [{b: c} {b: d}]", "1:12", "a comma is missing before this", "a: [{b: c}, {b: d}]"),
            ("a: [\"é\" \"ü\"]", "1:9", "a comma is missing before this", "a: [\"é\", \"ü\"]"),
            (
                "a: {b: one two: three}", "1:12", "a comma is missing before \"two\", or quotes",
                "a: {b: one, two: three}\nor\na: {b: \"one two: three\"}"
            ),
            ("a: {alt: Kitchen: with stove}", "1:17", "a colon is not expected here", "a: {alt: \"Kitchen: with stove\"}"),
            ("a: [b,, c]", "1:7", "there is a comma too many", "a: [b, c]"),
            ("a: [b,\n", "1:4", "the list that starts with [ is not closed", "a: [b]"),
            ("a: {b: c\nd: e\n", "1:4", "the group that starts with { is not closed", "a: {b: c}"),
            ("rent:720\nb: c", "1:1", "a space is missing after \"rent:\"", "rent: 720"),
            ("b: c\ntags:[d]\ne: f", "2:1", "a space is missing after \"tags:\"", "tags: [d]"),
            ("a:\n  - on:2026-11-18\n    rent: 720", "2:5", "a space is missing after \"on:\"", "  - on: 2026-11-18"),
            ("a: b\n  c: d", "2:4", "this line starts further right", "c: d"),
            ("a: https://b\n  c: d", "2:4", "this line starts further right", "c: d"),
        ] as [(String, String, String, String?)])
    func aSlipHasItsWordsAndItsLine(text: String, place: String, message: String, fix: String?) throws {
        let findings = findings(text)
        let finding = try #require(findings.first)
        #expect(findings.count == 1 && finding.rule == "yaml-syntax" && finding.message.hasPrefix(message), "\(findings)")
        #expect("\(finding.span.line):\(finding.span.column)" == place)
        #expect(finding.fix == fix)
    }

    @Test(arguments: [
        "[", "{", "a: [#", "a: {#}", "- - [\"", "a: [']", ": [", "a: {:", "a: [}", "a: {]", "a: [,", "a:b:c\n d: [#]", "a: {@",
    ])
    func nothingOddDoesHarm(text: String) {
        #expect(findings(text).count <= 1)
    }

    @Test func longLinesAndLongFilesAreLeft() {
        let long = "a: [#" + String(repeating: "b, ", count: 200) + "c]"
        #expect(findings(long).map(\.fix) == [nil])
        let far = "a: [#b]\n" + String(repeating: "c\n", count: 300) + "d: e"
        #expect(findings(far).count == 1)
    }
}
