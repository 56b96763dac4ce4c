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
        let mostFiles = SiteBudget.freeFiles + SiteBudget.files * listings
        let mostBytes = SiteBudget.freeBytes + SiteBudget.bytes * listings
        guard files > mostFiles || ownBytes > mostBytes, listings > 0 else { return nil }
        let areas = shape.areas.map { "\($0.path)/ (\(grouped($0.amount)))" }
        return "Photographs apart, the site has \(counted(files, "file")) of \(ByteSize.text(ownBytes)), more than a board of "
            + "\(counted(listings, "listing")) should need (\(grouped(mostFiles)) files of \(ByteSize.text(mostBytes))). "
            + "Most files are in \(areas.listed("and")). Tags that only a few listings share cost most; "
            + "\"formats: {tag: []}\" in board.yaml takes their feeds away, and other names there take away others."
    }
}

extension PublishReport {
    /// Notes that the site is larger than that, if it is.
    mutating func add(_ budget: SiteBudget) { if let note = budget.note { notes.append(note) } }
}
