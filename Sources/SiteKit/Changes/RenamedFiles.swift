import ListingKit
import Values

extension LoadedContent {
    /// Warns of files that seem to be those of the last build under new names and have lost their identities with them, unless something
    /// keeps the board from being published. Gives the files' names, those that they had too.
    mutating func warnOfRenamedFiles(_ changes: ListingChanges) -> Set<String> {
        guard !hasErrors, !changes.gone.isEmpty, !changes.new.isEmpty else { return [] }
        var names: Set<String> = []
        let ids = Set(listings.map(\.summary.id))
        var new: [Trait: [LoadedListing]] = [:]
        for place in changes.new { new[Trait(listings[place].summary), default: []].append(listings[place]) }
        let old = Dictionary(grouping: changes.gone.filter { !ids.contains($0.id) }, by: Trait.init)
        let warnings = old.compactMap { trait, before -> Diagnostic? in
            // Of two that are alike nobody knows which is which.
            guard before.count == 1, let before = before.first, let now = new[trait], now.count == 1, let now = now.first else {
                return nil
            }
            names.formUnion([now.summary.file, before.file])
            return Rule.renamedFile(now.summary.file, at: now.record.idSpan, from: before.file, id: before.id)
        }
        guard !warnings.isEmpty else { return [] }
        diagnostics = (diagnostics + warnings).sorted()
        return names
    }

    /// What stays when a file gets another name.
    private struct Trait: Hashable {
        let kind: String
        let owner: String
        let locality: Int32?
        let listed: Day

        init(_ summary: ListingSummary) {
            kind = summary.kind
            owner = summary.owner
            locality = summary.locality
            listed = summary.listed
        }
    }
}
