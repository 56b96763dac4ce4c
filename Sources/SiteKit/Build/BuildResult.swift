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

    init(reading: BuildFindings, publication: PublishReport?, timeZone: String?) {
        self.reading = reading
        self.publication = publication
        self.timeZone = timeZone
    }

    init(_ reading: LoadedContent, _ publication: PublishReport?) {
        self.init(reading: BuildFindings(reading), publication: publication, timeZone: reading.board?.timeZone)
    }
}
