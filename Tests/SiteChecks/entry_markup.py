"""The HTML that an entry of a feed shows: only text, pictures and links, well formed, and right wherever it is read."""

from functools import cache
from html.parser import HTMLParser

import html5lib
import references
from html5lib.html5parser import ParseError

ALLOWED = {"a", "b", "blockquote", "br", "code", "del", "em", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "i", "img", "li", "ol", "p", "pre",
           "span", "strong", "sub", "sup", "table", "tbody", "td", "th", "thead", "tr", "ul"}
"""Elements of HTML that entries may hold; none of them runs, loads or covers anything, but for pictures."""


class Markup(HTMLParser):
    """Notes what the HTML of an entry must not hold."""

    def __init__(self, html):
        super().__init__(convert_charrefs=True)
        self.found = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag, attrs):
        if tag not in ALLOWED:
            self.found.append(f"holds <{tag}>")
        self.found += [f"holds the attribute {name}" for name, _ in attrs if name.startswith("on") or name == "style"]

    def handle_comment(self, data):
        self.found.append("holds a comment")

    def handle_decl(self, decl):
        self.found.append("holds a declaration")

    handle_pi = unknown_decl = handle_decl


def is_absolute(url):
    return url.startswith(("https://", "http://", "mailto:", "tel:", "sms:"))


@cache
def faults(html):
    """Everything that is wrong with the HTML of an entry; many feeds hold the same."""
    urls = [reference.url for reference in references.in_html(html)]
    found = [f"{url!r} in its content is not absolute" for url in urls if not is_absolute(url)]
    found += Markup(html).found
    try:
        html5lib.HTMLParser(strict=True).parseFragment(html)
    except ParseError as error:
        found.append(f"its HTML is invalid: {error}")
    return found
