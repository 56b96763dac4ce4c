import TestSupport
import Testing

@testable import ListingKit

/// Letters whose lines mail programs have changed.
@Suite struct LetterTests {
    @Test(arguments: [
        ("--- rentals/a.md ---", LetterMark.file("rentals/a.md")), ("— rentals/a.md —", .file("rentals/a.md")), ("-- end --", .end),
        ("–– END ––", .end),
        ("  --- end ---  ", .end), ("--- end", .end), ("--- pictures: a.jpg,b.jpg , ---", .pictures(["a.jpg", "b.jpg"])),
        ("--- board.yaml ---", .file("board.yaml")),
        ("--- pictures: a.jpg,", .unfinished), ("--- rentals/a.md", .unfinished),
        ("--- rentals/a\u{2011}b.md ---", .file("rentals/a-b.md")),
    ])
    func marks(line: String, mark: LetterMark) { #expect(LetterMark(line) == mark) }

    @Test(arguments: ["---", "- end -", "--- ---", "---end---", "--- see rentals/a.md ---", "--- README ---", "", "— x —", "-- \t"])
    func noMarks(line: String) { #expect(LetterMark(line) == nil) }

    @Test(arguments: [
        (["title: a long", "title", "rent: 5"], ["title: a long title", "rent: 5"]), (["a: {b: 1,", "c: 2}"], ["a: {b: 1, c: 2}"]),
        (["a: \"b", "c: d\""], ["a: \"b c: d\""]), (["a: “b”"], ["a: \"b\""]), (["a: “b “c” d”"], ["a: \"b “c” d\""]),
        (["a: b “c”"], ["a: b “c”"]),
        (["a: 12\" wheels", "b: [x,", "y]"], ["a: 12\" wheels", "b: [x, y]"]), (["a: Maria’s flat"], ["a: Maria’s flat"]),
        (["on: 2026–12–01"], ["on: 2026-12-01"]),
        (["open: 9–5"], ["open: 9–5"]), (["rows:", "– {a: 1}", "• {a: 2}"], ["rows:", "- {a: 1}", "- {a: 2}"]),
        (["rows:", "  - a", "  - b"], ["rows:", "  - a", "  - b"]),
        (["email: a@b.example<mailto:a@b.example>"], ["email: a@b.example"]),
        (["web: https://a.example/ <https://a.example/>"], ["web: https://a.example/"]),
        (["a: x < y > z"], ["a: x < y > z"]), (["a: [b", "rent: 5"], ["a: [b", "rent: 5"]), (["a: \"b\\”"], ["a: \"b\\”"]),
        (["# note", "a: b"], ["# note", "a: b"]),
        (["a: b", "http://x"], ["a: b http://x"]), (["a: {b: “x, y”, c: “z”}"], ["a: {b: \"x, y\", c: \"z\"}"]), ([], []),
        (["", "a: b", ""], ["", "a: b", ""]),
    ])
    func facts(lines: [String], mended: [String]) { #expect(FactMending.mended(lines) == mended) }

    @Test(arguments: [
        ("> --- rentals/a.md ---\n> x\n> --- end ---", "x\n"), (">> --- rentals/a.md ---\n>> x\n>> y\n>> --- end ---", "x\ny\n"),
        ("> > --- rentals/a.md ---\n> >   x\n> >\n> > y\nz\n> > --- end ---", "  x\n\ny z\n"),
        ("--- rentals/a.md\n---\nx\n--- end ---\n-- \nNora", "x\n"), ("--- rentals/a.md ---\n> x\n--- end ---", "> x\n"),
        ("> --- rentals/a.md ---\n> old\n> --- end ---\n--- rentals/a.md ---\nnew\n--- end ---", "new\n"),
        ("--- rentals/a.md ---\nnew\n--- end ---\n--- rentals/a.md ---\nold\n--- end ---", "new\n"),
    ])
    func quoted(text: String, read: String) throws {
        let letter = try #require(Letter.sent(text)?.letter)
        #expect(letter.isWhole && letter.files.map(\.path) == ["rentals/a.md"])
        #expect(String(decoding: Letter.bytes(of: letter.files[0].lines), as: UTF8.self) == read)
    }

    /// Wherever lines are broken, and however often they are quoted before or after that, the facts are those that were sent.
    @Test(arguments: 44...110) func widthsDoNotMatter(width: Int) throws {
        let lines = SentListing.letter.split(separator: "\n", omittingEmptySubsequences: false)
        let quoted = lines.map { "> " + $0 }.joined(separator: "\n")
        let broken = SentListing.broken(SentListing.letter, at: width)
        let twice = SentListing.broken(broken, at: width).split(separator: "\n", omittingEmptySubsequences: false).map { ">> " + $0 }
        for text in [broken, SentListing.broken(quoted, at: width), twice.joined(separator: "\r\n")] {
            let letter = try #require(Letter.sent(text)?.letter)
            #expect(letter.isWhole && letter.files.map(\.path) == [SentListing.path, SentListing.personPath])
            let listing = letter.files[0].lines.joined(separator: "\n")
            #expect(listing.hasPrefix(SentListing.facts + "\n") && letter.pictures == SentListing.pictureNames, "\(listing)")
            #expect(Letter.bytes(of: letter.files[1].lines) == Array(SentListing.person.utf8))
        }
    }

    @Test(arguments: ["", "Hello\n", "--- end ---", "--- pictures: a.jpg ---\n--- end ---"]) func noLetter(text: String) {
        #expect(Letter.sent(text) == nil)
    }

    @Test func pictureNamesMayBeBroken() throws {
        let letter = try #require(
            Letter.sent("--- rentals/a.md ---\nx\n\n--- pictures: a.jpg,\nb.jpg,\nc.jpg ---\nnot theirs\n--- end ---")?.letter)
        #expect(letter.pictures == ["a.jpg", "b.jpg", "c.jpg"] && Letter.bytes(of: letter.files[0].lines) == Array("x\n".utf8))
    }
}
