/// A listing's file.
public struct ListingFile: Sendable {
    /// The path relative to the content folder.
    public let path: String
    /// The kind of the listing.
    public let kind: Kind
    /// The last part of the listing's URL.
    public let slug: String
    /// Whether it is `<slug>/index.md`, with a folder for pictures.
    let isIndex: Bool
    /// The index of the file among all entries of the content folder.
    public let entry: Int

    /// The folder for its pictures, be it there or not.
    var folder: String { kind.plural + "/" + slug }
}
