import CommonMark
import Facts
import Findings
import Rules
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

/// Reads a brand's file.
enum BrandReader {
    private static let keys = ["name", "founded", "description", "site"]

    /// Reports a file whose name can be no part of an address.
    static func refuse(_ path: String, names: inout FreeNames) -> Diagnostic {
        let stem = stem(of: path)
        return Rule.fileName.finding(
            in: path, "the name \(stem.quoted) can't be the name of a brand's file",
            reason: "It has lower-case letters, digits and single hyphens only.",
            fix: stem.slugified.isEmpty ? nil : names.advice(path, to: "brands/\(stem.slugified).yaml"))
    }

    /// The word that a file's name gives: all of it but its ending.
    static func stem(of path: String) -> String { PersonReader.handle(of: path) ?? "" }

    /// The brand of a file whose name is a slug.
    static func read(_ source: SourceFile, today: Day, report: inout Report) -> Brand? {
        guard let root = YAMLFile.mapping(of: source, what: "a brand's file", keys: keys, rule: .brandFile, report: &report) else {
            return nil
        }
        let reader = NodeReader(node: root, rule: .brandFile)
        guard let name = reader.words("name", report: &report), name.unicodeScalars.count <= 60 else {
            // A name in another shape has a finding already.
            if let node = root["name"], !node.isEmpty, node.text == nil { return nil }
            return report.reject(
                .brandFile, root["name"]?.span ?? root.span, "a brand needs a \"name\" of at most 60 characters", fix: "name: …")
        }
        if let node = root["name"] { Rule.checkWordQuotes(node, name, key: "name", report: &report) }
        let founded = root["founded"].flatMap { node in
            node.isEmpty ? nil : Rule.year(node, key: "founded", 1000...max(1000, today.components.year), report: &report)
        }
        let description = root["description"].flatMap { node -> Markdown.Rendered? in
            guard !node.isEmpty, let text = Rule.text(node, key: "description", report: &report) else { return nil }
            Rule.checkComment(after: node, key: "description", report: &report)
            return Rule.markdown(Array(text.utf8), firstLine: node.textLine, images: [], host: nil, report: &report)
        }
        return Brand(
            slug: stem(of: source.path), file: source.path, name: name, founded: founded,
            site: root["site"].flatMap { $0.isEmpty ? nil : Rule.link($0, key: "site", report: &report) }, description: description)
    }
}
