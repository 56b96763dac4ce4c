"""hostile_mentions.py FILE: writes an export of webmentions on a board of hostile listings, hostile in every member and of every wrong type."""

import json
import sys
from pathlib import Path

from hostile_texts import NAMES, TEXTS

SITE = "https://hostile.example/"
WRONG = [None, True, 0, -1, 1.5, 1e300, "", "x", [], [[]], {}, {"name": {"name": []}}, ["a", {}], "\u0000", "\u202e"]
"""What stands where something else is meant."""
MEMBERS = ["wm-id", "wm-target", "wm-property", "wm-private", "published", "wm-received", "author", "url", "content", "summary", "wm-source"]
ADDRESSES = [
    "https://evil.example/?a=1&b='c'\"><script>alert(1)</script>", "javascript:alert(1)", "https://evil.example/ a: b # c", "//evil.example/", "\n- x",
    "https://user:pass@evil.example/", "https://evil.example/{a: [b]}", "https://evil.example/" + "x" * 3_000, "data:text/html,<b>",
    "https://e\u0301vil.example/\u202etxt", "https://evil.example/%00%0a%22", "https://evil.example/'#\"",
]
TARGETS = [
    "https://hostile.example/../../etc/passwd", "https://hostile.example/rooms/../../x/", "http://hostile.example/rooms/rooms-script-end/?x#y",
    "https://hostile.example.evil.example/rooms/rooms-script-end/", "https://hostile.example/rooms/rooms-script-end/index.html",
    "https://hostile.example//rooms//rooms-script-end//", "https://hostile.example/wanted/rooms-script-end/", "https://hostile.example/" + "a/" * 5_000,
]
IDS = ["../../evil", "a/b", "CON", "-", ".", "", "a" * 41, "é", "x\u0000", "ok-id", "webmention-1"]


def entry(number, target, **members):
    """A good entry, but for what is given."""
    return {
        "type": "entry", "wm-id": 10_000 + number, "wm-target": target, "wm-property": "in-reply-to", "published": "2026-11-19T08:00:00+11:00",
        "author": {"type": "card", "name": "Ali", "url": "https://ali.example/", "photo": "javascript:alert(1)"}, "url": f"https://ali.example/{number}",
        "content": {"html": "<p onclick=x>Hi<script>alert(1)</script></p>", "text": "Hi"}} | members


def entries():
    """All entries of the export."""
    target = SITE + "rooms/rooms-script-end/"
    number = 0
    texts = list(TEXTS.values()) + list(NAMES.values()) + [
        "\u200b", "\u00ad\u2060", "\u3164", " \t\n ", "\u0000\u0007", "\ud800", "x" * 100_000, "\n" * 20_000 + "x", "\\" * 9_000, "> " * 5_000, "[" * 9_000,
        "`" * 9_000, "*_" * 5_000, "a\n===\nb\n---\nc", "---\nhidden: yes\n---\n<b>x</b>", "\ufeffx", "😀" * 3_000, "e" + "\u0301" * 5_000, "\u202e\u2066x\u2069"]
    for text in texts:
        number += 1
        yield entry(number, target, author={"name": text}, content={"html": f"<i>{text}</i>", "text": text})
        yield entry(number + 1_000, target, author=text, content=text, **{"wm-property": "mention-of"})
        yield entry(number + 2_000, target, author=[{"name": [text]}], content=[{"text": [text]}], summary=text)
    for address in ADDRESSES:
        number += 1
        yield entry(number, target, url=address, author={"name": "", "url": address})
        yield entry(number + 1_000, target, url=[address], **{"wm-property": "like-of"})
        yield entry(number + 2_000, address)
    for address in TARGETS:
        number += 1
        yield entry(number, address)
    for name in IDS:
        yield entry(0, target, **{"wm-id": name})
        yield entry(0, SITE + "wanted/wanted-cdata-end/", **{"wm-id": name, "wm-property": "like-of"})
    for member in MEMBERS:
        for wrong in WRONG:
            number += 1
            yield entry(number, target, **{member: wrong})
    for day in ("2031-01-01", "0000-00-00", "1600-01-01", "2026-02-30", "2026-11-21T25:61:61Z", "yesterday", "9" * 5_000):
        number += 1
        yield entry(number, target, published=day)
    yield from WRONG
    yield from [entry(1, target)] * 3


def main(path):
    Path(path).write_text(json.dumps({"type": "feed", "name": "<b>", "children": list(entries())}, ensure_ascii=True))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: hostile_mentions.py FILE")
    main(sys.argv[1])
