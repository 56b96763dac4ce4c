import Foundation
import TestSupport
import Testing

@testable import ImageFiles
@testable import ListingKit

/// The pictures are 12 × 8 pixels as stored; those from cameras hold place, names and dates in all the ways that their formats offer, each
/// with the word "Secret" in it.
@Suite struct ImageFileTests {
    static let names = [
        "animated.png", "animated.webp", "camera.png", "cmyk.jpg", "grey-restarts.jpg", "lossless.webp", "palette.png", "phone.jpg",
        "phone.webp",
        "plain.jpg", "plain.webp", "progressive.jpg",
    ]
    static let orientations = ["phone.jpg": 6, "camera.png": 8, "cmyk.jpg": 3]

    static func picture(_ name: String) throws -> [UInt8] {
        let folder = try #require(Bundle.module.url(forResource: "Fixtures", withExtension: nil))
        return Array(try Data(contentsOf: folder.appending(path: "images/" + name)))
    }

    private func problem(_ bytes: [UInt8]) -> ImageProblem? {
        if case .failure(let problem) = ImageFile.inspect(bytes) { problem } else { nil }
    }

    private func contains(_ bytes: [UInt8], _ part: some Collection<UInt8>) -> Bool {
        Data(bytes).range(of: Data(part)) != nil
    }

    @Test(arguments: names)
    func sizeIsThatWhichAReaderSees(_ name: String) throws {
        let info = try ImageFile.inspect(Self.picture(name)).get()
        let orientation = Self.orientations[name] ?? 1
        #expect(name.hasSuffix(info.format == .jpeg ? "jpg" : info.format.rawValue))
        #expect(info.orientation == orientation)
        #expect(info.width == (orientation >= 5 ? 8 : 12))
        #expect(info.height == (orientation >= 5 ? 12 : 8))
    }

    @Test(arguments: names)
    func nothingSecretIsLeft(_ name: String) throws {
        let bytes = try Self.picture(name)
        let clean = try ImageFile.withoutMetadata(bytes)
        for word in ["Secret", "SECRET", "2026:11:18", "xmpmeta", "JFXX", "MPF", "Photoshop", "prVt", "tIME", "XMP "] {
            #expect(!contains(clean, word.utf8), "\(word)")
        }
        #expect(try ImageFile.inspect(clean).get() == ImageFile.inspect(bytes).get())
        #expect(try ImageFile.withoutMetadata(clean) == clean)
        #expect(clean.count <= bytes.count + 40)
    }

    @Test func fixturesHoldSecrets() throws {
        for name in [
            "phone.jpg", "progressive.jpg", "cmyk.jpg", "camera.png", "animated.png", "phone.webp", "lossless.webp", "animated.webp",
        ] {
            #expect(contains(try Self.picture(name), "Secret".utf8), "\(name)")
        }
    }

    @Test(arguments: ["plain.jpg", "plain.webp", "palette.png", "grey-restarts.jpg"])
    func pictureWithoutMetadataStaysAsItIs(_ name: String) throws {
        let bytes = try Self.picture(name)
        #expect(try ImageFile.withoutMetadata(bytes) == bytes)
    }

    @Test func pixelsAndColoursStay() throws {
        let jpeg = try Self.picture("phone.jpg")
        let plain = try Self.picture("plain.jpg")
        let clean = try ImageFile.withoutMetadata(jpeg)
        let tables = try #require(Data(plain).range(of: Data([0xFF, 0xDB])))
        #expect(clean.suffix(plain.count - tables.lowerBound).elementsEqual(plain[tables.lowerBound...]))
        #expect(contains(clean, "ICC_PROFILE\0".utf8))
        #expect(contains(clean, [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6]))

        let png = try Self.picture("camera.png")
        let cleanPNG = try ImageFile.withoutMetadata(png)
        let pixels = try #require(Data(png).range(of: Data("IDAT".utf8)))
        let end = try #require(Data(png).range(of: Data("IEND".utf8)))
        #expect(cleanPNG.suffix(end.upperBound - pixels.lowerBound + 4).elementsEqual(png[pixels.lowerBound..<end.upperBound + 4]))
        #expect(!contains(cleanPNG, "iCCP".utf8))
        #expect(contains(cleanPNG, "pHYs".utf8))
        #expect(!contains(cleanPNG, "gAMA".utf8))

        let webp = try Self.picture("phone.webp")
        let plainWebP = try Self.picture("plain.webp")
        let cleanWebP = try ImageFile.withoutMetadata(webp)
        #expect(contains(cleanWebP, plainWebP[12...]))
        #expect(cleanWebP.littleEndian32(at: 4) == cleanWebP.count - 8)
        #expect(contains(cleanWebP, "ICCP".utf8))
        #expect(cleanWebP[20] == 0x20)
        #expect(try ImageFile.withoutMetadata(Self.picture("lossless.webp"))[20] & 0x0C == 0)
    }

    /// Of a colour profile the numbers stay, and no word: a name, a serial number, a place.
    @Test(arguments: [("RGB ", 2), ("RGB ", 4), ("GRAY", 4)] as [(String, UInt8)], [1, 3])
    func aColourProfileKeepsItsNumbersAlone(profile: (space: String, version: UInt8), parts: Int) throws {
        let curve = Array("curv\0\0\0\0".utf8) + big(1) + [2, 0x33]
        let point = Array("XYZ \0\0\0\0".utf8) + big(1) + big(2) + big(3)
        let names = profile.space == "GRAY" ? ["wtpt", "kTRC"] : ["wtpt", "rXYZ", "gXYZ", "bXYZ", "rTRC", "gTRC", "bTRC"]
        let secret = ("desc", Array("desc\0\0\0\0\0\0\0\u{c}Secret place".utf8))
        let icc = Self.profile(profile.space, profile.version, [secret] + names.map { ($0, $0.hasSuffix("TRC") ? curve : point) })
        let plain = try Self.picture("plain.jpg")
        var bytes = Array(plain[..<2])
        let size = (icc.count + parts - 1) / parts
        for part in 0..<parts {
            let data =
                Array("ICC_PROFILE\0".utf8) + [UInt8(part + 1), UInt8(parts)] + icc[(part * size)..<min(icc.count, (part + 1) * size)]
            bytes += [0xFF, 0xE2, UInt8((data.count + 2) >> 8), UInt8((data.count + 2) & 255)] + data
        }
        bytes += plain[2...]
        let clean = try ImageFile.withoutMetadata(bytes)
        for word in ["Secret", "APPL", "serial"] { #expect(!contains(clean, word.utf8), "\(word)") }
        for word in ["ICC_PROFILE", "acsp"] + names { #expect(contains(clean, word.utf8), "\(word)") }
        #expect(contains(clean, curve) && contains(clean, point))
        #expect(try ImageFile.withoutMetadata(clean) == clean)
        // One of tables is left out as a whole.
        let table = Self.profile(profile.space, profile.version, [("A2B0", Array("mft2\0\0\0\0Secret".utf8))])
        let data = Array("ICC_PROFILE\0".utf8) + [1, 1] + table
        let other = Array(plain[..<2]) + [0xFF, 0xE2, 0, UInt8(data.count + 2)] + data + plain[2...]
        #expect(try ImageFile.withoutMetadata(other) == plain)
    }

    /// A second header of a WebP, however short, changes nothing.
    @Test(arguments: [0, 2, 10]) func aSecondHeaderIsLeftOut(length: Int) throws {
        let webp = try ImageFile.withoutMetadata(Self.picture("phone.webp"))
        let more = Array("VP8X".utf8) + [UInt8(length), 0, 0, 0] + [UInt8](repeating: 0, count: length)
        var bytes = webp + more
        let size = bytes.count - 8
        for place in 0..<4 { bytes[4 + place] = UInt8(truncatingIfNeeded: size >> (8 * place)) }
        #expect(try ImageFile.withoutMetadata(bytes) == webp)
    }

    /// A colour profile (ICC.1:2022, section 7).
    private static func profile(_ space: String, _ version: UInt8, _ tags: [(String, [UInt8])]) -> [UInt8] {
        var table = big(tags.count)
        var body: [UInt8] = []
        for (name, data) in tags {
            table += Array(name.utf8) + big(132 + 12 * tags.count + body.count) + big(data.count)
            body += data
            while body.count % 4 != 0 { body.append(0) }
        }
        let header =
            Array("APPL".utf8) + [version, 0, 0, 0] + Array("mntr\(space)XYZ ".utf8) + Array("\u{7}\u{12}SecretSecre".utf8.prefix(12))
            + Array("acsp".utf8)
        let whole = header + Array("APPLserial".utf8) + [UInt8](repeating: 0, count: 128 - 4 - header.count - 10) + table + body
        return big(whole.count + 4) + whole
    }

    private static func big(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
    private func big(_ number: Int) -> [UInt8] { Self.big(number) }

    @Test(arguments: names)
    func cutFilesAreRefused(_ name: String) throws {
        let bytes = try ImageFile.withoutMetadata(Self.picture(name))
        for length in bytes.indices {
            let cut = Array(bytes[..<length])
            let expected: ImageProblem = length == 0 ? .empty : .cutShort
            #expect(problem(cut) == expected, "\(length) bytes")
            #expect(throws: expected) { try ImageFile.withoutMetadata(cut) }
        }
    }

    @Test(arguments: names) func damagedFilesDoNoHarm(_ name: String) throws { try checkDamage(name, every: 13) }

    @Test(.endurance, arguments: names) func damageAnywhereDoesNoHarm(_ name: String) throws { try checkDamage(name, every: 1) }

    private func checkDamage(_ name: String, every step: Int) throws {
        let bytes = try Self.picture(name)
        var random = SeededGenerator(seed: 7)
        for index in stride(from: 0, to: bytes.count, by: step) {
            for value in [0, 0xFF, bytes[index] ^ 0x01, bytes[index] ^ 0x80, UInt8.random(in: 0...255, using: &random)] {
                var damaged = bytes
                damaged[index] = value
                guard case .success(let info) = ImageFile.inspect(damaged) else { continue }
                let clean = try ImageFile.withoutMetadata(damaged)
                #expect(try ImageFile.inspect(clean).get() == info, "byte \(index) = \(value)")
                #expect(try ImageFile.withoutMetadata(clean) == clean, "byte \(index) = \(value)")
            }
        }
    }

    @Test(
        arguments: [
            ("", .empty), ("hello", .notAPicture), ("\u{0}\u{0}\u{0}\u{18}ftypheic\u{0}", .otherFormat(.heic)),
            ("\u{0}\u{0}\u{0}\u{18}ftypmif1\u{0}", .otherFormat(.heic)), ("\u{0}\u{0}\u{0}\u{18}ftypavif\u{0}", .otherFormat(.avif)),
            ("\u{0}\u{0}\u{0}\u{18}ftypqt  \u{0}", .otherFormat(.video)), ("GIF89a", .otherFormat(.gif)), ("%PDF-1.7", .otherFormat(.pdf)),
            ("<?xml version='1.0'?>\n<svg xmlns=''>", .otherFormat(.svg)), ("\u{FEFF} <SVG>", .otherFormat(.svg)),
            ("II*\u{0}", .otherFormat(.tiff)),
            ("<!DOCTYPE html>", .otherFormat(.webPage)), ("PK\u{3}\u{4}", .otherFormat(.archive)), ("<a>", .notAPicture),
            ("version https://git-lfs.github.com/spec/v1\n", .otherFormat(.largeFilePointer)),
            ("RIFF\u{0}\u{0}\u{0}\u{0}WAVE", .notAPicture),
        ] as [(String, ImageProblem)])
    func otherFilesAreNamed(_ text: String, _ expected: ImageProblem) {
        #expect(problem(Array(text.utf8)) == expected)
    }

    @Test func sizesAreBounded() throws {
        var wide = try Self.picture("plain.jpg")
        let frame = try #require(Data(wide).range(of: Data([0xFF, 0xC0])))
        wide.replaceSubrange(frame.lowerBound + 7..<frame.lowerBound + 9, with: [0x4E, 0x20])
        #expect(try ImageFile.inspect(wide).get().width == 20_000)
        wide[frame.lowerBound + 8] = 0x21
        #expect(problem(wide) == .tooManyPixels(width: 20_001, height: 8))
        wide.replaceSubrange(frame.lowerBound + 5..<frame.lowerBound + 9, with: [0x3A, 0x98, 0x3A, 0x98])
        #expect(problem(wide) == .tooManyPixels(width: 15_000, height: 15_000))
        wide.replaceSubrange(frame.lowerBound + 5..<frame.lowerBound + 7, with: [0, 0])
        #expect(problem(wide) == .damaged)
        #expect(problem([UInt8](repeating: 0xFF, count: ImageFile.maximumBytes + 1)) == .tooManyBytes(ImageFile.maximumBytes + 1))
    }

    @Test func unusualJPEGIsRefused() throws {
        var bytes = try Self.picture("plain.jpg")
        let frame = try #require(Data(bytes).range(of: Data([0xFF, 0xC0])))
        bytes[frame.lowerBound + 1] = 0xC9
        #expect(problem(bytes) == .unusualJPEG)
    }

    @Test func everyProblemHasItsWords() {
        let problems: [ImageProblem] =
            [
                .empty, .cutShort, .damaged, .wrongChecksum, .noPixels, .tooManyParts, .unusualJPEG, .notAPicture,
                .tooManyPixels(width: 30_000, height: 2), .tooManyBytes(40 << 20),
            ]
            + ImageProblem.OtherFormat.allCases.map { .otherFormat($0) }
        #expect(Set(problems.map(\.message)).count == problems.count)
        #expect(problems.allSatisfy { !$0.message.hasSuffix(".") && $0.advice.hasSuffix(".") })
    }
}
