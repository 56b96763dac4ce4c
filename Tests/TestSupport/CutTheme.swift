import Testing

@testable import Mustache
@testable import SiteKit

/// The theme that is shipped, cut off somewhere.
package struct CutTheme: Sendable {
    private let theme: Theme
    private let pages = Set(PageTemplates.all)

    /// How many templates there are to cut.
    package var count: Int { theme.templates.count }

    /// The theme as it is, which is taken.
    package init() throws {
        theme = try Theme.of(ThemeFolder(Boards.templates, mayBeAbsent: false), language: "en-AU")
        #expect(throws: Never.self) {
            try TemplateSet(
                sources: theme.templates, vocabulary: TemplateVariable.vocabulary, words: theme.words.forTemplates, pages: pages)
        }
    }

    /// Cuts each template, after every so many of its bytes. What is left passes only if no element was open there.
    package func check(every step: Int, ofLong longStep: Int) throws {
        for index in 0..<count { try check(index, every: step, ofLong: longStep) }
    }

    /// Cuts one template.
    package func check(_ index: Int, every step: Int, ofLong longStep: Int) throws {
        let template = theme.templates[index]
        for length in stride(from: 0, to: template.bytes.count - 1, by: template.bytes.count > 3_000 ? longStep : step) {
            var cut = theme.templates
            cut[index].bytes = Array(template.bytes[..<length])
            let isRefused =
                (try? TemplateSet(sources: cut, vocabulary: TemplateVariable.vocabulary, words: theme.words.forTemplates, pages: pages))
                == nil
            let rest = String(decoding: template.bytes[length...], as: UTF8.self)
            let before = String(decoding: template.bytes[..<length], as: UTF8.self)
            #expect(isRefused || Self.isBetweenElements(before, rest), "\(template.name) after \(length) bytes")
        }
    }

    /// Whether no tag stands open where a text was cut, neither one of HTML nor one of the template.
    private static func isBetweenElements(_ before: String, _ rest: String) -> Bool {
        // The templates of the theme close what they open at the start of a line.
        guard !before.isEmpty, before.contains(where: { !$0.isWhitespace }) else { return false }
        var depth = 0
        for match in before.matches(of: /<(\/?)([a-z][a-z0-9-]*)[^>]*>/) {
            let isEndless = ["meta", "link", "input", "img", "br", "hr", "use", "li", "p", "dt", "dd", "tr", "td", "th", "thead", "tbody"]
            guard !isEndless.contains(String(match.2)) else { continue }
            depth += match.1.isEmpty ? 1 : -1
        }
        return depth <= 0 && before.lastIndex(of: "<").map { before[$0...].contains(">") } ?? true
    }
}
