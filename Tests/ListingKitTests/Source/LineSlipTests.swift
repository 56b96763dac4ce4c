import Testing

@testable import Findings
@testable import ListingKit
@testable import YAML

/// Lines that YAML cannot read although it is plain how they were meant.
@Suite struct LineSlipTests {
    private func findings(_ yaml: String) -> (root: YAMLNode?, found: [Diagnostic]) {
        let bytes = Array(yaml.utf8)
        var report = Report(SourceFile(path: "a.yaml", bytes: bytes))
        let root = YAMLFile.facts(
            bytes[...], firstLine: 1, topKeys: ["title", "rent", "bedrooms", "tags", "images", "contact", "lease"], report: &report)
        return (root, report.diagnostics)
    }

    private static let slips: [(yaml: String, place: String, message: String, fix: String)] = [
        ("title: 'Maria's terrace'\nrent: 5\n", "1:14", "apostrophe", "title: \"Maria's terrace\""),
        ("title: 'Maria's terrace\nrent: 5\n", "1:14", "apostrophe", "title: \"Maria's terrace\""),
        ("title: 'It's Maria's'\n", "1:11", "apostrophe", "title: \"It's Maria's\""),
        ("title: 'Maria''s and Bo's'\n", "1:24", "apostrophe", "title: \"Maria's and Bo's\""),
        ("title: \"The \"best\" flat\"\n", "1:13", "too early", "title: \"The \\\"best\\\" flat\""),
        ("contact: {name: 'Maria's mum', phone: 1}\n", "1:23", "apostrophe", "contact: {name: \"Maria's mum\", phone: 1}"),
        ("tags: ['Maria's', b]\n", "1:14", "apostrophe", "tags: [\"Maria's\", b]"),
        ("tags:\n  - 'Maria's'\n  - b\n", "2:11", "apostrophe", "  - \"Maria's\""),
        ("images:\n  -a.jpg\n  - {file: b.jpg, alt: B}\n", "2:3", "after the hyphen", "  - a.jpg"),
        ("images:\n  - {file: b.jpg, alt: B}\n  -a.jpg\n", "3:3", "after the hyphen", "  - a.jpg"),
        ("images:\n  -{file: b.jpg, alt: B}\n", "2:3", "after the hyphen", "  - {file: b.jpg, alt: B}"),
        ("images:\n  -file: b.jpg\n    alt: B\n", "2:3", "after the hyphen", "  - file: b.jpg"),
        ("tags:\n-quiet\nrent: 5\n", "2:1", "after the hyphen", "- quiet"),
        ("title: a\nbedrooms 2\nrent: 5\n", "2:1", "a colon is missing after \"bedrooms\"", "bedrooms: 2"),
        ("title: a\nBedrooms 2\nrent: 5\n", "2:1", "a colon is missing after \"bedrooms\"", "bedrooms: 2"),
        ("title: a\nbedrooms = 2\n", "2:1", "a colon is missing", "bedrooms: 2"),
        ("title Sunny flat\nrent: 5\n", "1:1", "a colon is missing after \"title\"", "title: Sunny flat"),
        ("title: a\ntags [a, b]\n", "2:1", "a colon is missing", "tags: [a, b]"),
        ("title: a\nlease 12 months, \"firm\"\n", "2:1", "a colon is missing", "lease: 12 months, \"firm\""),
    ]

    @Test(arguments: slips) func aSlipIsToldAndReadingGoesOn(yaml: String, place: String, message: String, fix: String) {
        let (root, found) = findings(yaml)
        #expect(found.count == 1 && found[0].message.contains(message) && found[0].fix == fix, "\(found)")
        #expect(found.map { "\($0.span.line):\($0.span.column)" } == [place])
        #expect(root?.entries != nil, "the lines below are read too")
    }

    @Test func everySlipOfAFileIsTold() {
        let (root, found) = findings("title 'Flat'\nbedrooms 2\nrent: 5\ntags:\n-a\n-b\nlease: 'Bo's'\n")
        #expect(found.map(\.fix) == ["bedrooms: 2", "title: 'Flat'", "- a", "- b", "lease: \"Bo's\""], "\(found)")
        #expect(root?.entries?.map(\.key) == ["title", "bedrooms", "rent", "tags", "lease"])
    }

    @Test(arguments: [
        "title: a\nit is a flat 2\nrent: 5\n", "title: a\n  b: c: d\n", "tags:\n  - a: b: c\n", "title: a\nbedrooms\nrent: 5\n",
    ])
    func nothingElseIsTakenForOne(yaml: String) {
        let messages = findings(yaml).found.map(\.message)
        let slips = ["after the hyphen", "colon is missing", "too early"]
        #expect(!messages.isEmpty && !messages.contains { message in slips.contains(where: message.contains) }, "\(messages)")
    }

    @Test func itemsThatAreReadAsOneTextAreToldByTheirLines() throws {
        let bytes = Array("tags:\n  -quiet\n  -near tram\n".utf8)
        var report = Report(SourceFile(path: "a.yaml", bytes: bytes))
        let root = try #require(YAMLFile.facts(bytes[...], firstLine: 1, topKeys: [], report: &report))
        _ = Rule.tags(try #require(root["tags"]), key: "tags", report: &report)
        #expect(report.diagnostics.map(\.fix) == ["  - quiet", "  - near tram"])
    }
}
