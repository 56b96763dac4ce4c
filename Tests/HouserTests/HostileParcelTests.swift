import Foundation
import TestSupport
import Testing

@testable import Bytes
@testable import Values

/// Whatever comes in a package or a message, nothing of it is written that should not be, and whoever reads it is told why.
@Suite struct HostileParcelTests {
    /// Something that may come, and what is said of it.
    struct Case: Sendable {
        let name: String
        let bytes: [UInt8]
        let told: String
    }

    private static let good = SentListing.files

    /// A good package, one of whose files is not.
    private static func zip(_ name: String, _ told: String, _ change: (inout ZipMaker.File) -> Void) -> Case {
        var file = ZipMaker.File("rentals/other.md", Array(SentListing.listing.utf8))
        change(&file)
        return Case(name: name, bytes: ZipMaker(good.map { ZipMaker.File($0.path, $0.bytes) } + [file]).bytes, told: told)
    }

    private static func path(_ path: String, _ told: String) -> Case {
        zip("the path \(path.prefix(60).debugDescription)", told) { $0.name = Array(path.utf8) }
    }

    static let paths: [Case] =
        [
            "../evil.md", "rentals/../../evil.md", "rentals/./evil.md", "rentals//evil.md", "rentals/evil/../../../../etc/passwd",
            "rentals/..",
        ].map { path($0, "leads to another folder than it says [package-path]") }
        + ["/etc/passwd", "C:/evil.md", "rentals\\evil.md", "..\\..\\evil.md", "//server/evil.md"].map {
            path($0, "is the path of a whole machine [package-path]")
        }
        + ["board.yaml", "kinds/rental.yaml", "templates/layout.mustache", "pages/about.md", "gazetteer/suburbs.tsv", "reactions/x/y.yaml"]
        .map {
            path($0, "is the maintainer's [package-path]")
        }
        + [".houser/public.ledger", ".git/hooks/post-checkout", ".github/workflows/x.yml", "rentals/.flat.md", "rentals/flat/.htaccess"].map
    {
        path($0, "has a hidden part [package-path]")
    }
        + ["evil.md", "content/rentals/x.md", "RENTALS/x.md", "Makefile", "__MACOS/rentals/x.md"].map {
            path($0, "lies in no folder of a kind [package-path]")
        }
        + [
            "rentals/\u{202E}dm.live", "rentals/a\nb.md", "rentals/a\u{0}b.md", "rentals/caf\u{E9}.md", "rentals/a\u{200B}b.md",
            "rentals/\u{1B}[2Jx.md",
        ].map { path($0, "has signs that paths do not have [package-path]") }
        + ["rentals/Flat.md", "rentals/page.md", "rentals/a/b/c.md", "rentals/x.html", "rentals/-x.md", "rentals/x.md.exe"].map {
            path($0, "is not a file of a listing [package-path]")
        }
        + ["rentals/flat/evil.html", "rentals/flat/run.sh", "rentals/flat/x.svg", "rentals/flat/-rf.jpg", "rentals/flat/a;b.jpg"].map {
            path($0, "is neither a listing nor a picture [package-path]")
        }
        + [
            "comments/x.md", "comments/x/y.md", "comments/x/2026-11-20.md", "comments/x/2026-13-20-jo.md", "comments/X/2026-11-20-jo.md",
            "comments/x/2026-11-20-Jo.md", "comments/x/2026-11-20-jo.yaml", "comments/x/2026-11-20-jo/index.md",
            "comments/x/2026-11-20-jo.html",
        ].map { path($0, "is not a file of a comment [package-path]") }
        + ["people/maria.md", "people/a/b.yaml", "people/Maria.yaml", "people/x.html"].map {
            path($0, "is not a file of a person [package-path]")
        }
        + [
            path("rentals/sunny-flat/PHOTO-1.JPG", "is there twice [package-path]"),
            path(SentListing.path, "is there twice [package-path]"),
            path("rentals/" + String(repeating: "a", count: 400) + ".md", "is longer than any path [package-path]"),
        ]

    static let archives: [Case] = [
        zip("an encrypted file", "is encrypted [package]") { $0.flags |= 1 },
        zip("an end that only its reader knows", "says only behind its bytes how long it is [package]") {
            ($0.flags, $0.descriptor) = ($0.flags | 8, ZipMaker.long($0.checksum, $0.bytes.count, $0.size))
        },
        zip("sizes that are nowhere", "contradicts itself [package]") {
            $0.deflate()
            ($0.flags, $0.descriptor) = ($0.flags | 8, [])
        },
        zip("another size behind the bytes", "contradicts itself [package]") {
            $0.deflate()
            ($0.flags, $0.descriptor) = ($0.flags | 8, ZipMaker.long($0.checksum, $0.bytes.count, $0.size + 1))
        },
        zip("another checksum behind the bytes", "contradicts itself [package]") {
            $0.deflate()
            ($0.flags, $0.descriptor) = ($0.flags | 8, ZipMaker.long(0x0807_4B50, $0.checksum ^ 1, $0.bytes.count, $0.size))
        },
        zip("a rare method", "is packed in a way that few programs know (14) [package]") { $0.method = 14 },
        zip("a symbolic link", "is a link or a device, not a file [package]") { $0.mode = 0o120777 },
        zip("a device", "is a link or a device, not a file [package]") { $0.mode = 0o020666 },
        zip("Zip64 by a size", "(Zip64) [package]") { $0.size = 0xFFFF_FFFF },
        zip("Zip64 by a field", "(Zip64) [package]") { $0.extra = [1, 0, 8, 0] + Array(repeating: 0, count: 8) },
        zip("a wrong checksum", "\"rentals/other.md\" in the zip archive is damaged [package]") { $0.checksum ^= 1 },
        zip("what is no deflation", "is damaged [package]") { $0.method = 8 },
        zip("another size than it has", "contradicts itself [package]") { $0.size += 1 },
        zip("two names", "contradicts itself [package]") { $0.localName = Array("rentals/othes.md".utf8) },
        zip("a name that is no UTF-8", "has a name that is no UTF-8 [package]") { $0.name = Array("rentals/".utf8) + [0xFF] },
        zip("a bomb", "is damaged [package]") {
            // Two bytes that say again and again what was there before: far more than it says to be.
            $0.bytes = [0xED, 0xC1, 0x01, 0x01, 0, 0, 0, 0x80, 0x90, 0xFE, 0xAF, 0xEE, 0x08, 0x0A] + Array(repeating: 0, count: 4_000)
            ($0.method, $0.size) = (8, 100)
        },
        zip("more than any archive", "have 2047 MiB together [package]") { ($0.method, $0.size) = (8, 0x7FFF_0000) },
        zip("a listing of a megabyte", "has 1,048,576 bytes [package]") {
            $0 = ZipMaker.File("rentals/other.md", Array(repeating: 0x61, count: 1 << 20))
        },
        zip("bytes of another file", "files of the zip archive lie in each other [package]") {
            $0 = ZipMaker.File(good[0].path, good[0].bytes)
            $0.place = 0
        },
        Case(
            name: "too many files", bytes: ZipMaker((0..<201).map { ("rentals/a-\($0).md", [0x61]) }).bytes,
            told: "the zip archive has 201 files [package]"),
        Case(
            name: "pictures alone", bytes: ZipMaker([("rentals/a/b.jpg", SentListing.picture)]).bytes,
            told: "there is no listing in the package [package]"),
        Case(name: "nothing", bytes: ZipMaker([ZipMaker.File]()).bytes, told: "there is no listing in the package [package]"),
        Case(name: "half an archive", bytes: Array(ZipMaker(good).bytes.dropLast(40)), told: "this is no whole zip archive [package]"),
        Case(
            name: "a hole", bytes: Array(ZipMaker(good).bytes.prefix(60)) + ZipMaker(good).bytes.suffix(400),
            told: "contradicts itself [package]"),
        Case(
            name: "a part of several",
            bytes: { () -> [UInt8] in
                var maker = ZipMaker(good)
                maker.disk = 1
                return maker.bytes
            }(), told: "this is a part of a zip archive that was split [package]"),
    ]

    static let messages: [Case] = [
        letter(
            "a path that leads out", [("../../evil.md", SentListing.listing)], told: "leads to another folder than it says [package-path]"),
        letter("the board's own file", [("board.yaml", "title: Mine")], told: "\"board.yaml\" is the maintainer's [package-path]"),
        letter("what runs on a forge", [(".github/workflows/x.yml", "on: push")], told: "has a hidden part [package-path]"),
        letter("a file twice", [("rentals/a.md", "x"), ("rentals/a.md", "y")], told: "\"rentals/a.md\" is there twice [package-path]"),
        letter(
            "two listings with pictures", [("rentals/a.md", "x"), ("rentals/b.md", "y")], pictures: ["c.jpg"],
            told: "the letter has pictures and 2 listings [package]"),
        letter(
            "a picture that leads out", [("rentals/a.md", "x")], pictures: ["../../evil.jpg"],
            told: "did not come with the letter [package-picture]"),
        Case(
            name: "parts in parts", bytes: Array(nested(40).utf8),
            told: "parts of the message lie more than 12 deep in each other [package]"),
        Case(
            name: "many parts",
            bytes: Array(
                SentMail.message(SentMail.multipart("mixed", Array(repeating: SentMail.plain("x"), count: 300), boundary: "b")).utf8),
            told: "the message has more than 200 parts [package]"),
        Case(
            name: "a head without end", bytes: Array(("From: x\nX: " + String(repeating: "a", count: 300 << 10)).utf8),
            told: "the head of the message, or of a part of it, has no end [package]"),
        Case(
            name: "an encrypted message",
            bytes: Array(
                SentMail.message(
                    SentMail.multipart(
                        "encrypted", [SentMail.Part(["Content-Type: application/pgp-encrypted"], "Version: 1"), SentMail.plain("x")],
                        boundary: "b")
                ).utf8), told: "the message is encrypted [package]"),
        Case(
            name: "winmail.dat",
            bytes: Array(SentMail.message(SentMail.Part(["Content-Type: application/ms-tnef; name=winmail.dat"], "x")).utf8),
            told: "Outlook has packed the message into winmail.dat [package]"),
    ]

    private static func letter(_ name: String, _ files: [(path: String, text: String)], pictures: [String] = [], told: String) -> Case {
        Case(name: name, bytes: Array(SentMail.message(SentMail.plain(SentListing.letter(files, pictures: pictures))).utf8), told: told)
    }

    private static func nested(_ depth: Int) -> String {
        SentMail.message(
            (0..<depth).reduce(SentMail.plain(SentListing.letter)) { part, number in
                SentMail.multipart("mixed", [part], boundary: "b\(number)")
            })
    }

    /// Each has a verdict of its own, whatever came before.
    @Test(arguments: [paths, archives, messages]) func nothingOfItIsWritten(cases: [Case]) throws {
        let workspace = try Workspace(board: "small")
        let before = try FileManager.default.subpathsOfDirectory(atPath: workspace.folder).sorted()
        let files = cases.enumerated().map { ("came-\($0.offset)", $0.element.bytes) }
        let run = try AcceptTests.run(files, ["--write", "--replace"], in: workspace)
        #expect(run.status == 1 && run.errors.isEmpty, "\(run.errors)")
        let told = run.output.components(separatedBy: "\n\n")
        for (number, hostile) in cases.enumerated() {
            let verdict = told[number]
            #expect(verdict.hasPrefix("came-\(number)") && verdict.contains("came-\(number): error: "), "\(hostile.name): \(verdict)")
            #expect(verdict.contains(hostile.told) && verdict.contains("   fix: "), "\(hostile.name): \(verdict)")
        }
        #expect(run.output.hasSuffix("\n\n0 accepted, \(cases.count) refused\n"))
        #expect(!run.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.isDirectionControl })
        #expect(try FileManager.default.subpathsOfDirectory(atPath: workspace.folder).sorted() == (before + files.map(\.0)).sorted())
    }

    /// All at once, and not more than anybody reads.
    @Test func allProblemsAreTold() throws {
        let workspace = try Workspace(board: "small")
        let bytes = ZipMaker((0..<50).map { ("evil-\($0).md", [0x61]) }).bytes
        let run = try AcceptTests.run([("came", bytes)], in: workspace)
        #expect(
            run.output.components(separatedBy: "lies in no folder of a kind").count == 21 && run.output.contains("and 30 more problems"))
    }

    /// What lies in the way on the board is left alone.
    @Test func nothingIsWrittenBehindLinks() throws {
        let outside = try Workspace()
        for link in ["rentals/sunny-flat", "rentals/sunny-flat/index.md", "people/nora.yaml"] {
            let workspace = try Workspace(board: "small")
            let place = URL(filePath: workspace.content + "/" + link)
            try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: outside.folder)
            let run = try AcceptTests.run([("a.zip", ZipMaker(SentListing.files).bytes)], ["--write", "--replace"], in: workspace)
            #expect(run.status == 1 && run.output.contains("content/\(link): error: this is a symbolic link, and "), "\(run.output)")
            #expect(try FileManager.default.subpathsOfDirectory(atPath: outside.folder).isEmpty)
        }
    }

    /// All of a package is there, or none of it.
    @Test func nothingIsWrittenByHalf() throws {
        let workspace = try Workspace(board: "small")
        try FileManager.default.createDirectory(atPath: workspace.content + "/people/.nora.yaml.part/x", withIntermediateDirectories: true)
        let before = try FileManager.default.subpathsOfDirectory(atPath: workspace.folder).sorted()
        let run = try AcceptTests.run([("a.zip", ZipMaker(SentListing.files).bytes)], ["--write"], in: workspace)
        #expect(run.status == 2 && run.errors.contains("Error: cannot write content/people/nora.yaml: "), "\(run)")
        #expect(try FileManager.default.subpathsOfDirectory(atPath: workspace.folder).sorted() == (before + ["a.zip"]).sorted())
    }

    @Test(arguments: 1...12) func noDamageBreaksIt(seed: UInt64) throws { try RandomParcels.check(seed: seed) }
}
