import Testing

@testable import Findings
@testable import ListingKit
@testable import YAML

/// Facts that are changed where they stand, and nothing else with them.
@Suite struct FactsFileTests {
    /// A file, what is changed in it, and what comes of it; nil if only a person can change it.
    struct Case: Sendable, CustomStringConvertible {
        let before: String
        let change: @Sendable (FactsFile) throws -> FactsFile
        let after: String?
        var description: String { before }
    }

    private static let order = ["title", "owner", "status", "rent", "features", "about", "listed", "confirmed", "history"]

    private static func set(_ key: String, _ text: String?, _ before: String, _ after: String?) -> Case {
        Case(before: before, change: { try $0.setting(key, to: text.map { YAMLNode($0) }, order: order) }, after: after)
    }

    private static func list(_ items: [String], _ before: String, _ after: String?) -> Case {
        let value = YAMLNode(.sequence(items.map { YAMLNode($0) }), span: .wholeFile)
        return Case(before: before, change: { try $0.setting("features", to: value, order: order) }, after: after)
    }

    private static func row(_ before: String, _ after: String?) -> Case {
        let row = YAMLNode(group: [("on", "2026-11-27"), ("rent", "520")])
        return Case(before: before, change: { try $0.adding(row, to: "history", order: order) }, after: after)
    }

    static let scalars: [Case] = [
        set("rent", "500", "title: A\nrent: 520\nlisted: 2026-11-01\n", "title: A\nrent: 500\nlisted: 2026-11-01\n"),
        set("rent", "500", "rent: 520  # a week\ntitle: A", "rent: 500  # a week\ntitle: A"),
        set("rent", "500", "rent: \"520\" # a week\n", "rent: \"500\" # a week\n"),
        set("rent", "it's", "rent: '520'\n", "rent: 'it''s'\n"),
        set("rent", "500", "rent:   520\r\ntitle: A\r\n", "rent:   500\r\ntitle: A\r\n"),
        set("rent", "500", "rent:\n  520\ntitle: A\n", "rent:\n  500\ntitle: A\n"),
        set("rent", "500", "rent:  # to come\ntitle: A\n", "rent: 500  # to come\ntitle: A\n"),
        set("rent", "500", "\u{FEFF}rent: 520\n", "\u{FEFF}rent: 500\n"),
        set("title", "Größe: 3 # x", "title: Über\nrent: 1 # ü\n", "title: \"Größe: 3 # x\"\nrent: 1 # ü\n"),
        set("title", "A, b", "{title: Über uns, rent: 1}\n", "{title: \"A, b\", rent: 1}\n"),
        set("title", "New", "title: long\n  text\n  goes on\nrent: 1\n", "title: New\nrent: 1\n"),
        set("status", "let", "title: A\nowner: b\nrent: 1\n", "title: A\nowner: b\nstatus: let\nrent: 1\n"),
        set("status", "let", "rent: 1\nlisted: x", "status: let\nrent: 1\nlisted: x"),
        set("confirmed", "2026-11-27", "rent: 1\nlisted: x", "rent: 1\nlisted: x\nconfirmed: 2026-11-27"),
        set("confirmed", "2026-11-27", "rent: 1\r\nlisted: x\r\n", "rent: 1\r\nlisted: x\r\nconfirmed: 2026-11-27\r\n"),
        set("status", "let", "{title: A, rent: 1}", "{title: A, status: let, rent: 1}"),
        set("status", "let", "  title: A\n  rent: 1\n", "  title: A\n  status: let\n  rent: 1\n"),
        set("confirmed", "d", "about: |\n  One.\n\n  Two.\n\nrent: 1\n", "about: |\n  One.\n\n  Two.\nconfirmed: d\n\nrent: 1\n"),
        set("rent", "520", "rent: 520\n", "rent: 520\n"),
        set("rent", nil, "title: A\nrent: 520 # x\nlisted: x\n", "title: A\nlisted: x\n"),
        set("about", "One.\nTwo.\n", "about: |\n  Old.\n  Older.\nrent: 1\n", "about: |\n  One.\n  Two.\nrent: 1\n"),
        set("about", "One.\n\nTwo.", "rent: 1\nlisted: x\n", "rent: 1\nabout: |\n  One.\n\n  Two.\nlisted: x\n"),
        set("about", " One.\nTwo.", "rent: 1\n", "rent: 1\nabout: \" One.\\nTwo.\"\n"),
        set("about", "Short", "about: >\n  Old.\n  Older.\n\n# next\nrent: 1\n", "about: Short\n\n# next\nrent: 1\n"),
    ]

    static let lists: [Case] = [
        list(["a", "c, d"], "features: [a, b] # mine\nrent: 1\n", "features: [a, \"c, d\"] # mine\nrent: 1\n"),
        list(["b", "c"], "features: # mine\n  - a # one\n  - b # two\nrent: 1\n", "features: # mine\n  - b # two\n  - c\nrent: 1\n"),
        list(["a", "c"], "features:\n- a\n- b", "features:\n- a\n- c\n"),
        list(["a"], "features: [\n  a,\n  b,\n]\n", "features: [a]\n"),
        row("rent: 1\n", "rent: 1\nhistory:\n  - {on: 2026-11-27, rent: 520}\n"),
        row("history:\nrent: 1\n", "history:\n  - {on: 2026-11-27, rent: 520}\nrent: 1\n"),
        row("history: [] # none\n", "history: [{on: 2026-11-27, rent: 520}] # none\n"),
        row("history: [{on: d, rent: 1}]\n", "history: [{on: d, rent: 1}, {on: 2026-11-27, rent: 520}]\n"),
        row("history: {on: d, rent: 1}\n", "history: [{on: d, rent: 1}, {on: 2026-11-27, rent: 520}]\n"),
        row(
            "history:\n- {on: d, rent: 1} # first\n# end\nrent: 1\n",
            "history:\n- {on: d, rent: 1} # first\n- {on: 2026-11-27, rent: 520}\n# end\nrent: 1\n"),
        row(
            "history:\r\n  -   on: d\r\n      rent: 1\r\nrent: 1\r\n",
            "history:\r\n  -   on: d\r\n      rent: 1\r\n  -   on: 2026-11-27\r\n      rent: 520\r\nrent: 1\r\n"),
        row(
            "history: [\n  {on: d, rent: 1}, # first\n]\n",
            "history: [\n  {on: d, rent: 1}, # first\n  {on: 2026-11-27, rent: 520},\n]\n"),
        row(
            "history: [\n  {on: d, rent: 1} # first\n]\n",
            "history: [\n  {on: d, rent: 1}, # first\n  {on: 2026-11-27, rent: 520}\n]\n"),
        row("history: [{on: d, rent: 1},]\n", "history: [{on: d, rent: 1}, {on: 2026-11-27, rent: 520},]\n"),
        row("{rent: 1}\n", "{rent: 1, history: [{on: 2026-11-27, rent: 520}]}\n"),
        row("history:\n  on: d\n  rent: 1\n", nil),
        set("rent", nil, "{title: A, rent: 1}\n", nil),
    ]

    @Test(arguments: scalars + lists) func onlyWhatIsMeantChanges(sample: Case) throws {
        let file = try #require(FactsFile(SourceFile(path: "x.yaml", bytes: Array(sample.before.utf8))))
        guard let after = sample.after else {
            #expect(throws: UnchangeableFact.self) { try sample.change(file) }
            return
        }
        let changed = try sample.change(file)
        #expect(String(decoding: changed.source.bytes, as: UTF8.self) == after)
    }

    /// In a file with a description, only the facts are looked at.
    @Test(arguments: ["---\nrent: 520\n---\nrent: 520\n", "---\r\nrent: 520\r\n---\r\n", "---\nrent: 520\n---"])
    func whatFollowsTheFactsStays(text: String) throws {
        let file = try #require(FactsFile(SourceFile(path: "x.md", bytes: Array(text.utf8))))
        let changed = try file.setting("rent", to: YAMLNode("500"), order: Self.order)
        let expected = text.prefix(15).replacing("520", with: "500") + text.dropFirst(15)
        #expect(String(decoding: changed.source.bytes, as: UTF8.self) == expected)
    }

    @Test(arguments: ["rent 520\n", "- a\n", "", "rent: [\n", "a: &x 1\nb: *x\n", "rent: 1\nrent: 2\n", "\trent: 1\n"])
    func whatCannotBeReadIsLeftAlone(text: String) {
        #expect(FactsFile(SourceFile(path: "x.yaml", bytes: Array(text.utf8))) == nil)
    }
}
