import Bytes
import ListingKit
import Publishing

/// What came of a build.
public struct BuildResult: Sendable {
    /// What was found in the content.
    public let reading: BuildFindings
    /// What was published; nil if the content has errors, in which case nothing was touched.
    public let publication: PublishReport?
    /// The board's time zone, an IANA identifier, which decides when its day ends; nil if the board could not be read.
    public let timeZone: String?
    /// The absolute URLs of feeds that are not as they were when the site was published last, sorted; archives, which nobody subscribes to,
    /// are not among them.
    public let changedFeeds: [String]
    /// The site, if the build was to keep it and the content has no errors.
    var made: SitePlan?

    init(reading: BuildFindings, publication: PublishReport?, timeZone: String?, changedFeeds: [String] = []) {
        self.reading = reading
        self.publication = publication
        self.timeZone = timeZone
        self.changedFeeds = changedFeeds
    }

    /// What came of a build that published to that address, if it did.
    init(_ reading: LoadedContent, _ publication: PublishReport?, at address: SiteAddress? = nil) {
        let followed = publication?.followed ?? []
        self.init(
            reading: BuildFindings(reading), publication: publication, timeZone: reading.board?.timeZone,
            changedFeeds: address.map { address in followed.map { address.url + $0.string }.sorted(by: ByteOrder.precedes) } ?? [])
    }
}
