"""opml_mistakes.py: the rules of lists of feeds find every kind of mistake in this table, and nothing wrong with the good one."""

import mistakes
import opml

LIST = """<?xml version="1.0" encoding="UTF-8"?>
<opml version="2.0">
<head><title>Board</title><dateModified>Thu, 19 Nov 2026 00:00:00 +1100</dateModified></head>
<body>
<outline type="rss" text="Board" title="Board" xmlUrl="https://board.example/atom.xml" htmlUrl="https://board.example/"/>
<outline text="Suburbs">
<outline type="rss" text="Newtown" title="Newtown 2042" version="RSS2" xmlUrl="https://board.example/suburbs/nsw/newtown-2042/rss.xml"/></outline>
</body>
</opml>
"""

GOOD = {"list": LIST}

MISTAKES = [
    ("version 1.0", "list", "<opml version=\"2.0\">", "<opml version=\"1.0\">"),
    ("no version", "list", "<opml version=\"2.0\">", "<opml>"),
    ("no head", "list", LIST[LIST.index("<head>"):LIST.index("<body>")], ""),
    ("no title", "list", "<title>Board</title>", ""),
    ("an empty title", "list", "<title>Board</title>", "<title> </title>"),
    ("a date of RFC 3339", "list", "Thu, 19 Nov 2026 00:00:00 +1100", "2026-11-19T00:00:00Z"),
    ("an unknown element of the head", "list", "<title>", "<link>https://board.example/</link><title>"),
    ("docs in the head", "list", "</head>", "<docs>http://opml.org/spec2.opml</docs></head>"),
    ("no body", "list", LIST[LIST.index("<body>"):LIST.index("</opml>")], ""),
    ("something else than an outline", "list", "<body>", "<body><feed/>"),
    ("no feed", "list", LIST[LIST.index("<outline"):LIST.index("</body>")], ""),
    ("a feed without text", "list", " text=\"Newtown\"", ""),
    ("a feed with an empty text", "list", " text=\"Newtown\"", " text=\"\""),
    ("a feed without type", "list", "type=\"rss\" text=\"Newtown\"", "text=\"Newtown\""),
    ("a feed of type atom", "list", "type=\"rss\" text=\"Newtown\"", "type=\"atom\" text=\"Newtown\""),
    ("a feed without address", "list", "xmlUrl=\"https://board.example/atom.xml\"", ""),
    ("a feed at a relative address", "list", "\"https://board.example/atom.xml\"", "\"/atom.xml\""),
    ("a page at a relative address", "list", "htmlUrl=\"https://board.example/\"", "htmlUrl=\"/\""),
    ("a feed without title", "list", " title=\"Newtown 2042\"", ""),
    ("a feed of an unknown version", "list", "RSS2", "2.0"),
    ("a feed of the version Atom", "list", "RSS2", "ATOM"),
    ("a feed twice", "list", "suburbs/nsw/newtown-2042/rss.xml", "atom.xml"),
    ("a group without feeds", "list", "</body>", "<outline text=\"States\"/></body>"),
    ("a group without text", "list", "<outline text=\"Suburbs\">", "<outline>"),
    ("unreadable: a bare ampersand", "list", "<title>Board", "<title>Board & more"),
]

if __name__ == "__main__":
    mistakes.run("opml_mistakes", opml.faults, GOOD, MISTAKES)
