/// The format and size of a picture.
public struct ImageInfo: Hashable, Sendable {
    /// The formats that every current browser shows.
    public enum Format: String, Hashable, Sendable, CaseIterable {
        /// JPEG (ITU-T T.81): baseline, extended or progressive.
        case jpeg
        /// PNG, animated or not (W3C, third edition).
        case png
        /// WebP, animated or not (RFC 9649).
        case webp

        /// The media type, such as `image/jpeg`.
        public var mediaType: String { "image/" + rawValue }
    }

    /// The format, according to the content and not the file's name.
    public var format: Format
    /// Pixels from left to right as a reader sees the picture, after any rotation.
    public var width: Int
    /// Pixels from top to bottom as a reader sees the picture, after any rotation.
    public var height: Int
    /// How the stored picture is rotated or mirrored for display: 1 to 8 as in Exif 2.32 section 4.6.4 (tag 274); 1 for
    /// not at all, and for WebP.
    public var orientation: Int

    /// Creates the info of a picture of a size as stored; orientations from 5 on swap width and height.
    init(format: Format, stored: (width: Int, height: Int), orientation: Int) {
        self.format = format
        self.orientation = orientation
        (width, height) = orientation >= 5 ? (stored.height, stored.width) : stored
    }
}
