/// Why an archive from somebody else is refused.
public struct ZipProblem: Error, Hashable, Sendable {
    /// What is wrong, in one sentence without a final full stop.
    public let message: String
    /// Why that is refused, in full sentences.
    public let reason: String
    /// What to do.
    public let fix: String

    /// What nearly always helps: the page that makes such archives makes them as they are wanted.
    static let plainly = "Save the listing on the posting page again, or make the archive with \"zip -r listing.zip rentals people\"."

    init(_ message: String, _ reason: String, fix: String = plainly) {
        self.message = message
        self.reason = reason
        self.fix = fix
    }

    static let noZip = ZipProblem(
        "this is no whole zip archive",
        "An archive ends with a list of what is in it, and there is none at its end: it may have been cut short.",
        fix: "Ask for it once more.")
    static let damaged = ZipProblem(
        "the zip archive contradicts itself",
        "What its list says and what stands before the files is not the same, so nobody can tell what is in it.",
        fix: "Ask for it once more.")
    static let sixtyFour = ZipProblem(
        "this is a zip archive for more than 4 GB (Zip64)",
        "No listing needs one, and what reads one way here may read another way elsewhere.")
    static let severalDisks = ZipProblem("this is a part of a zip archive that was split", "Only whole archives are read.")
    static let overlapping = ZipProblem(
        "files of the zip archive lie in each other", "That is how small archives are made that fill a disk.")
}
