"""Links of articles, which lead to files of the repository there, as links of the site."""

import html
import posixpath
import re
import struct

from articles import REPOSITORY

LINK = re.compile(r'(<a href|<img src)="([^"]*)"')


class Linker:
    """Leads from article to article, and to the repository for all else. What leads nowhere is a fault."""

    def __init__(self, articles, forge):
        self.by_path, self.forge = {article.path: article for article in articles}, forge
        self.pictures, self.faults = {}, []

    def link(self, article):
        """An article's HTML as a part of a template."""
        # Articles on templates show what the program would take for its own.
        text = article.html.replace("{{", "&#123;&#123;")
        return LINK.sub(lambda match: f'{match[1]}="{self.target(article, html.unescape(match[2]), match[1])}{self.size(match)}"', text)

    def target(self, article, address, tag):
        if re.match(r"[a-z]+:", address):
            return html.escape(address)
        path, _, fragment = address.partition("#")
        path = posixpath.normpath(posixpath.join(posixpath.dirname(article.path), path)) if path else article.path
        fragment = fragment.lower()
        if tag == "<img src":
            return self.picture(article, path, html.escape(address))
        # Forges keep releases beside the files: ../../releases from the front page of a repository.
        if path == "../../releases":
            return f"{self.forge}/releases"
        if other := self.by_path.get(path):
            if fragment and fragment not in {place for _, place, _ in other.headings}:
                self.faults.append(f"{article.path}: {address!r}: {path} has no heading of that name")
            if other is article:
                return f"#{fragment}"
            return f"{{{{base}}}}{other.slug}/" + (f"#{fragment}" if fragment else "")
        if not (REPOSITORY / path).exists():
            self.faults.append(f"{article.path}: {address!r} leads nowhere")
        return f"{self.forge}/src/{path}"

    def picture(self, article, path, address):
        file = REPOSITORY / path
        if not file.is_file():
            self.faults.append(f"{article.path}: there is no picture {path}")
            return address
        self.pictures[file.name] = file
        return f"{{{{assets}}}}docs/{file.name}"

    def size(self, match):
        """The attributes of a picture's size, so that the page stands still while it's loaded."""
        file = self.pictures.get(match[2].rsplit("/", 1)[-1])
        if match[1] != "<img src" or not file:
            return ""
        width, height = struct.unpack(">II", file.read_bytes()[16:24])
        return f'" width="{width}" height="{height}'
