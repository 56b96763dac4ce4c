import Testing

@testable import Facts
@testable import Findings
@testable import ListingKit
@testable import Rules
@testable import Values
@testable import YAML

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

    private func cut(_ source: SourceFile, _ read: (inout Report) -> Void) -> [String?] {
        var report = Report(source)
        read(&report)
        return report.diagnostics.filter { $0.rule == "comment-cut" }.map(\.fix)
    }

    @Test(arguments: [
        ("name: Tom #2 of us", ["name: \"Tom #2 of us\""]), ("name: Tom\nabout: |\n  A #b", []), ("name: Tom\nrole: owner #2", []),
        ("name: Tom\nabout: I let #2\nlicence: VIC #1", ["licence: \"VIC #1\"", "about: \"I let #2\""]),
    ])
    func aTextOfAnOwnerIsCutShort(text: String, fixes: [String?]) {
        let source = SourceFile(path: "people/tom.yaml", bytes: Array(text.utf8))
        #expect(
            cut(source) { read(Person.self, source, beside: [], &$0) } == fixes)
    }

    private func read<Record: ContentRecord>(_ type: Record.Type, _ source: SourceFile, beside: Record.Beside, _ report: inout Report) {
        var beside = beside
        guard let record = RecordReader(source, type.schema, today: Day(number: 20_000), report: &report) else { return }
        _ = type.read(record, RecordFile(path: source.path), &beside, report: &report)
    }

    /// Any file of YAML loses what stands behind a # without a sound, so each is asked.
    @Test(
        arguments: [
            ("circles/climbers.yaml", "name: Climbers\nmatrix: #climbers:matrix.example", "matrix: \"#climbers:matrix.example\""),
            ("circles/climbers.yaml", "name: Climbers\ntag: #saab", "tag: saab"),
            ("circles/climbers.yaml", "name: Climbers\ntag: rocks  # walls too", nil),
            ("people/tom.yaml", "name: Tom\nemail: tom@t.example\nmatrix: #tom:matrix.example", "matrix: \"#tom:matrix.example\""),
            ("people/tom.yaml", "name: Tom\nemail: tom@t.example\nabout: #1 in town", "about: \"#1 in town\""),
            ("people/tom.yaml", "name: Tom\nemail: tom@t.example\ncircles: #saab #volvo", "circles: [saab, volvo]"),
            ("people/tom.yaml", "name: Tom\nemail: tom@t.example\nstatus:\n  text: #1\n  on: 2026-11-20", "  text: \"#1\""),
            ("brands/saab.yaml", "name: Saab\ndescription: #1 for turbos", "description: \"#1 for turbos\""),
            ("brands/saab.yaml", "name: Saab\ndescription: The #1 for turbos", "description: \"The #1 for turbos\""),
            ("brands/saab.yaml", "name: Saab\nfounded:  # 1945", nil),
        ] as [(String, String, String?)])
    func noFileLosesWhatStandsBehindAHash(path: String, text: String, fix: String?) {
        let source = SourceFile(path: path, bytes: Array(text.utf8))
        let fixes = cut(source) { report in
            switch path.prefix(3) {
            case "cir": read(Circle.self, source, beside: [:], &report)
            case "peo": read(Person.self, source, beside: ["saab"], &report)
            default: read(Brand.self, source, beside: (), &report)
            }
        }
        #expect(fixes == (fix.map { [$0] } ?? []))
    }

    @Test func aTextOfAKindIsCutShort() {
        let text = "kind: boat\nnoun: boat #1\nexpires: 9 #days\nfields:\n  berths: {type: count, default: 2 #two\n  , help: a #b\n  }\n"
        let found = KindSet.load([SourceFile(path: "kinds/boat.yaml", bytes: Array(text.utf8))]).diagnostics
        #expect(found.map(\.rule) == ["comment-cut", "comment-cut"])
        #expect(found.map(\.fix) == ["  , help: \"a #b\"", "noun: \"boat #1\""])
        // What is left of the shipped kind has its places in another file.
        let line = "expires: 20 #" + String(repeating: " #", count: 60) + "\n"
        let own =
            "kind: rental\n" + String(repeating: "# #\n", count: 3) + line
            + String(repeating: line.replacing("expires", with: "#"), count: 200)
        #expect(KindSet.load([SourceFile(path: "kinds/rental.yaml", bytes: Array(own.utf8))]).diagnostics.isEmpty)
    }

    private func swallowed(_ text: String) throws -> [Diagnostic] {
        let bytes = Array((text + "\n").utf8)
        var report = Report(SourceFile(path: "a.yaml", bytes: bytes))
        let root = try #require(YAMLParser.parse(bytes[...], firstLine: 1, report: &report))
        let rental = try #require(KindSet.load([]).kinds.first { $0.id == "rental" })
        Rule.checkCommentedOut(root, kind: rental, report: &report)
        return report.diagnostics
    }

    @Test(
        arguments: [
            ("tags: #trams #quiet", "tags: [trams, quiet]"), ("pets: #yes", "pets: yes"), ("rent: #500 #pw", "rent: 500"),
            ("title: #2 near the park", "title: \"#2 near the park\""), ("tags:\n  - #trams\n  - quiet", "  - trams"),
            ("address:\n  street: #2\n  state: VIC", "  street: \"#2\""), ("address:\n  postcode: #3066\n  state: VIC", "  postcode: 3066"),
            ("tags:   #é ", "tags:   [é] "), ("lease:\t#é", nil),
        ] as [(String, String?)])
    func aValueThatIsAllCommentIsMissed(text: String, fix: String?) throws {
        #expect(try swallowed(text).map(\.fix) == (fix.map { [$0] } ?? []))
        #expect(try swallowed(text).allSatisfy { $0.rule == "comment-cut" && $0.message.contains("is empty here") })
    }

    @Test(arguments: [
        "tags: # none yet", "tags:", "tags: #", "tags: ## none", "a: b\ntags: x #", "tags:\n  # - quiet\n  - trams", "#tags: x",
    ])
    func aCommentInPlaceOfAValueThatIsMeantIsFine(text: String) throws {
        #expect(try swallowed(text).isEmpty)
    }
}
