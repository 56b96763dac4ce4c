"""Of what Houser makes of a board, the files to which its front page leads: a board of articles has no use for lists of homes."""

import posixpath
import re
import shutil
from urllib.parse import unquote, urlsplit

REFERENCE = {
    ".html": re.compile(r"""(?:href|src|data-index)=["']?([^"'\s>]+)"""),
    ".css": re.compile(r"""url\(["']?([^"')]+)"""),
    ".js": re.compile(r"""["'](\./[^"']+)["']"""),
}
ALWAYS = ["index.html", "404.html", "_headers", "speculation.json"]
"""Beside the pages: what hosts send, and the rules that it names."""


def leads_to(output, base, path):
    """The files of the output that one names."""
    pattern = REFERENCE.get(posixpath.splitext(path)[1])
    for address in pattern.findall((output / path).read_text(encoding="utf-8")) if pattern else ():
        parts = urlsplit(address)
        if parts.scheme or not parts.path:
            continue
        target = posixpath.normpath(posixpath.join(base, posixpath.dirname(path), unquote(parts.path)))
        target = posixpath.relpath(target, base)
        for found in (target, posixpath.join(target, "index.html")):
            if not found.startswith("..") and (output / found).is_file():
                yield posixpath.normpath(found)


def copy(output, base, folder):
    """Copies what can be reached into a folder, and gives how many files there are."""
    waiting, found = list(ALWAYS), set()
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += leads_to(output, base, path)
    for path in found:
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(output / path, folder / path)
    return len(found)
