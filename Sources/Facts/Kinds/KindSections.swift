import Findings
import Values
import YAML

/// The sections of a kind's catalogue: one for each word of a field, one for what costs nothing, and one for each field of those that say yes or
/// no. Each has a page and feeds of its own.
public struct KindSections: Sendable, Hashable {
    /// The place of the field among those of the kind.
    public let field: Int
    /// What the parts of the addresses of a word's page are called: the field's name and the word's slug.
    package let paths: [String: String]
    /// That of the page of what costs nothing; nil if the kind has no price of 0.
    let free: String?
    /// The places of the fields that say yes or no and have a section for yes.
    package let flags: [Int]
    /// What the parts of a page about the sections are called, by the sections' paths: what the kind's file calls them, whatever the language of
    /// the site.
    private let anchors: [String: String]

    /// A section of a kind's catalogue.
    public struct Section: Sendable, Hashable {
        /// The rest of its address after the folder of the kind, without slashes at its ends: `category/furniture`.
        public let path: String
        /// What it holds: `Furniture`.
        public let label: String
        /// What the part of a page about it is called, in every language: `furniture`.
        public let anchor: String
        /// The key by which a search finds the same.
        public let key: String
        /// What the key asks for.
        public let value: String
    }

    /// Those of a kind, in the order in which the field has its words; what costs nothing, and what fields say yes to, stand before them.
    public static func all(of kind: Kind) -> [Section] {
        guard let sections = kind.sections else { return [] }
        let field = kind.fields[sections.field]
        let free = sections.free.map { path in
            sections.section(path, kind.price?.zero?.asLabel ?? "", key: "max", value: "0")
        }
        let flags = sections.flags.map { place in
            sections.section(KindSections.path(of: kind.fields[place]), kind.fields[place].label, key: kind.fields[place].id, value: "yes")
        }
        return [free].compactMap { $0 } + flags
            + field.type.words.compactMap { word in
                sections.paths[word].map {
                    sections.section($0, field.label(of: word), key: field.id, value: word)
                }
            }
    }

    private func section(_ path: String, _ label: String, key: String, value: String) -> Section {
        Section(path: path, label: label, anchor: anchors[path] ?? KindSections.anchor(ofPath: path), key: key, value: value)
    }

    /// What the part of a page with the newest of all is called, which stands beside those of the sections.
    package static let newest = "newest"

    /// A name for each section that no other has.
    private static func anchors(_ sections: [(path: String, label: String)]) -> [String: String] {
        var taken: Set<String> = [newest]
        return sections.reduce(into: [:]) { anchors, section in
            let name = section.label.slugified
            anchors[section.path] = !name.isEmpty && taken.insert(name).inserted ? name : anchor(ofPath: section.path)
        }
    }

    private static func anchor(ofPath path: String) -> String { path.replacing("/", with: "-") }

    /// What a section is called that is named by its kind and its path: `Items for sale: furniture` for `item/category/furniture`.
    public static func label(of name: String, among kinds: [Kind]) -> String? {
        guard let kind = kinds.first(where: { name.hasPrefix($0.id + "/") }) else { return nil }
        let section = all(of: kind).first { kind.id + "/" + $0.path == name }
        return section.map { "\(kind.labels): \($0.label.lowercasedFirst)" }
    }

    /// The sections that a listing of those values is in, by their paths.
    package func paths(of values: [FieldValue?], price: Money?, in fields: [Field]) -> [String] {
        var found: [String] = []
        if let free, price?.cents == 0 { found.append(free) }
        for place in flags {
            if case .yesNo(true)? = values[place] { found.append(KindSections.path(of: fields[place])) }
        }
        if case .choice(let word)? = values[field], let path = paths[word] { found.append(path) }
        return found
    }

    /// The rest of the address of the section for what a field says yes to.
    private static func path(of flag: Field) -> String { flag.id + "/yes" }

    /// Whether the catalogue is divided by that field.
    public func isBy(_ facet: MainFacet) -> Bool {
        if case .choice(let field, _) = facet.division { field == self.field } else { false }
    }

    /// Reads `sections`: the name of a field of choices that people can filter by, and those of fields that say yes or no.
    /// What the shipped file says of a field that a board took out gives way silently, unless the board's own says so.
    package static func read(
        _ reader: NodeReader, _ fields: [Field], price: Kind.PriceRule?, isOwn: Bool, report: inout Report
    ) -> KindSections? {
        let node = reader.node["sections"]
        let nodes = node?.text == nil ? reader.list("sections", report: &report) : node.map { $0.isEmpty ? [] : [$0] } ?? []
        guard let first = nodes.first, let name = first.text?.trimmed else { return nil }
        let suitable = fields.filter { $0.type.is(ChoiceField.self) && $0.facet == .anyOf }.map { $0.id }
        guard let place = fields.firstIndex(where: { $0.id == name }), suitable.contains(name) else {
            guard isOwn else { return nil }
            return report.reject(
                .kindFile, first.span, "\(name.quoted) can’t divide a catalogue into sections",
                reason: "It needs a field of the type choice with the facet any-of.",
                fix: (Spelling.nearest(to: name, among: suitable) ?? suitable.first).map { "sections: \($0)" })
        }
        let words = fields[place].type.words
        let slugs = words.map { $0.slugified }
        guard Set(slugs).count == slugs.count, !slugs.contains("") else {
            return report.reject(
                .kindFile, reader.node["sections"]?.span ?? reader.node.span, "two choices of \(name.quoted) would have the same address",
                reason: "Each section has a page, whose address has the letters and digits of its choice.", fix: "Rename one of them.")
        }
        let free = price?.zero.flatMap { $0.slugified.isEmpty ? nil : (path: "price/" + $0.slugified, label: $0) }
        let flags = nodes.dropFirst().compactMap { flag($0, fields, isOwn: isOwn, report: &report) }
        let paths = slugs.map { name + "/" + $0 }
        var named: [(path: String, label: String)] = free.map { [$0] } ?? []
        for flag in flags { named.append((path: path(of: fields[flag]), label: fields[flag].label)) }
        for (path, word) in zip(paths, words) { named.append((path: path, label: fields[place].label(of: word))) }
        return KindSections(
            field: place, paths: Dictionary(firstOf: zip(words, paths)), free: free?.path, flags: flags, anchors: anchors(named))
    }

    /// The place of a field that says yes or no and has a section.
    private static func flag(_ node: YAMLNode, _ fields: [Field], isOwn: Bool, report: inout Report) -> Int? {
        let name = node.text?.trimmed ?? ""
        if let place = fields.firstIndex(where: { $0.id == name && $0.type.is(YesNoField.self) && $0.facet == .anyOf }) { return place }
        guard isOwn else { return nil }
        return report.reject(
            .kindFile, node.span, "\(name.quoted) can’t have a section",
            reason: "After the field that divides the catalogue come fields of the type yes-no with the facet any-of.")
    }
}
