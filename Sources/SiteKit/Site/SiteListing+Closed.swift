import ListingKit

extension SiteListing {
    /// What became of a listing that no longer stands in lists, in a sentence; nil of one that does.
    var closedNotice: String? {
        if isListed { return nil }
        if isExpired {
            return listing.endsByLastDay ? Words.isOver(on: listing.expires) : Words.hasExpired(confirmed: listing.confirmed)
        }
        return Words.was(kind.noun, listing.status.asLabel.lowercasedFirst, since: listing.statusDay.isKnown ? listing.statusDay.day : nil)
    }
}
