"""rss_mistakes.py: the rules of RSS find every kind of mistake in this table, and nothing wrong with the good documents."""

import mistakes
import rss_rules

DESCRIPTION = "<description>Tom &amp;amp; &lt;b&gt;Jerry&lt;/b&gt;</description>"
ENCODED = "<content:encoded>&lt;p&gt;&lt;img src=\"https://board.example/one.png\"&gt;&lt;/p&gt;</content:encoded>"
FEED = """<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/"
  xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/" xmlns:georss="http://www.georss.org/georss">
<channel>
<title>AT&#x26;T &#x3C;Homes></title>
<link>https://board.example/</link>
<description>New listings</description>
<language>en-AU</language>
<copyright>None</copyright>
<managingEditor>ann@board.example (Ann Lee)</managingEditor>
<pubDate>Thu, 19 Nov 2026 00:00:00 +1100</pubDate>
<lastBuildDate>Thu, 19 Nov 2026 00:00:00 GMT</lastBuildDate>
<generator>Houser 1.0</generator>
<docs>https://www.rssboard.org/rss-specification</docs>
<ttl>60</ttl>
<category>Homes</category>
<category domain="https://board.example/kinds/">Things</category>
<image><url>https://board.example/icon.png</url><title>AT&#x26;T &#x3C;Homes></title><link>https://board.example/</link>
<width>144</width><height>31</height></image>
<skipHours><hour>0</hour><hour>23</hour></skipHours>
<skipDays><day>Sunday</day></skipDays>
<atom:link rel="self" type="application/rss+xml" href="https://board.example/rss.xml"/>
<atom:link rel="next" href="https://board.example/rss-1.xml"/>
<item>
<title>One &#x26; only</title>
<link>https://board.example/rentals/one/</link>
<guid isPermaLink="false">tag:board.example,2026:listing/one</guid>
<pubDate>Wed, 18 Nov 2026 00:00:00 +1100</pubDate>
<dc:creator>Cy</dc:creator>
<category>rental</category>
<description>Tom &amp;amp; &lt;b&gt;Jerry&lt;/b&gt;</description>
<content:encoded>&lt;p&gt;&lt;img src="https://board.example/one.png"&gt;&lt;/p&gt;</content:encoded>
<enclosure url="https://board.example/one.png" length="10" type="image/png"/>
<comments>https://board.example/rentals/one/#talk</comments>
<source url="https://other.example/rss.xml">Other</source>
<media:content url="https://board.example/one.png" fileSize="10" type="image/png" medium="image" width="4" height="3"/>
<georss:point>-37.8042 144.9877</georss:point>
</item>
<item><description>Only words</description><guid>https://board.example/two/</guid></item>
</channel>
</rss>
"""

EMPTY = """<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>Nothing</title><link>https://board.example/</link>
<description>No listings</description><language>en</language>
<atom:link rel="self" type="application/rss+xml" href="https://board.example/rss.xml"/></channel></rss>
"""

GOOD = {"feed": FEED, "empty": EMPTY}

MISTAKES = [
    ("another version", "empty", "version=\"2.0\"", "version=\"0.91\""),
    ("no title of the channel", "empty", "<title>Nothing</title>", ""),
    ("an empty title of the channel", "empty", "Nothing", ""),
    ("no link of the channel", "empty", "<link>https://board.example/</link>", ""),
    ("no description of the channel", "empty", "<description>No listings</description>", ""),
    ("no language of the channel", "empty", "<language>en</language>", ""),
    ("two languages of the channel", "empty", "<language>en</language>", "<language>en</language><language>fr</language>"),
    ("two descriptions of the channel", "empty", "<description>No listings</description>",
     "<description>x</description><description>y</description>"),
    ("an element of no format", "empty", "</title>", "</title><updated>x</updated>"),
    ("an element of an item in the channel", "empty", "</title>", "</title><guid>https://board.example/x</guid>"),
    ("an attribute of no format", "feed", "<ttl>", "<ttl unit=\"m\">"),
    ("a link with a letter of no URI", "feed", "<link>https://board.example/rentals/one/</link>",
     "<link>https://board.example/rentals/ön/</link>"),
    ("a link with brackets", "feed", "<link>https://board.example/rentals/one/</link>",
     "<link>https://board.example/rentals/[one]/</link>"),
    ("a relative link", "empty", "<link>https://board.example/</link>", "<link>/</link>"),
    ("a link with spaces around it", "empty", "<link>https://board.example/</link>", "<link> https://board.example/ </link>"),
    ("no link to itself", "empty", "rel=\"self\"", "rel=\"alternate\""),
    ("two links to itself", "feed", "rel=\"next\"", "rel=\"self\" type=\"application/rss+xml\""),
    ("a link to itself of another type", "empty", "application/rss+xml", "application/atom+xml"),
    ("a relative next page", "feed", "https://board.example/rss-1.xml", "rss-1.xml"),
    ("a two-digit year", "feed", "Wed, 18 Nov 2026", "Wed, 18 Nov 26"),
    ("a time before all feeds", "feed", "Wed, 18 Nov 2026 00:00:00 +1100", "Thu, 01 Jan 1970 00:00:00 GMT"),
    ("a wrong day of the week", "feed", "Wed, 18 Nov 2026", "Tue, 18 Nov 2026"),
    ("a day that is none", "feed", "Wed, 18 Nov 2026", "Tue, 31 Nov 2026"),
    ("a date of RFC 3339", "feed", "Wed, 18 Nov 2026 00:00:00 +1100", "2026-11-18T00:00:00+11:00"),
    ("a zone with a colon", "feed", "Wed, 18 Nov 2026 00:00:00 +1100", "Wed, 18 Nov 2026 00:00:00 +11:00"),
    ("a zone by its local name", "feed", "Wed, 18 Nov 2026 00:00:00 +1100", "Wed, 18 Nov 2026 00:00:00 AEDT"),
    ("a month in full", "feed", "Wed, 18 Nov 2026", "Wed, 18 November 2026"),
    ("a ttl in words", "feed", "<ttl>60</ttl>", "<ttl>an hour</ttl>"),
    ("a ttl of nothing", "feed", "<ttl>60</ttl>", "<ttl>0</ttl>"),
    ("a language that is none", "feed", "en-AU", "en_AU"),
    ("an editor without a name", "feed", "ann@board.example (Ann Lee)", "ann@board.example"),
    ("an editor without an address", "feed", "ann@board.example (Ann Lee)", "Ann Lee"),
    ("markup in a title", "feed", "One &#x26; only", "One <b>only</b>"),
    ("a title with a named ampersand", "feed", "One &#x26; only", "One &amp; only"),
    ("a title with an escaped tag", "feed", "One &#x26; only", "One &lt;b> only"),
    ("a title in a CDATA section", "feed", "One &#x26; only", "<![CDATA[One & only]]>"),
    ("a category with a named ampersand", "feed", ">Homes<", ">Homes &amp; more<"),
    ("an empty category", "feed", ">Homes<", "><"),
    ("text between elements", "empty", "</channel>", "text</channel>"),
    ("an item that is followed by facts of the channel", "feed", "</item>\n</channel>", "</item><rating>x</rating></channel>"),
    ("an item before the title", "empty", "<channel>", "<channel><item><title>x</title><guid>https://board.example/x</guid></item>"),
    ("an item with neither title nor description", "feed", "<description>Only words</description>", "<category>x</category>"),
    ("an item without guid", "feed", "<guid>https://board.example/two/</guid>", ""),
    ("a guid that is no permanent link", "feed", " isPermaLink=\"false\"", ""),
    ("a guid that is neither", "feed", "isPermaLink=\"false\"", "isPermaLink=\"no\""),
    ("a guid of nobody", "feed", ">tag:board.example,2026:listing/one<", ">tag:board.example:listing/one<"),
    ("a guid that is a number", "feed", ">tag:board.example,2026:listing/one<", ">1<"),
    ("an empty guid", "feed", ">tag:board.example,2026:listing/one<", "><"),
    ("the same guid twice", "feed", "isPermaLink=\"false\">tag:board.example,2026:listing/one<", ">https://board.example/two/<"),
    ("two guids", "feed", "<guid>https://board.example/two/</guid>",
     "<guid>https://board.example/two/</guid><guid>https://board.example/three/</guid>"),
    ("two titles of an item", "feed", "<title>One &#x26; only</title>", "<title>One</title><title>Uno</title>"),
    ("an author without an address", "feed", "<category>rental</category>", "<author>Cy</author>"),
    ("an author twice", "feed", "<category>rental</category>", "<author>cy@board.example (Cy)</author>"),
    ("a date twice", "feed", "<category>rental</category>", "<dc:date>2026-11-18</dc:date>"),
    ("a summary of Atom", "feed", "<category>rental</category>", "<atom:summary>Short</atom:summary>"),
    ("a creator of the channel", "feed", "<ttl>", "<dc:creator>Cy</dc:creator><ttl>"),
    ("a namespace that nothing has", "empty", "version=\"2.0\"", "version=\"2.0\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\""),
    ("a namespace that nobody knows", "feed", "<category>rental</category>",
     "<h:x xmlns:h=\"urn:uuid:6f0c1f5e-3b0a-4d55-9a5e-5f0d6c1c7a42\"/>"),
    ("a namespace by another prefix", "empty", "<atom:link",
     "<a:link xmlns:a=\"http://www.w3.org/2005/Atom\" rel=\"hub\" href=\"https://h.example/\"/><atom:link"),
    ("an empty creator", "feed", ">Cy<", "> <"),
    ("a relative picture in the content", "feed", "img src=\"https://board.example/one.png\"", "img src=\"one.png\""),
    ("a relative link in the description", "feed", "&lt;b&gt;Jerry&lt;/b&gt;", "&lt;a href=\"/jerry/\"&gt;Jerry&lt;/a&gt;"),
    ("content without a description", "feed", DESCRIPTION, ""),
    ("content before its description", "feed", DESCRIPTION + "\n" + ENCODED, ENCODED + DESCRIPTION),
    ("two contents", "feed", "<comments>", "<content:encoded>x</content:encoded><comments>"),
    ("two enclosures", "feed", "<comments>", "<enclosure url=\"https://board.example/2.png\" length=\"1\" type=\"image/png\"/><comments>"),
    ("an enclosure without length", "feed", " length=\"10\"", ""),
    ("an enclosure without type", "feed", " length=\"10\" type=\"image/png\"", " length=\"10\""),
    ("an enclosure at a relative address", "feed", "<enclosure url=\"https://board.example/one.png\"", "<enclosure url=\"one.png\""),
    ("relative comments", "feed", "https://board.example/rentals/one/#talk", "#talk"),
    ("a source without address", "feed", "<source url=\"https://other.example/rss.xml\">", "<source>"),
    ("an image without title", "feed", "icon.png</url><title>AT&#x26;T &#x3C;Homes></title>", "icon.png</url>"),
    ("an image of another title", "feed", "icon.png</url><title>AT&#x26;T &#x3C;Homes></title>", "icon.png</url><title>Icon</title>"),
    ("an image of another link", "feed", "<link>https://board.example/</link>\n<width>", "<link>https://board.example/x/</link>\n<width>"),
    ("an image without url", "feed", "<url>https://board.example/icon.png</url>", ""),
    ("an image that is too wide", "feed", "<width>144</width>", "<width>145</width>"),
    ("an image that is too high", "feed", "<height>31</height>", "<height>401</height>"),
    ("an hour that is none", "feed", "<hour>23</hour>", "<hour>24</hour>"),
    ("a day twice", "feed", "<day>Sunday</day>", "<day>Sunday</day><day>Sunday</day>"),
    ("a text field", "feed", "<skipDays>",
     "<textInput><title>x</title><description>x</description><name>x</name><link>https://x.example/</link></textInput><skipDays>"),
    ("a picture without address", "feed", "<media:content url=\"https://board.example/one.png\"", "<media:content"),
    ("a point beyond the pole", "feed", "-37.8042", "-97.8042"),
    ("a letter of another encoding", "empty", ">Nothing<", ">Nothing\x92s<"),
    ("unreadable: an open element", "empty", "</title>", ""),
    ("unreadable: a bare ampersand", "empty", "Nothing", "Nothing & more"),
]

if __name__ == "__main__":
    mistakes.run("rss_mistakes", rss_rules.faults, GOOD, MISTAKES)
