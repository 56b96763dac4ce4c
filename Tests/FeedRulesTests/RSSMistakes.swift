extension FeedMistake {
    /// What can be wrong with an RSS document.
    static let rss: [FeedMistake] = [
        FeedMistake(
            .rss, "<title>One</title>", "<title>One",
            "35: the document is not well-formed XML: Opening and ending tag mismatch: title line 25 and item"),
        FeedMistake(.rss, "<rss ", "<rdf ", "45: the document is not well-formed XML: Opening and ending tag mismatch: rdf line 2 and rss"),
        // What the grammar says.
        FeedMistake(
            .rss, "version=\"2.0\">", "version=\"0.91\">", "3: <rss> is not as it must be: Element rss failed to validate attributes"),
        FeedMistake(.rss, " version=\"2.0\">", ">", "3: <rss> has no version"),
        FeedMistake(
            .rss, "</channel>\n", "</channel>\n<channel><title/><link>a:b</link><description/></channel>\n",
            "45: <rss> has more than one <channel>"),
        FeedMistake(.rss, "<description>All of it</description>\n", "", "4: <channel> has no <description>"),
        FeedMistake(
            .rss, "<language>en-AU</language>", "<language>en</language>\n<language>de</language>",
            "9: <channel> has more than one <language>"),
        FeedMistake(
            .rss, "<copyright>None</copyright>", "<rights>None</rights>", "9: <channel> has <rights> in it where there may be none"),
        FeedMistake(.rss, "<ttl>60</ttl>", "<ttl>an hour</ttl>", "18: <ttl> must not say “an hour”"),
        FeedMistake(.rss, "<width>144</width>", "<width>145</width>", "19: <width> must not say “145”"),
        FeedMistake(.rss, "<url>https://board.example/icon.png</url>", "", "19: <image> has no <url>"),
        FeedMistake(.rss, "<hour>23</hour>", "<hour>24</hour>", "21: <hour> must not say “24”"),
        FeedMistake(.rss, "<day>Sunday</day>", "<day>Sun</day>", "22: <day> must not say “Sun”"),
        FeedMistake(.rss, "<name>q</name>", "", "20: <textInput> has no <name>"),
        FeedMistake(.rss, " path=\"/RPC2\"", "", "17: <cloud> has no path"),
        FeedMistake(.rss, "isPermaLink=\"false\"", "isPermaLink=\"no\"", "27: <guid> must not have isPermaLink=“no” as it stands"),
        FeedMistake(.rss, "<title>One</title>", "<title>One</title>\n<title>Uno</title>", "26: <item> has more than one <title>"),
        FeedMistake(.rss, "<title>One</title>", "<title>One</title> and more", "24: <item> has text in it where there may be none"),
        FeedMistake(.rss, "<title>One</title>", "<title>One</title><h1>One</h1>", "25: <item> has <h1> in it where there may be none"),
        FeedMistake(.rss, " length=\"12\"", "", "41: <enclosure> has no length"),
        FeedMistake(.rss, " length=\"12\"", " length=\"12 kB\"", "41: <enclosure> must not say “12 kB”"),
        FeedMistake(.rss, " url=\"https://other.example/rss.xml\"", "", "42: <source> has no url"),
        FeedMistake(.rss, " href=\"https://board.example/rss.xml\"", "", "23: <atom:link> has no href"),
        FeedMistake(
            .rss, "<content:encoded>&lt;p&gt;Long.&lt;/p&gt;</content:encoded>", "<content:encoded><p>Long.</p></content:encoded>",
            "33: <content:encoded> is not as it must be: Did not expect element p there"),
        // What it does not.
        FeedMistake(
            .rss, "tag:board.example,2026:listing/one", "https://board.example/rentals/two/",
            "38: the item on line 27 has the guid “https://board.example/rentals/two/”, too"),
        FeedMistake(.rss, " isPermaLink=\"false\">tag:board.example,2026:listing/one", ">one", "27: the guid “one” is no address"),
        FeedMistake(.rss, ">tag:board.example,2026:listing/one<", "><", "27: the guid is empty"),
        FeedMistake(.rss, "<description>Two</description>\n", "", "36: the item has neither a title nor a description"),
        FeedMistake(
            .rss, "Wed, 18 Nov 2026", "Thu, 18 Nov 2026", "28: <pubDate> says “Thu, 18 Nov 2026 00:24:53 +1100”, which is no date and time"),
        FeedMistake(.rss, "Wed, 18 Nov 2026", "31 Nov 2026", "28: <pubDate> says “31 Nov 2026 00:24:53 +1100”, which is no date and time"),
        FeedMistake(
            .rss, "Wed, 18 Nov 2026 00:24:53 +1100", "2026-11-18T00:24:53+11:00",
            "28: <pubDate> says “2026-11-18T00:24:53+11:00”, which is no date and time"),
        FeedMistake(
            .rss, "<link>https://board.example/rentals/one/</link>", "<link>/rentals/one/</link>",
            "26: the address “/rentals/one/” of <link> is not absolute"),
        FeedMistake(
            .rss, "<link>https://board.example/</link><width>", "<link>home</link><width>",
            "19: the address “home” of <link> is not absolute"),
        FeedMistake(
            .rss, "url=\"https://board.example/two.mp3\"", "url=\"two.mp3\"", "41: the address “two.mp3” of <enclosure> is not absolute"),
    ]
}
