/// What a picture's header says.
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

    /// The format, told by the content and not by the file's name.
    public var format: Format
    /// Pixels from left to right as a reader sees the picture, after any rotation.
    public var width: Int
    /// Pixels from top to bottom as a reader sees the picture, after any rotation.
    public var height: Int
    /// How the stored picture is to be turned: 1 to 8 as in Exif 2.32 section 4.6.4 (tag 274), 1 for not at all and for WebP.
    public var orientation: Int

    /// A picture of a size as a reader sees it.
    public init(format: Format, width: Int, height: Int, orientation: Int = 1) {
        self.format = format
        self.width = width
        self.height = height
        self.orientation = orientation
    }

    /// A picture of a size as stored, which orientations from 5 on lay on its side.
    public init(format: Format, stored: (width: Int, height: Int), orientation: Int) {
        let isTurned = orientation >= 5
        self.init(
            format: format, width: isTurned ? stored.height : stored.width, height: isTurned ? stored.width : stored.height,
            orientation: orientation)
    }
}
