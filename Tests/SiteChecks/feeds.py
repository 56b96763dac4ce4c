"""feeds.py OUTPUT: feed readers accept every feed, and the three formats of a feed say the same."""

import sys
from calendar import timegm

import feedparser
import json_feed
import references
from published import Problems, Published


def is_absolute(url):
    return url.startswith(("https://", "http://", "mailto:", "tel:", "sms:"))


def member_of(entry, member):
    """What the feed itself says: feedparser would give `published` for an `updated` that is not there."""
    return dict.get(entry, member)


def check_html(problems, path, entry_id, html):
    for reference in references.in_html(html):
        if not is_absolute(reference.url):
            problems.add(path, f"{entry_id}: {reference.url!r} in its content is not absolute")


def check_entry(problems, path, entry, date):
    """What a feed reader needs of an entry."""
    name = entry.get("id") or entry.get("title") or "an entry"
    for member in ("id", "title", "link", f"{date}_parsed", "content"):
        if not member_of(entry, member):
            problems.add(path, f"{name} has no {member.removesuffix('_parsed')}")
    for link in entry.get("links", []):
        if not is_absolute(link.get("href", "")):
            problems.add(path, f"{name}: the link {link.get('href')!r} is not absolute")
    for media in entry.get("media_content", []) + entry.get("media_thumbnail", []) + entry.get("enclosures", []):
        if not is_absolute(media.get("url") or media.get("href") or ""):
            problems.add(path, f"{name}: the address of its picture is not absolute")
    for content in entry.get("content", []):
        check_html(problems, path, name, content.value)


def read_xml(site, problems, path):
    """An Atom or RSS feed: (ids in order, newest entry's update as a time or None, the feed's own update)."""
    # A feed is read as its bytes are: repaired links and markup would hide what is wrong.
    feed = feedparser.parse(str(site.files[path]), sanitize_html=False, resolve_relative_uris=False)
    wanted = "atom10" if path.endswith("atom.xml") else "rss20"
    if feed.bozo:
        problems.add(path, f"is not well formed: {feed.bozo_exception}")
    if feed.version != wanted:
        problems.add(path, f"is {feed.version or 'no feed'}, not {wanted}")
    for member in ("title", "link", "updated_parsed"):
        if not member_of(feed.feed, member):
            problems.add(path, f"the feed has no {member.removesuffix('_parsed')}")
    own = [link.href for link in feed.feed.get("links", []) if link.rel == "self"]
    if own != [site.url(path)]:
        problems.add(path, f"the feed says that it is at {own}")
    date = "updated" if wanted == "atom10" else "published"
    for entry in feed.entries:
        check_entry(problems, path, entry, date)
    times = [timegm(time) for entry in feed.entries if (time := member_of(entry, f"{date}_parsed"))]
    stamp = member_of(feed.feed, "updated_parsed")
    return [entry.get("id") for entry in feed.entries], max(times, default=None), stamp and timegm(stamp)


def check_scope(site, problems, folder):
    """The three feeds of one scope."""
    atom, rss, json = (f"{folder}{name}" for name in ("atom.xml", "rss.xml", "feed.json"))
    missing = [path for path in (atom, rss, json) if path not in site.files]
    if missing:
        problems.add(folder or "/", f"has no {', '.join(missing)}")
        return
    ids, newest, stamp = read_xml(site, problems, atom)
    if newest is not None and newest != stamp:
        problems.add(atom, "the feed's updated is not its newest entry's")
    rss_ids, _, rss_stamp = read_xml(site, problems, rss)
    if rss_stamp != stamp:
        problems.add(rss, "lastBuildDate is not the Atom feed's updated")
    json_ids, json_newest = json_feed.read(site, problems, json, check_html)
    if newest is not None and json_newest != newest:
        problems.add(json, "date_modified of the newest item is not that of the Atom feed")
    if len(set(ids)) != len(ids):
        problems.add(atom, "two entries have the same id")
    for path, others in ((rss, rss_ids), (json, json_ids)):
        if others != ids:
            problems.add(path, "its ids, or their order, are not those of the Atom feed")


def main(folder):
    site, problems = Published(folder), Problems("feeds")
    folders = sorted({path[: len(path) - len(name)] for name in ("atom.xml", "rss.xml", "feed.json")
                      for path in site.files if path.split("/")[-1] == name})
    if "" not in folders:
        problems.add("/", "the site has no feed of everything")
    for scope in folders:
        check_scope(site, problems, scope)
    problems.finish(f"{len(folders)} scopes, each as Atom, RSS and JSON Feed")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: feeds.py OUTPUT")
    main(sys.argv[1])
