/// One output file: where it goes, when in the course of publishing, and what is in it.
public struct Artifact: Sendable {
    /// When a file is put in place: all of one stage before anything of the next, so that no page links to what is not there yet. Pages
    /// that link to each other are there from before the first of them; see ``InterimPage``.
    public enum Stage: Int, Sendable, Comparable, CaseIterable {
        /// Pictures, style sheets, scripts, feeds and data, which pages link to.
        case asset
        /// Pages of listings and other leaves.
        case page
        /// Pages that list leaves.
        case list
        /// The home page, the site map and whatever else the outside world enters by.
        case root

        /// Whether `left` is put in place before `right`.
        public static func < (left: Stage, right: Stage) -> Bool { left.rawValue < right.rawValue }
    }

    /// Where the bytes come from.
    public enum Content: Sendable {
        /// These bytes.
        case bytes([UInt8])
        /// What the function gives. It is called once, on any thread, and must give the same bytes each time.
        case render(@Sendable () throws -> [UInt8])
    }

    /// Where it goes.
    public var path: ArtifactPath
    /// When it is put in place.
    public var stage: Stage
    /// What is in it.
    public var content: Content

    /// An artifact at `path`.
    public init(path: ArtifactPath, stage: Stage, content: Content) {
        self.path = path
        self.stage = stage
        self.content = content
    }
}
