import Values

/// A reason why a file cannot be published as a picture.
public enum ImageProblem: Error, Hashable, Sendable {
    /// The file is empty.
    case empty
    /// The end of the file is missing.
    case cutShort
    /// The parts of the file do not fit together.
    case damaged
    /// A checksum does not match.
    case wrongChecksum
    /// There is a header without a picture.
    case noPixels
    /// The file has more parts than any real picture.
    case tooManyParts
    /// A kind of JPEG, such as arithmetic-coded or lossless, that browsers do not show.
    case unusualJPEG
    /// A file of a known format that is not published.
    case otherFormat(OtherFormat)
    /// A file of an unknown format.
    case notAPicture
    /// More pixels, along one side or in total, than a reader's device should have to show.
    case tooManyPixels(width: Int, height: Int)
    /// A file of more than 32 MiB, with the number of bytes.
    case tooManyBytes(Int)

    /// File formats that people mistake for publishable pictures.
    public enum OtherFormat: String, Hashable, Sendable, CaseIterable {
        /// HEIC, as iPhones take photos.
        case heic
        /// AVIF, whose metadata cannot be separated safely from the pixels.
        case avif
        /// JPEG XL.
        case jpegXL
        /// GIF.
        case gif
        /// Windows bitmap.
        case bmp
        /// TIFF, or a camera's raw format built on it.
        case tiff
        /// SVG.
        case svg
        /// Windows icon.
        case icon
        /// Photoshop document.
        case photoshop
        /// PDF.
        case pdf
        /// Video of any sort.
        case video
        /// ZIP and the like, among them office documents.
        case archive
        /// HTML.
        case webPage
        /// A pointer to a file in Git LFS.
        case largeFilePointer
    }

    /// What is wrong, for use after the file's name and "is", or alone: "cut short: its end is missing".
    public var message: String {
        switch self {
        case .empty: "empty"
        case .cutShort: "cut short: its end is missing"
        case .damaged: "damaged: its parts do not fit together"
        case .wrongChecksum: "damaged: its content is not what its checksums say"
        case .noPixels: "without a picture in it: it says how large it is, and its pixels are missing"
        case .tooManyParts: "cut into more than \(grouped(ImageFile.maximumParts)) parts, as no camera or picture program does"
        case .unusualJPEG: "an unusual kind of JPEG that browsers do not show"
        case .otherFormat(let format): format.message
        case .notAPicture: "not a picture"
        case .tooManyPixels(let width, let height): "too large: \(width) × \(height) pixels"
        case .tooManyBytes(let count): "too large: \(count >> 20) MiB"
        }
    }

    /// What to do about it, in full sentences.
    public var advice: String {
        switch self {
        case .empty, .cutShort, .damaged, .wrongChecksum, .noPixels: "Copy the original to the folder again."
        case .unusualJPEG, .notAPicture, .tooManyParts: "Open it in a picture program and save it as JPEG."
        case .otherFormat(let format): format.advice
        case .tooManyPixels:
            "Save it smaller: 2,000 pixels wide is plenty; at most \(grouped(ImageFile.maximumSide)) a side and \(grouped(ImageFile.maximumPixels)) in all are taken."
        case .tooManyBytes: "Save it smaller: 2,000 pixels wide is plenty; at most \(ImageFile.maximumBytes >> 20) MiB are taken."
        }
    }
}

extension ImageProblem.OtherFormat {
    /// What the file is, for a diagnostic, without a final full stop.
    public var message: String {
        switch self {
        case .heic: "a HEIC photo, as iPhones take them, which many browsers do not show"
        case .avif: "an AVIF picture, whose hidden details cannot be removed safely"
        case .jpegXL: "a JPEG XL picture, which many browsers do not show"
        case .gif: "a GIF picture"
        case .bmp: "a BMP picture, which is far too large for a page"
        case .tiff: "a TIFF picture or a camera's raw photo, which browsers do not show"
        case .svg: "an SVG drawing, which can carry programs"
        case .icon: "an icon file"
        case .photoshop: "a Photoshop document"
        case .pdf: "a PDF document"
        case .video: "a video"
        case .archive: "an archive or an office document"
        case .webPage: "a web page, perhaps an error message saved in place of the picture"
        case .largeFilePointer: "a Git LFS pointer that stands for the picture"
        }
    }

    /// What to do about it, in a sentence.
    public var advice: String {
        switch self {
        case .heic:
            "Save it as JPEG; to have an iPhone take JPEG photos, choose Settings, Camera, Formats, Most Compatible."
        case .svg, .gif: "Save it as PNG."
        case .pdf: "Save the page that you want to show as JPEG or PNG."
        case .video: "Put the video elsewhere and link to it; save one frame as JPEG to show here."
        case .archive: "Unpack it, or save the picture in it as JPEG."
        case .webPage: "Download the picture itself again."
        case .largeFilePointer: "Fetch the files with `git lfs pull`, or keep the listing's pictures out of Git LFS."
        default: "Save it as JPEG."
        }
    }
}
