"""The parts of a board that can be followed: the feeds that each sort has, and the listings that are open in each."""

import re
from functools import cached_property

ATOM, RSS, JSON = "atom.xml", "rss.xml", "feed.json"
CHANGES, CHANGES_RSS, CHANGES_JSON = "changes.xml", "changes-rss.xml", "changes.json"
FORMATS = {
    "board": (ATOM, RSS, JSON), "kind": (ATOM, RSS, JSON), "suburbs": (ATOM, RSS), "searches": (ATOM, RSS), "states": (ATOM,),
    "campuses": (ATOM,), "people": (ATOM,), "tags": (ATOM,), "sections": (ATOM,), "circles": (ATOM,),
    "brands": (ATOM,),
}
"""The feeds of listings of each sort of scope, unless a board asks for others."""

CHANGE_FORMATS = {"board": (CHANGES, CHANGES_RSS, CHANGES_JSON), "kind": (CHANGES, CHANGES_RSS, CHANGES_JSON)}
"""The feeds of changes of sorts of scopes that have others than Atom, unless a board asks for others."""

PAGES = {"suburbs": "suburbs/*/*/index.html", "searches": "searches/*/index.html", "states": "states/*/index.html",
         "campuses": "campuses/*/index.html", "people": "people/*/index.html", "tags": "tags/*/index.html", "circles": "circles/*/index.html",
         "brands": "brands/*/index.html"}
ALWAYS_FOLLOWED = ("board", "suburbs", "searches", "circles", "brands")
"""Sorts of scopes that have feeds before anything is listed in them."""
WITHOUT_ARCHIVES = ("searches", "tags", "sections", "circles")
"""Sorts of scopes that listings enter and leave in the ordinary course of things."""


def sort_of(scope):
    """The sort of the scope whose page lies in a folder, such as "suburbs/vic/collingwood-3066/"."""
    first = scope.partition("/")[0]
    if first not in PAGES and scope.count("/") == 3:
        return "sections"
    return first if first in PAGES else "kind" if first else "board"


def feeds_of(sort):
    """The names of all feeds of a scope of that sort."""
    return (*FORMATS[sort], *changes_of(sort))


def changes_of(sort):
    """The names of the feeds of changes of a scope of that sort, Atom first."""
    return CHANGE_FORMATS.get(sort, (CHANGES,))


def is_of_comments(path):
    """Whether a file is a feed of comments: of one listing, or of the whole board."""
    return path == "comments/atom.xml" or path.endswith("/comments.xml")


class Listings:
    """What is open on a board, as its search index and its pages tell."""

    def __init__(self, site):
        self.site = site

    @cached_property
    def scopes(self):
        """The addresses of the open listings of each scope whose listings the index names."""
        found = {"": set()}
        for listing in self.site.index["listings"]:
            address = self.site.address + listing["url"]
            folders = ["", listing["url"].partition("/")[0] + "/"]
            folders += [f"tags/{slug}/" for slug, _ in listing.get("tags", [])]
            if "owner" in listing:
                folders.append(f"people/{listing['owner']}/")
            if "state" in listing:
                folders.append(f"states/{listing['state'].lower()}/")
                folders.append(f"suburbs/{listing['state'].lower()}/{slug_of(listing['suburb'])}-{listing['postcode']}/")
            for folder in folders:
                found.setdefault(folder, set()).add(address)
        return found

    @cached_property
    def addresses(self):
        """The address of each open listing's page by its id."""
        return {listing["id"]: self.site.address + listing["url"] for listing in self.site.index["listings"]}

    def within(self, scope):
        """The addresses of the open listings of a scope; None if neither the index nor the page tells them."""
        if scope.startswith("campuses/"):
            return None
        if sort_of(scope) not in ("searches", "sections", "circles", "brands"):
            return self.scopes.get(scope, set())
        pages = [path for path in self.site.files if re.fullmatch(rf"{re.escape(scope)}(page/.+/)?index\.html", path)]
        shown = {name for path in pages for name in re.findall(r'data-id="([^"]+)"', self.site.read(path))}
        return {self.addresses[name] for name in shown if name in self.addresses}

    def count(self, scope):
        """How many listings are open in a scope. Of a campus only its page says it, where it asks readers to follow what is near."""
        if (within := self.within(scope)) is not None:
            return len(within)
        said = re.search(r"<p>(None|[\d,]+ listings?) right now", self.site.read(scope + "index.html"))
        return int(re.sub(r"\D", "", said[1]) or 0) if said else None


def slug_of(name):
    """The name of a place as addresses have it."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "").replace("’", "")).strip("-")
