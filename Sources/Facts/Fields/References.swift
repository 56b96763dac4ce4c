import Findings
import Places
import Values
import YAML

extension Rule {
    package static let referenceExists = Rule(
        "reference-exists", .error, "What a listing refers to is there",
        "A brand has a file in the brands folder, and is named by that file's name without \".yaml\". Another listing is named by its id, which is its file's name unless it has an \"id\".",
        example: "brand: toyota        # brands/toyota.yaml")

    /// The slug of the brand that a text most likely means.
    static func brandMeant(_ text: String, among target: ReferenceTarget) -> String? {
        let plain = text.withoutWordQuotes
        if let place = target.place(of: plain) { return target.slugs[place] }
        if let near = Spelling.nearest(to: plain.slugified, among: target.slugs) { return near }
        let words = Set(plain.slugified.split(separator: "-").map(String.init))
        let meant = target.slugs.filter { words.contains($0) || Set($0.split(separator: "-").map(String.init)).isSubset(of: words) }
        return meant.count == 1 ? meant[0] : nil
    }

    /// Which brands a board knows, in a sentence.
    static func brandsKnown(_ target: ReferenceTarget) -> String {
        let opening = "Brands have a file in the brands folder"
        return target.slugs.isEmpty ? opening + "." : opening + ": \(PlaceWording.list(target.slugs, limit: 12))."
    }

    /// The slug of the brand that an item names; nil with a finding.
    package static func brand(_ node: YAMLNode, key: String, among target: ReferenceTarget, report: inout Report) -> String? {
        guard let text = text(node, key: key, report: &report) else { return nil }
        if let place = target.place(of: text) { return target.slugs[place] }
        let guess = brandMeant(text, among: target)
        let slug = text.slugified
        let file = slug.isEmpty || !text.isPublishableName ? nil : "Make the file brands/\(slug).yaml:\nname: \(YAMLText.scalar(text))"
        return report.reject(
            .referenceExists, node.span, "there is no brand \(text.quoted)" + Spelling.question(guess), reason: brandsKnown(target),
            fix: guess.flatMap { report.line(replacing: node, with: $0) } ?? file)
    }

    /// The id of a listing that an item names, which is looked up when all listings are known.
    static func listingId(_ node: YAMLNode, key: String, report: inout Report) -> String? {
        guard let text = text(node, key: key, report: &report) else { return nil }
        if text.isSlug { return text }
        // People paste a listing's address, or its path.
        let last = text.split { $0 == "/" || $0 == "#" || $0 == "?" }.last { $0 != "index.md" && $0 != "index.yaml" }.map(String.init) ?? ""
        let stem = String(last.prefix { $0 != "." })
        return report.reject(
            .referenceExists, node.span, "\(text.quoted) is not the id of a listing",
            reason: "It has lower-case letters, digits and hyphens: the file's name, unless the file has an \"id\".",
            fix: stem.isSlug ? report.line(replacing: node, with: stem) : nil)
    }
}

extension String {
    /// Whether it may be offered as a name: short, on one line.
    fileprivate var isPublishableName: Bool { unicodeScalars.count <= 60 && !contains("\n") }
}
