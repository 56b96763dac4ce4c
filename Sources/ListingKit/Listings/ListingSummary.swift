/// What lists, feeds and the site map must know of a listing, without its texts and pictures.
///
/// It is small and kept from one build to the next, so that a listing whose file did not change need not be read to know where it belongs.
public struct ListingSummary: Sendable, Hashable {
    /// The path of its file, relative to the content folder.
    public let file: String
    /// The last part of its URL.
    public let slug: String
    /// Its identity.
    public let id: String
    /// The id of its kind.
    public let kind: String
    /// The handle of its owner.
    public let owner: String
    /// The row of its suburb in the table of places; nil if it has no place.
    public let locality: Int32?
    /// The day on which it was first listed.
    public let listed: Day
    /// The day of the last event that matters to a reader: listed, or a price or status that ended.
    public let updated: Day
    /// Whether it stands in lists, search and feeds: open and not expired.
    public let isListed: Bool

    /// A summary of those facts.
    public init(
        file: String, slug: String, id: String, kind: String, owner: String, locality: Int32?, listed: Day, updated: Day, isListed: Bool
    ) {
        self.file = file
        self.slug = slug
        self.id = id
        self.kind = kind
        self.owner = owner
        self.locality = locality
        self.listed = listed
        self.updated = updated
        self.isListed = isListed
    }

    /// The summary of a listing as of a day.
    public init(_ listing: Listing, today: Day) {
        self.init(
            file: listing.file, slug: listing.slug, id: listing.id, kind: listing.kind.id, owner: listing.owner,
            locality: listing.place?.locality.index, listed: listing.listed,
            updated: listing.history.reduce(listing.listed) { max($0, $1.day <= today ? $1.day : $0) },
            isListed: listing.stands(on: today))
    }
}
