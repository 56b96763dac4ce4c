import ListingKit
import TestSupport
import Testing

@testable import Findings

/// Files in the wrong place, or of the wrong sort: each gets one message that says what it is and where it belongs.
@Suite struct MisplacedFileTests {
    private static let room =
        "---\ntitle: Quiet room near the park\nowner: maria\nrent: 300\nroom: private room\navailable: 2026-12-01\nhousehold: 2\nbills: included\n"
        + "bathroom: shared\nlisted: 2026-11-01\naddress: {suburb: Collingwood, state: VIC, postcode: 3066}\n---\nLight and quiet.\n"
    private static let owner = "name: Tina Lang\nrole: owner\nphone: 0491 570 157\n"
    private static let facts = TruthfulFixTests.rental().replacing("---\nLight and quiet.\n", with: "").replacing("---\n", with: "")

    @Test(arguments: [
        ("rooms/flat.md", TruthfulFixTests.rental(), "home to rent, but it lies in rooms", "Move it to rentals/flat.md"),
        ("items/flat.md", TruthfulFixTests.rental(), "home to rent, but it lies in items", "Move it to rentals/flat.md"),
        ("rentals/nook.md", room, "room to rent, but it lies in rentals", "Move it to rooms/nook.md"),
        ("rentals/nook/index.md", room, "room to rent, but it lies in rentals", "Move the folder rentals/nook to rooms/nook"),
        ("people/flat.yaml", facts, "home to rent, but it lies in people", "Move it to rentals/flat.yaml"),
        ("people/flat.md", TruthfulFixTests.rental(), "home to rent, but it is not published", "Move it to rentals/flat.md"),
        ("pages/flat.md", TruthfulFixTests.rental(), "home to rent, but it lies in pages", "Move it to rentals/flat.md"),
        ("flat.md", TruthfulFixTests.rental(), "home to rent, but it is not published", "Move it to rentals/flat.md"),
        (
            "rooms/quiet-flat.md", TruthfulFixTests.rental(), "home to rent, but it lies in rooms",
            "Move it to rentals/ under another name: rentals/quiet-flat.yaml is there already."
        ),
    ])
    func aListingIsKnownByItsKeys(path: String, text: String, message: String, fix: String) throws {
        let found = try TruthfulFixTests.findings(text, at: path)
        #expect(found.map(\.rule) == ["misplaced-file"], "\(found)")
        #expect(found.map(\.message) == ["this looks like a \(message)"] && found.map(\.fix) == [fix], "\(found)")
    }

    @Test(arguments: ["rentals/tina.yaml", "rooms/tina.yaml"]) func anOwnerIsKnownByKeys(path: String) throws {
        let found = try TruthfulFixTests.findings(Self.owner, at: path)
        #expect(found.map(\.message) == ["this looks like an owner, but it lies in \(path.prefix { $0 != "/" })"], "\(found)")
        #expect(found.map(\.fix) == ["Move it to people/tina.yaml"])
    }

    /// A slip or two make no other kind of it.
    @Test func aListingWithSlipsStaysWhatItIs() throws {
        let text = TruthfulFixTests.rental(["room": "private room", "bills": "included"])
        let found = try TruthfulFixTests.findings(text)
        #expect(!found.isEmpty && !found.contains { $0.rule == "misplaced-file" }, "\(found)")
    }

    @Test func twoListingsInOneFile() throws {
        let found = try TruthfulFixTests.findings(TruthfulFixTests.rental() + "\n" + Self.room)
        let second = found.filter { $0.rule == "front-matter" }
        #expect(second.map(\.message) == ["a second listing starts here"] && second.map(\.span.line) == [14], "\(found)")
        #expect(second.map(\.fix) == ["Move all from this line on into a file of its own, such as rentals/flat-2.md."])
        #expect(second.map(\.sourceLine) == ["---"] && second.map(\.severity) == [.error])
        let rule = TruthfulFixTests.rental() + "\n---\n\nHeating: gas\n\n---\nCall us.\n"
        #expect(try !TruthfulFixTests.findings(rule).contains { $0.rule == "front-matter" }, "a line between texts is none")
    }

    @Test func twoListingsWithoutALineBetween() throws {
        let address = "address: {street: 9 Suffolk Street, suburb: Collingwood, state: VIC, postcode: 3066}"
        let more = "\ntitle: Three bedroom flat\n\(address)\nrent: 600\n"
        let found = try TruthfulFixTests.findings(TruthfulFixTests.rental() + more).filter { $0.rule == "front-matter" }
        #expect(found.map(\.message) == ["a second listing starts here"], "\(found)")
        #expect(found.map(\.sourceLine) == ["title: Three bedroom flat"])
        let recap = TruthfulFixTests.rental() + "\nrent: 520\nbond: 2080\n\ntitle: a word\n"
        #expect(try !TruthfulFixTests.findings(recap).contains { $0.rule == "front-matter" }, "a listing may say its own rent again")
    }

    @Test(arguments: ["flat - Copy", "flat copy 2", "flat (1)", "Copy of flat"])
    func aCopyIsToldAsOne(name: String) throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("rentals/flat.md", TruthfulFixTests.rental())
        try workspace.write("rentals/\(name).md", TruthfulFixTests.rental())
        try workspace.write("rentals/~$flat.docx", "Bo")
        let found = try workspace.check().diagnostics.filter { $0.rule == "file-name" || $0.file.contains("~$") }
        #expect(found.map(\.fix) == ["Delete one of the two."], "\(found)")
        try workspace.write("rentals/\(name).md", TruthfulFixTests.rental(["rent": "530"]))
        #expect(try workspace.check().diagnostics.contains { $0.fix?.contains("ename") ?? false }, "what differs is no copy")
    }

    @Test(arguments: [
        ("C:\\Users\\Bo\\IMG_1.jpg", "your own computer"), ("file:///home/bo/IMG_1.jpg", "your own computer"),
        ("https://x.example/a.jpg", "another site"),
    ])
    func aPictureOnOnesOwnComputerIsToldAsOne(address: String, place: String) throws {
        let text = TruthfulFixTests.rental() + "\n![photo](\(address))\n"
        let found = try TruthfulFixTests.findings(text).filter { $0.rule == "markdown-image" }
        #expect(found.count == 1 && found[0].message.hasSuffix("it's on \(place)"), "\(found)")
    }

    @Test(
        arguments: [
            ("rentals/flat.docx", [0x50, 0x4B, 3, 4] + Array("......[Content_Types].xml".utf8), "a Word document"),
            ("rentals/flat.doc", [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], "a Word document"),
            (
                "people/tina.odt", Array("PK\u{3}\u{4}mimetypeapplication/vnd.oasis.opendocument.text".utf8),
                "an OpenDocument file, as LibreOffice writes it"
            ),
            ("rentals/flat/index.rtf", Array("{\\rtf1\\ansi}".utf8), "an RTF document, as TextEdit and WordPad write it"),
            ("rentals/flat.txt", Array("{\\rtf1\\ansi}".utf8), "an RTF document, as TextEdit and WordPad write it"),
            ("rentals/flat.pages", Array("PK\u{3}\u{4}Index/Document.iwa".utf8), "a Pages document"),
            ("flat.pdf", Array("%PDF-1.7\n".utf8), "a PDF"),
            ("rentals/IMG_1.heic", Array("\0\0\0\u{18}ftypheic".utf8), "a HEIC picture, as iPhones take it"),
        ] as [(String, [UInt8], String)])
    func documentsAreNamedAsWhatTheyAre(path: String, bytes: [UInt8], name: String) throws {
        let workspace = try Workspace(board: "small")
        try workspace.write(path, bytes: bytes)
        let found = try workspace.check().diagnostics.filter {
            $0.file.hasPrefix(path.split(separator: "/").prefix(2).joined(separator: "/"))
        }
        #expect(found.map(\.message) == ["this is \(name), of which nothing is made"], "\(found)")
        #expect(found.allSatisfy { $0.fix != nil } && found.map(\.file) == [path])
    }

    @Test(
        arguments: [
            ("rentals/flat.md", Array("{\\rtf1\\ansi}".utf8), "an RTF document, as TextEdit and WordPad write it"),
            ("people/tina.yaml", Array("PK\u{3}\u{4}word/document.xml".utf8), "a Word document"),
            ("rentals/flat.md", Array("%PDF-1.7\n".utf8), "a PDF"),
        ] as [(String, [UInt8], String)])
    func anEndingMakesNoText(path: String, bytes: [UInt8], name: String) throws {
        let workspace = try Workspace(board: "small")
        try workspace.write(path, bytes: bytes)
        let found = try workspace.check().diagnostics.filter { $0.file == path }
        #expect(found.map(\.message) == ["this is \(name), not plain text"] && found.map(\.rule) == ["file-encoding"], "\(found)")
    }

    @Test(arguments: [
        ("CNAME", "To have it published as it is, move it to static/CNAME"),
        ("robots.txt", "To have it published as it is, move it to static/robots.txt"),
        ("files/plan.zip", "To have it published as it is, move it to static/files/plan.zip"), ("notes.txt", nil), ("photos/a.jpg", nil),
        (
            "pages/logo.svg",
            "Save a picture as one of these. A file to be downloaded belongs in static: move it to static/logo.svg and link to it."
        ),
    ])
    func filesOfTheBoardsOwnBelongInStatic(path: String, fix: String?) throws {
        let workspace = try Workspace(board: "small")
        try workspace.write(path, "x\n")
        let found = try workspace.check().diagnostics
        #expect(found.map(\.rule) == ["unexpected-file"] && found.map(\.fix) == [fix], "\(found)")
        #expect(found[0].reason.contains(path.hasPrefix("pages/") ? "JPEG, PNG or WEBP" : "published as they are in static"))
    }

    @Test func aFolderOfAnotherSpellingIsToldOnce() throws {
        let workspace = try Workspace(board: "small")
        for name in ["a", "b", "c"] { try workspace.write("Rooms/\(name).md", Self.room) }
        let found = try workspace.check().diagnostics
        #expect(found.map(\.file) == ["Rooms"] && found.map(\.rule) == ["misplaced-file"], "\(found)")
        #expect(found.map(\.message) == ["nothing is made of this folder, because its name isn't exactly \"rooms\""])
        #expect(found.map(\.fix) == ["Rename it to rooms"])
        try workspace.write("rooms/d.md", Self.room)
        #expect(try workspace.check().diagnostics.map(\.fix) == ["Move what is in it into rooms"])
    }

    @Test(arguments: [
        ("rentals/My Flat/index.md", "the folder to rentals/my-flat/index.md"), ("rentals/My_Flat.md", "it to rentals/my-flat.md"),
    ])
    func aNameThatIsNoAddressIsToldOnce(path: String, to: String) throws {
        let found = try TruthfulFixTests.findings(TruthfulFixTests.rental(), at: path)
        #expect(found.map(\.rule) == ["file-name"] && found.compactMap(\.fix).allSatisfy { $0.hasPrefix("Rename ") }, "\(found)")
    }

    @Test func commentsOfNoListing() throws {
        let workspace = try Workspace(board: "small")
        let comment = "---\nname: Jo\ndate: 2026-11-20\n---\nIs it still there?\n"
        try workspace.write("comments/quiet-flt/2026-11-20-jo.md", comment)
        try workspace.write("comments/something-else/2026-11-20-jo.md", comment)
        // Where a listing is broken, it may be the one that is meant, and is still there to delete.
        try workspace.write("rentals/broken.md", TruthfulFixTests.rental(["rent": "lots"]))
        let found = try workspace.check().diagnostics.filter { $0.rule == "talked-of" }
        #expect(found.map(\.fix).first == "Rename the folder comments/quiet-flt to comments/quiet-flat", "\(found)")
        #expect(found.compactMap(\.fix).last?.hasSuffix("\nIf the listing is gone, delete the folder comments/something-else") ?? false)
    }

    @Test func theSameListingUnderTwoNames() throws {
        let workspace = try Workspace(board: "small")
        let about = "Light and quiet, with a north-facing living room, a new kitchen and a long garden behind the house."
        func write(_ path: String, _ lines: [String: String] = [:]) throws {
            try workspace.write(path, TruthfulFixTests.rental(lines).replacing("Light and quiet.", with: about))
        }
        try write("rentals/a.md")
        try write("rentals/b.md", ["listed": "2026-11-02"])
        let same = { try workspace.check().diagnostics.filter { $0.rule == "same-listing" } }
        #expect(try same().map(\.file) == ["rentals/b.md"] && same().map(\.severity) == [.warning])
        #expect(try same().map(\.message) == ["this is the same listing as rentals/a.md: the same words, address and owner"])
        try write("rentals/b.md", ["address": "{street: 3 Smith Street, suburb: Collingwood, state: VIC, postcode: 3066}"])
        #expect(try same().isEmpty)
        try write("rentals/b.md", ["title": "Another flat near the park"])
        #expect(try same().isEmpty)
    }
}
