import Testing

@testable import Mustache
@testable import SiteKit

/// Inputs that would take hours, or the thread's stack, if any step were not linear.
@Suite struct MustacheScaleTests {
    static let size = 20_000

    static let templates: [(name: String, template: String, problems: Int)] = [
        ("opening delimiters", String(repeating: "{{ ", count: size), size),
        ("opening tags", String(repeating: "{{#name}}", count: size), 1),
        ("closing tags", String(repeating: "{{/name}}", count: size), size),
        ("unknown names", (0..<size).map { "{{name\($0)}}" }.joined(), size),
        ("unknown partials", (0..<size).map { "{{>page\($0)}}" }.joined(), size),
        ("blanks", String(repeating: " ", count: size * 10) + "{{name}}" + String(repeating: " ", count: size * 10), 0),
        ("comments in a line", String(repeating: "{{!}} ", count: size), 0),
        ("blocks in a line", String(repeating: "{{$a}}{{/a}} ", count: size), 0),
        ("arguments", "{{<page}}" + (0..<size).map { "{{$a\($0)}}{{/a\($0)}}" }.joined() + "{{/page}}", size),
        ("dots", "{{" + String(repeating: "name.", count: size) + "name}}", 1),
        ("a long delimiter", "{{=" + String(repeating: "a", count: size) + " b=}}" + String(repeating: "a", count: size), 1),
        ("a delimiter found nowhere", "{{=aaaaaaaaaaaaaaab b=}}" + String(repeating: "a", count: size), 0),
        (
            "lines in nested blocks",
            String(repeating: "{{$a}}\n", count: 60) + String(repeating: "  x\n", count: size) + String(repeating: "{{/a}}\n", count: 60), 0
        ),
    ]

    @Test(arguments: templates.indices) func compiles(_ index: Int) {
        let (name, template, problems) = Self.templates[index]
        #expect(MustacheSpec.problems(template).count == problems, "\(name)")
    }

    @Test func manyTemplatesThatUseEachOther() throws {
        let count = 200
        let sources = (0..<count).map {
            (name: "p\($0)", file: "p\($0)", bytes: Array("{{$b\($0)}}{{/b\($0)}}{{>p\(($0 + 1) % count)}}".utf8))
        }
        _ = try TemplateSet(sources: sources, vocabulary: Vocabulary([]))
    }

    @Test func longListsAndDeepValues() throws {
        let list = MustacheSpec.Data.list((0..<Self.size).map { .number($0 % 10) })
        #expect(
            try MustacheSpec.render("{{#n}}{{<page2}}{{$a}}{{.}}{{/a}}{{/page2}}{{/n}}", ["n": list], ["page2": "{{$a}}{{/a}}"]).utf8.count
                == Self.size)
    }
}
