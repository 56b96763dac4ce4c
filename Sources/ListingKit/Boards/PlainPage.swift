import CommonMark
import Facts
import Findings
import YAML

/// A page of the board's own, such as about or house rules: a Markdown file in `pages`.
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
}

extension PlainPage: ContentRecord {
    static let home = RecordHome(folder: "pages", holds: "plain pages", file: "A plain page", ending: ".md")
    static let schema = RecordSchema("a page", .pageFile, Keys.title, Keys.template)

    private enum Keys {
        static let title = RecordField(required: "title", .line(100))
        static let template = RecordField("template", .node())
    }

    /// What pages are read beside.
    struct Surroundings: Sendable {
        /// The board's own host.
        let host: String?
        let kinds: [Kind]
        /// The names of the templates that a page may ask for; nil to accept any.
        let templates: [String]?
        /// The pictures that they can show.
        let pictures: PagePictures
        /// What they can link to.
        let links: SiteLinks
    }

    /// The page of a file.
    static func read(_ record: RecordReader, _ file: RecordFile, _ beside: inout Surroundings, report: inout Report) -> PlainPage? {
        if ReservedNames.all.contains(file.slug) || beside.kinds.contains(where: { $0.plural == file.slug }) {
            report.add(
                .fileName, .wholeFile, "a page cannot be called \(file.slug.quoted)", reason: "The site has a page of its own there.")
        }
        let title = record.read(Keys.title, &report)
        let template = record.read(Keys.template, &report).flatMap { Rule.template($0, among: beside.templates, report: &report) }
        guard let title, let body = record.body else { return nil }
        return PlainPage(
            slug: file.slug, file: file.path, title: title, template: template,
            body: Rule.markdown(
                Array(body.text), firstLine: body.line,
                options: .page(pictures: beside.pictures.sizes, host: beside.host, links: beside.links), report: &report))
    }
}
