import ListingKit
import Values

extension LoadedContent {
    /// The addresses that listings had until the last build or earlier, and that none has now.
    func formerAddresses(since changes: ListingChanges?) -> FormerAddresses {
        guard !hasErrors, let changes else { return FormerAddresses() }
        var addresses = changes.notes.head.addresses
        // In a file that is still there another listing can stand.
        let replaced = changes.changed.filter { $0.before.id != listings[$0.place].summary.id }.map(\.before)
        let left = changes.gone + replaced
        if left.isEmpty, changes.new.isEmpty { return changes.isSameBoard ? addresses : FormerAddresses() }
        let ids = Set(listings.map(\.summary.id))
        // To another board, built to the same place, nobody has a link; one whose only file was renamed is the same.
        guard changes.isSameBoard || left.contains(where: { ids.contains($0.id) }) else { return FormerAddresses() }
        let arePlacesKnown = changes.notes.head.memory.places == gazetteer.fingerprint
        let former = left.map { FormerAddress($0, suburb: arePlacesKnown ? suburb(of: $0) : "", today: today) }
        var gone: [String: FormerAddress] = [:]
        for (before, former) in zip(left, former) where !ids.contains(before.id) {
            gone[before.id] = former
            // No file names them any more.
            for address in before.was where !(addresses.all[address].map { ids.contains($0.id) } ?? false) {
                addresses.all[address] = former
            }
        }
        for (before, former) in zip(left, former) { addresses.all[before.address] = former }
        addresses.update(gone)
        if !addresses.all.isEmpty { for read in listings { addresses.all[read.summary.address] = nil } }
        return addresses
    }

    /// The end of the address of the page of a listing's suburb; empty if it has none.
    private func suburb(of listing: ListingSummary) -> String {
        guard let row = listing.locality, gazetteer.localities.indices.contains(Int(row)) else { return "" }
        return gazetteer.localities[Int(row)].addressEnd
    }
}

extension FormerAddress {
    /// That of a listing that was as `before` says at the last build.
    fileprivate init(_ before: ListingSummary, suburb: String, today: Day) {
        self.init(
            id: before.id, kind: before.kind, suburb: suburb, day: today, hadComments: before.talk != nil,
            hadCalendar: before.lastAppointment != nil)
    }
}
