import Bytes
import Findings
import Values
import YAML

/// Short words of the listing's own choosing.
struct TagsField: PlainFieldType {
    static let name = "tags"
    static let rules: [Rule] = [.tagFormat]
    static let isContact = false

    var shape: String { "[…]" }
    func uncommented(_ text: String) -> String? { Rule.plainTags(text) }

    var fileForm: FileForm { .list(.text(least: 1, most: nil), most: nil) }

    var control: FormControl { FormControl(.words, .lines, most: 10) }

    func read(_ node: YAMLNode, of field: Field, in context: FieldContext, report: inout Report) -> FieldValue? {
        .tags(Rule.tags(node, key: field.id, report: &report))
    }

    func write(_ value: FieldValue, of field: Field, in formats: Formats, to out: inout ByteBuffer) -> Bool {
        guard case .tags(let tags) = value else { return false }
        out.append(text: tags.joined(separator: ", "))
        return true
    }

    func writeJSON(_ value: FieldValue, of listing: any PublishedListing, to json: inout JSONWriter) {
        guard case .tags(let tags) = value else { return }
        json.array { json in for tag in tags { json.value(tag) } }
    }

    func writeSchema(to json: inout JSONWriter) { json.list { $0.text() } }
}

extension Rule {
    package static let tagFormat = Rule(
        "tag-format", .error, "Tags are a few short words",
        "Up to 10 tags, each with at most 30 letters, digits, spaces and hyphens. They become part of feeds and web addresses.",
        example: "tags: [near trams, quiet]")

    package static func tags(_ node: YAMLNode, key: String, report: inout Report) -> [String] {
        if node.text != nil { checkComment(after: node, key: key, written: { plainTags($0) ?? YAMLText.quoted($0) }, report: &report) }
        guard let items = list(node, key: key, sample: TagsField().shape, report: &report) else { return [] }
        var result: [String] = []
        var slugs: [String] = []
        for item in items {
            if result.count == 10 {
                report.add(
                    .tagFormat, item.span, "there are more than 10 tags; at most 10 are allowed",
                    reason: "More say nothing to who searches. Keep those that others use, too.",
                    fix: "\(key): [\(result.joined(separator: ", "))]")
                break
            }
            guard let text = item.text?.trimmed, !text.isEmpty else {
                report.add(
                    .valueShape, item.span, "an item of \(key.quoted) " + (item.text == nil ? "must be text, not \(item.noun)" : "is empty")
                )
                continue
            }
            let tag = text.lowercased()
            guard isTag(tag) else {
                report.add(
                    .tagFormat, item.span, "\(text.quoted) cannot be a tag",
                    reason: "Tags have at most 30 letters, digits, spaces and hyphens.",
                    fix: plainTag(text).flatMap { report.line(replacing: item, with: $0) })
                continue
            }
            // "near trams" and "near-trams" are one tag: they have one page.
            let slug = tag.slugified
            guard !slugs.contains(slug) else { continue }
            slugs.append(slug)
            result.append(tag)
        }
        return result
    }

    /// A tag without the signs that no tag has, such as the # that other sites want before it; nil if it is no tag without them either.
    private static func plainTag(_ text: String) -> String? {
        let plain = String(text.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }).trimmed
        return plain != text && isTag(plain.lowercased()) ? plain : nil
    }

    /// Whether a text in lower case can be a tag.
    package static func isTag(_ tag: String) -> Bool {
        tag.unicodeScalars.count <= 30 && !tag.slugified.isEmpty && tag.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
    }
}
