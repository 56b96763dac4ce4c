import Bytes

/// A JPEG file as a list of segments (ITU-T T.81 annex B).
struct JPEGFile {
    private struct Segment {
        let marker: UInt8
        // 32 bits are enough for any file, and a hostile one has millions of segments.
        private let start: UInt32
        private let middle: UInt32
        private let end: UInt32

        init(_ marker: UInt8, payload: Range<Int>, end: Int) {
            self.marker = marker
            start = UInt32(payload.lowerBound)
            middle = UInt32(payload.upperBound)
            self.end = UInt32(end)
        }

        /// What follows marker and length.
        var payload: Range<Int> { Int(start)..<Int(middle) }
        /// The compressed data after a scan's header.
        var scan: Range<Int> { Int(middle)..<Int(end) }
    }

    private let bytes: [UInt8]
    private var segments: [Segment] = []
    private var size: (width: Int, height: Int)?

    /// Parses the segments up to the end of the image.
    init(_ bytes: [UInt8]) throws(ImageProblem) {
        self.bytes = bytes
        var index = 2
        var count = 0
        var hasPixels = false
        while true {
            let marker = try nextMarker(&index)
            guard count < ImageFile.maximumParts else { throw .tooManyParts }
            count += 1
            switch marker {
            case 0xD9:
                guard size != nil else { throw .damaged }
                guard hasPixels else { throw .noPixels }
                return
            case 0x01: continue
            case 0xC0...0xC2, 0xC4, 0xDA...0xDD, 0xE0...0xEF, 0xFE: break
            case 0xC3...0xCF: throw .unusualJPEG
            default: throw .damaged
            }
            guard let length = bytes.bigEndian16(at: index) else { throw .cutShort }
            guard length >= 2 else { throw .damaged }
            guard index + length <= bytes.count else { throw .cutShort }
            let payload = index + 2..<index + length
            index += length
            if (0xC0...0xC2).contains(marker) { try readFrame(payload) }
            if marker == 0xDA {
                guard size != nil else { throw .damaged }
                index = try scanEnd(from: index)
                hasPixels = hasPixels || holdsPixels(payload.upperBound..<index)
            }
            segments.append(Segment(marker, payload: payload, end: index))
        }
    }

    var info: ImageInfo {
        get throws(ImageProblem) {
            guard let size else { throw .damaged }
            return ImageInfo(format: .jpeg, stored: size, orientation: orientation)
        }
    }

    func write(to out: inout ImageOutput) {
        let orientation = orientation
        out.append([0xFF, 0xD8])
        if let header = segments.first(where: isJFIF) { appendJFIF(header, to: &out) }
        if orientation != 1 {
            append(0xE1, Array("Exif\0\0".utf8)[...] + ExifOrientation.block(orientation), to: &out)
        }
        if let profile { append(0xE2, JPEGFile.profileHeader + [1, 1] + profile.bytes, to: &out) }
        for segment in segments {
            switch segment.marker {
            case 0xEE:
                if bytes.holds("Adobe", at: segment.payload.lowerBound), segment.payload.count >= 12 {
                    append(0xEE, bytes[segment.payload].prefix(12), to: &out)
                }
                continue
            case 0xE0...0xEF, 0xFE: continue
            default: break
            }
            append(segment.marker, bytes[segment.payload], to: &out)
            out.append(bytes[segment.scan])
        }
        out.append([0xFF, 0xD9])
    }

    private static let profileHeader = Array("ICC_PROFILE\0".utf8)[...]

    /// The colour profile, which can be spread over several segments (ICC.1:2022, annex B.4).
    private var profile: ColourProfile? {
        var parts: [(number: UInt8, part: ArraySlice<UInt8>)] = []
        for segment in segments where segment.marker == 0xE2 && bytes.holds("ICC_PROFILE\0", at: segment.payload.lowerBound) {
            guard segment.payload.count > 14 else { return nil }
            parts.append((bytes[segment.payload.lowerBound + 12], bytes[segment.payload].dropFirst(14)))
        }
        guard !parts.isEmpty, parts.count <= 255 else { return nil }
        let profile = ColourProfile(parts.sorted { $0.number < $1.number }.flatMap { $0.part })
        return profile.flatMap { $0.bytes.count < 1 << 16 - 20 ? $0 : nil }
    }

    /// Finds the next marker, skipping fill and stray bytes.
    private func nextMarker(_ index: inout Int) throws(ImageProblem) -> UInt8 {
        while true {
            guard let found = markerPrefix(from: index) else { throw .cutShort }
            index = found
            while index < bytes.count, bytes[index] == 0xFF { index += 1 }
            guard index < bytes.count else { throw .cutShort }
            index += 1
            if bytes[index - 1] != 0 { return bytes[index - 1] }
        }
    }

    /// Finds the end of a scan's compressed data: the first marker that is neither a restart nor a stuffed byte.
    private func scanEnd(from start: Int) throws(ImageProblem) -> Int {
        var index = start
        while let found = markerPrefix(from: index) {
            var next = found + 1
            while next < bytes.count, bytes[next] == 0xFF { next += 1 }
            guard next < bytes.count else { throw .cutShort }
            if bytes[next] != 0, !(0xD0...0xD7).contains(bytes[next]) { return found }
            index = next + 1
        }
        throw .cutShort
    }

    /// Whether compressed data begin with anything but another marker (T.81 section B.1.1.5: 0xFF in them is followed
    /// by 0).
    private func holdsPixels(_ scan: Range<Int>) -> Bool {
        guard let first = bytes[scan].first else { return false }
        return first != 0xFF || bytes[scan].dropFirst().first == 0
    }

    private func markerPrefix(from start: Int) -> Int? { bytes[...].firstIndex(of: 0xFF, from: start) }

    private mutating func readFrame(_ payload: Range<Int>) throws(ImageProblem) {
        guard size == nil, payload.count >= 9 else { throw .damaged }
        let components = Int(bytes[payload.lowerBound + 5])
        guard payload.count == 6 + 3 * components, let height = bytes.bigEndian16(at: payload.lowerBound + 1),
            let width = bytes.bigEndian16(at: payload.lowerBound + 3), width > 0, height > 0
        else { throw .damaged }
        guard bytes[payload.lowerBound] == 8, [1, 3, 4].contains(components) else { throw .unusualJPEG }
        try ImageFile.checkSize(width: width, height: height)
        size = (width, height)
    }

    private var orientation: Int {
        for segment in segments
        where segment.marker == 0xE1 && bytes.holds("Exif\0", at: segment.payload.lowerBound) && segment.payload.count > 6 {
            return ExifOrientation.read(bytes, segment.payload.dropFirst(6))
        }
        return 1
    }

    private func isJFIF(_ segment: Segment) -> Bool {
        segment.marker == 0xE0 && bytes.holds("JFIF\0", at: segment.payload.lowerBound) && segment.payload.count >= 14
    }

    /// Writes version and density, but not the preview, which may show the picture as it was before it was cropped.
    private func appendJFIF(_ header: Segment, to out: inout ImageOutput) {
        append(0xE0, bytes[header.payload].prefix(12) + [0, 0], to: &out)
    }

    private func append(_ marker: UInt8, _ payload: ArraySlice<UInt8>, to out: inout ImageOutput) {
        let length = payload.count + 2
        out.append([0xFF, marker, UInt8(truncatingIfNeeded: length >> 8), UInt8(truncatingIfNeeded: length)])
        out.append(payload)
    }
}
