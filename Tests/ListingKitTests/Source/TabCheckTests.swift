import Testing

@testable import Findings
@testable import ListingKit

@Suite struct TabCheckTests {
    private func fixes(_ text: String) -> [String?] {
        let bytes = Array(text.utf8)
        var report = Report(SourceFile(path: "a.yaml", bytes: bytes))
        SourceChecks.checkTabs(bytes[...], firstLine: 1, topKeys: ["title", "rent", "address"], report: &report)
        return report.diagnostics.map(\.fix)
    }

    @Test(arguments: [
        ("title: a\n\trent: 5\n", ["rent: 5"]), ("\ttitle: a\n\trent: 5\n", ["title: a", "rent: 5"]),
        ("address:\n\tsuburb: a\n\tstate: b\n", ["  suburb: a", "  state: b"]),
        ("address:\n  suburb: a\n\tstate: b\n", ["  state: b"]), ("address:\n\tsuburb: a\n\trent: 5\n", ["  suburb: a", "rent: 5"]),
        ("slots:\n\t- {a: 1}\n\t- {a: 2}\n", ["  - {a: 1}", "  - {a: 2}"]), ("a: [\n\tb]\n", ["  b]"]),
        ("a:\n\tb:\n\t\tc: 1\n\td: 2\n", ["  b:", "    c: 1", "  d: 2"]),
        ("slots:\n\t- a: 1\n\t  rent: 2\n\t- a: 3\n", ["  - a: 1", "    rent: 2", "  - a: 3"]),
        ("title: |\n  Nice.\n\tAnd warm.\n", ["  And warm."]), ("title: |\n  Nice.\n\trent: no idea\n", [nil]),
        ("title: |-\n\tNice.\n\tWarm.\nrent: 5\n\trent: 6\n", ["  Nice.", "  Warm.", "rent: 6"]),
        ("a: 1\n\t\n", []), ("a:\tb\n", []),
    ])
    func theFixStandsWhereTheLineBelongs(text: String, expected: [String?]) {
        #expect(fixes(text) == expected)
    }

    @Test func aFixIsNoLongerThanTheFile() {
        let text = "a:\n" + String(repeating: " ", count: 900_000) + "b: 1\n" + String(repeating: "\tc: 1\n", count: 100)
        #expect(fixes(text) == Array(repeating: nil, count: 100))
    }
}
