import Bytes
import FeedRules
import Testing

/// What a stranger could have put into a feed: an answer comes soon, and nothing that it points at is fetched or read.
struct HostileFeedDocumentTests {
    private func faults(_ document: String) throws -> [FeedFault] {
        try FeedChecker().faults(in: Array(document.utf8), as: .atom)
    }

    private func feed(_ inside: String) -> String {
        GoodFeeds.atom.replacing("<fh:complete/>", with: inside)
    }

    @Test(
        arguments: [
            "<!DOCTYPE feed SYSTEM \"file:///etc/passwd\">", "<!DOCTYPE feed [<!ENTITY % x SYSTEM \"http://127.0.0.1:9/\"> %x;]>",
            "<!DOCTYPE f [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\"><!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;\">]>",
        ])
    func documentTypesAreRefusedUnread(type: String) throws {
        #expect(try faults(type + "<feed>&x;&c;</feed>").map(\.message) == ["the document has a document type"])
    }

    @Test func depthAndLengthAreBounded() throws {
        let deep = { (count: Int) in String(repeating: "<x:y xmlns:x='urn:x'>", count: count) + String(repeating: "</x:y>", count: count) }
        #expect(try faults(feed(deep(240))).isEmpty)
        #expect(try faults(feed(deep(300))).first?.message.contains("depth") == true)
        #expect(try faults(feed(deep(100_000))).count == 1)
        let attributes = (0..<2_000).map { "x:a\($0)='\($0)'" }.joined(separator: " ")
        #expect(try faults(feed("<x:y xmlns:x='urn:x' \(attributes)/>")).isEmpty)
        #expect(try faults(feed(String(repeating: "<x:y xmlns:x='urn:x'/>text", count: 2_000))).map(\.line) == [3])
        let many = String(repeating: "<entry><id>a:b</id></entry>", count: 2_000)
        #expect(try faults(GoodFeeds.atom.replacing("</feed>", with: many + "</feed>")).count > 4_000)
    }

    @Test(arguments: ["\u{FEFF}", "<?xml version=\"1.0\" encoding=\"EBCDIC-US\"?>", "<?xml version=\"1.0\" encoding=\"UTF-16\"?>"])
    func namesOfEncodingsAreNotFollowed(start: String) throws {
        let document = start + GoodFeeds.atom.replacing("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", with: "")
        #expect(try faults(document).isEmpty)
    }

    @Test func otherEncodingsAreNotRead() throws {
        let document = GoodFeeds.atom.utf16.reduce(into: [0xFE, 0xFF] as [UInt8]) { $0 += [UInt8($1 >> 8), UInt8($1 & 0xFF)] }
        let found = try FeedChecker().faults(in: document, as: .atom)
        #expect(found.map(\.message) == ["the document is not UTF-8: byte 0 is no part of a character"])
    }

    /// Whatever single byte is changed, the answer comes, and it is the same on every thread.
    @Test(arguments: FeedSyntax.allCases) func anyByteMayBeWrong(syntax: FeedSyntax) throws {
        let good = Array((syntax == .atom ? GoodFeeds.atom : GoodFeeds.rss).utf8)
        let places = Array(stride(from: 0, to: good.count, by: 3))
        let check = { @Sendable (checker: inout FeedChecker, place: Int) in
            var document = good
            document[place] ^= 1 << UInt8(place % 7)
            return checker.faults(in: document, as: syntax)
        }
        let alone = try Parallel.map(places, threads: 1, state: { () throws in try FeedChecker() }, check)
        let together = try Parallel.map(places, threads: 8, state: { () throws in try FeedChecker() }, check)
        #expect(alone == together)
        #expect(alone.count { !$0.isEmpty } > places.count / 4)
    }
}
