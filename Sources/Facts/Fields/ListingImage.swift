import ImageFiles

/// A picture of a listing.
public struct ListingImage: Sendable, Hashable {
    /// The name of the file, as in the listing's folder and as published.
    public let file: String
    /// The path of the file relative to the content folder.
    public let path: String
    /// What is to be seen, for people who do not see it.
    public let alt: String
    /// Its format and size in pixels.
    public let info: ImageInfo
    /// How large it is as published, in bytes.
    public let byteCount: Int
}
