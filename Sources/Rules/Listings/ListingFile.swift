import Facts

/// A listing's file.
public struct ListingFile: Sendable {
    /// The path relative to the content folder.
    public let path: String
    /// The kind of the listing.
    public let kind: Kind
    /// The last part of the listing's URL.
    public let slug: String
    /// Whether it is `<slug>/index.md`, with a folder for pictures.
    package let isIndex: Bool
    /// The index of the file among all entries of the content folder.
    public let entry: Int

    /// See the properties.
    package init(path: String, kind: Kind, slug: String, isIndex: Bool, entry: Int) {
        self.path = path
        self.kind = kind
        self.slug = slug
        self.isIndex = isIndex
        self.entry = entry
    }

    /// The folder for its pictures, be it there or not.
    package var folder: String { kind.plural + "/" + slug }
}
