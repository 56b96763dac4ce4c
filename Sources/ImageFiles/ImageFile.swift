/// Inspects picture files from strangers, and removes metadata that was not meant to be published.
///
/// Only the structure is read, never the pixels, and every length is checked before it is used.
public enum ImageFile {
    /// The most pixels along one side.
    public static let maximumSide = 20_000
    /// The most pixels in all, which a browser holds at four bytes each.
    public static let maximumPixels = 50_000_000
    /// The most chunks or segments; a photograph has some dozens.
    static let maximumParts = 2_000_000
    /// The largest file in bytes.
    public static let maximumBytes = 32 << 20

    /// Reads a picture's format and size from its content, and checks that it is complete.
    public static func inspect(_ bytes: [UInt8]) -> Result<ImageInfo, ImageProblem> {
        Result { () throws(ImageProblem) in try read(bytes).info }
    }

    /// Inspects a picture, and counts its bytes without metadata.
    public static func measure(_ bytes: [UInt8]) throws(ImageProblem) -> (info: ImageInfo, byteCount: Int) {
        let (file, info) = try read(bytes)
        var picture = ImageOutput(reserving: nil)
        try file.write(to: &picture)
        return (info, picture.count)
    }

    /// Returns the same picture, pixel for pixel, without what a camera or program added: place, date, names, serial
    /// numbers, previews, and anything after its end.
    ///
    /// Colour profiles stay, since the colours depend on them. Of Exif only the orientation of a JPEG or PNG stays, if
    /// the picture is rotated. Doing it twice changes nothing more.
    ///
    /// - Throws: The problem that `inspect` finds in these bytes.
    public static func withoutMetadata(_ bytes: [UInt8]) throws(ImageProblem) -> [UInt8] {
        let (file, _) = try read(bytes)
        var picture = ImageOutput(reserving: bytes.count)
        try file.write(to: &picture)
        return picture.bytes
    }

    /// A parsed file of one of the formats.
    private enum Parsed {
        case jpeg(JPEGFile), png(PNGFile), webp(WebPFile)

        func write(to out: inout ImageOutput) throws(ImageProblem) {
            switch self {
            case .jpeg(let file): file.write(to: &out)
            case .png(let file): file.write(to: &out)
            case .webp(let file): try file.write(to: &out)
            }
        }
    }

    private static func read(_ bytes: [UInt8]) throws(ImageProblem) -> (file: Parsed, info: ImageInfo) {
        guard bytes.count <= maximumBytes else { throw .tooManyBytes(bytes.count) }
        let (file, info): (Parsed, ImageInfo)
        switch try ImageSignature.format(of: bytes) {
        case .jpeg:
            let jpeg = try JPEGFile(bytes)
            (file, info) = (.jpeg(jpeg), try jpeg.info)
        case .png:
            let png = try PNGFile(bytes)
            (file, info) = (.png(png), try png.info)
        case .webp:
            let webp = try WebPFile(bytes)
            (file, info) = (.webp(webp), try webp.info)
        }
        try checkSize(width: info.width, height: info.height)
        return (file, info)
    }

    /// Throws for too many pixels, as soon as the header is read.
    static func checkSize(width: Int, height: Int) throws(ImageProblem) {
        guard width <= maximumSide, height <= maximumSide, width * height <= maximumPixels else {
            throw .tooManyPixels(width: width, height: height)
        }
    }
}
