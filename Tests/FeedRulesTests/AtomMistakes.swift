extension FeedMistake {
    private static let one = "<id>tag:board.example,2026:listing/one</id>\n"

    /// What can be wrong with an Atom document.
    static let atom: [FeedMistake] = [
        // Not XML at all.
        FeedMistake(
            .atom, "<title>One</title>", "<title>One</titel>",
            "20: the document is not well-formed XML: Opening and ending tag mismatch: title line 20 and titel"),
        FeedMistake(.atom, "</feed>", "", "46: the document is not well-formed XML: Premature end of data in tag feed line 2"),
        FeedMistake(.atom, "<feed ", "<!DOCTYPE feed [<!ENTITY x \"y\">]>\n<feed ", "2: the document has a document type"),
        FeedMistake(
            .atom, "<title>One</title>", "<title>One&nbsp;</title>", "20: the document is not well-formed XML: Entity 'nbsp' not defined"),
        FeedMistake(
            .atom, "<title>One</title>", "<title>One\u{1}</title>", "20: the document is not well-formed XML: PCDATA invalid Char value 1"),
        FeedMistake(
            .atom, "<title>One</title>", "<x:title>One</x:title>",
            "20: the document is not well-formed XML: Namespace prefix x on title is not defined"),
        FeedMistake(
            .atom, "<title>One</title>", "<title>One\0</title>", "20: the document is not UTF-8: byte 1145 is no part of a character"),
        // Another document.
        FeedMistake(.atom, "http://www.w3.org/2005/Atom", "http://purl.org/atom/ns#", "3: <feed> is not the <feed> of an Atom document"),
        // What the grammar says.
        FeedMistake(.atom, "<id>tag:board.example,2026:feed/board</id>\n", "", "3: <feed> has no <id>"),
        FeedMistake(.atom, "<title>One</title>\n", "", "19: <entry> has no <title>"),
        FeedMistake(.atom, "<title>One</title>", "<title>One</title>\n<title>Uno</title>", "21: <entry> has more than one <title>"),
        FeedMistake(.atom, "<updated>2026-11-20T09:30:00Z</updated>\n", "", "19: <entry> has no <updated>"),
        FeedMistake(
            .atom, "<summary>Short.</summary>", "<summery>Short.</summery>", "26: <entry> has <summery> in it where there may be none"),
        FeedMistake(.atom, "<summary>Short.</summary>", "Short.", "19: <entry> has text in it where there may be none"),
        FeedMistake(.atom, "</feed>", "<rights>Mine</rights>\n</feed>", "45: <feed> has more than one <rights>"),
        FeedMistake(
            .atom, "<author><name>Cy</name></author>", "<author><uri>https://cy.example/</uri></author>", "25: <author> has no <name>"),
        FeedMistake(.atom, "<email>hello@board.example</email>", "<email>hello</email>", "11: <email> must not say “hello”"),
        FeedMistake(.atom, "term=\"rental\" ", "", "13: <category> has no term"),
        FeedMistake(
            .atom, "<link rel=\"self\" type=\"application/atom+xml\" href=\"https://board.example/atom.xml\"/>", "<link rel=\"self\"/>",
            "6: <link> has no href"),
        FeedMistake(.atom, "type=\"application/atom+xml\"", "type=\"atom\"", "6: <link> must not have type=“atom” as it stands"),
        FeedMistake(.atom, "href=\"https://board.example/atom.xml\"", "href=\"\"", "6: the href “” is no address"),
        FeedMistake(.atom, "hreflang=\"fr\"", "hreflang=\"fr_FR\"", "8: <link> must not have hreflang=“fr_FR” as it stands"),
        FeedMistake(
            .atom, "<content type=\"html\">", "<content type=\"markup\">", "27: <content> must not have type=“markup” as it stands"),
        FeedMistake(.atom, "&lt;p&gt;Long.&lt;/p&gt;", "<p>Long.</p>", "27: <content> has <p> in it where there may be none"),
        FeedMistake(
            .atom, "<div xmlns=\"http://www.w3.org/1999/xhtml\">New <b class=\"x\">listings</b></div>", "New",
            "5: <subtitle> must not have type=“xhtml” as it stands"),
        FeedMistake(.atom, "xml:lang=\"en-AU\"", "xml:lang=\"en_AU\"", "3: <feed> must not have lang as it stands"),
        FeedMistake(.atom, "</feed>", "<link rel=\"via\" href=\"a:b\"/>\n</feed>", "45: <feed> has <link> behind an entry"),
        FeedMistake(
            .atom, "<icon>https://board.example/icon.png</icon>", "<icon><b/></icon>",
            "15: <icon> is not as it must be: Did not expect element b there"),
        FeedMistake(.atom, "rel=\"self\"", "rel=\"self\" rev=\"made\"", "6: <link> must not have rev=“made” as it stands"),
        // What it does not.
        FeedMistake(
            .atom, one, "<id>tag:board.example,2026:listing/two</id>\n",
            "33: the entry on line 22 has the id “tag:board.example,2026:listing/two”, too"),
        FeedMistake(.atom, one, "<id>listing/one</id>\n", "22: the id “listing/one” is no absolute address"),
        FeedMistake(.atom, one, "<id></id>\n", "22: the id “” is no absolute address"),
        FeedMistake(.atom, "2026-11-18T00:00:00Z", "2026-11-18", "23: <published> says “2026-11-18”, which is no date and time"),
        FeedMistake(
            .atom, "2026-11-18T00:00:00Z", "2026-02-29T00:00:00Z", "23: <published> says “2026-02-29T00:00:00Z”, which is no date and time"),
        FeedMistake(.atom, " hreflang=\"fr\"", "", "8: a second <link> leads to a page of the same type and language"),
        FeedMistake(
            .atom, "<author><name>Board</name><uri>https://board.example/about/</uri><email>hello@board.example</email></author>\n", "",
            "29: neither the feed nor the entry has an author", "37: neither the feed nor the entry has an author"),
        FeedMistake(
            .atom, "<content type=\"image/png\" src=\"https://board.example/three.png\"/>\n", "",
            "38: the entry has neither content nor a link to a page of its own"),
        FeedMistake(
            .atom, "<summary>A picture.</summary>\n", "", "42: the content lies elsewhere or is encoded, and the entry has no summary"),
    ]
}
