import Findings
import ListingKit
import Values

extension LoadedContent {
    /// Warns of files that seem to be those of the last build under new names and have lost their identities with them, unless something
    /// keeps the board from being published. Gives the files' names, those that they had too.
    ///
    /// What people said stands in folders that have the names of listings: that those are not there is what it looks like when a listing was
    /// renamed or deleted, and is told as that.
    mutating func warnOfRenamedFiles(_ changes: ListingChanges) -> Set<String> {
        guard !changes.gone.isEmpty, diagnostics.allSatisfy({ $0.severity != .error || $0.isOfTalkWithoutListing }) else { return [] }
        var names: Set<String> = []
        let ids = Set(listings.map(\.summary.id))
        var new: [Trait: [LoadedListing]] = [:]
        for place in changes.new { new[Trait(listings[place].summary), default: []].append(listings[place]) }
        let left = changes.gone.filter { !ids.contains($0.id) }
        var talk = Dictionary(
            diagnostics.lazy.filter(\.isOfTalkWithoutListing).map { ($0.folder, $0.file) }, uniquingKeysWith: { first, _ in first })
        let talked = Set(talk.keys)
        var told: [Diagnostic] = []
        for (trait, before) in Dictionary(grouping: left, by: Trait.init) {
            // Of two that are alike nobody knows which is which.
            guard before.count == 1, let before = before.first, let now = new[trait], now.count == 1, let now = now.first else {
                continue
            }
            names.formUnion([now.summary.file, before.file])
            let folders = before.talkFolders.filter { talk.removeValue(forKey: $0) != nil }
            told.append(Rule.renamedFile(now.summary.file, at: now.record.idSpan, from: before.file, id: before.id, talk: folders))
        }
        for before in left where changes.isSameBoard && !talk.isEmpty {
            for path in before.talkFolders.compactMap({ talk.removeValue(forKey: $0) }) {
                told.append(Rule.talkOfDeleted(before.file, in: path, today: today))
            }
        }
        guard !told.isEmpty else { return [] }
        diagnostics.removeAll { $0.isOfTalkWithoutListing && talked.contains($0.folder) && talk[$0.folder] == nil }
        diagnostics = (diagnostics + told).sorted()
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

extension ListingSummary {
    /// The folders that what people say of it is in.
    fileprivate var talkFolders: [String] { ["comments/" + id, "reactions/" + id] }
}

extension Diagnostic {
    /// The folder of the file.
    fileprivate var folder: String { file.split(separator: "/").dropLast().joined(separator: "/") }
}
