/// What lists, feeds and the site map must know of a listing, without its texts and pictures.
///
/// It is small and kept from one build to the next, so that a listing whose file did not change need not be read to know where it belongs.
/// All copies share what it says.
public struct ListingSummary: Sendable, Hashable {
    /// The path of its file, relative to the content folder.
    public var file: String { facts.value.file }
    /// The last part of its URL.
    public var slug: String { facts.value.slug }
    /// Its identity.
    public var id: String { facts.value.id }
    /// The id of its kind.
    public var kind: String { facts.value.kind }
    /// The handle of its owner.
    public var owner: String { facts.value.owner }
    /// The row of its suburb in the table of places; nil if it has no place.
    public var locality: Int32? { facts.value.locality }
    /// The day on which it was first listed.
    public var listed: Day { facts.value.listed }
    /// The day of the last event that matters to a reader: listed, or a price or status that ended.
    public var updated: Day { facts.value.updated }
    /// Whether it stands in lists, search and feeds: open and not expired.
    public var isListed: Bool { facts.value.isListed }

    /// A summary of those facts.
    public init(
        file: String, slug: String, id: String, kind: String, owner: String, locality: Int32?, listed: Day, updated: Day, isListed: Bool
    ) {
        facts = Shared(
            Facts(
                file: file, slug: slug, id: id, kind: kind, owner: owner, locality: locality, listed: listed, updated: updated,
                isListed: isListed))
    }

    /// The summary of a listing as of a day.
    public init(_ listing: Listing, today: Day) {
        self.init(
            file: listing.file, slug: listing.slug, id: listing.id, kind: listing.kind.id, owner: listing.owner,
            locality: listing.place?.locality.index, listed: listing.listed,
            updated: listing.history.reduce(listing.listed) { max($0, $1.day <= today ? $1.day : $0) },
            isListed: listing.stands(on: today))
    }

    private let facts: Shared<Facts>

    /// What the properties give, all of it.
    private struct Facts: Sendable, Hashable {
        let file: String
        let slug: String
        let id: String
        let kind: String
        let owner: String
        let locality: Int32?
        let listed: Day
        let updated: Day
        let isListed: Bool
    }
}
