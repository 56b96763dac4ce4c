import Findings
import Values
import YAML

/// How the listings of a kind are shown and compared, beyond what every kind is.
public struct KindUses: Sendable, Hashable {
    /// What a kind's listings are about, as laws of equal treatment tell them apart.
    public enum Accommodation: String, Sendable, CaseIterable {
        /// A home that is let as a whole.
        case whole
        /// A part of a home in which others live.
        case shared
        /// A home that somebody looks for.
        case wanted
    }

    /// How much of a text a list shows.
    public enum Texts: String, Sendable, CaseIterable {
        /// Its beginning.
        case excerpt
    }

    /// How much of its texts the catalogue shows; nil for nothing but cards.
    public var texts: Texts?
    /// The places of the fields that listings must share to be variants of one thing.
    public var variants: [Int] = []
    /// The places of the fields that listings must share, or in a year be close in, for their prices to be compared.
    public var compare: [Int] = []
    /// Whether its listings are told apart by what they are, as cars by brand and model, more than by where they are.
    public var isTied: Bool { !variants.isEmpty || !compare.isEmpty }
    /// Whether its pages ask people to comment. Comments that are there are shown whatever it says.
    public var invitesComments = false
    /// Whether entries of its listings say all that their pages say in every feed, since they are read rather than chosen among.
    public var isFull = false
    /// The template of its listings' pages.
    public var template = KindUses.usualTemplate
    /// What a reader's saved listings of the kind are called together, such as `Garage`; nil for the kind's own name.
    public var saved: String?
    /// What whoever posts one says that it is: `I’m looking for a home`; nil for the kind's own name.
    public var posting: String?
    /// What its pictures usually show, in the order in which whoever posts one is offered it to describe them: `Kitchen`.
    public var pictures: [String] = []
    /// Which laws of equal treatment its texts are under; nil for none that are about homes.
    public var accommodation: Accommodation?

    /// What people type who look for any listing of the kind, beside its names.
    public var words: [String] = []

    /// How its listings match others of people who look for a home; nil if they match none.
    public internal(set) var match: MatchRule?

    /// The template of the pages of listings whose kind names none.
    public static let usualTemplate = "listing"

    /// The keys of a kind's file that say so.
    package static let keys = [
        "texts", "sections", "variants", "compare", "template", "accommodation", "match", "saved", "posting", "nearby", "comments",
        "words", "full", "pictures",
    ]

    /// Reads the keys of a kind with those fields. `isOwn` tells whether the board's own file gives a key: what the shipped file says of fields
    /// that a board took out gives way silently.
    init(_ reader: NodeReader, fields: [Field], isOwn: (String) -> Bool, report: inout Report) {
        texts = reader.choice("texts", Texts.self, report: &report)
        saved = reader.words("saved", report: &report)
        posting = reader.words("posting", report: &report)
        words = KindWords.searched.read(reader, report: &report)
        pictures = KindWords.pictures.read(reader, report: &report)
        invitesComments = reader.yesNo("comments", default: false, report: &report)
        isFull = reader.yesNo("full", default: false, report: &report)
        accommodation = reader.choice("accommodation", Accommodation.self, report: &report)
        match = MatchRuleReader(fields: fields, isOwn: isOwn("match")).read(reader.node["match"], report: &report)
        template = reader.text("template", report: &report) ?? KindUses.usualTemplate
        if !template.isSlug {
            report.add(
                .kindFile, reader.node["template"]?.span ?? reader.node.span, "\(template.quoted) cannot be the name of a template",
                reason: "It is the name of a file of the theme without its ending.", fix: "template: \(KindUses.usualTemplate)")
            template = KindUses.usualTemplate
        }
        func places(_ nodes: [YAMLNode], of key: String, report: inout Report) -> [Int] {
            nodes.compactMap { node in
                let name = node.text?.trimmed ?? ""
                if let place = fields.firstIndex(where: { $0.id == name }) { return place }
                guard isOwn(key) else { return nil }
                return report.reject(
                    .kindFile, node.span, "\(key.quoted) names \(name.quoted), which is not among the fields",
                    reason: "The fields are \(fields.map { $0.id }.listed()).",
                    fix: Spelling.nearest(to: name, among: fields.map { $0.id }).flatMap { report.line(replacing: node, with: $0) })
            }
        }
        variants = places(reader.list("variants", report: &report), of: "variants", report: &report)
        compare = places(reader.list("compare", report: &report), of: "compare", report: &report)
    }
}
