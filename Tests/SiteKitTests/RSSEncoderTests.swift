import Testing

@testable import Syndication

struct RSSEncoderTests {
    @Test func writesWhatTheProfileRecommends() throws {
        let bytes = RSSEncoder.encode(FeedSample.document(.rss), [FeedSample.full, FeedSample.bare])
        #expect(
            String(decoding: bytes, as: UTF8.self) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <rss xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/" version="2.0">
                <channel>
                <title>Homes in Collingwood &#x26; Fitzroy</title>
                <link>https://example.org/suburbs/vic/collingwood-3066/</link>
                <description>Every home to rent in Collingwood &#x3C;3066&gt;</description>
                <language>en-AU</language>
                <lastBuildDate>Sat, 21 Nov 2026 16:00:00 +1100</lastBuildDate>
                <generator>Houser 1.2.3</generator>
                <docs>https://www.rssboard.org/rss-specification</docs>
                <ttl>60</ttl>
                <atom:link rel="self" type="application/rss+xml" href="https://example.org/suburbs/vic/collingwood-3066/rss.xml"/>
                <item>
                <title>Terrace &#x26; garden &#x3C;new&gt;</title>
                <link>https://example.org/rentals/terrace/?a=1&amp;b=2</link>
                <guid isPermaLink="false">tag:example.org,2026:listings/terrace/updated/2026-11-21T16:00:00</guid>
                <pubDate>Sat, 21 Nov 2026 16:00:00 +1100</pubDate>
                <dc:creator>Maria &#x26; Co</dc:creator>
                <category>Home to rent</category>
                <category>Collingwood &#x26; VIC</category>
                <description>$520 a week, 2 &amp;lt; 3 bedrooms &amp;amp; a yard</description>
                <content:encoded><![CDATA[<p>Near <a href="https://example.org/">the park</a> &amp; café</p>]]></content:encoded>
                <media:content url="https://example.org/rentals/terrace/front.jpg" fileSize="81234" type="image/jpeg" medium="image" width="1200" height="800"/>
                </item>
                <item>
                <title>Room</title>
                <link>https://example.org/rooms/room/</link>
                <guid isPermaLink="false">tag:example.org,2026:listings/room</guid>
                <pubDate>Thu, 19 Nov 2026 00:00:00 +0000</pubDate>
                <dc:creator>Ash</dc:creator>
                </item>
                </channel>
                </rss>

                """)
        let items = try #require(ParsedXML(bytes)?["channel"]?.all("item"))
        #expect(items[0]["title"]?.text == FeedSample.full.title)
        #expect(items[0]["encoded"]?.namespace == "http://purl.org/rss/1.0/modules/content/")
        #expect(items[0]["creator"]?.text == "Maria & Co")
    }

    @Test func newsWerePublishedWhenTheyHappened() throws {
        let item = try #require(ParsedXML(RSSEncoder.encode(FeedSample.document(.rss), [FeedSample.news]))?["channel"]?["item"])
        #expect(item["pubDate"]?.text == "Thu, 19 Nov 2026 00:00:00 +0000")
        #expect(item["description"]?.text == "This room was listed." && item["encoded"] == nil)
    }

    @Test func contentAloneIsTheDescription() throws {
        var entry = FeedSample.full
        entry.summary = ""
        let item = try #require(ParsedXML(RSSEncoder.encode(FeedSample.document(.rss), [entry]))?["channel"]?["item"])
        #expect(item["description"]?.text == String(decoding: FeedSample.full.html, as: UTF8.self))
        #expect(item["encoded"] == nil)
    }

    @Test func anEmptyFeedIsValid() throws {
        let channel = try #require(ParsedXML(RSSEncoder.encode(FeedSample.document(.rss), []))?["channel"])
        #expect(channel.all("item").isEmpty)
        #expect(channel["title"] != nil && channel["link"] != nil && channel["description"] != nil)
    }
}
