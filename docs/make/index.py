"""The index of the search: one entry for each heading, with the words below it."""

import json
import re

import markdown

PART = re.compile(r'<h[1-6] id="([^"]*)">(.*?)</h[1-6]>', re.DOTALL)
BLOCK = re.compile(r"</(p|li|td|th|tr|pre|h\d)>|<br />")


def plain(markup):
    """The words of a part of a page; those of two cells or lines don't run together."""
    return markdown.words(BLOCK.sub(" ", markup))


def entries(number, article):
    """What is found of one article: number of the article, id of the heading, its words and the text below it."""
    parts = PART.split(article.html)
    found = [[number, "", "", plain(parts[0])]]
    found += [[number, place, markdown.words(heading), plain(text)] for place, heading, text in zip(parts[1::3], parts[2::3], parts[3::3], strict=True)]
    return found


def index(articles):
    """The whole index as JSON: the pages with address and title, and the parts of all of them."""
    pages = [[article.slug, article.title] for article in articles]
    parts = [entry for number, article in enumerate(articles) for entry in entries(number, article)]
    return json.dumps({"pages": pages, "parts": parts}, ensure_ascii=False, separators=(",", ":"))
