import Bytes
import Facts
import Findings
import Values
import YAML

/// Finds listings that mention another one that is not there, or is of a kind that is not meant.
struct MissingReferences {
    private struct Mention {
        let field: Field
        let target: ReferenceTarget
    }

    private let listings: [LoadedListing]
    private let kindOf: [String: String]
    private let kinds: [String: Kind]
    private var broken: BrokenIds
    /// The ids that each field of a kind may name, by both of their ids; made when the first is wrong.
    private var meant: [String: [String]] = [:]
    /// What was most likely meant by an id, by the same and the id.
    private var guesses: [String: String?] = [:]

    init(_ listings: [LoadedListing], kinds: [Kind], broken: BrokenIds) {
        self.listings = listings
        self.broken = broken
        kindOf = Dictionary(listings.map { ($0.summary.id, $0.summary.kind) }, uniquingKeysWith: { first, _ in first })
        self.kinds = Dictionary(kinds.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// All findings; `source` reads a file again, for the few that have one.
    mutating func findings(source: (_ file: String) -> SourceFile?) -> [Diagnostic] {
        var found: [Diagnostic] = []
        var settlement = ReadingBudget.Settlement()
        for listing in listings where !listing.summary.ties.mentions.isEmpty {
            guard let kind = kinds[listing.summary.kind] else { continue }
            let mentions = kind.fields.compactMap { field in
                field.type.target.flatMap { $0.isOfBrands ? nil : Mention(field: field, target: $0) }
            }
            let wrong = wrong(listing.summary, mentions, source)
            guard !wrong.isEmpty else { continue }
            var kept = ReadingBudget.Kept()
            if found.count < ReadingBudget.limit {
                kept.diagnostics = tell(wrong, of: listing.summary, mentions, source)
            } else {
                // To guess what was meant takes its time.
                kept.more.count(.error, wrong.count)
            }
            settlement.settle(&kept, of: listing.summary.file)
            found += kept.diagnostics
        }
        return found + settlement.findings
    }

    private mutating func wrong(_ listing: ListingSummary, _ mentions: [Mention], _ source: (String) -> SourceFile?) -> Set<String> {
        var wrong: Set<String> = []
        for id in listing.ties.mentions {
            if let other = kindOf[id] {
                if id == listing.id || !mentions.contains(where: { $0.target.takes(kind: other) }) { wrong.insert(id) }
            } else if !broken.contains(id, source) {
                wrong.insert(id)
            }
        }
        return wrong
    }

    private mutating func tell(
        _ wrong: Set<String>, of listing: ListingSummary, _ mentions: [Mention], _ source: (String) -> SourceFile?
    ) -> [Diagnostic] {
        guard let file = source(listing.file), let root = ListingFacts.root(of: file) else { return [] }
        var report = Report(file)
        for mention in mentions {
            guard let node = root[mention.field.id] else { continue }
            for item in node.items ?? [node] {
                guard let id = item.text?.trimmed, wrong.contains(id) else { continue }
                tell(id, at: item, of: listing, mention, report: &report)
            }
        }
        return report.diagnostics
    }

    private mutating func tell(_ id: String, at item: YAMLNode, of listing: ListingSummary, _ mention: Mention, report: inout Report) {
        if report.isFull { return }
        let guess = guess(id, of: listing, mention)
        let fix = guess.flatMap { report.line(replacing: item, with: $0) } ?? "Take it out."
        if id == listing.id {
            return report.add(.referenceExists, item.span, "a listing cannot mention itself", fix: fix)
        }
        if let other = kindOf[id], let label = kinds[other]?.label {
            let wanted = kinds.values.filter { mention.target.takes(kind: $0.id) }.map(\.labels.lowercasedFirst).sorted()
            return report.add(
                .referenceExists, item.span, "\(mention.field.id.quoted) cannot name \(id.quoted), which is a \(label.lowercasedFirst)",
                reason: wanted.isEmpty ? "" : "It names \(wanted.listed()).", fix: fix)
        }
        report.add(
            .referenceExists, item.span, "there is no listing \(id.quoted)" + Spelling.question(guess),
            reason: "A listing's id is its file's name, unless it has an \"id\".", fix: fix)
    }

    private mutating func guess(_ id: String, of listing: ListingSummary, _ mention: Mention) -> String? {
        let field = "\(listing.kind) \(mention.field.id)"
        let candidates =
            meant[field] ?? kindOf.filter { mention.target.takes(kind: $0.value) }.keys.sorted(by: ByteOrder.precedes)
        meant[field] = candidates
        if id == listing.id { return nil }
        let guess = guesses["\(field) \(id)"] ?? Spelling.nearest(to: id, among: candidates)
        guesses["\(field) \(id)"] = .some(guess)
        return guess == listing.id ? nil : guess
    }
}

/// The ids of listings whose own files have errors, so that nobody is told that they are not there.
struct BrokenIds {
    private let files: [(path: String, slug: String)]
    private var ids: Set<String>?

    /// Those of some files.
    init(_ files: [(path: String, slug: String)]) { self.files = files }

    /// Whether such a file has an id, as far as it can be read.
    mutating func contains(_ id: String, _ source: (_ file: String) -> SourceFile?) -> Bool {
        if files.isEmpty { return false }
        let known =
            ids
            ?? Set(
                files.map { file in
                    source(file.path).flatMap(ListingFacts.root)?["id"]?.text?.trimmed ?? file.slug
                })
        ids = known
        return known.contains(id)
    }
}

/// The facts of a listing's file, for another look at one that was read already.
enum ListingFacts {
    /// The top of the facts; nil if they cannot be read.
    static func root(of source: SourceFile) -> YAMLNode? {
        var scratch = Report(source)
        guard let text = SourceChecks.text(of: source, report: &scratch) else { return nil }
        guard source.path.hasSuffix(".md") else { return YAMLFile.facts(text, firstLine: 1, topKeys: [], report: &scratch) }
        guard let parts = FrontMatter.split(text, report: &scratch) else { return nil }
        return YAMLFile.facts(parts.yaml, firstLine: parts.yamlLine, topKeys: [], report: &scratch)
    }
}
