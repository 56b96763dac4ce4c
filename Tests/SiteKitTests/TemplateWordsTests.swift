import Testing

@testable import Mustache

/// Texts that templates show by their keys.
@Suite struct TemplateWordsTests {
    private static let words = TemplateWords([
        "a.title": [.text("Fish & chips")], "a.of": [.text("Homes in <b>"), .name("place"), .text("</b>")], "a.gap": [.name("plaec")],
    ])

    private static func set(_ template: String) throws(TemplateErrors) -> TemplateSet {
        try TemplateSet(
            sources: [("page", "page.mustache", Array(template.utf8))], vocabulary: Vocabulary(["place"]), words: words, isHTML: true)
    }

    @Test func areShownInPlaceOfTheirKeysWithWhatFillsTheirGaps() throws {
        let set = try Self.set("<p>\n  {{words.a.title}}\n  {{{words.a.of}}}!\n</p>\n")
        #expect(
            try set.tree(of: "page")?.nodes == [
                .text("<p> Fish &amp; chips Homes in <b>"), .variable("place", escaped: true), .text("</b>! </p>\n"),
            ])
    }

    @Test(arguments: [
        ("{{words.a.titel}}", "page.mustache:1:3: there are no words 'a.titel' (did you mean 'words.a.title'?)"),
        ("{{words.a.gap}}", "page.mustache:1:3: the words 'a.gap' have a gap for the unknown name 'plaec'"),
        ("{{#words.a.title}}x{{/words.a.title}}", "page.mustache:1:4: unknown name 'words'"),
    ]) func areRefusedWhereTheyCannotBeShown(_ template: String, _ message: String) {
        let errors = #expect(throws: TemplateErrors.self) { try Self.set(template) }
        #expect(errors?.errors.first.map(String.init(describing:)) == message)
    }
}
