import Bytes

/// What publishing did.
public struct PublishReport: Hashable, Sendable {
    /// What was wanted, found and done, file by file.
    public internal(set) var plan: PublishPlan
    /// Files and links in the output that Houser did not write and left alone, in path order; a folder that could not be read or whose
    /// name no artifact can have ends in `/`. Dot-files and dot-folders at the top, such as `.gitignore`, are expected and not listed.
    public internal(set) var keptForeign: [String]
    /// Pairs of published paths that are one on file systems that ignore case.
    public internal(set) var caseCollisions: [CaseCollision]
    /// What the maintainer may want to know about the run as such, in full sentences.
    public var notes: [String]
    /// How many of the wanted files are pages.
    public internal(set) var pages: Int
    /// How many of them are feeds.
    public internal(set) var feeds: Int
    /// The bytes of all wanted files together.
    public internal(set) var bytes: Int
    /// How many files there are, and the largest file and folder.
    public internal(set) var shape: SiteShape
    /// The bytes that were written.
    public internal(set) var bytesWritten: Int
    /// The files that people subscribe to and that are not as they were published last, wherever that was: also of an output that is made
    /// anew each time, and after a run that was cut short. In path order.
    public internal(set) var followed: [ArtifactPath]

    init(plan: PublishPlan, _ figures: SiteFigures, notes: [String], bytesWritten: Int, followed: [ArtifactPath] = []) {
        self.plan = plan
        keptForeign = figures.keptForeign
        caseCollisions = figures.caseCollisions
        self.notes = notes
        pages = figures.pages
        feeds = figures.feeds
        bytes = figures.bytes
        shape = figures.shape
        self.bytesWritten = bytesWritten
        self.followed = followed
    }

    /// What the ledger keeps of it. Files that were changed by somebody else are foreign from now on.
    var figures: SiteFigures {
        SiteFigures(
            keptForeign: (keptForeign + plan.keptChanged.map(\.string)).sorted(by: ByteOrder.precedes), caseCollisions: caseCollisions,
            pages: pages, feeds: feeds, bytes: bytes, shape: shape)
    }

    /// The files that were written, in path order.
    public var written: [ArtifactPath] { (plan.added + plan.changed).sorted() }
    /// How many files were written.
    public var writtenCount: Int { plan.added.count + plan.changed.count }
    /// The files that were left untouched because they were as wanted.
    public var unchanged: PathList { plan.unchanged }
    /// The files that were deleted.
    public var removed: [ArtifactPath] { plan.removed }
}
