import CommonMark
import Facts
import Findings
import YAML

/// A page of the board's own, such as about or how to post: a Markdown file in `pages`.
public struct PlainPage: Sendable {
    /// The template of a page that names none.
    public static let usualTemplate = "page"

    /// The last part of its URL: the name of its file.
    public let slug: String
    /// The path of its file, relative to the content folder.
    public let file: String
    /// Its title.
    public let title: String
    /// The name of the template that it asks for; nil for the one with which pages are made that ask for none.
    public let template: String?
    /// Its text.
    public let body: Markdown.Rendered

    private static let keys = ["title", "template"]

    /// Whether it is the page on how to post, to which the site links.
    public var isHowToPost: Bool { slug == "how-to-post" }

    /// `templates` are the names that it may ask for; nil to accept any.
    static func read(
        _ source: SourceFile, host: String?, kinds: [Kind], templates: [String]?, names: inout FreeNames, report: inout Report
    ) -> PlainPage? {
        let slug = String((source.path.split(separator: "/").last ?? "").dropLast(3))
        guard slug.isSlug else {
            return report.reject(
                .fileName, .wholeFile, "the name \(slug.quoted) can't be part of a web address",
                fix: slug.slugified.isEmpty ? nil : names.advice(source.path, to: "pages/\(slug.slugified).md"))
        }
        if ReservedNames.all.contains(slug) || kinds.contains(where: { $0.plural == slug }) {
            report.add(.fileName, .wholeFile, "a page cannot be called \(slug.quoted)", reason: "The site has a page of its own there.")
        }
        guard let text = SourceChecks.text(of: source, report: &report), let parts = FrontMatter.split(text, report: &report),
            let root = YAMLFile.facts(parts.yaml, firstLine: parts.yamlLine, topKeys: keys, report: &report)
        else { return nil }
        Rule.checkDirection(root, report: &report)
        KeyCheck.check(root, allowed: keys, of: "a page", rule: .pageFile, report: &report)
        let template = root["template"].flatMap { Rule.template($0, among: templates, report: &report) }
        guard let title = root["title"].flatMap({ Rule.line($0, key: "title", max: 100, report: &report) }) else {
            return report.reject(.pageFile, SourceSpan(line: 1, column: 1), "a page needs a \"title\"", fix: "title: …")
        }
        let body = Rule.markdown(Array(parts.body), firstLine: parts.bodyLine, images: [], host: host, isPage: true, report: &report)
        return PlainPage(slug: slug, file: source.path, title: title, template: template, body: body)
    }
}
