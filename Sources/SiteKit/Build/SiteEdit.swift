import Bytes
import ListingKit
import Publishing

/// What changed if nothing but listings was edited since the last build, and lists show them where they did: then all files are those of the
/// last build, and the ledger tells which of them show what was edited.
struct SiteEdit {
    /// The listings, by their places in the order of the site.
    let changes: ItemChanges
    private let notes: BuildNotes
    private let content: InputColumn.Change
    private let theme: InputColumn.Change

    /// Compares a site with that of the last build; nil if more has changed.
    init?(_ plan: SitePlan) {
        let sources = plan.judged.sources
        guard let notes = plan.judged.previous.notes, notes.head.shared == plan.shared, notes.head.memory == plan.judged.memory,
            let changes = ItemChanges(plan, since: notes.listings),
            let content = sources.shared.change(of: notes.content, sources.content, plan.judged.reading),
            let theme = notes.theme.change(to: sources.shared.theme(plan.theme.own, settled: plan.notes.isEmpty))
        else { return nil }
        self.changes = changes
        self.notes = notes
        self.content = content
        self.theme = theme
    }

    /// What was known of a listing that was not edited.
    func remains(_ row: Int, withSearch: Bool) -> ListingRemains {
        changes.isEdited[row]
            ? ListingRemains()
            : ListingRemains(search: withSearch ? try? notes.listings.search(row) : nil, data: notes.listings.mark(row))
    }

    /// What is noted of the edit, over what is noted already.
    func note(_ plan: SitePlan, _ remains: SiteRemains) -> LedgerNotes {
        let listings = changes.isEdited.indices.filter { changes.isEdited[$0] }.map { row in
            ListingColumns.Change(row: row, record: plan.listing(row).record, remains: remains.listings[row])
        }
        let edit = BuildNotes.Edit(build: plan.head, content: content, theme: theme, listings: listings)
        return { [notes] in notes.write(edit, to: &$0) }
    }
}

extension ItemChanges {
    /// Compares the listings of a site with those of the last build. Nil if one came, went or was renamed, or if lists would show it
    /// elsewhere.
    fileprivate init?(_ plan: SitePlan, since columns: ListingColumns) {
        let listings = plan.judged.reading.listings
        guard listings.count == columns.count else { return nil }
        var isEdited = [Bool](repeating: false, count: listings.count)
        var isRetold = isEdited
        var (revalued, redated) = ([Int](), [Int]())
        for (row, place) in plan.places.enumerated() {
            guard columns.row(at: place) == row else { return nil }
            // Its place among all files was compared; all of these can be read, or the board would have errors.
            if listings[place].isUntouched, !listings[place].hasOtherTalk { continue }
            let summary = listings[place].summary
            guard columns.isFile(row, summary.file) else { return nil }
            if columns.fingerprint(row) == listings[place].record.fingerprint, !listings[place].hasOtherTalk { continue }
            guard let before = try? columns.summary(row), before.stands(like: summary),
                plan.site.context.kinds[plan.site.kindOf[row]].differOnlyByPrice(before.ranks, summary.ranks)
            else { return nil }
            isEdited[row] = true
            if !before.isValued(like: summary) { revalued.append(row) }
            if !before.isDated(like: summary) { redated.append(row) }
            isRetold[row] = before.historyFingerprint != summary.historyFingerprint
        }
        self.init(isEdited: isEdited, isRetold: isRetold)
        self.revalued = revalued
        self.redated = redated
    }
}

extension Kind {
    /// Whether listings of those ranks by its main facets have the same rank by all but prices.
    fileprivate func differOnlyByPrice(_ ranks: [UInt8], _ others: [UInt8]) -> Bool {
        ranks.count == others.count
            && zip(mainFacets, zip(ranks, others)).allSatisfy { facet, ranks in
                if case .upTo = facet.division { true } else { ranks.0 == ranks.1 }
            }
    }
}
