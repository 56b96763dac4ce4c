/// A PNG file as a list of its chunks (W3C PNG, third edition, section 5).
struct PNGFile {
    private struct Chunk {
        var type: String
        var data: Range<Int>
        /// The chunk with its length, type and checksum.
        var whole: Range<Int> { data.lowerBound - 8..<data.upperBound + 4 }
    }

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The chunks that a picture's look depends on, with the longest data that they can have by the standard.
    private static let kept: [String: Int] = [
        "IHDR": 13, "PLTE": 768, "IDAT": .max, "IEND": 0, "tRNS": 256, "gAMA": 4, "cHRM": 32, "sRGB": 1, "cICP": 4, "iCCP": .max, "pHYs": 9,
        "bKGD": 6, "sBIT": 4, "acTL": 8, "fcTL": 26, "fdAT": .max,
    ]
    private static let critical: Set<String> = ["IHDR", "PLTE", "IDAT", "IEND"]

    private let bytes: [UInt8]
    private var chunks: [Chunk] = []

    /// Reads the chunks up to the end of the image.
    init(_ bytes: [UInt8]) throws(ImageProblem) {
        self.bytes = bytes
        guard Self.signature.starts(with: bytes.prefix(8)) else { throw .damaged }
        var index = 8
        repeat {
            guard let length = bytes.bigEndian32(at: index) else { throw .cutShort }
            guard length < 1 << 31 else { throw .damaged }
            guard index + 12 + length <= bytes.count else { throw .cutShort }
            let type = String(decoding: bytes[index + 4..<index + 8], as: UTF8.self)
            guard type.utf8.allSatisfy({ (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }) else { throw .damaged }
            chunks.append(Chunk(type: type, data: index + 8..<index + 8 + length))
            index += 12 + length
        } while chunks.last?.type != "IEND"
        try checkOrder()
    }

    /// Checks what browsers insist on: the header first and whole, pixels, and no unknown chunk that calls itself critical.
    private func checkOrder() throws(ImageProblem) {
        guard let header = chunks.first, header.type == "IHDR", header.data.count == 13, chunks.contains(where: { $0.type == "IDAT" }),
            chunks.allSatisfy(isKnownOrAncillary),
            chunks.count(where: { $0.type == "IHDR" }) == 1,
            bytes.bigEndian32(at: header.data.upperBound) == Int(CRC32.checksum(bytes[header.data.lowerBound - 4..<header.data.upperBound]))
        else { throw .damaged }
    }

    /// Whether a chunk may be ignored (section 5.4: its name begins with a small letter), or is one of the four that may not and of due size.
    private func isKnownOrAncillary(_ chunk: Chunk) -> Bool {
        guard Self.critical.contains(chunk.type) else { return chunk.type.utf8.first ?? 0 >= 0x61 }
        return chunk.data.count <= Self.kept[chunk.type] ?? 0
    }

    var info: ImageInfo {
        get throws(ImageProblem) {
            guard let width = bytes.bigEndian32(at: 16), let height = bytes.bigEndian32(at: 20), width > 0, height > 0,
                width < 1 << 31, height < 1 << 31
            else { throw .damaged }
            return ImageInfo(format: .png, stored: (width, height), orientation: orientation)
        }
    }

    private var orientation: Int {
        guard let exif = chunks.first(where: { $0.type == "eXIf" }) else { return 1 }
        return ExifOrientation.read(bytes, exif.data)
    }

    func withoutMetadata() -> [UInt8] {
        var result = Self.signature
        result.reserveCapacity(bytes.count)
        for chunk in chunks {
            if let limit = Self.kept[chunk.type], chunk.data.count <= limit { result.append(contentsOf: bytes[chunk.whole]) }
            if chunk.type == "IHDR", orientation != 1 { append("eXIf", ExifOrientation.block(orientation), to: &result) }
        }
        return result
    }

    private func append(_ type: String, _ data: [UInt8], to result: inout [UInt8]) {
        result.appendBigEndian32(data.count)
        let checked = Array(type.utf8) + data
        result.append(contentsOf: checked)
        result.appendBigEndian32(Int(CRC32.checksum(checked[...])))
    }
}
