import Findings
import Values
import YAML

extension Rule {
    static let circleFile = Rule(
        "circle-file", .error, "A circle has a name and a tag",
        "A file in the circles folder makes a page for people and listings that belong together. It has a name, and may have a description, the tag of the listings that it gathers (the name of its file if it gives none), and a Matrix room. No two circles gather the same tag.",
        example: "name: Old Saab club\ndescription: Turbos, parts and patience.\ntag: saab\nmatrix: \"#saab:matrix.example\"")
}

/// Reads files of circles, one after the other: no tag may be gathered by two of them.
struct CircleReader {
    /// The most circles of a board.
    static let most = 200
    private static let keys = ["name", "description", "tag", "matrix"]

    /// The files so far, by the tags that they gather.
    private var files: [String: String] = [:]
    private var slugs: Set<String> = []

    /// The circle of a file; nil with findings if nothing can be made of it.
    mutating func read(_ source: SourceFile, names: inout FreeNames, report: inout Report) -> Circle? {
        let slug = String((source.path.split(separator: "/").last ?? "").prefix { $0 != "." })
        guard slug.isSlug else {
            return report.reject(
                .fileName, .wholeFile, "the name \(slug.quoted) can't be part of a web address",
                reason: "It has lower-case letters, digits and single hyphens only.",
                fix: slug.slugified.isEmpty ? nil : names.advice(source.path, to: "circles/\(slug.slugified).yaml"))
        }
        guard slugs.insert(slug).inserted else {
            return report.reject(
                .circleFile, .wholeFile, "there is another file of the circle \(slug.quoted)",
                reason: "The endings .yaml and .yml make no difference.", fix: "Keep one of the two files.")
        }
        guard slugs.count <= CircleReader.most else {
            return report.reject(.circleFile, .wholeFile, "a board has at most \(CircleReader.most) circles, and this is one more")
        }
        guard let root = YAMLFile.mapping(of: source, what: "a circle", keys: CircleReader.keys, rule: .circleFile, report: &report)
        else { return nil }
        let reader = NodeReader(node: root, rule: .circleFile)
        let name = root["name"].flatMap { $0.isEmpty ? nil : Rule.line($0, key: "name", max: 60, report: &report) }
        if name == nil, root["name"]?.isEmpty ?? true, !KeyCheck.isMisspelt("name", in: root, allowed: CircleReader.keys) {
            report.add(
                .circleFile, root["name"]?.span ?? SourceSpan(line: 1, column: 1), "a circle needs a \"name\"", fix: "name: …")
        }
        let description = reader.words("description", report: &report)
        if let description, description.unicodeScalars.count > 4_000 {
            report.add(.circleFile, root["description"]?.span ?? root.span, "the description has more than 4,000 characters")
        }
        let tag = tag(of: root, slug: slug, report: &report)
        let room = root["matrix"].flatMap { $0.isEmpty ? nil : Rule.matrixRoom($0, report: &report) }
        guard let name, let tag else { return nil }
        return Circle(slug: slug, name: name, description: description, tag: tag, room: room)
    }

    private mutating func tag(of root: YAMLNode, slug: String, report: inout Report) -> String? {
        let node = root["tag"].flatMap { $0.isEmpty ? nil : $0 }
        var tag = slug
        if let node {
            guard let text = Rule.line(node, key: "tag", max: 40, report: &report) else { return nil }
            tag = text.slugified
            if tag.isEmpty {
                return report.reject(
                    .circleFile, node.span, "\(text.quoted) is no tag", reason: "A tag has letters, digits, spaces and hyphens.",
                    fix: "tag: …")
            }
        }
        if let other = files[tag] {
            return report.reject(
                .circleFile, node?.span ?? SourceSpan(line: 1, column: 1), "\(other) gathers the tag \(tag.quoted) already",
                reason: "Listings with one tag are in one circle.", fix: "tag: …")
        }
        files[tag] = report.source.path
        return tag
    }
}
