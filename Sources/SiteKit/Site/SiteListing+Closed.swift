import ListingKit

extension SiteListing {
    /// What became of a listing that no longer stands in lists, in a sentence; nil of one that does.
    var closedNotice: String? {
        if isListed { return nil }
        if isExpired {
            return listing.endsByLastDay ? words.isOver(on: listing.expires) : words.hasExpired(confirmed: listing.confirmed)
        }
        return words.was(
            kind.noun, words.inSentence(kind.label(ofStatus: listing.status)),
            since: listing.statusDay.isKnown ? listing.statusDay.day : nil)
    }
}
