import Foundation
import TestSupport
import Testing

@testable import Bytes

/// Letters as they arrive: broken, quoted, and with other signs than those that were sent.
@Suite struct AcceptMailTests {
    private typealias Part = SentMail.Part

    private static let letter = SentListing.letter
    private static let greeting = "Hello,\n\nhere is my flat. Please attach the pictures.\n\n"
    private static let boundaries = ["=_outer", "=_outer_inner"]

    private static func mixed(_ words: Part, _ pictures: [Part] = SentMail.pictures) -> Part {
        SentMail.multipart("mixed", [words] + pictures, boundary: boundaries[0])
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    }

    private static func curly(_ text: String) -> String {
        var isOpen = false
        return String(
            text.map { sign -> Character in
                if sign == "\n" { isOpen = false }
                guard sign == "\"" else { return sign }
                isOpen.toggle()
                return isOpen ? "“" : "”"
            })
    }

    /// What each program sends.
    static let messages: [(name: String, text: String)] = [
        ("Gmail breaks lines, and adds HTML", gmail), ("Apple Mail has pictures between words", apple),
        ("Outlook sends HTML alone", outlook),
        ("Thunderbird lets lines flow", thunderbird), ("A reply quotes the letter and breaks it", reply),
        ("A correction stands above what it quotes", correction), ("A message is forwarded as an attachment", forwarded),
        ("A share sheet attaches the letter", shared), ("The package is attached", attached), ("Windows' signs", windows),
        ("Hyphens of phones", hyphens),
    ]

    private static var gmail: String {
        let html = "<div dir=\"ltr\">" + escaped(greeting + letter).replacing("\n", with: "<br>") + "</div>"
        let words = SentMail.multipart(
            "alternative",
            [
                SentMail.plain(SentListing.broken(greeting + letter) + "\n-- \nNora Quinn\n"),
                SentMail.quotedPrintable(html, "text/html; charset=\"UTF-8\""),
            ], boundary: boundaries[1])
        let pictures = SentListing.pictureNames.map { name in
            SentMail.base64(
                SentListing.picture,
                [
                    "Content-Type: image/jpeg; name=\"\(name)\"", "Content-Disposition: attachment; filename=\"\(name)\"",
                    "Content-ID: <f_\(name)>", "X-Attachment-Id: f_\(name)",
                ])
        }
        return SentMail.message(mixed(words, pictures), subject: "=?UTF-8?Q?Sunny_flat_=E2=80=94_?=\n =?UTF-8?B?RGnDsGVybw==?=")
    }

    private static var apple: String {
        let text = curly(letter).replacing("- {", with: "-\u{A0}{").replacing("Rae Street", with: "Rae\u{A0}Street")
        let words = SentMail.quotedPrintable(text, "text/plain;\n\tcharset=utf-8")
        let pictures = ["photo-1.jpeg", "Photo 2.jpeg"].map { name in
            SentMail.base64(
                SentListing.picture,
                [
                    "Content-Type: image/jpeg;\n\tname=\"\(name)\";\n\tx-apple-part-url=1",
                    "Content-Disposition: inline;\n\tfilename=\"\(name)\"",
                ])
        }
        let sent = SentMail.plain("\n\nSent from my iPhone", "charset=us-ascii")
        return SentMail.message(SentMail.multipart("mixed", [words, pictures[0], sent, pictures[1]], boundary: "Apple-Mail-1"))
    }

    private static var outlook: String {
        let lines = (greeting + letter).replacing("nora@quinn.example\n", with: "nora@quinn.example<mailto:nora@quinn.example>\n")
            .split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
                let indent = line.prefix { $0 == " " }.count
                let text = String(repeating: "&nbsp;", count: indent) + escaped(String(line.dropFirst(indent)))
                return "<p class=\"MsoNormal\"><span lang=\"EN-AU\">\(text.isEmpty ? "<o:p>&nbsp;</o:p>" : text)</span></p>"
            }
        let html = "<html><head><style>p.MsoNormal { margin: 0 }</style></head><body>\n" + lines.joined(separator: "\n") + "</body></html>"
        let words = SentMail.base64(Array(html.utf8), ["Content-Type: text/html; charset=\"Windows-1252\""])
        let names = ["filename=\"=?utf-8?B?cGhvdG8tMS5qcGc=?=\"", "filename*0*=utf-8''photo%2D2; filename*1=\".jpg\""]
        return SentMail.message(mixed(words, names.map { SentMail.picture($0) }))
    }

    private static var thunderbird: String {
        let stuffed = (greeting + letter).split(separator: "\n", omittingEmptySubsequences: false)
            .map { ($0.hasPrefix(" ") || $0.hasPrefix(">") ? " " : "") + $0 }.joined(separator: "\n")
        let flowed = SentListing.broken(stuffed).split(separator: "\n", omittingEmptySubsequences: false)
        // A line that goes on in the next one ends with a space.
        let ends = SentListing.broken(stuffed, before: "\u{1}").split(separator: "\n", omittingEmptySubsequences: false)
        let text = zip(flowed, ends.dropFirst().map { $0.hasPrefix("\u{1}") } + [false]).map { $1 ? $0 + " " : String($0) }
        return SentMail.message(mixed(SentMail.plain(text.joined(separator: "\n"), "charset=UTF-8; format=flowed")))
    }

    private static var reply: String {
        let quoted = letter.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? ">" : "> " + $0 }.joined(
            separator: "\n")
        let text =
            "Here are the pictures, sorry!\n\nOn Fri, 20 Nov 2026 at 10:00, Nora Quinn <nora@quinn.example>\nwrote:\n\n"
            + SentListing.broken(quoted)
        return SentMail.message(mixed(SentMail.plain(text)), subject: "Re: A listing")
    }

    private static var correction: String {
        let old = letter.replacing("rent: 500", with: "rent: 5000").split(separator: "\n", omittingEmptySubsequences: false)
            .map { "> > " + $0 }.joined(separator: "\n")
        return SentMail.message(
            mixed(SentMail.plain("Not 5000:\n\n" + SentListing.broken(letter) + "\n\n> On Friday, Nora wrote:\n" + old)))
    }

    private static var forwarded: String {
        let inner = SentMail.multipart("mixed", [SentMail.plain(letter)] + SentMail.pictures, boundary: "inner")
        let part = Part(
            ["Content-Type: message/rfc822", "Content-Disposition: attachment; filename=\"A listing.eml\""], SentMail.message(inner))
        return SentMail.message(mixed(SentMail.plain("See attached.\n"), [part]), subject: "Fwd: A listing")
    }

    private static var shared: String {
        let words = SentMail.base64(
            Array(letter.replacing("\n", with: "\r\n").utf8),
            ["Content-Type: application/octet-stream; name=listing.txt", "Content-Disposition: attachment; filename=listing.txt"])
        return SentMail.message(mixed(SentMail.plain("Sunny flat\n"), [words] + SentMail.pictures))
    }

    private static var attached: String {
        let package = SentMail.base64(
            ZipMaker(SentListing.files).bytes,
            ["Content-Type: application/zip", "Content-Disposition: attachment; filename=\"sunny-flat.zip\""])
        return SentMail.message(mixed(SentMail.plain(greeting + SentListing.broken(letter)), [package]))
    }

    private static var windows: String {
        let bytes: [UInt8] = Array(letter.utf8).flatMap { byte -> [UInt8] in byte == UInt8(ascii: "\"") ? [0x93] : [byte] }
        return SentMail.message(mixed(SentMail.base64(bytes, ["Content-Type: text/plain; charset=iso-8859-1"])))
    }

    private static var hyphens: String {
        let text = letter.replacing("---", with: "—").replacing("2026-12-01", with: "2026–12–01").replacing(
            "two-bedroom", with: "two\u{2011}bedroom"
        )
        .replacing("  - {", with: "– {").replacing("sunny-flat", with: "sunny\u{2010}flat")
        return SentMail.message(mixed(SentMail.plain(text)))
    }

    @Test(arguments: messages) func aListingArrivesAsItWasWritten(name: String, text: String) throws {
        let workspace = try Workspace(board: "small")
        let run = try AcceptTests.run([("sent.eml", Array(text.utf8))], ["--write"], in: workspace)
        #expect(run.status == 0, "\(run.output)")
        let listing = try workspace.source(SentListing.path)
        let facts = listing.components(separatedBy: "\n---\n")[0].replacing("\n- {", with: "\n  - {")
        #expect(facts + "\n---" == SentListing.facts)
        #expect(
            listing.split(whereSeparator: \.isWhitespace).suffix(20) == SentListing.listing.split(whereSeparator: \.isWhitespace).suffix(20)
        )
        #expect(try workspace.source(SentListing.personPath) == SentListing.person)
        for picture in SentListing.pictureNames {
            #expect(try Files.readFile(workspace.content + "/rentals/sunny-flat/" + picture, limit: 1 << 20) == SentListing.picture)
        }
    }

    @Test func picturesOfACameraAreTakenInTheirOrder() throws {
        let workspace = try Workspace(board: "small")
        let pictures = ["IMG_2041.JPG", "IMG_2044.JPG"].map { SentMail.picture("filename=\"\($0)\"") }
        let run = try AcceptTests.run(
            [("sent.eml", Array(SentMail.message(Self.mixed(SentMail.plain(Self.letter), pictures)).utf8))], in: workspace)
        #expect(run.status == 0 && run.output.contains("note: \"IMG_2044.JPG\" was taken for photo-2.jpg, by the order of the pictures"))
        let one = SentMail.message(Self.mixed(SentMail.plain(Self.letter), [pictures[0]]))
        let refused = try AcceptTests.run([("sent.eml", Array(one.utf8))], in: workspace)
        #expect(refused.status == 1 && refused.output.contains("\"photo-1.jpg\" and \"photo-2.jpg\" did not come with the letter"))
        #expect(refused.output.contains("With it came \"IMG_2041.JPG\"."))
    }

    /// A letter that only corrects something need not bring its pictures again, and one whose pictures lie elsewhere is not let in by that.
    @Test func picturesThatAreThereNeedNotCome() throws {
        let workspace = try Workspace(board: "small")
        _ = try AcceptTests.run([("a.zip", ZipMaker(SentListing.files).bytes)], ["--write"], in: workspace)
        let cheaper = SentListing.letter.replacing("rent: 500", with: "rent: 480")
        let sent = [("a.eml", Array(SentMail.message(SentMail.plain(cheaper), subject: "Re: cheaper").utf8))]
        let run = try AcceptTests.run(sent, ["--write", "--replace"], in: workspace)
        #expect(run.status == 0 && run.output.contains("accepted: wrote 1 file\n"), "\(run.output)")
        let outside = cheaper.replacing("photo-1.jpg, photo-2.jpg ---", with: "../gipps-street-terrace/front.jpg ---")
        let refused = try AcceptTests.run([("b.eml", Array(SentMail.message(SentMail.plain(outside)).utf8))], ["--replace"], in: workspace)
        #expect(refused.status == 1 && refused.output.contains("\"../gipps-street-terrace/front.jpg\" did not come with the letter"))
    }

    @Test func aMailboxHasAVerdictForEachMessage() throws {
        let workspace = try Workspace(board: "small")
        let start = "From nora@quinn.example Sat Nov 21 10:00:00 2026\n"
        let box = [
            Self.gmail, SentMail.message(SentMail.plain("No listing.\n\n>From here on.\n")),
            SentMail.message(SentMail.plain(String(Self.letter.dropLast(15)))),
        ]
        .map { start + $0.replacing("\r\n", with: "\n") + "\n" }.joined()
        let run = try AcceptTests.run([("in.mbox", Array(box.utf8))], ["--write"], in: workspace)
        #expect(run.status == 1)
        #expect(
            run.output.hasPrefix("in.mbox, message 1: from Nora Quinn <nora@quinn.example>, \"Sunny flat — Diðero\"\n"), "\(run.output)")
        #expect(run.output.contains("note: there is no listing in it\n  ignored") && run.output.contains("the letter breaks off"))
        #expect(run.output.hasSuffix("\n1 accepted (1 with hints), 1 refused, 1 without a listing\n"))
        #expect(try workspace.source(SentListing.personPath) == SentListing.person)
    }

    @Test func aFolderOfMessagesIsRead() throws {
        let workspace = try Workspace(board: "small")
        for folder in ["cur", "new", "tmp"] {
            try FileManager.default.createDirectory(atPath: workspace.folder + "/Mail/" + folder, withIntermediateDirectories: true)
        }
        try Data(Self.outlook.utf8).write(to: URL(filePath: workspace.folder + "/Mail/cur/1795255200.1.host:2,S"))
        try Data(SentMail.message(SentMail.plain("Hi\n")).utf8).write(to: URL(filePath: workspace.folder + "/Mail/new/1795255201.1.host"))
        try Data("half".utf8).write(to: URL(filePath: workspace.folder + "/Mail/tmp/x"))
        let run = try Program.run(["accept", "Mail", "--today", "2026-11-21"], in: workspace.folder)
        #expect(run.status == 0 && run.output.hasSuffix("1 accepted (1 with hints), 0 refused, 1 without a listing\n"), "\(run.output)")
    }
}
