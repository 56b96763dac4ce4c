import Publishing
import Values

/// What a site may be made of for each of its listings, so that no board grows beyond what hosts and readers bear without anybody noticing.
struct SiteBudget {
    /// The files and bytes of a listing, photographs apart.
    static let files = 6
    static let bytes = 50_000
    /// What a board may have beside that: its theme, and the pages of suburbs and people of which a small board has many for each listing.
    static let freeFiles = 3_000
    static let freeBytes = 40_000_000

    let listings: Int
    let shape: SiteShape
    /// The bytes of all files.
    let bytes: Int

    private var files: Int { shape.files - shape.photographs }
    private var ownBytes: Int { bytes - shape.photographBytes }

    /// What there is to say if the site is larger than that, in full sentences.
    var note: String? {
        let isOver =
            files > SiteBudget.freeFiles + SiteBudget.files * listings
            || ownBytes > SiteBudget.freeBytes + SiteBudget.bytes * listings
        guard isOver, listings > 0 else { return nil }
        let (tenths, kilobytes) = (files * 10 / listings, ownBytes / listings / 1_000)
        let areas = shape.areas.map { "\($0.path)/ (\(grouped($0.amount)))" }
        return "Photographs apart, the site has \(tenths / 10).\(tenths % 10) files and \(grouped(kilobytes)) kB for each listing. "
            + "Sites of this size are meant to have at most \(SiteBudget.files) files and \(SiteBudget.bytes / 1_000) kB. "
            + "Most files are in \(areas.listed("and")). Fewer \"formats\" of feeds in board.yaml make it smaller."
    }
}
