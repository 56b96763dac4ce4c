import Bytes
import Facts
import ListingKit
import Publishing

/// What changed if nothing but listings did since the last build: then the ledger tells which files show what changed, and those that came,
/// went or stand elsewhere tell which others may.
struct SiteEdit {
    /// The listings, by their places in the order of the site.
    let changes: ItemChanges
    /// Those that came, went or stand elsewhere; nil if none did, and then all files are those of the last build.
    let moves: SiteMoves?
    private let notes: BuildNotes
    private let content: InputColumn.Change
    private let theme: InputColumn.Change

    /// Compares a site with that of the last build; nil if more has changed.
    init?(_ plan: SitePlan) {
        guard let notes = plan.judged.previous.notes, notes.head.shared == plan.shared else { return nil }
        // Once a part of a day is full, feeds of any scope may close an archive with it.
        let clock = notes.head.clock
        guard clock.isFull || clock.part == plan.site.openPart else { return nil }
        self.notes = notes
        let sources = plan.judged.sources
        let areSame = notes.head.memory == plan.judged.memory && notes.head.addresses == plan.judged.addresses
        if areSame, let changes = ItemChanges(plan, since: notes.listings),
            let content = sources.shared.change(of: notes.content, sources.content, plan.judged.reading),
            let theme = notes.theme.change(to: sources.shared.theme(plan.theme.own, settled: plan.notes.isEmpty))
        {
            (self.changes, moves, self.content, self.theme) = (changes, nil, content, theme)
            return
        }
        guard notes.head.outline == plan.outline, notes.head.memory.isOfSameBoard(as: plan.judged.memory),
            let moved = MovedListings(plan, since: notes.listings)
        else { return nil }
        changes = moved.changes
        moves = SiteMoves(before: moved.before, now: moved.now, memory: notes.head.memory, on: plan.site)
        // After moves the ledger is written anew.
        (content, theme) = (InputColumn.Change(rows: []), InputColumn.Change(rows: []))
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
        var (revalued, redated) = ([Int](), [Int]())
        for (row, place) in plan.places.enumerated() {
            guard columns.row(at: place) == row else { return nil }
            // Its place among all files was compared; all of these can be read, or the board would have errors.
            if listings[place].isUntouched, !listings[place].hasOtherTalk { continue }
            let summary = listings[place].summary
            guard columns.isFile(row, summary.file) else { return nil }
            if columns.fingerprint(row) == listings[place].record.fingerprint, !listings[place].hasOtherTalk { continue }
            guard let before = try? columns.summary(row), plan.stands(row, like: before) else { return nil }
            isEdited[row] = true
            if !before.isValued(like: summary) { revalued.append(row) }
            if !before.isDated(like: summary) { redated.append(row) }
        }
        self.init(isEdited: isEdited)
        self.revalued = revalued
        self.redated = redated
    }
}

/// Listings that came, went or stand elsewhere.
private struct MovedListings {
    var changes: ItemChanges
    /// As they were.
    var before: [ListingSummary] = []
    /// As they are.
    var now: [ListingSummary] = []

    /// How many there may be at least: of more, and of one in a hundred, it is no longer faster to ask who looks at them.
    private static let most = 50

    /// Compares the listings of a site with those of the last build; nil if too many moved.
    init?(_ plan: SitePlan, since columns: ListingColumns) {
        let listings = plan.judged.reading.listings
        let rows = MovedListings.rows(of: listings, in: columns)
        let most = max(MovedListings.most, listings.count / 100)
        var isEdited = [Bool](repeating: false, count: listings.count)
        var numbers = [Int?](repeating: nil, count: columns.count)
        var (revalued, redated) = ([Int](), [Int]())
        for (index, place) in plan.places.enumerated() {
            let listing = listings[place]
            guard let row = rows[place] else {
                isEdited[index] = true
                now.append(listing.summary)
                continue
            }
            numbers[row] = index
            if listing.isUntouched || columns.fingerprint(row) == listing.record.fingerprint, !listing.hasOtherTalk { continue }
            guard let before = try? columns.summary(row) else { return nil }
            isEdited[index] = true
            if plan.stands(index, like: before) {
                if !before.isValued(like: listing.summary) { revalued.append(index) }
                if !before.isDated(like: listing.summary) { redated.append(index) }
            } else {
                self.before.append(before)
                now.append(listing.summary)
            }
            if now.count > most { return nil }
        }
        for row in numbers.indices where numbers[row] == nil {
            guard let gone = try? columns.summary(row), before.count < most else { return nil }
            before.append(gone)
        }
        changes = ItemChanges(isEdited: isEdited)
        (changes.revalued, changes.redated, changes.renumbered) = (revalued, redated, numbers)
    }

    /// The row of each listing in the ledger, nil for one that is new; both are in the order of their files.
    private static func rows(of listings: [LoadedListing], in columns: ListingColumns) -> [Int?] {
        var place = 0
        return listings.map { listing in
            let file = listing.summary.file
            while let row = columns.row(at: place), columns.precedes(row, file) { place += 1 }
            guard let row = columns.row(at: place), columns.isFile(row, file) else { return nil }
            place += 1
            return row
        }
    }
}

extension SitePlan {
    /// Whether lists show a listing where they showed it, but for those that are divided by price.
    fileprivate func stands(_ index: Int, like before: ListingSummary) -> Bool {
        let summary = site.listings[index]
        return before.stands(like: summary) && site.context.kinds[site.kindOf[index]].differOnlyByPrice(before.ranks, summary.ranks)
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
