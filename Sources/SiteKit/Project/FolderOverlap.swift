/// An output folder that is, holds or lies in a folder that the site is made from: what is published would become input, or be lost in it.
public struct FolderOverlap: Error, Hashable, Sendable, CustomStringConvertible {
    /// The output folder as it was given.
    public let output: String
    /// The folder of content or templates as it was given.
    public let source: String

    /// One sentence and the way out, without a final full stop.
    public var description: String {
        "the site cannot be published to \(output), because it is made from \(source): one must not hold the other; "
            + "name a folder of its own, such as public"
    }
}

extension Project {
    /// Throws `FolderOverlap` if the output folder and a source folder share files, also by way of symbolic links.
    func checkFolders() throws {
        for source in [content, templates] where RealPath(source).overlaps(RealPath(output)) {
            throw FolderOverlap(output: output, source: source)
        }
    }
}
