import Places
import Values

extension Rule {
    /// Reports listings that mention another one that is not there, or is of a kind that is not meant. `unreadable` are the ids of listings whose
    /// own files have errors; `source` reads a file again, for the few that have a finding.
    static func checkReferences(
        _ listings: [LoadedListing], kinds: [Kind], unreadable: Set<String>, source: (_ file: String) -> SourceFile?
    ) -> [Diagnostic] {
        guard listings.contains(where: { !$0.summary.ties.mentions.isEmpty }) else { return [] }
        let kindOf = Dictionary(listings.map { ($0.summary.id, $0.summary.kind) }, uniquingKeysWith: { first, _ in first })
        let kinds = Dictionary(kinds.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var found: [Diagnostic] = []
        for listing in listings where !listing.summary.ties.mentions.isEmpty {
            guard let kind = kinds[listing.summary.kind] else { continue }
            let fields = kind.fields.compactMap { field in (field.type as? any ReferenceType).flatMap { $0.namesBrands ? nil : (field, $0) }
            }
            let wrong = listing.summary.ties.mentions.filter { id in
                guard let other = kindOf[id] else { return !unreadable.contains(id) }
                return id == listing.summary.id || !fields.contains { $0.1.takes(kind: other) }
            }
            guard !wrong.isEmpty, let file = source(listing.summary.file), let root = ListingFacts.root(of: file) else { continue }
            var report = Report(file)
            for (field, type) in fields {
                guard let node = root[field.id] else { continue }
                for item in node.items ?? [node] {
                    guard let id = item.text?.trimmed, wrong.contains(id) else { continue }
                    tell(id, at: item, of: listing.summary, field: field, type, kindOf, kinds, report: &report)
                }
            }
            found += report.diagnostics
        }
        return found
    }

    private static func tell(
        _ id: String, at item: YAMLNode, of listing: ListingSummary, field: Field, _ type: any ReferenceType, _ kindOf: [String: String],
        _ kinds: [String: Kind], report: inout Report
    ) {
        let meant = kindOf.filter { $0.key != listing.id && type.takes(kind: $0.value) }.keys.sorted()
        let guess = Spelling.nearest(to: id, among: meant)
        let fix = guess.flatMap { report.line(replacing: item, with: $0) }
        if id == listing.id {
            return report.add(.referenceExists, item.span, "a listing cannot mention itself", fix: fix ?? "Take it out.")
        }
        if let other = kindOf[id], let label = kinds[other]?.label {
            let wanted = kinds.values.filter { type.takes(kind: $0.id) }.map(\.labels.lowercasedFirst).sorted()
            return report.add(
                .referenceExists, item.span, "\(field.id.quoted) cannot name \(id.quoted), which is a \(label.lowercasedFirst)",
                reason: "It names \(wanted.listed()).", fix: fix ?? "Take it out.")
        }
        report.add(
            .referenceExists, item.span, "there is no listing \(id.quoted)" + Spelling.question(guess),
            reason: "A listing's id is its file's name, unless it has an \"id\".", fix: fix ?? "Take it out.")
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
