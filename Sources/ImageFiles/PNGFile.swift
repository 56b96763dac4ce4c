import Bytes

/// A PNG file as a list of chunks (W3C PNG, third edition, section 5).
struct PNGFile {
    private struct Chunk {
        let type: ChunkType
        // 32 bits are enough for any file, and a hostile one has millions of chunks.
        private let start: UInt32
        private let count: UInt32

        init(_ type: ChunkType, _ data: Range<Int>) {
            self.type = type
            start = UInt32(data.lowerBound)
            count = UInt32(data.count)
        }

        var data: Range<Int> { Int(start)..<Int(start) + Int(count) }
        /// The chunk with its length, type and checksum.
        var whole: Range<Int> { data.lowerBound - 8..<data.upperBound + 4 }
    }

    /// The four letters that name a chunk, the first in the highest byte.
    private struct ChunkType: Hashable {
        let code: UInt32

        init(_ name: StaticString) {
            code = UnsafeBufferPointer(start: name.utf8Start, count: 4).reduce(0) { $0 << 8 | UInt32($1) }
        }

        /// Returns nil if they are not all letters.
        init?(_ code: Wide) {
            for shift in [0, 8, 16, 24] where !(0x61...0x7A).contains(code >> shift & 0xFF | 0x20) { return nil }
            self.code = UInt32(truncatingIfNeeded: code)
        }

        /// Whether a decoder may ignore the chunk (section 5.4): its name begins with a lower-case letter.
        var isAncillary: Bool { code >> 24 >= 0x61 }

        static let header = ChunkType("IHDR")
        static let palette = ChunkType("PLTE")
        static let pixels = ChunkType("IDAT")
        static let end = ChunkType("IEND")
        static let exif = ChunkType("eXIf")
    }

    /// What lengths and sides are at most (section 7.1).
    private static let longest: Wide = 0x7FFF_FFFF

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The chunks that affect how a picture looks, but for a compressed colour profile, which can hold anything; with the longest data that the standard allows them.
    private static let kept: [ChunkType: Int] = [
        .header: 13, .palette: 768, .pixels: .max, .end: 0, ChunkType("tRNS"): 256, ChunkType("gAMA"): 4, ChunkType("cHRM"): 32,
        ChunkType("sRGB"): 1, ChunkType("cICP"): 4, ChunkType("pHYs"): 9, ChunkType("bKGD"): 6,
        ChunkType("sBIT"): 4, ChunkType("acTL"): 8, ChunkType("fcTL"): 26, ChunkType("fdAT"): .max,
    ]
    private static let critical: Set<ChunkType> = [.header, .palette, .pixels, .end]

    private let bytes: [UInt8]
    private var chunks: [Chunk] = []

    /// Parses the chunks up to the end of the image.
    init(_ bytes: [UInt8]) throws(ImageProblem) {
        self.bytes = bytes
        guard Self.signature.starts(with: bytes.prefix(8)) else { throw .damaged }
        var index = 8
        repeat {
            guard chunks.count < ImageFile.maximumParts else { throw .tooManyParts }
            guard let length = bytes.bigEndian32(at: index) else { throw .cutShort }
            guard length <= PNGFile.longest else { throw .damaged }
            guard Wide(index) + 12 + length <= bytes.count else { throw .cutShort }
            guard let type = bytes.bigEndian32(at: index + 4).flatMap(ChunkType.init) else { throw .damaged }
            let chunk = Chunk(type, index + 8..<index + 8 + Int(length))
            guard bytes.bigEndian32(at: chunk.data.upperBound) == checksum(of: chunk) else { throw .wrongChecksum }
            if chunks.isEmpty { try checkHeader(chunk) }
            chunks.append(chunk)
            index += 12 + Int(length)
        } while chunks.last?.type != .end
        try checkOrder()
        try checkPixels()
    }

    private func checksum(of chunk: Chunk) -> Wide {
        bytes.withUnsafeBytes {
            Wide(CRC32.checksum(UnsafeRawBufferPointer(rebasing: $0[chunk.data.lowerBound - 4..<chunk.data.upperBound])))
        }
    }

    /// Checks the header, which comes first (section 11.2.1), before anything else is read.
    private func checkHeader(_ chunk: Chunk) throws(ImageProblem) {
        guard chunk.type == .header, chunk.data.count == 13, let size else { throw .damaged }
        try ImageFile.checkSize(width: size.width, height: size.height)
        guard bitsPerPixel > 0, bytes[26] == 0, bytes[27] == 0, bytes[28] <= 1 else { throw .damaged }
    }

    /// Width and height as stored.
    private var size: (width: Int, height: Int)? {
        guard let width = bytes.bigEndian32(at: 16), let height = bytes.bigEndian32(at: 20), (1...PNGFile.longest).contains(width),
            (1...PNGFile.longest).contains(height)
        else { return nil }
        return (Int(width), Int(height))
    }

    /// The bits of an uncompressed pixel; 0 if colour type and bit depth do not go together.
    private var bitsPerPixel: Int {
        let depth = Int(bytes[24])
        switch (bytes[25], depth) {
        case (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (3, 1), (3, 2), (3, 4), (3, 8): return depth
        case (2, 8), (2, 16): return depth * 3
        case (4, 8), (4, 16): return depth * 2
        case (6, 8), (6, 16): return depth * 4
        default: return 0
        }
    }

    /// Checks what browsers insist on: one header, a palette where pixels need one, and no unknown critical chunk.
    private func checkOrder() throws(ImageProblem) {
        guard chunks.allSatisfy(isKnownOrAncillary), chunks.count(where: { $0.type == .header }) == 1,
            bytes[25] != 3 || chunks.contains(where: { $0.type == .palette })
        else { throw .damaged }
    }

    /// Whether a chunk may be ignored, or is one of the four critical ones and not too long.
    private func isKnownOrAncillary(_ chunk: Chunk) -> Bool {
        guard Self.critical.contains(chunk.type) else { return chunk.type.isAncillary }
        return chunk.data.count <= Self.kept[chunk.type] ?? 0
    }

    /// Checks that there are pixels: a zlib header (RFC 1950 section 2.2), and no fewer bytes than the most
    /// compressible picture of that size has, since deflate makes at most 258 bytes of two bits (RFC 1951 section 3.2).
    private func checkPixels() throws(ImageProblem) {
        var count = 0
        var start: [UInt8] = []
        for chunk in chunks where chunk.type == .pixels {
            count += chunk.data.count
            if start.count < 2 { start += bytes[chunk.data].prefix(2 - start.count) }
        }
        guard let size, start.count == 2 else { throw .noPixels }
        guard start[0] & 0x0F == 8, (Int(start[0]) << 8 | Int(start[1])) % 31 == 0 else { throw .damaged }
        guard Wide(count) * 1032 >= Wide(size.width) * Wide(size.height) * Wide(bitsPerPixel) / 8 else { throw .noPixels }
    }

    var info: ImageInfo {
        get throws(ImageProblem) {
            guard let size else { throw .damaged }
            return ImageInfo(format: .png, stored: size, orientation: orientation)
        }
    }

    private var orientation: Int {
        guard let exif = chunks.first(where: { $0.type == .exif }) else { return 1 }
        return ExifOrientation.read(bytes, exif.data)
    }

    func write(to out: inout ImageOutput) {
        let orientation = orientation
        out.append(Self.signature)
        for chunk in chunks {
            if let limit = Self.kept[chunk.type], chunk.data.count <= limit { out.append(bytes[chunk.whole]) }
            if chunk.type == .header, orientation != 1 { append("eXIf", ExifOrientation.block(orientation), to: &out) }
        }
    }

    private func append(_ type: String, _ data: [UInt8], to out: inout ImageOutput) {
        out.appendBigEndian32(data.count)
        let checked = Array(type.utf8) + data
        out.append(checked)
        out.appendBigEndian32(Int(checked.withUnsafeBytes { CRC32.checksum($0) }))
    }
}
