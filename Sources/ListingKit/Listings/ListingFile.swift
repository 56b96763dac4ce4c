/// A listing's file.
struct ListingFile: Sendable {
    let path: String
    let kind: Kind
    let slug: String
    /// Whether it is `<slug>/index.md`, with a folder for pictures.
    let isIndex: Bool
    /// Its place among all that lies in the folder.
    let entry: Int
}
