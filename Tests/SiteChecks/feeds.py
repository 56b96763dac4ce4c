"""feeds.py OUTPUT: every feed keeps to its format, readers accept it, its documents hang together, and the three formats say the same."""

import sys

import opml
import paging
from published import Problems, Published

FORMATS = ("atom.xml", "rss.xml", "feed.json")
CHANGES, LISTS = "changes.xml", "feeds.opml"
SCOPES = ("suburbs/*/*/index.html", "states/*/index.html", "campuses/*/index.html", "people/*/index.html", "tags/*/index.html",
          "searches/*/index.html")
"""Pages that have feeds, beside the home page and those of kinds."""


class FeedCheck:
    def __init__(self, folder):
        self.site, self.problems = Published(folder), Problems("feeds")
        self.scopes = self.documents = 0

    def check(self):
        files = self.site.files
        scopes = sorted({path[: path.rfind("/") + 1] for path in files if path.rpartition("/")[2] in (*FORMATS, CHANGES)})
        if "" not in scopes:
            self.problems.add("/", "the site has no feed of everything")
        for path in (path for pattern in SCOPES for path in self.site.below(pattern)):
            if path.removesuffix("index.html") not in scopes:
                self.problems.add(path, "has no feeds beside it")
        changes = {}
        for scope in scopes:
            self.check_listings(scope)
            changes[scope] = self.check_changes(scope)
        for scope, ids in changes.items():
            for name in sorted(ids - changes.get("", set())):
                self.problems.add(f"{scope}{CHANGES}", f"{name} is not among the changes of the board")
        self.check_lists()
        self.scopes = len(scopes)

    def missing(self, scope, names):
        """Which files are missing that a scope must have."""
        missing = [name for name in names if scope + name not in self.site.files]
        if missing:
            self.problems.add(scope or "/", f"has no {', '.join(missing)}")
        return missing

    def check_listings(self, scope):
        """The feeds of what is on offer: the same listings in three formats."""
        if self.missing(scope, FORMATS):
            return
        atom, rss, json = ([*paging.pages(self.site, self.problems, scope + name)] for name in FORMATS)
        self.documents += len(atom) + len(rss) + len(json)
        for document in atom:
            self.check_stamp(document, atom)
        if len(atom) == 1 and "complete" not in atom[0].marks:
            self.problems.add(atom[0].path, "holds all there is, but does not call itself complete")
        ids = ids_of(atom)
        for name, _ in (deleted for document in atom for deleted in document.deleted):
            if name in ids:
                self.problems.add(atom[0].path, f"{name} is among the listings and among those that are gone")
        for others in (rss, json):
            if ids_of(others) != ids:
                self.problems.add(others[0].path, "its ids, or their order, are not those of the Atom feed")
        if rss[0].stamp != atom[0].stamp:
            self.problems.add(rss[0].path, "lastBuildDate is not the Atom feed's updated")
        if newest(json) != newest(atom):
            self.problems.add(json[0].path, "date_modified of the newest item is not that of the Atom feed")

    def check_stamp(self, document, documents):
        """A feed's own time is its newest entry's, or that at which an entry went; the first page may tell that of the whole feed."""
        gone = [time for _, time in document.deleted]
        allowed = {document.newest, max([document.newest or 0, *gone])}
        if document is documents[0]:
            allowed |= {newest(documents), max([newest(documents) or 0, *gone])}
        if document.ids and document.stamp not in allowed:
            self.problems.add(document.path, "the feed's updated is not its newest entry's")

    def check_changes(self, scope):
        """The feed of what happened; the ids of all its entries."""
        if self.missing(scope, (CHANGES,)):
            return set()
        documents = paging.archives(self.site, self.problems, scope + CHANGES)
        self.documents += len(documents)
        for document in documents:
            if document.ids and document.stamp != document.newest:
                self.problems.add(document.path, "the feed's updated is not its newest entry's")
        return set(ids_of(documents))

    def check_lists(self):
        """The lists of feeds: each is one that readers import, and what it lists is there."""
        states = sorted({"/".join(path.split("/")[:2]) + "/" for path in self.site.named("*/atom.xml") if path.startswith("states/")})
        for folder in ("", *states):
            self.missing(folder, (LISTS,))
        for path in self.site.named("*.opml"):
            data = self.site.files[path].read_bytes()
            faults = opml.faults(data)
            for fault in faults:
                self.problems.add(path, fault)
            for address in opml.feeds(data) if not faults else ():
                if self.site.file_at(address) is None:
                    self.problems.add(path, f"{address} is not in the output")


def ids_of(documents):
    return [name for document in documents for name in document.ids]


def newest(documents):
    return max((document.newest for document in documents if document.newest is not None), default=None)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: feeds.py OUTPUT")
    check = FeedCheck(sys.argv[1])
    check.check()
    check.problems.finish(f"{check.scopes} scopes, {check.documents} documents in Atom, RSS and JSON Feed")
