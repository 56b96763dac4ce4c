import CommonMark
import Facts
import Findings
import Values
import YAML

/// A maker of things that listings name: one file in the `brands` folder.
public struct Brand: Sendable {
    /// The word that listings name it by, and the last part of its page's address: the name of its file.
    public let slug: String
    /// The path of its file, relative to the content folder.
    public let file: String
    /// Its name.
    public let name: String
    /// The year in which it was founded.
    public let founded: Int?
    /// Its own page.
    public let site: String?
    /// What people should know of it; nil if the file says nothing.
    public let description: Markdown.Rendered?
}

extension Rule {
    static let brandFile = Rule(
        "brand-file", .error, "A brand's file says what it's called",
        "A brand has a file in the brands folder. It gives its \"name\" and, if you like, the year it was \"founded\", a \"description\", and its \"site\". Listings name it by the file's name without \".yaml\".",
        example: "name: Toyota\nfounded: 1937\nsite: https://www.toyota.com.au/")
}

extension Brand: ContentRecord {
    static let home = RecordHome(folder: "brands", holds: "brands", file: "A brand's file")
    static let schema = RecordSchema(
        "a brand's file", .brandFile, Keys.name, Keys.founded, Keys.description, Keys.site)

    private enum Keys {
        static let name = RecordField(required: "name", .line(60))
        static let founded = RecordField("founded", .year(from: 1000))
        static let description = RecordField("description", .markdown(host: nil))
        static let site = RecordField("site", .link)
    }

    /// The brand of a file.
    static func read(_ record: RecordReader, _ file: RecordFile, _: inout Void, report: inout Report) -> Brand? {
        let name = record.read(Keys.name, &report)
        let founded = record.read(Keys.founded, &report)
        let (site, description) = (record.read(Keys.site, &report), record.read(Keys.description, &report))
        return name.map { Brand(slug: file.slug, file: file.path, name: $0, founded: founded, site: site, description: description) }
    }
}
