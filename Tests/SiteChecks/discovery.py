"""What the pages say of feeds: the links in their heads, by which readers find them, and those that people press."""

import re
from html.parser import HTMLParser
from urllib.parse import unquote, urljoin

from scopes import ATOM, CHANGES, CHANGES_JSON, CHANGES_RSS, JSON, RSS, is_of_comments

TYPES = {ATOM: "application/atom+xml", RSS: "application/rss+xml", JSON: "application/feed+json", CHANGES: "application/atom+xml",
         CHANGES_RSS: "application/rss+xml", CHANGES_JSON: "application/feed+json"}


class PageFeeds(HTMLParser):
    """The links of a page to feeds: (address, type, title) in its head, (address, type) where it asks people to follow; `others` there."""

    def __init__(self, html):
        super().__init__(convert_charrefs=True)
        self.head, self.follow, self.others, self.has_follow, self.depth = [], [], [], False, 0
        self.feed(html)
        self.close()

    def handle_starttag(self, tag, attrs):
        values = {name: value or "" for name, value in attrs}
        if tag == "link" and values.get("rel") == "alternate" and values.get("type") in TYPES.values():
            self.head.append((values.get("href", ""), values["type"], values.get("title", "")))
        if tag == "section":
            self.depth += self.depth > 0 or values.get("id") == "follow"
            self.has_follow |= values.get("id") == "follow"
        if tag == "a" and self.depth:
            if values.get("type") in TYPES.values():
                self.follow.append((values.get("href", ""), values["type"]))
            else:
                self.others.append(unquote(values.get("href", "")))

    def handle_endtag(self, tag):
        self.depth -= tag == "section" and self.depth > 0


class Discovery:
    """`feeds`: the names of the feeds that lie in each folder that has any; `moved`: those of these folders whose feeds say where to go."""

    def __init__(self, site, problems, feeds, moved):
        self.site, self.problems, self.feeds, self.moved = site, problems, feeds, moved

    def check(self, pages):
        """That each page names all feeds of one scope, and one that can be followed those of its own."""
        for path in pages:
            found = PageFeeds(self.site.read(path))
            links = [(self.resolved(path, address), kind, title) for address, kind, title in found.head]
            links = [link for link in links if not is_of_comments(link[0])]
            folders = {target.rpartition("/")[0] + "/" if "/" in target else "" for target, _, _ in links}
            scope = re.sub(r"(page/[\d-]+(-to-\d+)?/(\d+/)?)?index\.html$", "", path)
            if scope in self.feeds and scope not in self.moved and folders != {scope}:
                self.problems.add(path, f"its head names the feeds of {sorted(folders)}, not its own")
                continue
            if not links:
                continue
            if len(folders) > 1 or folders & self.moved:
                self.problems.add(path, f"its head names the feeds of {sorted(folders)}")
                continue
            self.check_head(path, links, *folders)
            self.check_follow(path, found, *folders, scope in self.feeds and scope not in self.moved)

    def resolved(self, path, address):
        """The path of the file that a page links; the link itself if there is none."""
        return self.site.file_at(urljoin(self.site.url(path), address)) or address

    def check_head(self, path, links, folder):
        wanted = sorted((folder + name, TYPES[name]) for name in self.feeds.get(folder, ()))
        if sorted((target, kind) for target, kind, _ in links) != wanted:
            self.problems.add(path, f"its head names {[target for target, _, _ in links]}, not {[target for target, _ in wanted]}")
        titles = [title for _, _, title in links]
        if "" in titles or len(set(titles)) < len(titles):
            self.problems.add(path, "its head names two feeds alike, or one without a title")

    def check_follow(self, path, found, folder, is_followed):
        """The section that asks people to follow: on the pages of a scope, and nowhere where there is nothing to follow."""
        if not found.has_follow:
            if is_followed:
                self.problems.add(path, "does not ask readers to follow it, though it has feeds")
            return
        wanted = sorted((folder + name, TYPES[name]) for name in self.feeds.get(folder, ()))
        offered = sorted((self.resolved(path, address), kind) for address, kind in found.follow)
        if offered != wanted:
            self.problems.add(path, f"asks readers to follow {[name for name, _ in offered]}, not {[name for name, _ in wanted]}")
        for address in found.others:
            for feed in re.findall(rf"{re.escape(self.site.address)}\S*\.(?:xml|json)$", address):
                if self.site.file_at(feed) not in [name for name, _ in wanted]:
                    self.problems.add(path, f"opens {feed} in a reader, which is none of its feeds")
