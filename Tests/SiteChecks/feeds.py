"""feeds.py OUTPUT: every feed keeps to its format, readers accept it, its documents hang together, and its formats say the same."""

import re
import sys
from itertools import pairwise

import archives
import feed_reading
import opml
from discovery import Discovery
from published import Problems, Published
from scopes import ALWAYS_FOLLOWED, ATOM, CHANGES, FORMATS, PAGES, RSS, WITHOUT_ARCHIVES, Listings, changes_of, feeds_of, is_of_comments, sort_of

LISTS = "feeds.opml"
NAMES = feeds_of("board")


class FeedCheck:
    def __init__(self, folder):
        self.site, self.problems = Published(folder), Problems("feeds")
        self.listings = Listings(self.site)
        self.scopes = self.documents = 0

    def check(self):
        feeds = {}
        for path in self.site.files:
            folder, name = path[: path.rfind("/") + 1], path.rpartition("/")[2]
            if is_of_comments(path):
                self.check_comments(path)
            elif name in NAMES:
                feeds.setdefault(folder, []).append(name)
            if re.fullmatch(r"(atom|rss|feed)-\d+\.(xml|json)", name):
                self.problems.add(path, "is another document of a feed of listings, which readers never ask for")
        self.check_scopes(feeds)
        moved, changes = set(), {}
        for scope, names in feeds.items():
            if self.are_there(scope, names):
                changes[scope] = self.check_scope(scope, moved)
        self.check_changes({scope: ids for scope, ids in changes.items() if scope not in moved})
        Discovery(self.site, self.problems, feeds, moved).check(self.site.named("*.html"))
        self.check_lists()
        self.scopes = len(feeds)

    def check_changes(self, changes):
        """That the board tells all that its scopes tell, unless there is so much that it tells some in round-ups."""
        board = changes.get("", set())
        for scope, ids in changes.items() if not any(map(archives.is_round_up, board)) else ():
            for name in sorted(name for name in ids - board if not archives.is_round_up(name)):
                self.problems.add(f"{scope}{CHANGES}", f"{name} is not among the changes of the board")

    def check_scopes(self, feeds):
        """That there are feeds of all that can be followed."""
        kinds = {scope for scope in self.listings.scopes if sort_of(scope) == "kind"}
        pages = {path.removesuffix("index.html") for pattern in PAGES.values() for path in self.site.below(pattern)}
        for scope in sorted(({""} | kinds | pages) - feeds.keys()):
            if sort_of(scope) in ALWAYS_FOLLOWED or self.listings.count(scope):
                self.problems.add(scope or "/", "has no feeds")
            elif re.search(r'id="?follow\b|\bFollow\b[^.]* below\b', self.site.read(scope + "index.html")):
                self.problems.add(scope, "asks readers to follow it, but has no feeds")

    def are_there(self, scope, names):
        """Whether a scope has just the feeds that those of its sort have."""
        wanted = feeds_of(sort_of(scope))
        if set(names) != set(wanted):
            self.problems.add(scope or "/", f"has {', '.join(sorted(names))}, not {', '.join(sorted(wanted))}")
        return set(names) >= set(wanted)

    def check_scope(self, scope, moved):
        """Checks the feeds of a scope, which are added to `moved` if they say where to go; the ids of all changes."""
        atom, *others = [feed_reading.read(self.site, self.problems, scope + name) for name in FORMATS[sort_of(scope)]]
        logs = archives.read(self.site, self.problems, scope + CHANGES, sort_of(scope) not in WITHOUT_ARCHIVES)
        other_logs = [feed_reading.read(self.site, self.problems, scope + name, is_log=True) for name in changes_of(sort_of(scope))[1:]]
        self.documents += 1 + len(others) + len(logs) + len(other_logs)
        self.check_formats(atom, others)
        self.check_formats(logs[0], other_logs)
        if any(":moved/" in str(name) for name in atom.ids):
            moved.add(scope)
            for document in (atom, *logs):
                self.check_moved(document)
        else:
            self.check_listings(scope, atom)
        self.check_stamps(atom, logs)
        return {name for document in logs for name in document.ids}

    def check_formats(self, atom, others):
        """That every format holds the same entries as of the same times. RSS tells when an entry was last changed, without fractions, and with
        them in the id of one that has changed since it was published. What Atom has of an event alone, that it was told, is when others say that
        it was published."""
        appeared = [time if time is not None else updated for time, updated in zip(atom.published, atom.updated, strict=True)]
        for other in others:
            is_rss = other.path.endswith(RSS)
            ids = [known_as(name) for name in other.ids] if is_rss else [(name, None) for name in other.ids]
            changed = [without_zone(stamp) if is_rss and updated != time else None
                       for time, updated, stamp in zip(appeared, atom.updated, atom.stamps, strict=True)]
            if ids != list(zip(atom.ids, changed, strict=True)):
                self.problems.add(other.path, "its ids, or their order, are not those of the Atom feed")
            if [as_xml(title) for title in other.titles] != atom.titles or other.addresses != atom.addresses:
                self.problems.add(other.path, "its titles or addresses are not those of the Atom feed")
            if [rounded(time, is_rss) for time in (atom.updated if is_rss else appeared)] != other.published:
                self.problems.add(other.path, "its times of publication are not those of the Atom feed")
            if is_rss and other.stamp != rounded(atom.stamp, True):
                self.problems.add(other.path, "lastBuildDate is not the Atom feed's updated")
            if is_rss and ("complete" in other.marks) != ("complete" in atom.marks):
                self.problems.add(other.path, "does not say the same as the Atom feed of whether it is complete")
            if not is_rss and other.updated != atom.updated:
                self.problems.add(other.path, "its date_modified are not those of the Atom feed")
            self.check_alone(other)

    def check_alone(self, document):
        """Readers ask for one document of what is on offer; there are no others."""
        for relation in sorted(document.links.keys() & {"first", "last", "next", "previous", "prev-archive", "next-archive", "current"}):
            self.problems.add(document.path, f"has a {relation} link, but all of this feed is in one document")
        if "archive" in document.marks:
            self.problems.add(document.path, "calls itself an archive, but its listings change")

    def check_listings(self, scope, atom):
        """A feed of what is on offer: the last changed first, and complete if it holds all that is open."""
        self.check_alone(atom)
        if None not in atom.updated and any(later < earlier for later, earlier in pairwise(atom.updated)):
            self.problems.add(atom.path, "its entries are not in the order of their updated, the latest first")
        within = self.listings.within(scope)
        for name, address in zip(atom.ids, atom.addresses, strict=True) if within is not None else ():
            if address not in within and not archives.is_round_up(name):
                self.problems.add(atom.path, f"{address} is no open listing of {scope or 'the board'}")
        count = self.listings.count(scope)
        shown = sum(not archives.is_round_up(name) for name in atom.ids)
        if count is not None and ("complete" in atom.marks) != (shown == count):
            said = "calls" if "complete" in atom.marks else "does not call"
            self.problems.add(atom.path, f"{said} itself complete with {shown} of {count} open listings")

    def check_moved(self, document):
        """The feed of an address that something else is found at now: one entry, which says where."""
        if len(document.ids) != 1 or not (document.titles[0] or "").startswith("Moved: "):
            self.problems.add(document.path, "says that it moved, but not in one entry that says where to")
        for address in document.addresses:
            if self.site.file_at(address or "") in (None, document.path[: document.path.rfind("/") + 1] + "index.html"):
                self.problems.add(document.path, f"moved to {address!r}, which is no other page of the site")

    def check_stamps(self, atom, logs):
        """A feed's own time is that of the last thing that happened in its scope, which may have taken an entry away."""
        for document in (atom, *logs):
            if document.stamp is None or document.newest is None:
                continue
            if document.stamp < document.newest:
                self.problems.add(document.path, "the feed's updated is before the newest thing in it")
            if document in logs[1:] and document.stamp > document.newest:
                self.problems.add(document.path, "the archive's updated is after its newest entry's")
        if None not in (atom.stamp, logs[0].stamp) and abs(atom.stamp - logs[0].stamp) >= 86_400:
            self.problems.add(atom.path, "the feed's updated is of another day than that of the changes")

    def check_comments(self, path):
        """A feed of what people say: the latest first, each entry on a page that shows it, unless there are too many on that page."""
        feed = feed_reading.read(self.site, self.problems, path)
        self.documents += 1
        self.check_alone(feed)
        if not feed.ids or len(set(feed.ids)) < len(feed.ids):
            self.problems.add(path, "has no comments, or one of them twice")
        days = [int(time // 86_400) for time in feed.published if time is not None]
        if any(later < earlier for later, earlier in pairwise(days)):
            self.problems.add(path, "its comments are not in the order of their days, the latest first")
        for address in feed.addresses:
            page, _, anchor = (address or "").partition("#")
            file = self.site.file_at(page)
            if file is None or anchor and not re.search(rf'\sid="?{re.escape(anchor)}[\s">]', self.site.read(file)):
                self.problems.add(path, f"{address} is no comment on a page of the site")

    def check_lists(self):
        """The lists of feeds: each is one that readers import, and what it lists is there."""
        states = sorted({"/".join(path.split("/")[:2]) + "/" for path in self.site.named(f"*/{ATOM}") if path.startswith("states/")})
        for folder in ("", *states):
            if folder + LISTS not in self.site.files:
                self.problems.add(folder or "/", f"has no {LISTS}")
        for path in self.site.named("*.opml"):
            data = self.site.files[path].read_bytes()
            faults = opml.faults(data)
            for fault in faults:
                self.problems.add(path, fault)
            for address in opml.feeds(data) if not faults else ():
                if self.site.file_at(address) is None:
                    self.problems.add(path, f"{address} is not in the output")


def rounded(time, is_whole):
    return int(time) if is_whole and time is not None else time


def known_as(name):
    """What RSS readers know an entry by, taken apart: its id, and when it was last changed; None for that if it never was."""
    name, _, time = (name or "").partition("/updated/")
    return name, time or None


def without_zone(stamp):
    """A date-time of RFC 3339 without its offset: a board that moves to another zone tells nobody anything."""
    return re.sub(r"(Z|[+-]\d\d:\d\d)$", "", stamp)


def as_xml(title):
    """A title as XML can hold it, with a sign in the place of each control character."""
    return re.sub(r"[\0-\x08\x0b\x0c\x0e-\x1f]", "\ufffd", title or "")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: feeds.py OUTPUT")
    check = FeedCheck(sys.argv[1])
    check.check()
    check.problems.finish(f"{check.scopes} scopes, {check.documents} documents in Atom, RSS and JSON Feed")
