/// Documents that keep to their formats, with everything in them that a format knows.
enum GoodFeeds {
    static let atom = """
        <?xml version="1.0" encoding="UTF-8"?>
        <feed xmlns="http://www.w3.org/2005/Atom" xmlns:fh="http://purl.org/syndication/history/1.0"
          xmlns:georss="http://www.georss.org/georss" xml:lang="en-AU">
        <title type="html">Board &amp;amp; more</title>
        <subtitle type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">New <b class="x">listings</b></div></subtitle>
        <link rel="self" type="application/atom+xml" href="https://board.example/atom.xml"/>
        <link rel="alternate" type="text/html" href="https://board.example/"/>
        <link rel="alternate" type="text/html" hreflang="fr" href="https://board.example/fr/"/>
        <id>tag:board.example,2026:feed/board</id>
        <updated>2026-11-20T09:30:00.5+11:00</updated>
        <author><name>Board</name><uri>https://board.example/about/</uri><email>hello@board.example</email></author>
        <contributor><name>Ann</name></contributor>
        <category term="rental" scheme="https://board.example/kinds/" label="Home to rent"/>
        <generator uri="https://houser.example/" version="1.0">Houser</generator>
        <icon>https://board.example/icon.png</icon>
        <logo>https://board.example/logo.png</logo>
        <rights>None</rights>
        <fh:complete/>
        <entry>
        <title>One</title>
        <link href="https://board.example/rentals/one/" length="12" title="One"/>
        <id>tag:board.example,2026:listing/one</id>
        <published>2026-11-18T00:00:00Z</published>
        <updated>2026-11-20T09:30:00Z</updated>
        <author><name>Cy</name></author>
        <summary>Short.</summary>
        <content type="html">&lt;p&gt;Long.&lt;/p&gt;</content>
        <georss:point>-37.8042 144.9877</georss:point>
        </entry>
        <entry>
        <title>Two</title>
        <link rel="alternate" href="https://board.example/rentals/two/"/>
        <id>tag:board.example,2026:listing/two</id>
        <updated>2026-02-28T23:59:59-03:30</updated>
        <source><id>tag:board.example,2026:feed/other</id><title>Other</title><updated>2026-11-19T00:00:00Z</updated></source>
        <content type="application/xml"><any xmlns="urn:any"><thing/></any></content>
        </entry>
        <entry>
        <title>Three</title>
        <id>tag:board.example,2026:listing/three</id>
        <updated>2024-02-29T00:00:00Z</updated>
        <summary>A picture.</summary>
        <content type="image/png" src="https://board.example/three.png"/>
        </entry>
        </feed>

        """

    static let rss = """
        <?xml version="1.0" encoding="UTF-8"?>
        <rss xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/"
          xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/" version="2.0">
        <channel>
        <title>Board</title>
        <link>https://board.example/</link>
        <description>All of it</description>
        <language>en-AU</language>
        <copyright>None</copyright>
        <managingEditor>hello@board.example (Board)</managingEditor>
        <webMaster>hello@board.example (Board)</webMaster>
        <pubDate>Fri, 20 Nov 2026 00:24:54 +1100</pubDate>
        <lastBuildDate>20 Nov 26 00:24 GMT</lastBuildDate>
        <category domain="kinds">Homes</category>
        <generator>Houser</generator>
        <docs>https://www.rssboard.org/rss-specification</docs>
        <cloud domain="rpc.example" port="80" path="/RPC2" registerProcedure="notify" protocol="xml-rpc"/>
        <ttl>60</ttl>
        <image><url>https://board.example/icon.png</url><title>Board</title><link>https://board.example/</link><width>144</width></image>
        <textInput><title>Find</title><description>Words</description><name>q</name><link>https://board.example/search/</link></textInput>
        <skipHours><hour>0</hour><hour>23</hour></skipHours>
        <skipDays><day>Sunday</day></skipDays>
        <atom:link rel="self" type="application/rss+xml" href="https://board.example/rss.xml"/>
        <item>
        <title>One</title>
        <link>https://board.example/rentals/one/</link>
        <guid isPermaLink="false">tag:board.example,2026:listing/one</guid>
        <pubDate>Wed, 18 Nov 2026 00:24:53 +1100</pubDate>
        <dc:creator>Cy</dc:creator>
        <category>Homes</category>
        <category>Collingwood</category>
        <description>Short.</description>
        <content:encoded>&lt;p&gt;Long.&lt;/p&gt;</content:encoded>
        <media:content url="https://board.example/one.png" type="image/png"/>
        </item>
        <item>
        <description>Two</description>
        <guid>https://board.example/rentals/two/</guid>
        <author>cy@board.example</author>
        <comments>https://board.example/rentals/two/#comments</comments>
        <enclosure url="https://board.example/two.mp3" length="12" type="audio/mpeg"/>
        <source url="https://other.example/rss.xml">Other</source>
        </item>
        </channel>
        </rss>

        """
}
