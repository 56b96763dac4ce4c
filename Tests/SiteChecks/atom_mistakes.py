"""atom_mistakes.py: the rules of Atom find every kind of mistake in this table, and nothing wrong with the good documents."""

import atom_rules
import mistakes

FEED = """<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:fh="http://purl.org/syndication/history/1.0"
  xmlns:media="http://search.yahoo.com/mrss/"
  xmlns:georss="http://www.georss.org/georss" xmlns:dc="http://purl.org/dc/elements/1.1/" xml:lang="en-AU">
<generator uri="https://houser.example/" version="1.0">Houser</generator>
<updated>2026-11-20T09:30:00.5+11:00</updated>
<fh:complete/>
<link rel="self" type="application/atom+xml" href="https://board.example/atom.xml"/>
<link rel="alternate" type="text/html" href="https://board.example/"/>
<link rel="alternate" type="text/html" hreflang="fr" href="https://board.example/fr/"/>
<link rel="hub" href="https://hub.example/"/>
<id>tag:board.example,2026:feed/board</id>
<title type="html">Board &amp;amp; more</title>
<subtitle type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">New <b class="x">listings</b></div></subtitle>
<author><name>Board</name><uri>https://board.example/about/</uri><email>hello@board.example</email><dc:type>owner</dc:type></author>
<contributor><name>Ann</name></contributor>
<category term="rental" scheme="https://board.example/kinds/" label="Home to rent"/>
<icon>https://board.example/icon.png</icon>
<logo>https://board.example/logo.png</logo>
<rights>None</rights>
<entry>
<id>tag:board.example,2026:listing/one</id>
<title>One</title>
<updated>2026-11-20T09:30:00Z</updated>
<published>2026-11-18T00:00:00Z</published>
<author><name>Cy</name></author>
<link href="https://board.example/rentals/one/" length="12" title="One"/>
<link rel="replies" type='application/atom+xml' href="https://board.example/rentals/one/comments.xml"/>
<summary>Short.</summary>
<content type="html">&lt;p&gt;Long.&lt;/p&gt;</content>
<media:content url="https://board.example/one.png" fileSize="10" type="image/png" medium="image" width="4" height="3"/>
<georss:point>-37.8042 144.9877</georss:point>
<dc:type>rental</dc:type>
</entry>
<entry>
<id>tag:board.example,2026:listing/two</id>
<title>Two</title>
<updated>2026-11-19T00:00:00+11:00</updated>
<link rel="alternate" href="https://board.example/rentals/two/"/>
<summary>Elsewhere.</summary>
<source><id>tag:board.example,2026:feed/other</id><title>Other</title><updated>2026-11-19T00:00:00Z</updated></source>
</entry>
<entry>
<id>tag:board.example,2026:listing/three</id>
<title>Three</title>
<updated>2026-11-18T00:00:00Z</updated>
<summary>A picture.</summary>
<content type="image/png" src="https://board.example/three.png"/>
</entry>
</feed>
"""

AUTHORED = """<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<link rel="self" type="application/atom+xml" href="https://board.example/atom.xml"/>
<id>urn:x:1</id><title>Authors in the entries</title><updated>2026-11-20T00:00:00Z</updated>
<entry><id>urn:x:2</id><title>Own</title><updated>2026-11-20T00:00:00Z</updated><content>Text</content>
<author><name>Ann</name></author></entry>
<entry><id>urn:x:3</id><title>Of the source</title><updated>2026-11-19T00:00:00Z</updated><content type="text/plain">Text</content>
<source><author><name>Bo</name></author></source></entry>
</feed>
"""

ARCHIVE = """<feed xmlns="http://www.w3.org/2005/Atom" xmlns:fh="http://purl.org/syndication/history/1.0" xml:lang="en">
<link rel="self" type="application/atom+xml" href="https://board.example/changes-2.xml"/>
<fh:archive/><id>urn:x:1</id><title>Archive</title><updated>2026-11-20T00:00:00Z</updated><author><name>Ann</name></author>
<link rel="current" href="https://board.example/changes.xml"/><link rel="prev-archive" href="https://board.example/changes-1.xml"/>
</feed>
"""

ENTRY = """<entry xmlns="http://www.w3.org/2005/Atom" xml:base="https://board.example/">
<author><name>Ann</name></author><id>urn:x:2</id><title>Entry</title><updated>2026-11-20T00:00:00Z</updated><summary>Short</summary>
<content type="application/octet-stream">AAECAwQ=</content><link rel="via" href="relative/to/base"/>
</entry>
"""

GOOD = {"feed": FEED, "authored": AUTHORED, "archive": ARCHIVE, "entry": ENTRY}

MISTAKES = [
    ("no id of the feed", "feed", "<id>tag:board.example,2026:feed/board</id>", ""),
    ("two ids of the feed", "feed", "<id>tag:board.example,2026:feed/board</id>", "<id>urn:a:b</id><id>urn:a:c</id>"),
    ("a relative id", "feed", ">tag:board.example,2026:listing/one<", ">listing/one<"),
    ("an empty id", "feed", ">tag:board.example,2026:listing/one<", "><"),
    ("an id with a letter of no URI", "feed", ">tag:board.example,2026:listing/one<", ">tag:board.example,2026:listing/ön<"),
    ("an id of a board in capitals", "feed", ">tag:board.example,2026:listing/one<", ">tag:Board.example,2026:listing/one<"),
    ("an id of nobody", "feed", ">tag:board.example,2026:listing/one<", ">tag:board.example:listing/one<"),
    ("an id that escapes a letter", "feed", ">tag:board.example,2026:listing/one<", ">tag:board.example,2026:listing/%6Fne<"),
    ("an id with small digits of escapes", "feed", ">tag:board.example,2026:listing/one<", ">tag:board.example,2026:listing/%c3%b6n<"),
    ("an id that is its address, shortened", "feed", ">tag:board.example,2026:listing/one<", ">https://board.example<"),
    ("an id of another scheme", "feed", ">tag:board.example,2026:listing/one<", ">listing:one<"),
    ("an id with a space", "feed", ">tag:board.example,2026:listing/one<", ">tag:board.example,2026:listing one<"),
    ("no title of an entry", "feed", "<title>One</title>", ""),
    ("two titles of an entry", "feed", "<title>One</title>", "<title>One</title><title>Uno</title>"),
    ("no updated of the feed", "feed", "<updated>2026-11-20T09:30:00.5+11:00</updated>", ""),
    ("no updated of an entry", "feed", "<updated>2026-11-20T09:30:00Z</updated>", ""),
    ("a time without zone", "feed", "2026-11-18T00:00:00Z</published>", "2026-11-18T00:00:00</published>"),
    ("a day for a time", "feed", "2026-11-18T00:00:00Z</published>", "2026-11-18</published>"),
    ("a small z", "feed", "2026-11-18T00:00:00Z</published>", "2026-11-18T00:00:00z</published>"),
    ("a day that is none", "feed", "2026-11-18T00:00:00Z</published>", "2026-02-30T00:00:00Z</published>"),
    ("a time before all feeds", "feed", "2026-11-18T00:00:00Z</published>", "1970-01-01T00:00:00Z</published>"),
    ("updated before it was published", "feed", "2026-11-18T00:00:00Z</published>", "2026-11-21T00:00:00Z</published>"),
    ("two entries of one time", "authored", "<updated>2026-11-19T00:00:00Z</updated>", "<updated>2026-11-20T00:00:00Z</updated>"),
    ("a zone without colon", "feed", "2026-11-19T00:00:00+11:00", "2026-11-19T00:00:00+1100"),
    ("a date of RFC 822", "feed", "2026-11-18T00:00:00Z</published>", "Wed, 18 Nov 2026 00:00:00 GMT</published>"),
    ("two published", "feed", "<published>", "<published>2026-11-18T00:00:00Z</published><published>"),
    ("no author anywhere", "archive", "<author><name>Ann</name></author>",
     "<entry><id>urn:x:5</id><title>x</title><updated>2026-11-20T00:00:00Z</updated><content>x</content></entry>"),
    ("an entry without author", "authored", "<content>Text</content>\n<author><name>Ann</name></author>", "<content>Text</content>"),
    ("a source without author", "authored", "<source><author><name>Bo</name></author></source>", "<source><title>x</title></source>"),
    ("an entry document without author", "entry", "<author><name>Ann</name></author>", ""),
    ("an author without name", "feed", "<author><name>Cy</name></author>", "<author><uri>https://cy.example/</uri></author>"),
    ("an author of spaces", "feed", "<name>Cy</name>", "<name> </name>"),
    ("two names of an author", "feed", "<name>Cy</name>", "<name>Cy</name><name>Di</name>"),
    ("an email that is none", "feed", "hello@board.example", "hello at board.example"),
    ("a name outside a person", "feed", "<rights>None</rights>", "<name>None</name>"),
    ("a category without term", "feed", "<category term=\"rental\"", "<category"),
    ("a category with an empty term", "feed", "term=\"rental\"", "term=\"\""),
    ("a link without href", "feed", "<link rel=\"hub\" href=\"https://hub.example/\"/>", "<link rel=\"hub\"/>"),
    ("a link with an empty href", "feed", "href=\"https://hub.example/\"", "href=\"\""),
    ("a link with a relative href", "feed", "href=\"https://board.example/rentals/one/\"", "href=\"/rentals/one/\""),
    ("a link with a space in href", "feed", "href=\"https://hub.example/\"", "href=\"https://hub.example/a b\""),
    ("a link with an empty rel", "feed", "rel=\"hub\"", "rel=\"\""),
    ("a link with two rels", "feed", "rel=\"hub\"", "rel=\"hub next\""),
    ("a link whose type is none", "feed", "type=\"application/atom+xml\"", "type=\"atom\""),
    ("a link whose language is none", "feed", "hreflang=\"fr\"", "hreflang=\"fr_FR\""),
    ("a link whose length is none", "feed", "length=\"12\"", "length=\"12 kB\""),
    ("a link with an attribute of another format", "feed", "<link rel=\"hub\" href", "<link rel=\"hub\" url"),
    ("two alternates of the same type and language", "feed", " hreflang=\"fr\"", ""),
    ("two alternates of which one says so", "feed", "<link href=\"https://board.example/rentals/one/\"",
     "<link rel=\"alternate\" href=\"https://board.example/\"/><link href=\"https://board.example/rentals/one/\""),
    ("two links to itself", "feed", "<link rel=\"hub\"", "<link rel=\"self\" type=\"application/atom+xml\""),
    ("no link to itself", "authored", "<link rel=\"self\"", "<link rel=\"via\""),
    ("a link to itself as another format", "authored", "application/atom+xml", "application/rss+xml"),
    ("a relation that nobody registered", "feed", "rel=\"hub\"", "rel=\"websub\""),
    ("a link with a character of no URI", "feed", "href=\"https://hub.example/\"", "href=\"https://hub.example/[x]\""),
    ("a link from an entry to the feed's next page", "feed", "length=\"12\"", "rel=\"next\""),
    ("an entry with a title alone", "feed", "<summary>Elsewhere.</summary>", ""),
    ("an entry with neither content nor link", "feed", "<link rel=\"alternate\" href=\"https://board.example/rentals/two/\"/>", ""),
    ("a title of an unknown type", "feed", "<title>One</title>", "<title type=\"text/html\">One</title>"),
    ("markup in a plain title", "feed", "<title>One</title>", "<title>One <b xmlns=\"http://www.w3.org/1999/xhtml\">x</b></title>"),
    ("markup in HTML", "feed", "&lt;p&gt;Long.&lt;/p&gt;", "<p xmlns=\"http://www.w3.org/1999/xhtml\">Long.</p>"),
    ("XHTML without its div", "feed", "<div xmlns=\"http://www.w3.org/1999/xhtml\">New <b class=\"x\">listings</b></div>",
     "<p xmlns=\"http://www.w3.org/1999/xhtml\">New</p>"),
    ("XHTML in two divs", "feed", "listings</b></div>", "listings</b></div><div xmlns=\"http://www.w3.org/1999/xhtml\"/>"),
    ("XHTML of no namespace", "feed", "<div xmlns=\"http://www.w3.org/1999/xhtml\">New <b class=\"x\">listings</b></div>",
     "<div xmlns=\"\">New</div>"),
    ("content here and elsewhere", "feed", "<content type=\"html\">", "<content type=\"html\" src=\"https://board.example/x\">"),
    ("content elsewhere with text", "feed", "src=\"https://board.example/three.png\"/>",
     "src=\"https://board.example/three.png\">x</content>"),
    ("content elsewhere of a type of text constructs", "feed", "type=\"image/png\" src", "type=\"html\" src"),
    ("content elsewhere without summary", "feed", "<summary>A picture.</summary>", ""),
    ("encoded content that is none", "entry", "AAECAwQ=", "not base64!"),
    ("encoded content without summary", "entry", "<summary>Short</summary>", ""),
    ("content of XML that is text", "authored", "type=\"text/plain\">Text", "type=\"image/svg+xml\">Text"),
    ("two contents", "feed", "<content type=\"html\">", "<content>x</content><content type=\"html\">"),
    ("two summaries", "feed", "<summary>Short.</summary>", "<summary>Short.</summary><summary>Too.</summary>"),
    ("two generators", "feed", "<rights>None</rights>", "<generator>x</generator>"),
    ("an empty generator", "feed", ">Houser<", "><"),
    ("an empty icon", "feed", "https://board.example/icon.png", ""),
    ("a subtitle of an entry", "feed", "<summary>Short.</summary>", "<subtitle>Short.</subtitle>"),
    ("text between elements", "feed", "<rights>None</rights>", "None"),
    ("an unknown element of Atom", "feed", "<rights>None</rights>", "<copyright>None</copyright>"),
    ("an element of no namespace", "feed", "<rights>None</rights>", "<rights xmlns=\"\">None</rights>"),
    ("an unknown attribute", "feed", "<rights>None", "<rights kind=\"x\">None"),
    ("a language that is none", "feed", "xml:lang=\"en-AU\"", "xml:lang=\"en_AU\""),
    ("facts of the feed behind an entry", "feed", "</entry>\n</feed>", "</entry><rights>x</rights></feed>"),
    ("the same entry twice", "feed", "2026:listing/two</id>\n<title>Two</title>\n<updated>2026-11-19T00:00:00+11:00",
     "2026:listing/one</id>\n<title>Two</title>\n<updated>2026-11-20T09:30:00Z"),
    ("another state of the same entry", "authored", "<id>urn:x:3</id>", "<id>urn:x:2</id>"),
    ("no language", "authored", " xml:lang=\"en\"", ""),
    ("a namespace that nothing has", "archive", "xml:lang", "xmlns:georss=\"http://www.georss.org/georss\" xml:lang"),
    ("a namespace that an entry alone has, and nothing in it", "authored", "<entry><id>urn:x:2",
     "<entry xmlns:georss=\"http://www.georss.org/georss\"><id>urn:x:2"),
    ("a namespace that nobody knows", "archive", "<fh:archive/>",
     "<fh:archive/><h:x xmlns:h=\"urn:uuid:6f0c1f5e-3b0a-4d55-9a5e-5f0d6c1c7a42\"/>"),
    ("an attribute of a namespace that nobody knows", "archive", "<fh:archive/><id>", "<fh:archive/><id xmlns:h=\"urn:x:y\" h:x=\"1\">"),
    ("a namespace by another prefix", "archive", "<fh:archive/>", "<f:archive xmlns:f=\"http://purl.org/syndication/history/1.0\"/>"),
    ("Atom by a prefix", "entry", "<summary>Short</summary>",
     "<atom:summary xmlns:atom=\"http://www.w3.org/2005/Atom\">Short</atom:summary>"),
    ("a complete feed that has more pages", "feed", "<link rel=\"hub\"", "<link rel=\"next\""),
    ("an archive without the current feed", "archive", "rel=\"current\"", "rel=\"via\""),
    ("another namespace of the feed", "archive", "http://www.w3.org/2005/Atom", "http://purl.org/atom/ns#"),
    ("complete with text", "feed", "<fh:complete/>", "<fh:complete>yes</fh:complete>"),
    ("complete twice", "feed", "<fh:complete/>", "<fh:complete/><fh:complete/>"),
    ("complete and an archive", "archive", "<fh:archive/>", "<fh:archive/><fh:complete/>"),
    ("complete in an entry", "feed", "<dc:type>rental", "<fh:complete/><dc:type>rental"),
    ("an unknown word of history", "archive", "<fh:archive/>", "<fh:archived/>"),
    ("two next pages", "archive", "</author>",
     "</author><link rel=\"next\" href=\"https://b.example/1\"/><link rel=\"next\" href=\"https://b.example/2\"/>"),
    ("a deletion, which the W3C feed validator does not know", "feed", "<dc:type>rental</dc:type>",
     "<at:deleted-entry xmlns:at=\"http://purl.org/atompub/tombstones/1.0\" ref=\"urn:a:b\" when=\"2026-11-19T00:00:00Z\"/>"),
    ("a picture without address", "feed", "<media:content url=\"https://board.example/one.png\"", "<media:content"),
    ("a picture at a relative address", "feed", "url=\"https://board.example/one.png\"", "url=\"one.png\""),
    ("a picture of no bytes", "feed", "fileSize=\"10\"", "fileSize=\"0\""),
    ("a picture that is a photo", "feed", "medium=\"image\"", "medium=\"photo\""),
    ("a picture without height", "feed", " height=\"3\"", ""),
    ("a picture of the feed", "feed", "<rights>None</rights>", "<media:content url=\"https://board.example/one.png\"/>"),
    ("a point beyond the pole", "feed", "-37.8042 144.9877", "-97.8042 144.9877"),
    ("a point with a comma", "feed", "-37.8042 144.9877", "-37.8042,144.9877"),
    ("a point of one number", "feed", "-37.8042 144.9877", "-37.8042"),
    ("two points", "feed", "<georss:point>", "<georss:point>0 0</georss:point><georss:point>"),
    ("a letter of another encoding", "feed", ">One<", ">One\x92s<"),
    ("unreadable: an open element", "feed", "</rights>", ""),
    ("unreadable: a document type", "archive", "<feed xmlns=", "<!DOCTYPE feed><feed xmlns="),
    ("unreadable: a control character", "feed", ">One<", ">\x0b<"),
]

if __name__ == "__main__":
    mistakes.run("atom_mistakes", atom_rules.faults, GOOD, MISTAKES)
