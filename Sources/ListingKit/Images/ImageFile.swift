/// Looks into picture files from strangers, and takes out of them what was not meant to be published.
///
/// Only the structure is read, never the pixels, and every length is checked before it is believed.
public enum ImageFile {
    /// The most pixels in one direction.
    public static let maximumSide = 20_000
    /// The most pixels in all, which a browser holds at four bytes each.
    public static let maximumPixels = 200_000_000
    /// The largest file in bytes.
    public static let maximumBytes = 32 << 20

    /// Tells a picture's format and size from its content, and that it is whole.
    public static func inspect(_ bytes: [UInt8]) -> Result<ImageInfo, ImageProblem> {
        Result { () throws(ImageProblem) in
            guard bytes.count <= maximumBytes else { throw .tooManyBytes(bytes.count) }
            let format = try ImageSignature.format(of: bytes)
            let info =
                switch format {
                case .jpeg: try JPEGFile(bytes).info
                case .png: try PNGFile(bytes).info
                case .webp: try WebPFile(bytes).info
                }
            guard info.width <= maximumSide, info.height <= maximumSide, info.width * info.height <= maximumPixels else {
                throw .tooManyPixels(width: info.width, height: info.height)
            }
            return info
        }
    }

    /// The same picture, pixel for pixel, without anything that a camera or a program wrote beside it: place, date, names, serial numbers,
    /// previews, and whatever stands after its end.
    ///
    /// Colour profiles stay, for the colours depend on them. Of Exif only the orientation of a JPEG or PNG stays, in a
    /// block of its own, if the picture is turned. Doing it twice changes nothing more.
    ///
    /// - Throws: What `inspect` says of these bytes, if that is a problem.
    public static func withoutMetadata(_ bytes: [UInt8]) throws(ImageProblem) -> [UInt8] {
        switch try inspect(bytes).get().format {
        case .jpeg: try JPEGFile(bytes).withoutMetadata()
        case .png: try PNGFile(bytes).withoutMetadata()
        case .webp: try WebPFile(bytes).withoutMetadata()
        }
    }
}
