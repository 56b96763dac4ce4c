"""Markdown as articles are written in it, as HTML: what libcmark makes of it, with tables and ids of headings, which it doesn't know."""

import ctypes
import html
import re
from ctypes.util import find_library

UNSAFE = 1 << 17
"""HTML in the source stays HTML: the articles are the project's own, and their tables are HTML by then."""

HEADING = re.compile(r"<h([1-6])>(.*?)</h\1>", re.DOTALL)
ROW = re.compile(r"\s*\|(.*)\|\s*$")
RULE = re.compile(r"\s*\|(\s*:?-+:?\s*\|)+\s*$")


def library():
    """libcmark, with which Houser reads Markdown too."""
    name = find_library("cmark")
    if not name:
        raise SystemExit("libcmark is not installed; .ci/install does that")
    cmark = ctypes.CDLL(name)
    cmark.cmark_markdown_to_html.restype = ctypes.c_void_p
    cmark.cmark_markdown_to_html.argtypes = [ctypes.c_char_p, ctypes.c_size_t, ctypes.c_int]
    return cmark


CMARK, LIBC = library(), ctypes.CDLL(None)
LIBC.free.argtypes = [ctypes.c_void_p]


def rendered(text):
    """What libcmark makes of a text."""
    source = text.encode()
    pointer = CMARK.cmark_markdown_to_html(source, len(source), UNSAFE)
    try:
        return ctypes.string_at(pointer).decode()
    finally:
        LIBC.free(pointer)


def cells(row):
    """The cells of a row as HTML. A bar that belongs to the words is written with a backslash, also in code."""
    parts = re.split(r"(?<!\\)\|", ROW.match(row)[1])
    return [re.sub(r"\A<p>(.*)</p>\n\Z", r"\1", rendered(part.strip().replace("\\|", "|")), flags=re.DOTALL) for part in parts]


def table(rows):
    """A table as one line of HTML, in a box that scrolls where there's no room."""
    head = "".join(f'<th scope="col">{cell}</th>' for cell in cells(rows[0]))
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells(row)) + "</tr>" for row in rows[2:])
    line = f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
    return line.replace("\n", " ")


def with_tables(text):
    """The text with its tables as HTML, but for what only looks like one in code."""
    lines, result, fence = text.splitlines(), [], False
    while lines:
        line = lines.pop(0)
        if line.lstrip().startswith("```"):
            fence = not fence
        if not fence and ROW.match(line) and lines and RULE.match(lines[0]):
            rows = [line]
            while lines and ROW.match(lines[0]):
                rows.append(lines.pop(0))
            line = table(rows)
        result.append(line)
    return "\n".join(result) + "\n"


def words(markup):
    """The words of a piece of HTML, on one line."""
    return " ".join(html.unescape(re.sub(r"<[^>]*>", "", markup)).split())


def anchor(heading):
    """The id of a heading, as forges make it of its words."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def article(text):
    """An article's title, its HTML without the title, and its headings: level, id and words of each."""
    headings, taken = [], {}

    def heading(match):
        name = words(match[2])
        base = anchor(name)
        taken[base] = taken.get(base, -1) + 1
        name_of_place = base if taken[base] == 0 else f"{base}-{taken[base]}"
        headings.append((int(match[1]), name_of_place, name))
        return f'<h{match[1]} id="{name_of_place}"><a href="#{name_of_place}">{match[2]}</a></h{match[1]}>'

    markup = rendered(with_tables(text))
    title, count = re.subn(r"\A<h1>(.*?)</h1>\n.*", r"\1", markup, count=1, flags=re.DOTALL)
    if not count:
        raise ValueError("an article begins with its title, # and words")
    return words(title), HEADING.sub(heading, re.sub(r"\A<h1>.*?</h1>\n", "", markup, flags=re.DOTALL)), headings
