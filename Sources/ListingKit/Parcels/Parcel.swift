/// Files of a board that somebody sent: listings, their pictures, and the people whose they are; and changes of listings that are there.
public struct Parcel: Sendable {
    /// A file of it.
    public struct File: Sendable {
        /// Its path, relative to the content folder.
        public let path: String
        /// What it holds.
        public let bytes: [UInt8]

        /// Whether it is what somebody says of a listing, of which one never takes the place of another.
        package var isComment: Bool { path.hasPrefix("comments/") }

        /// See the properties.
        package init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }
    }

    /// Its files in the order in which they are best written, listings last: whoever sees one sees its pictures.
    public let files: [File]
    /// What is to become of listings that are there. The files bring secrets, and none of them is written anywhere.
    package let changes: [File]
    /// The pictures that those bring, each in a folder called by the listing's id.
    package let changePictures: [File]
    /// What whoever takes it should know, a sentence each.
    public let notes: [String]
}
