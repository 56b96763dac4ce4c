import Testing

@testable import Syndication

struct AtomEncoderTests {
    @Test func writesAllThatRFC4287AsksFor() throws {
        let bytes = AtomEncoder.encode(FeedSample.feed, [FeedSample.full, FeedSample.bare])
        #expect(
            String(decoding: bytes, as: UTF8.self) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/" xml:lang="en-AU">
                <title>Homes in Collingwood &amp; Fitzroy</title>
                <subtitle>Every home to rent in Collingwood &lt;3066&gt;</subtitle>
                <link rel="self" type="application/atom+xml" href="https://example.org/suburbs/vic/collingwood-3066/atom.xml"/>
                <link rel="alternate" type="text/html" href="https://example.org/suburbs/vic/collingwood-3066/"/>
                <id>tag:example.org,2026:suburbs/vic/collingwood-3066</id>
                <updated>2026-11-21T16:00:00+11:00</updated>
                <author>
                <name>Example Board</name>
                <uri>https://example.org/</uri>
                </author>
                <generator version="1.2.3">Houser</generator>
                <entry>
                <title>Terrace &amp; garden &lt;new&gt;</title>
                <link rel="alternate" href="https://example.org/rentals/terrace/?a=1&amp;b=2"/>
                <id>tag:example.org,2026:listings/terrace</id>
                <published>2026-11-20T00:00:00+11:00</published>
                <updated>2026-11-21T16:00:00+11:00</updated>
                <author>
                <name>Maria &amp; Co</name>
                <uri>https://example.org/people/maria/</uri>
                </author>
                <category term="rental" label="Home to rent"/>
                <category term="suburb/collingwood-3066" label="Collingwood &amp; VIC"/>
                <summary>$520 a week, 2 &lt; 3 bedrooms &amp; a yard</summary>
                <content type="html"><![CDATA[<p>Near <a href="https://example.org/">the park</a> &amp; café</p>]]></content>
                <media:content url="https://example.org/rentals/terrace/front.jpg" fileSize="81234" type="image/jpeg" medium="image" width="1200" height="800"/>
                </entry>
                <entry>
                <title>Room</title>
                <link rel="alternate" href="https://example.org/rooms/room/"/>
                <id>tag:example.org,2026:listings/room</id>
                <published>2026-11-19T00:00:00Z</published>
                <updated>2026-11-19T00:00:00Z</updated>
                <author>
                <name>Ash</name>
                </author>
                </entry>
                </feed>

                """)
        let parsed = try #require(ParsedXML(bytes))
        #expect(parsed.namespace == "http://www.w3.org/2005/Atom")
        #expect(parsed.all("entry").first?["content"]?.text == String(decoding: FeedSample.full.html, as: UTF8.self))
        #expect(parsed.all("entry").first?.children.last?.namespace == "http://search.yahoo.com/mrss/")
    }

    @Test func anEmptyFeedIsValid() throws {
        var feed = FeedSample.feed
        feed.subtitle = ""
        feed.author.url = nil
        let parsed = try #require(ParsedXML(AtomEncoder.encode(feed, [])))
        #expect(parsed.children.map(\.name) == ["title", "link", "link", "id", "updated", "author", "generator"])
    }
}
