import Foundation
import Testing

@testable import Syndication

struct JSONFeedEncoderTests {
    @Test func writesVersion1Point1() throws {
        let bytes = JSONFeedEncoder.encode(FeedSample.document(.json), [FeedSample.full, FeedSample.bare])
        #expect(
            String(decoding: bytes, as: UTF8.self) == #"""
                {
                "authors":[{"name":"Example Board","url":"https://example.org/"}],
                "description":"Every home to rent in Collingwood <3066>",
                "feed_url":"https://example.org/suburbs/vic/collingwood-3066/feed.json",
                "home_page_url":"https://example.org/suburbs/vic/collingwood-3066/",
                "items":[
                {"authors":[{"name":"Maria & Co","url":"https://example.org/people/maria/"}],"content_html":"<p>Near <a href=\"https://example.org/\">the park<\/a> &amp; café<\/p>","date_modified":"2026-11-21T16:00:00+11:00","date_published":"2026-11-20T00:00:00+11:00","id":"tag:example.org,2026:listings/terrace","image":"https://example.org/rentals/terrace/front.jpg","summary":"$520 a week, 2 < 3 bedrooms & a yard","tags":["Home to rent","Collingwood & VIC"],"title":"Terrace & garden <new>","url":"https://example.org/rentals/terrace/?a=1&b=2"},
                {"authors":[{"name":"Ash"}],"content_text":"","date_modified":"2026-11-19T00:00:00Z","date_published":"2026-11-19T00:00:00Z","id":"tag:example.org,2026:listings/room","title":"Room","url":"https://example.org/rooms/room/"}
                ],
                "language":"en-AU",
                "title":"Homes in Collingwood & Fitzroy",
                "version":"https://jsonfeed.org/version/1.1"
                }
                """#)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        let items = try #require(object["items"] as? [[String: Any]])
        #expect(items[0]["content_html"] as? String == String(decoding: FeedSample.full.html, as: UTF8.self))
        #expect(items[0]["title"] as? String == FeedSample.full.title)
    }

    @Test func aSentenceAloneIsTheContent() throws {
        let text = String(decoding: JSONFeedEncoder.encode(FeedSample.document(.json), [FeedSample.news]), as: UTF8.self)
        let day = "2026-11-19T00:00:00Z"
        let item = "{\"content_text\":\"This room was listed.\",\"date_modified\":\"\(day)\",\"date_published\":\"\(day)\","
        #expect(text.contains(item) && !text.contains("summary"))
    }

    @Test func anEmptyFeedHasItsItems() throws {
        let bytes = JSONFeedEncoder.encode(FeedSample.document(.json), [])
        let object = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        #expect((object["items"] as? [Any])?.isEmpty == true)
    }
}
