extension FeedMistake {
    private static let one = "<id>tag:board.example,2026:listing/one</id>\n"

    /// What can be wrong with an Atom document.
    static let atom: [FeedMistake] = [
        // Not XML at all.
        FeedMistake(.atom, "<title>One</title>", "<title>One</titel>", "x"),
        FeedMistake(.atom, "</feed>", "", "x"),
        FeedMistake(.atom, "<feed ", "<!DOCTYPE feed [<!ENTITY x \"y\">]>\n<feed ", "x"),
        FeedMistake(.atom, "<title>One</title>", "<title>One&nbsp;</title>", "x"),
        FeedMistake(.atom, "<title>One</title>", "<title>One\u{1}</title>", "x"),
        FeedMistake(.atom, "<title>One</title>", "<x:title>One</x:title>", "x"),
        FeedMistake(.atom, "<title>One</title>", "<title>One\0</title>", "x"),
        // Another document.
        FeedMistake(.atom, "http://www.w3.org/2005/Atom", "http://purl.org/atom/ns#", "x"),
        // What the grammar says.
        FeedMistake(.atom, "<id>tag:board.example,2026:feed/board</id>\n", "", "x"),
        FeedMistake(.atom, "<title>One</title>\n", "", "x"),
        FeedMistake(.atom, "<title>One</title>", "<title>One</title>\n<title>Uno</title>", "x"),
        FeedMistake(.atom, "<updated>2026-11-20T09:30:00Z</updated>\n", "", "x"),
        FeedMistake(.atom, "<summary>Short.</summary>", "<summery>Short.</summery>", "x"),
        FeedMistake(.atom, "<summary>Short.</summary>", "Short.", "x"),
        FeedMistake(.atom, "</feed>", "<rights>Mine</rights>\n</feed>", "x"),
        FeedMistake(.atom, "<author><name>Cy</name></author>", "<author><uri>https://cy.example/</uri></author>", "x"),
        FeedMistake(.atom, "<email>hello@board.example</email>", "<email>hello</email>", "x"),
        FeedMistake(.atom, "term=\"rental\" ", "", "x"),
        FeedMistake(.atom, "<link rel=\"self\" type=\"application/atom+xml\" href=\"https://board.example/atom.xml\"/>", "<link rel=\"self\"/>", "x"),
        FeedMistake(.atom, "type=\"application/atom+xml\"", "type=\"atom\"", "x"),
        FeedMistake(.atom, "href=\"https://board.example/atom.xml\"", "href=\"\"", "x"),
        FeedMistake(.atom, "hreflang=\"fr\"", "hreflang=\"fr_FR\"", "x"),
        FeedMistake(.atom, "<content type=\"html\">", "<content type=\"markup\">", "x"),
        FeedMistake(.atom, "&lt;p&gt;Long.&lt;/p&gt;", "<p>Long.</p>", "x"),
        FeedMistake(.atom, "<div xmlns=\"http://www.w3.org/1999/xhtml\">New <b class=\"x\">listings</b></div>", "New", "x"),
        FeedMistake(.atom, " ref=\"tag:board.example,2026:listing/gone\"", "", "x"),
        FeedMistake(.atom, "xml:lang=\"en-AU\"", "xml:lang=\"en_AU\"", "x"),
        // What it does not.
        FeedMistake(.atom, one, "<id>tag:board.example,2026:listing/two</id>\n", "x"),
        FeedMistake(.atom, one, "<id>listing/one</id>\n", "x"),
        FeedMistake(.atom, one, "<id></id>\n", "x"),
        FeedMistake(.atom, "2026-11-18T00:00:00Z", "2026-11-18", "x"),
        FeedMistake(.atom, "2026-11-18T00:00:00Z", "2026-02-29T00:00:00Z", "x"),
        FeedMistake(.atom, "when=\"2026-11-19T00:00:00Z\"", "when=\"yesterday\"", "x"),
        FeedMistake(.atom, " hreflang=\"fr\"", "", "x"),
        FeedMistake(.atom, "<author><name>Board</name><uri>https://board.example/about/</uri><email>hello@board.example</email></author>\n", "", "x"),
        FeedMistake(.atom, "<content type=\"application/xml\"><any xmlns=\"urn:any\"><thing/></any></content>\n", "<link rel=\"x\" href=\"y\"/>", "x"),
        FeedMistake(.atom, "<summary>A picture.</summary>\n", "", "x"),
    ]
}
