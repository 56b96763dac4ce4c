import Foundation
import TestSupport
import Testing

@testable import ImageFiles
@testable import ListingKit

/// Pictures that browsers would show as a broken frame, and those that are made to keep a program busy.
@Suite struct BrokenPictureTests {
    private func problem(_ bytes: [UInt8]) -> ImageProblem? {
        if case .failure(let problem) = ImageFile.inspect(bytes) { problem } else { nil }
    }

    // MARK: Files made by hand

    private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        var picture = ImageOutput(reserving: 0)
        picture.appendBigEndian32(data.count)
        let summed = Array(type.utf8) + data
        picture.append(summed)
        picture.appendBigEndian32(Int(summed.withUnsafeBytes { CRC32.checksum($0) }))
        return picture.bytes
    }

    private static func header(_ width: Int, _ height: Int, _ rest: [UInt8] = [8, 0, 0, 0, 0]) -> [UInt8] {
        var picture = ImageOutput(reserving: 0)
        picture.appendBigEndian32(width)
        picture.appendBigEndian32(height)
        return chunk("IHDR", picture.bytes + rest)
    }

    private static func png(_ chunks: [UInt8]...) -> [UInt8] {
        chunks.reduce(into: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { $0 += $1 }
    }

    /// A grey pixel, compressed.
    private static let pixel: [UInt8] = [0x78, 0x9C, 0x63, 0x60, 0, 0, 0, 2, 0, 1]
    private static let end = chunk("IEND", [])

    private static func segment(_ marker: UInt8, _ payload: [UInt8]) -> [UInt8] {
        [0xFF, marker, UInt8((payload.count + 2) >> 8), UInt8((payload.count + 2) & 0xFF)] + payload
    }

    private static func frame(_ width: Int, _ height: Int) -> [UInt8] {
        segment(0xC0, [8, UInt8(height >> 8), UInt8(height & 0xFF), UInt8(width >> 8), UInt8(width & 0xFF), 1, 1, 0x11, 0])
    }

    private static let scan = segment(0xDA, [1, 1, 0, 0, 63, 0])

    private static func webp(_ type: String, _ data: [UInt8]) -> [UInt8] {
        var body = ImageOutput(reserving: 0)
        body.append("WEBP".utf8)
        body.append(type.utf8)
        body.appendLittleEndian32(data.count)
        body.append(data + (data.count % 2 == 1 ? [0] : []))
        var picture = ImageOutput(reserving: 0)
        picture.append("RIFF".utf8)
        picture.appendLittleEndian32(body.count)
        picture.append(body)
        return picture.bytes
    }

    // MARK: Sums

    @Test func theSumIsThatOfTheStandard() {
        // The check value of CRC-32/ISO-HDLC in the catalogue of parametrised CRC algorithms.
        #expect(Array("123456789".utf8).withUnsafeBytes { CRC32.checksum($0) } == 0xCBF4_3926)
        #expect([UInt8]().withUnsafeBytes { CRC32.checksum($0) } == 0)
    }

    @Test(arguments: ["palette.png", "camera.png", "animated.png"]) func everySumIsChecked(_ name: String) throws {
        let bytes = try ImageFileTests.picture(name)
        // Others' data may follow the end.
        let end = try #require(Data(bytes).range(of: Data("IEND".utf8)))
        var index = 8
        while index < end.upperBound {
            let length = try #require(bytes.bigEndian32(at: index))
            for offset in [index + 8 + length, index + 11 + length] + (length > 0 ? [index + 8] : []) {
                var damaged = bytes
                damaged[offset] ^= 0x10
                #expect(problem(damaged) == .wrongChecksum, "byte \(offset)")
            }
            index += 12 + length
        }
    }

    // MARK: Pixels

    @Test func aPNGHoldsPixels() throws {
        #expect(try ImageFile.inspect(Self.png(Self.header(1, 1), Self.chunk("IDAT", Self.pixel), Self.end)).get().width == 1)
        let split = Self.pixel.map { Self.chunk("IDAT", [$0]) }.joined()
        #expect(problem(Self.png(Self.header(1, 1), Array(split), Self.end)) == nil)
        #expect(problem(Self.png(Self.header(1, 1), Self.end)) == .noPixels)
        #expect(problem(Self.png(Self.header(1, 1), Self.chunk("IDAT", []), Self.chunk("IDAT", []), Self.end)) == .noPixels)
        #expect(problem(Self.png(Self.header(1, 1), Self.chunk("IDAT", [1, 2, 3, 4, 5, 6, 7, 8]), Self.end)) == .damaged)
        // So few bytes cannot hold so many pixels.
        #expect(problem(Self.png(Self.header(4_000, 3_000), Self.chunk("IDAT", Self.pixel), Self.end)) == .noPixels)
        #expect(problem(Self.png(Self.header(1, 1, [8, 3, 0, 0, 0]), Self.chunk("IDAT", Self.pixel), Self.end)) == .damaged, "no palette")
        for rest: [UInt8] in [[3, 0, 0, 0, 0], [16, 3, 0, 0, 0], [8, 1, 0, 0, 0], [8, 0, 1, 0, 0], [8, 0, 0, 1, 0], [8, 0, 0, 0, 2]] {
            #expect(problem(Self.png(Self.header(1, 1, rest), Self.chunk("IDAT", Self.pixel), Self.end)) == .damaged, "\(rest)")
        }
    }

    @Test func aJPEGHoldsPixels() {
        let start: [UInt8] = [0xFF, 0xD8]
        let end: [UInt8] = [0xFF, 0xD9]
        #expect(problem(start + Self.frame(8, 8) + Self.scan + [0x12, 0x34] + end) == nil)
        #expect(problem(start + Self.frame(8, 8) + Self.scan + [0xFF, 0x00] + end) == nil)
        #expect(problem(start + Self.frame(8, 8) + end) == .noPixels)
        #expect(problem(start + Self.frame(8, 8) + Self.scan + end) == .noPixels)
        #expect(problem(start + Self.frame(8, 8) + Self.scan + [0xFF, 0xD0] + end) == .noPixels, "a restart marker alone")
        #expect(problem(start + Self.frame(8, 8) + Self.scan + Self.scan + [0x12] + end) == nil, "one scan of two holds something")
        #expect(problem(start + Self.scan + [0x12] + end) == .damaged)
        #expect(problem(start + Self.segment(0xDB, []) + end) == .damaged)
    }

    @Test func aWebPHoldsPixels() throws {
        let lossy: [UInt8] = [0x30, 0, 0, 0x9D, 0x01, 0x2A, 4, 0, 4, 0]
        #expect(problem(Self.webp("VP8 ", lossy)) == .noPixels)
        #expect(problem(Self.webp("VP8 ", lossy + [1])) == nil)
        #expect(problem(Self.webp("VP8 ", [0x50] + lossy.dropFirst() + [1])) == .noPixels, "the first partition is longer than the chunk")
        #expect(problem(Self.webp("VP8 ", [0x31] + lossy.dropFirst() + [1])) == .noPixels, "not a key frame")
        #expect(problem(Self.webp("VP8L", [0x2F, 3, 0, 0, 0])) == .noPixels)
        #expect(problem(Self.webp("VP8L", [0x2F, 3, 0, 0, 0, 1])) == nil)
        #expect(problem(Self.webp("VP8X", [0x02, 0, 0, 0, 3, 0, 0, 3, 0, 0])) == .noPixels)
        var animated = try ImageFileTests.picture("animated.webp")
        // The first frame's picture is renamed to a chunk that readers pass over.
        let picture = try #require(Data(animated).range(of: Data("VP8 ".utf8)))
        animated[picture.lowerBound] = UInt8(ascii: "X")
        #expect(problem(animated) == .noPixels)
    }

    // MARK: Bounds

    @Test func tooManyPixelsAreRefusedBeforeAnythingElse() {
        let expected = ImageProblem.tooManyPixels(width: 10_000, height: 5_001)
        #expect(problem(Self.png(Self.header(10_000, 5_001))) == expected)
        #expect(problem([0xFF, 0xD8] + Self.frame(10_000, 5_001)) == expected)
        #expect(problem(Self.webp("VP8X", [0, 0, 0, 0, 0x0F, 0x27, 0, 0x88, 0x13, 0])) == expected)
        #expect(problem(Self.png(Self.header(10_000, 5_000))) == .cutShort)
        #expect(problem([0xFF, 0xD8] + Self.frame(10_000, 5_000)) == .cutShort)
    }

    /// Each file is as large as any may be and holds nothing but the smallest parts, or ends with the last that is allowed.
    @Test(.endurance) func tooManyPartsAreRefused() {
        let empty = Self.chunk("tEXt", [])
        let most = ImageFile.maximumParts
        func repeated(_ part: [UInt8], _ count: Int) -> [UInt8] {
            var bytes = part
            // In a few large steps, since many small ones take seconds.
            while bytes.count < count * part.count { bytes += bytes }
            return Array(bytes.prefix(count * part.count))
        }
        #expect(problem(Self.png(Self.header(1, 1), repeated(empty, most))) == .tooManyParts)
        #expect(problem([0xFF, 0xD8] + repeated([0xFF, 0xFE, 0, 2], most + 1)) == .tooManyParts)
        #expect(problem([0xFF, 0xD8] + repeated([0xFF, 0x01], most + 1)) == .tooManyParts)
        let chunks: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0] + repeated([0x58, 0x58, 0x58, 0x58, 0, 0, 0, 0], most)
        var webp = ImageOutput(reserving: 0)
        webp.append("RIFF".utf8)
        webp.appendLittleEndian32(chunks.count + 12)
        webp.append("WEBPVP8X".utf8)
        webp.appendLittleEndian32(10)
        webp.append(chunks)
        #expect(problem(webp.bytes) == .tooManyParts)
    }

    @Test(arguments: ImageFileTests.names) func theMeasureIsThatOfThePublishedFile(_ name: String) throws {
        let bytes = try ImageFileTests.picture(name)
        #expect(try ImageFile.measure(bytes).byteCount == ImageFile.withoutMetadata(bytes).count)
    }
}
