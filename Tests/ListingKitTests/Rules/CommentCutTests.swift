import Testing

@testable import ListingKit

@Suite struct CommentCutTests {
    private func findings(_ line: String) throws -> [Diagnostic] {
        let bytes = Array((line + "\n").utf8)
        var report = Report(SourceFile(path: "a.yaml", bytes: bytes))
        let node = try #require(YAMLParser.parse(bytes[...], firstLine: 1, report: &report)?["lease"])
        _ = Rule.line(node, key: "lease", max: 100, report: &report)
        return report.diagnostics
    }

    @Test(arguments: [
        ("lease: Flat #2 near", "lease: \"Flat #2 near\""), ("lease: a # b", "lease: \"a # b\""), ("lease: a  #b", "lease: \"a  #b\""),
        ("lease: é \"x\" #2", "lease: \"é \\\"x\\\" #2\""),
    ])
    func aTextThatIsCutShortGetsItsQuotes(line: String, fix: String) throws {
        #expect(try findings(line).map(\.fix) == [fix])
        #expect(try findings(line).map(\.rule) == ["comment-cut"])
    }

    @Test(arguments: ["lease: a  # a comment", "lease: a", "lease: \"a\" #2", "lease: a#2", "lease: a   #", "# x\nlease: a"])
    func aCommentThatIsMeantIsFine(line: String) throws {
        #expect(try findings(line).isEmpty)
    }
}
