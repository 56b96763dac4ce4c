import ListingKit
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
            guard before.price != read.summary.price || before.events != read.summary.events || before.slots != read.summary.slots else {
                continue
            }
            let listing = try inFull(read)
            let marks = listing.events(until: today).map(\.mark)
            let facts = PreviousFacts(
                price: before.price == listing.price ? nil : before.price, status: listing.statusNoLongerTold(before),
                events: marks == before.events ? nil : before.events,
                slots: before.slots == read.summary.slots ? nil : before.slots)
            if facts.price != nil || facts.status != nil || facts.events != nil || facts.slots != nil {
                hints += try findings(of: read, before: facts)
            }
        }
        let late = unknown.sorted().filter {
            listings[$0].summary.listed <= today + -ListingSummary.week && !renamed.contains(listings[$0].summary.file)
        }
        let known = late.isEmpty ? [] : changes.notes.listings.allIDs
        // Who brings a whole board along knows that nobody hears of it.
        for place in late.lazy.filter({ [listings] in !known.contains(listings[$0].summary.id) }).prefix(10) {
            hints += try findings(of: listings[place], before: PreviousFacts(events: []))
        }
        guard !hints.isEmpty else { return }
        diagnostics = (diagnostics + hints).sorted()
    }
}

extension Listing {
    /// The status that people were told of last, if the file, which knows the days of others, does not say any more that it ever was so.
    fileprivate func statusNoLongerTold(_ before: ListingSummary) -> String? {
        guard statusDay.isKnown else { return nil }
        let told = before.events.last { $0.kind == .pending || $0.kind == .done || $0.kind == .withdrawn }
        guard let told, !events(until: told.day).contains(where: { $0.mark.key == told.key }) else { return nil }
        let status =
            switch told.kind {
            case .pending: kind.pending
            case .done: kind.done
            default: Kind.withdrawn
            }
        return status == self.status || told.kind == .done && kind.taken.contains(self.status) ? nil : status
    }
}
