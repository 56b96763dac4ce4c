import Bytes

/// Recognizes a file's format by its first bytes.
enum ImageSignature {
    static func format(of bytes: [UInt8]) throws(ImageProblem) -> ImageInfo.Format {
        if bytes.isEmpty { throw .empty }
        if bytes.begins(with: 0xFF, 0xD8, 0xFF) { return .jpeg }
        if bytes.begins(with: 0x89, 0x50, 0x4E, 0x47) { return .png }
        if bytes.holds("RIFF", at: 0), bytes.holds("WEBP", at: 8) { return .webp }
        if let other = other(bytes) { throw .otherFormat(other) }
        throw isBeginning(bytes) ? .cutShort : .notAPicture
    }

    private static func other(_ bytes: [UInt8]) -> ImageProblem.OtherFormat? {
        if bytes.holds("ftyp", at: 4) { return isoMedia(bytes) }
        if bytes.holds("GIF8", at: 0) { return .gif }
        if bytes.holds("%PDF", at: 0) { return .pdf }
        if bytes.holds("8BPS", at: 0) { return .photoshop }
        if bytes.holds("BM", at: 0), bytes.littleEndian32(at: 14) ?? 0 >= 12, bytes.littleEndian32(at: 14) ?? 0 <= 124 { return .bmp }
        if bytes.begins(with: 0x49, 0x49, 0x2A, 0) || bytes.begins(with: 0x4D, 0x4D, 0, 0x2A) || bytes.holds("IIRO", at: 0) { return .tiff }
        if bytes.begins(with: 0xFF, 0x0A) || bytes.begins(with: 0, 0, 0, 0x0C, 0x4A, 0x58, 0x4C, 0x20) { return .jpegXL }
        if bytes.begins(with: 0, 0, 1, 0) { return .icon }
        if bytes.begins(with: 0x1A, 0x45, 0xDF, 0xA3) || bytes.holds("RIFF", at: 0) && bytes.holds("AVI ", at: 8) { return .video }
        if bytes.begins(with: 0x50, 0x4B, 3, 4) || bytes.begins(with: 0x1F, 0x8B) || bytes.holds("7z", at: 0) || bytes.holds("Rar!", at: 0)
        {
            return .archive
        }
        if bytes.holds("version https://git-lfs", at: 0) { return .largeFilePointer }
        return markup(bytes)
    }

    /// Distinguishes ISO base media files by their brand (ISO/IEC 14496-12 section 4.3).
    private static func isoMedia(_ bytes: [UInt8]) -> ImageProblem.OtherFormat {
        if bytes.holds("avif", at: 8) || bytes.holds("avis", at: 8) { return .avif }
        if bytes.holds("crx ", at: 8) { return .tiff }
        for brand: StaticString in ["hei", "hev", "mif1", "msf1"] where bytes.holds(brand, at: 8) { return .heic }
        return .video
    }

    private static func markup(_ bytes: [UInt8]) -> ImageProblem.OtherFormat? {
        let head = bytes.prefix(1024).drop { $0 <= 0x20 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
        guard head.first == 0x3C else { return nil }
        let text = String(decoding: head, as: UTF8.self).lowercased()
        if text.contains("<svg") { return .svg }
        return text.contains("<html") || text.contains("<!doctype html") ? .webPage : nil
    }

    /// Whether the file ends within the signature of a supported format.
    private static func isBeginning(_ bytes: [UInt8]) -> Bool {
        let signatures: [[UInt8]] = [[0xFF, 0xD8, 0xFF], [0x89, 0x50, 0x4E, 0x47], Array("RIFF".utf8)]
        return signatures.contains { $0.starts(with: bytes) } || bytes.count < 12 && bytes.holds("RIFF", at: 0)
    }
}
