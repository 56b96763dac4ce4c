import Foundation
import TestSupport
import Testing

@testable import ListingKit
@testable import Syndication
@testable import Values

struct HostileFeedTests {
    /// What strangers may write, and what must be read back from XML.
    static let texts: [(written: String, readInXML: String)] = [
        ("]]>", "]]>"), ("&amp; &lt; &#60;", "&amp; &lt; &#60;"),
        ("</title><script>alert(1)</script>", "</title><script>alert(1)</script>"),
        ("<![CDATA[x]]>", "<![CDATA[x]]>"),
        ("<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]>&b;", "<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]>&b;"),
        ("a\0b\u{7}c\u{1B}[31m", "a\u{FFFD}b\u{FFFD}c\u{FFFD}[31m"), ("\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}"), ("a\r\nb\rc", "a\nb\nc"),
        ("😀👨‍👩‍👧 𝔘𝔫𝔦", "😀👨‍👩‍👧 𝔘𝔫𝔦"), ("\u{202E}שלום\u{202C} مرحبا", "\u{202E}שלום\u{202C} مرحبا"),
        ("line\u{2028}para\u{2029}", "line\u{2028}para\u{2029}"),
        ("\u{85}\u{9F}\u{7F}", "\u{85}\u{9F}\u{7F}"),
        (String(repeating: "&<>\"'", count: 20_000), String(repeating: "&<>\"'", count: 20_000)),
    ]

    private func entry(_ text: String) -> SampleEntry {
        var entry = SampleEntry(id: text, title: text, url: text, updated: Timestamp(seconds: 0))
        entry.published = entry.updated
        entry.author = FeedAuthor(name: text, url: text)
        entry.summary = text
        entry.html = Array(text.utf8)
        entry.categories = [(text, text)]
        entry.image = (text, text, 1, (1, 1))
        return entry
    }

    @Test(arguments: texts.indices)
    func atomReadsBackAsWritten(index: Int) throws {
        let (written, expected) = Self.texts[index]
        var feed = FeedSample.feed
        feed.title = written
        let parsed = try #require(ParsedXML(AtomEncoder.encode(feed, [entry(written)])))
        #expect(parsed["title"]?.text == expected)
        let entry = try #require(parsed["entry"])
        for name in ["id", "title", "summary", "content"] { #expect(entry[name]?.text == expected) }
        #expect(entry["author"]?["name"]?.text == expected)
        #expect(entry["link"]?.attributes["href"] == expected)
        #expect(entry["category"]?.attributes == ["term": expected, "label": expected])
        #expect(entry.children.count == 10)
    }

    @Test(arguments: texts.indices)
    func rssReadsBackAsWritten(index: Int) throws {
        let (written, expected) = Self.texts[index]
        var feed = FeedSample.feed
        feed.title = written
        let channel = try #require(ParsedXML(RSSEncoder.encode(feed, [entry(written)]))?["channel"])
        #expect(channel["title"]?.text == expected)
        let item = try #require(channel["item"])
        for name in ["guid", "title", "link", "creator", "category", "encoded"] { #expect(item[name]?.text == expected) }
        let html = expected.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        #expect(item["description"]?.text == html)
        #expect(item.children.count == 9)
    }

    @Test(arguments: texts.indices)
    func jsonFeedReadsBackAsWritten(index: Int) throws {
        let written = Self.texts[index].written
        let bytes = JSONFeedEncoder.encode(FeedSample.document(.json), [entry(written)])
        let object = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        let item = try #require((object["items"] as? [[String: Any]])?.first)
        for name in ["id", "title", "url", "summary", "content_html", "image"] {
            #expect((item[name] as? String)?.unicodeScalars.elementsEqual(written.unicodeScalars) == true)
        }
        // In a script it would end nothing.
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(!text.contains("</") && !text.contains("<!") && !text.contains("<script"))
    }

    @Test func manyEntriesReadBack() throws { try checkEntries(500) }

    @Test(.endurance) func tenThousandEntriesReadBack() throws { try checkEntries(10_000) }

    private func checkEntries(_ count: Int) throws {
        let entries = (0..<count).map { number in
            var entry = FeedSample.full
            entry.title = "Nº \(number) & \(String(repeating: "<", count: number % 50))"
            return entry
        }
        let atom = try #require(ParsedXML(AtomEncoder.encode(FeedSample.feed, entries)))
        #expect(atom.all("entry").map { $0["title"]?.text } == entries.map(\.title))
        let rss = try #require(ParsedXML(RSSEncoder.encode(FeedSample.document(.rss), entries))?["channel"])
        #expect(rss.all("item").map { $0["title"]?.text } == entries.map(\.title))
        let json =
            try JSONSerialization.jsonObject(with: Data(JSONFeedEncoder.encode(FeedSample.document(.json), entries))) as? [String: Any]
        #expect((json?["items"] as? [[String: Any]])?.map { $0["title"] as? String } == entries.map(\.title))
    }
}
