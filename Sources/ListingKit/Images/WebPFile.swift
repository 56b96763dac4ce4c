/// A WebP file as a list of its chunks (RFC 9649 section 2).
///
/// An orientation in its Exif block goes with the block: browsers disagree on it, and Chromium shows the picture as it is stored.
struct WebPFile {
    private struct Chunk {
        var type: String
        var data: Range<Int>
    }

    /// The flags of the extended header that stay: animation, transparency and colour profile; those of Exif and XMP go.
    private static let keptFlags: UInt8 = 0x02 | 0x10 | 0x20
    private static let kept: Set<String> = ["VP8X", "VP8 ", "VP8L", "ALPH", "ANIM", "ANMF", "ICCP"]
    private static let keptInFrame: Set<String> = ["VP8 ", "VP8L", "ALPH"]

    private let bytes: [UInt8]
    private let chunks: [Chunk]

    /// Reads the chunks that the file's own length covers.
    init(_ bytes: [UInt8]) throws(ImageProblem) {
        self.bytes = bytes
        guard let length = bytes.littleEndian32(at: 4) else { throw .cutShort }
        guard length >= 4 else { throw .damaged }
        guard 8 + length <= bytes.count else { throw .cutShort }
        chunks = try Self.chunks(bytes, 12..<8 + length)
        guard !chunks.isEmpty else { throw .cutShort }
    }

    /// Splits a range into chunks, the last of which may lack its padding byte.
    private static func chunks(_ bytes: [UInt8], _ range: Range<Int>) throws(ImageProblem) -> [Chunk] {
        var chunks: [Chunk] = []
        var index = range.lowerBound
        while index < range.upperBound {
            guard index + 8 <= range.upperBound, let length = bytes.littleEndian32(at: index + 4), index + 8 + length <= range.upperBound
            else {
                throw .damaged
            }
            let type = String(decoding: bytes[index..<index + 4], as: UTF8.self)
            chunks.append(Chunk(type: type, data: index + 8..<index + 8 + length))
            index += 8 + length + length % 2
        }
        return chunks
    }

    var info: ImageInfo {
        get throws(ImageProblem) {
            guard let first = chunks.first else { throw .damaged }
            guard first.type == "VP8X" else {
                guard let size = bitstreamSize(first) else { throw .damaged }
                return ImageInfo(format: .webp, stored: size, orientation: 1)
            }
            guard first.data.count == 10, let width = bytes.littleEndian24(at: first.data.lowerBound + 4),
                let height = bytes.littleEndian24(at: first.data.lowerBound + 7)
            else { throw .damaged }
            for frame in chunks where frame.type == "ANMF" { _ = try framePictures(frame) }
            let hasPicture = chunks.contains { $0.type == "ANMF" || bitstreamSize($0) != nil }
            guard hasPicture else { throw .damaged }
            return ImageInfo(format: .webp, stored: (width + 1, height + 1), orientation: 1)
        }
    }

    func withoutMetadata() throws(ImageProblem) -> [UInt8] {
        var body: [UInt8] = Array("WEBP".utf8)
        body.reserveCapacity(bytes.count)
        if chunks.first?.type != "VP8X" {
            if let picture = chunks.first { append(picture.type, bytes[picture.data], to: &body) }
        } else {
            for chunk in chunks where Self.kept.contains(chunk.type) {
                switch chunk.type {
                case "VP8X": append("VP8X", header(chunk), to: &body)
                case "ANMF": append("ANMF", try frame(chunk), to: &body)
                default: append(chunk.type, bytes[chunk.data], to: &body)
                }
            }
        }
        var result: [UInt8] = Array("RIFF".utf8)
        result.reserveCapacity(body.count + 8)
        result.appendLittleEndian32(body.count)
        return result + body
    }

    /// Width and height as stored in a chunk of pixels (RFC 6386 section 9.1; RFC 9649 section 3.4); nil if it is none or damaged.
    private func bitstreamSize(_ chunk: Chunk) -> (width: Int, height: Int)? {
        let start = chunk.data.lowerBound
        if chunk.type == "VP8 ", chunk.data.count >= 10, Array(bytes[start + 3..<start + 6]) == [0x9D, 0x01, 0x2A],
            let width = bytes.littleEndian16(at: start + 6), let height = bytes.littleEndian16(at: start + 8), width & 0x3FFF > 0,
            height & 0x3FFF > 0
        {
            return (width & 0x3FFF, height & 0x3FFF)
        }
        if chunk.type == "VP8L", chunk.data.count >= 5, bytes[start] == 0x2F, let bits = bytes.littleEndian32(at: start + 1) {
            return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
        }
        return nil
    }

    private func header(_ chunk: Chunk) -> ArraySlice<UInt8> {
        var header = Array(bytes[chunk.data].prefix(10))
        header.replaceSubrange(0..<4, with: [header[0] & Self.keptFlags, 0, 0, 0])
        return header[...]
    }

    /// The chunks of pixels within a frame of an animation.
    private func framePictures(_ frame: Chunk) throws(ImageProblem) -> [Chunk] {
        guard frame.data.count >= 16 else { throw .damaged }
        return try Self.chunks(bytes, frame.data.dropFirst(16)).filter { Self.keptInFrame.contains($0.type) }
    }

    private func frame(_ chunk: Chunk) throws(ImageProblem) -> ArraySlice<UInt8> {
        var result = Array(bytes[chunk.data].prefix(16))
        for picture in try framePictures(chunk) { append(picture.type, bytes[picture.data], to: &result) }
        return result[...]
    }

    private func append(_ type: String, _ data: ArraySlice<UInt8>, to result: inout [UInt8]) {
        result.append(contentsOf: type.utf8)
        result.appendLittleEndian32(data.count)
        result.append(contentsOf: data)
        if data.count % 2 == 1 { result.append(0) }
    }
}
