import Facts
import Findings
import ListingKit
import Rules
import Values

extension LoadedContent {
    /// Adds hints about listings whose price or status was another at the last build although their history does not say so, and about what
    /// those who follow will not hear, unless something keeps the board from being published. Throws if a file was changed since it was read.
    /// `renamed` are files of which that is said already.
    mutating func hintAtUntoldChanges(_ changes: ListingChanges, except renamed: Set<String>) throws {
        guard !hasErrors else { return }
        var hints: [Diagnostic] = []
        // Of a file with another name those who follow have heard if it is the same listing.
        var unknown = changes.new
        // What came from memory is as it was, and so is what has the same price and events.
        for change in changes.changed {
            let read = listings[change.place]
            let before = change.before
            if before.id != read.summary.id {
                unknown.append(change.place)
                continue
            }
            let isToldAlready = before.told.lazy.compactMap(\.source).elementsEqual(read.summary.told.lazy.map(\.mark))
            guard before.price != read.summary.price || !isToldAlready || before.slots != read.summary.slots else { continue }
            let listing = try inFull(read)
            let facts = PreviousFacts(
                price: before.price == listing.price ? nil : before.price,
                status: isToldAlready ? nil : listing.statusNoLongerTold(before, today: today), told: isToldAlready ? nil : before.told,
                slots: before.slots == read.summary.slots ? nil : before.slots)
            if facts.price != nil || facts.status != nil || facts.told != nil || facts.slots != nil {
                hints += try findings(of: read, before: facts)
            }
        }
        let late = unknown.sorted().filter {
            listings[$0].summary.listed <= today + -Telling.week && !renamed.contains(listings[$0].summary.file)
        }
        let known = late.isEmpty ? [] : changes.notes.listings.allIDs.union(changes.notes.head.memory.deleted.keys)
        // Who brings a whole board along knows that nobody hears of it.
        for place in late.lazy.filter({ [listings] in !known.contains(listings[$0].summary.id) }).prefix(10) {
            hints += try findings(of: listings[place], before: PreviousFacts(told: []))
        }
        guard !hints.isEmpty else { return }
        diagnostics = (diagnostics + hints).sorted()
    }
}

extension Listing {
    /// The status that people were told of last, if the file, which knows the days of others, does not say any more that it ever was so.
    fileprivate func statusNoLongerTold(_ before: ListingSummary, today: Day) -> String? {
        guard statusDay.isKnown, let place = before.told.lastIndex(where: \.mark.kind.isStatus) else { return nil }
        let told = before.told[place].mark
        guard before.told[place].source != nil, !isTold(before.told, place, today: today) else { return nil }
        let status =
            switch told.kind {
            case .pending: kind.pending
            case .done: kind.done
            default: Kind.withdrawn
            }
        return status == self.status || told.kind == .done && kind.taken.contains(self.status) ? nil : status
    }
}
