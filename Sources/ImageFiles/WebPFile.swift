import Bytes

/// A WebP file as a list of chunks (RFC 9649 section 2).
///
/// The orientation in its Exif block is dropped: browsers disagree on it, and Chromium shows the picture as stored.
struct WebPFile {
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
    }

    /// The four characters that name a chunk, the first in the lowest byte.
    private struct ChunkType: Hashable {
        let code: UInt32

        init(_ name: StaticString) {
            code = UnsafeBufferPointer(start: name.utf8Start, count: 4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
        }

        init(_ code: Wide) { self.code = UInt32(truncatingIfNeeded: code) }

        static let extended = ChunkType("VP8X")
        static let lossy = ChunkType("VP8 ")
        static let lossless = ChunkType("VP8L")
        static let alpha = ChunkType("ALPH")
        static let animation = ChunkType("ANIM")
        static let frame = ChunkType("ANMF")
        static let profile = ChunkType("ICCP")
    }

    /// The flags of the extended header that stay: animation, transparency and colour profile, but not Exif and XMP.
    private static let keptFlags: UInt8 = 0x02 | 0x10 | 0x20
    private static let kept: Set<ChunkType> = [.extended, .lossy, .lossless, .alpha, .animation, .frame, .profile]
    private static let keptInFrame: Set<ChunkType> = [.lossy, .lossless, .alpha]

    private let bytes: [UInt8]
    private let chunks: [Chunk]

    /// Parses the chunks within the length that the file states.
    init(_ bytes: [UInt8]) throws(ImageProblem) {
        self.bytes = bytes
        guard let length = bytes.littleEndian32(at: 4) else { throw .cutShort }
        guard length >= 4 else { throw .damaged }
        guard length + 8 <= bytes.count else { throw .cutShort }
        if bytes.holds("VP8X", at: 12), let width = bytes.littleEndian24(at: 24), let height = bytes.littleEndian24(at: 27) {
            try ImageFile.checkSize(width: width + 1, height: height + 1)
        }
        chunks = try Self.chunks(bytes, 12..<8 + Int(length))
        guard !chunks.isEmpty else { throw .cutShort }
    }

    /// Splits a range into chunks, the last of which may lack its padding byte.
    private static func chunks(_ bytes: [UInt8], _ range: Range<Int>) throws(ImageProblem) -> [Chunk] {
        var chunks: [Chunk] = []
        var index = range.lowerBound
        while index < range.upperBound {
            guard chunks.count < ImageFile.maximumParts else { throw .tooManyParts }
            guard index + 8 <= range.upperBound, let length = bytes.littleEndian32(at: index + 4),
                Wide(index) + 8 + length <= range.upperBound
            else { throw .damaged }
            chunks.append(Chunk(ChunkType(bytes.littleEndian32(at: index) ?? 0), index + 8..<index + 8 + Int(length)))
            index += 8 + Int(length + length % 2)
        }
        return chunks
    }

    var info: ImageInfo {
        get throws(ImageProblem) {
            guard let first = chunks.first else { throw .damaged }
            guard first.type == .extended else {
                guard [.lossy, .lossless].contains(first.type) else { throw .damaged }
                guard let size = bitstreamSize(first) else { throw .noPixels }
                return ImageInfo(format: .webp, stored: size, orientation: 1)
            }
            guard first.data.count == 10, let width = bytes.littleEndian24(at: first.data.lowerBound + 4),
                let height = bytes.littleEndian24(at: first.data.lowerBound + 7)
            else { throw .damaged }
            var hasPicture = chunks.contains { bitstreamSize($0) != nil }
            for frame in chunks where frame.type == .frame {
                guard try framePictures(frame).contains(where: { bitstreamSize($0) != nil }) else { throw .noPixels }
                hasPicture = true
            }
            guard hasPicture else { throw .noPixels }
            return ImageInfo(format: .webp, stored: (width + 1, height + 1), orientation: 1)
        }
    }

    func write(to out: inout ImageOutput) throws(ImageProblem) {
        var body = out.empty
        body.append("WEBP".utf8)
        if chunks.first?.type != .extended {
            if let picture = chunks.first { append(picture.type, bytes[picture.data], to: &body) }
        } else {
            let profile = profile
            var hasProfile = false
            for (place, chunk) in chunks.enumerated() where Self.kept.contains(chunk.type) {
                switch chunk.type {
                // Of several only the first counts.
                case .extended: if place == 0 { append(chunk.type, header(chunk, hasProfile: profile != nil), to: &body) }
                case .profile:
                    if !hasProfile, let profile { append(chunk.type, profile.bytes[...], to: &body) }
                    hasProfile = true
                case .frame: append(chunk.type, try frame(chunk, body.empty), to: &body)
                default: append(chunk.type, bytes[chunk.data], to: &body)
                }
            }
        }
        out.append("RIFF".utf8)
        out.appendLittleEndian32(body.count)
        out.append(body)
    }

    /// Reads width and height from a chunk of pixels (RFC 6386 section 9.1; RFC 9649 section 3.4); nil if it is another
    /// chunk, is damaged, or has nothing after its header.
    private func bitstreamSize(_ chunk: Chunk) -> (width: Int, height: Int)? {
        let start = chunk.data.lowerBound
        if chunk.type == .lossy, chunk.data.count > 10, let tag = bytes.littleEndian24(at: start), tag & 1 == 0,
            (1...chunk.data.count - 10).contains(tag >> 5), Array(bytes[start + 3..<start + 6]) == [0x9D, 0x01, 0x2A],
            let width = bytes.littleEndian16(at: start + 6), let height = bytes.littleEndian16(at: start + 8), width & 0x3FFF > 0,
            height & 0x3FFF > 0
        {
            return (width & 0x3FFF, height & 0x3FFF)
        }
        if chunk.type == .lossless, chunk.data.count > 5, bytes[start] == 0x2F, let bits = bytes.littleEndian32(at: start + 1) {
            return (Int(bits & 0x3FFF) + 1, Int(bits >> 14 & 0x3FFF) + 1)
        }
        return nil
    }

    /// The colour profile: that of the first chunk with one (RFC 9649, section 2.7.1.4).
    private var profile: ColourProfile? { chunks.first { $0.type == .profile }.flatMap { ColourProfile(Array(bytes[$0.data])) } }

    private func header(_ chunk: Chunk, hasProfile: Bool) -> ArraySlice<UInt8> {
        var header = Array(bytes[chunk.data].prefix(10))
        let flags = header[0] & Self.keptFlags
        header.replaceSubrange(0..<4, with: [hasProfile ? flags : flags & ~0x20, 0, 0, 0])
        return header[...]
    }

    /// Returns the chunks of pixels within a frame of an animation.
    private func framePictures(_ frame: Chunk) throws(ImageProblem) -> [Chunk] {
        guard frame.data.count >= 16 else { throw .damaged }
        return try Self.chunks(bytes, frame.data.dropFirst(16)).filter { Self.keptInFrame.contains($0.type) }
    }

    private func frame(_ chunk: Chunk, _ empty: ImageOutput) throws(ImageProblem) -> ImageOutput {
        var result = empty
        result.append(bytes[chunk.data].prefix(16))
        for picture in try framePictures(chunk) { append(picture.type, bytes[picture.data], to: &result) }
        return result
    }

    private func append(_ type: ChunkType, _ data: ArraySlice<UInt8>, to out: inout ImageOutput) {
        var content = out.empty
        content.append(data)
        append(type, content, to: &out)
    }

    private func append(_ type: ChunkType, _ data: ImageOutput, to out: inout ImageOutput) {
        out.appendLittleEndian32(Int(type.code))
        out.appendLittleEndian32(data.count)
        out.append(data)
        if data.count % 2 == 1 { out.append([0]) }
    }
}
