import Testing

@testable import Mustache
@testable import SiteKit

/// Templates that know some values beforehand show the same as those that do not.
@Suite struct MustacheFoldingTests {
    static let constants: [(String, MustacheSpec.Data)] = [
        ("base", "/b&b/"), ("nav", [["label": "One", "current": true], ["label": "Two\nlines", "current": false]]),
        ("board", ["title": "A <board>", "contact": .absent, "open": true, "deep": ["word": .html("<i>")]]), ("posts", []), ("year", 2026),
    ]
    static let own: [(String, MustacheSpec.Data)] = [
        ("title", "Own"), ("items", [["label": "x"], ["label": "y"]]), ("label", "outer"), ("none", .absent),
    ]
    static let names = constants.map(\.0) + own.map(\.0) + ["current", "contact", "open", "deep", "word", "nowhere"]

    /// What the template shows, or why it fails, with constants known beforehand or not.
    private func render(_ template: String, _ partials: KeyValuePairs<String, String>, isFolded: Bool) throws -> String {
        let vocabulary = Vocabulary(Self.names)
        var set = try MustacheSpec.set(template, partials, names: Self.names)
        func fill(_ pairs: [(String, MustacheSpec.Data)], _ view: inout View) throws {
            for (name, data) in pairs { view.set(try #require(vocabulary[name]), try data.value(vocabulary, in: &view)) }
        }
        var known = View(names: vocabulary.count)
        try fill(Self.constants, &known)
        if isFolded { set = set.folding(known) }
        set.limits.steps = 100_000
        var view = View(names: vocabulary.count, with: known.root)
        try fill(Self.own, &view)
        do throws(TemplateError) {
            return String(decoding: try set.render("page", view, reservingCapacity: 10), as: UTF8.self)
        } catch {
            return error.description
        }
    }

    static let templates: [(template: String, partials: KeyValuePairs<String, String>)] = [
        ("{{base}}{{{base}}}{{&year}}", [:]), ("a{{title}}b{{base}}c{{label}}d", [:]),
        ("{{#nav}}<{{label}}{{#current}}!{{/current}}>{{/nav}}", [:]),
        ("{{#nav}}{{label}}{{title}}{{/nav}}", [:]), ("{{#items}}{{base}}{{label}}{{#nav}}{{label}}{{/nav}}{{/items}}", [:]),
        ("{{board.title}}{{#board.contact}}x{{/board.contact}}{{^board.contact}}y{{/board.contact}}{{board.deep.word}}", [:]),
        ("{{#board}}{{title}}{{deep.word}}{{#open}}{{base}}{{/open}}{{/board}}{{title}}", [:]),
        ("{{#posts}}x{{/posts}}{{^posts}}y{{base}}{{/posts}}", [:]),
        ("{{#year}}{{.}}{{/year}}{{#nav}}{{#.}}{{label}}{{/.}}{{/nav}}", [:]),
        ("{{#none}}{{base}}{{/none}}{{^none}}{{base}}{{/none}}z", [:]),
        ("{{#nav}}{{>p}}{{/nav}}", ["p": "[{{label}}{{base}}]"]),
        (" {{>p}}\n  {{>p}}\n", ["p": "{{base}}\n{{#nav}}\n{{label}}\n{{/nav}}\n{{title}}\n{{board.title}}\n"]),
        ("{{<p}}{{$a}}{{base}}{{title}}{{/a}}{{/p}}", ["p": "1{{$a}}2{{/a}}{{#nav}}{{$b}}{{label}}{{base}}{{/b}}{{/nav}}"]),
        ("x{{nav}}", [:]), ("{{base}}{{board.nowhere}}", [:]), ("{{#nav}}{{nowhere}}{{/nav}}", [:]),
        ("{{#posts}}{{nowhere}}{{/posts}}ok", [:]),
        ("{{base.word}}", [:]), ("{{.}}", [:]), ("{{#items}}{{#nav}}{{.}}{{/nav}}{{/items}}", [:]),
    ]

    @Test(arguments: templates.indices) func showsTheSame(_ index: Int) throws {
        let (template, partials) = Self.templates[index]
        #expect(try render(template, partials, isFolded: true) == render(template, partials, isFolded: false), "\(template)")
    }

    @Test func explosionIsBounded() throws {
        // Two to the power of forty is too much to work out and to render.
        let template = String(repeating: "{{#nav}}", count: 40) + "{{base}}" + String(repeating: "{{/nav}}", count: 40)
        #expect(try render(template, [:], isFolded: true).contains("this page takes more than 100000 steps"))
    }
}
