extension ParcelReader {
    /// How much of an archive may be no pictures.
    public struct TextBound: Sendable {
        /// The most files.
        public let files: Int
        /// The most bytes of them.
        public let bytes: Int

        /// See the properties.
        public init(files: Int, bytes: Int) { (self.files, self.bytes) = (files, bytes) }
    }
}
