import Facts
import ListingKit
import Rules

extension ParcelJudge {
    /// A listing whose file was accepted, or a comment on it.
    public struct AcceptedListing: Sendable {
        /// What the board knows it by.
        public let id: String
        /// The file of its page in an output folder.
        public let page: String
    }

    /// The listings whose files were accepted, or comments on them, in the order of their paths.
    public var acceptedListings: [AcceptedListing] {
        let kinds = Dictionary(tried.reading.kinds.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let files = accepted.files
        let talked = Set(tried.reading.talks.filter { $0.value.comments.contains { files[$0.file] != nil } }.keys)
        return tried.reading.listings.map(\.summary).filter { files[$0.file] != nil || talked.contains($0.id) }.compactMap { summary in
            kinds[summary.kind].map { AcceptedListing(id: summary.id, page: Route.listing($0, slug: summary.slug).file) }
        }
    }
}
